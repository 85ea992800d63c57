import { expect, it } from "vitest";
import { deriver } from "../draws.js";
import { testKey } from "../test-notes.js";
import { ShufflePool } from "./shuffle-pool.js";

/** Forty patients with Ohio, ten with Iowa, one each with twenty others. */
function filled(): { readonly pool: ShufflePool; readonly values: readonly string[] } {
  const pool = new ShufflePool();
  const others = Array.from({ length: 20 }, (_, n) => `state ${n}`);
  const values = [...Array<string>(40).fill("ohio"), ...Array<string>(10).fill("iowa"), ...others];
  for (const [n, value] of values.entries()) pool.add("state", value, value, `patient ${n}`);
  return { pool, values };
}

it.each([1, 2, 3])("gives values about as often as they were there, key %i", (byte) => {
  const { pool, values } = filled();
  const derive = deriver(testKey(byte));
  const given = new Map<string, number>();
  for (const n of values.keys()) {
    // Of a patient who has none of them, so that all may be given.
    for (const candidate of pool.candidates("state", `own ${n}`, derive("state", String(n)), "nobody")) {
      given.set(candidate, (given.get(candidate) ?? 0) + 1);
      break;
    }
  }
  expect(given.get("ohio")).toBeGreaterThan(30);
  const [ohio = 0, iowa = 0] = [given.get("ohio"), given.get("iowa")];
  expect(ohio).toBeGreaterThan(2 * iowa);
  expect([...given].filter(([value, times]) => /\d/.test(value) && times > 2)).toEqual([]);
});

it("does not count what was refused, and gives nobody what is theirs", () => {
  const pool = new ShufflePool();
  for (const [n, value] of ["ohio", "iowa", "utah"].entries()) pool.add("state", value, value, `p${n}`);
  pool.add("state", "iowa", "iowa", "p0");
  const all = [...pool.candidates("state", "ohio", deriver(testKey())("state", "ohio"), "p0")];
  expect(new Set(all)).toEqual(new Set(["utah"]));
  const again = [...pool.candidates("state", "ohio", deriver(testKey())("state", "ohio"), "p0")];
  expect(again).toEqual(all);
});

it("gives each value once where values change places, and what was refused to the next", () => {
  const pool = new ShufflePool();
  const values = Array.from({ length: 30 }, (_, n) => `town ${n}`);
  for (const value of values) pool.add("city", value, value, "p");
  const derive = deriver(testKey());
  const given = values.map((value) => {
    for (const candidate of pool.free("city", value, derive("city", value)))
      if (candidate !== value) return candidate;
    return "none left";
  });
  expect(new Set(given.filter((value) => value !== "none left")).size).toBeGreaterThanOrEqual(29);
  expect(given.filter((value) => values.includes(value)).every((value, n) => value !== values[n])).toBe(true);
});
