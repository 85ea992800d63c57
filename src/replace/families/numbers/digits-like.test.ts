import { describe, expect, it } from "vitest";
import { surrogates, surrogatesOf, testKey } from "../../test-notes.js";
import { keptOf } from "./digits-like.js";
import { looksMadeUp } from "./made-up-digits.js";

/** Evenly spread digits that are the same in every run. */
let state = 1;
function digit(): number {
  state = (state * 48271) % 2147483647;
  return Math.floor((10 * state) / 2147483647);
}
const digits = (length: number): string => Array.from({ length }, digit).join("");
const surrogateOf = (value: string, byte: number, type = "IDNUM"): string =>
  surrogatesOf(`[[${type}:${value}]]`, surrogates("full", { key: testKey(byte) }))[0] ?? "";

it.each([[[7]], [[3, 4]], [[2, 2, 3]]])("gives away three bits of a number of %s even digits", (form) => {
  const numbers = 20_000;
  const times = new Map<string, number>();
  for (let n = 0; n < numbers; n++) {
    const { groups, habits } = keptOf(form.map(digits), "id", () => false);
    const kept = JSON.stringify([groups.map(({ zeros, isFiller }) => [zeros, isFiller]), habits]);
    times.set(kept, (times.get(kept) ?? 0) + 1);
  }
  let bits = 0;
  for (const count of times.values()) bits -= (count / numbers) * Math.log2(count / numbers);
  expect(bits).toBeGreaterThan(1);
  expect(bits).toBeLessThan(3.1);
});

it("tells numbers that people make up from those of a machine", () => {
  for (const groups of [["0417", "22"], ["00118842"], ["4471", "0093"]])
    expect(looksMadeUp(groups)).toBe(true);
  let few = 0;
  for (let n = 0; n < 1000; n++) if (looksMadeUp([digits(7)])) few++;
  expect(few).toBeLessThan(150);
});

describe("a surrogate", () => {
  const numbers = Array.from({ length: 60 }, () => digits(8).replace(/^0/, "7"));

  it("has as many different digits, and is as much or little made up", () => {
    const different = (value: string): number => new Set(value).size;
    let other = 0;
    for (const value of numbers) {
      const made = surrogateOf(value, 3);
      if (different(made) !== different(value) || looksMadeUp([made]) !== looksMadeUp([value])) other++;
    }
    expect(other).toBeLessThan(4);
  });

  it("has no more digits in their places than chance puts there", () => {
    let same = 0;
    let runs = 0;
    for (const value of numbers) {
      const made = surrogateOf(value, 4);
      expect(made).not.toBe(value);
      let run = 0;
      for (let at = 0; at < value.length; at++) {
        run = made[at] === value[at] ? run + 1 : 0;
        if (run > 0) same++;
        if (run === 4) runs++;
      }
    }
    expect(same / (8 * numbers.length)).toBeLessThan(0.16);
    expect(runs).toBe(0);
  });

  it.each([
    ["00048177", /^000[1-9]\d{4}$/],
    ["12-000345", /^\d\d-000[1-9]\d\d$/],
    ["000-27-3318", /^000-\d\d-\d{4}$/],
    ["7-000", /^[1-9]-000$/],
  ])("of %s has the zeros that fill it up", (value, form) => {
    for (let byte = 1; byte < 12; byte++) {
      const made = surrogateOf(value, byte);
      expect(made).toMatch(form);
      expect(made).not.toBe(value);
    }
  });

  it("has no group of three digits or more that the original has there", () => {
    for (let byte = 1; byte < 40; byte++) {
      const [first, , last] = surrogateOf("417-2-0417", byte).split("-");
      expect(first).not.toBe("417");
      expect(last).not.toBe("0417");
    }
  });
});
