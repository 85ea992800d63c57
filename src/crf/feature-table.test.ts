import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFeatureTable, createHashedTable } from "./feature-table.js";
import { hashEnd, hashStart, hashState, hashString, hashUnit } from "./hash.js";

describe("the feature table", () => {
  it("gives each name one number and the name back", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ unit: "binary" }), { maxLength: 200 }), (names) => {
        const table = createFeatureTable();
        const ids = names.map((name) => table.intern(name));
        expect(ids).toEqual(names.map((_, n) => n));
        expect(names.map((name) => table.find(name))).toEqual(ids);
        expect(ids.map((id) => table.nameOf(id))).toEqual(names);
        const copy = createFeatureTable(table.hashes());
        expect(names.map((name) => copy.find(name))).toEqual(ids);
      }),
    );
  });

  it("holds many names without confusing any", () => {
    const table = createFeatureTable();
    for (let n = 0; n < 100_000; n++) expect(table.intern(`w-1=${n}`)).toBe(n);
    for (let n = 0; n < 100_000; n += 997) expect(table.find(`w-1=${n}`)).toBe(n);
    for (let n = 0; n < 100_000; n += 997) expect(table.find(`w+1=${n}`)).toBe(-1);
  });

  it("finds code units without a string", () => {
    const table = createFeatureTable();
    table.intern("w=ward");
    const units = Uint16Array.from("xxw=wardxx", (c) => c.charCodeAt(0));
    expect(table.findUnits(units, 2, 8)).toBe(0);
    expect(table.findUnits(units, 2, 7)).toBe(-1);
    const state = hashState();
    hashStart(state);
    for (const c of "w=ward") hashUnit(state, c.charCodeAt(0));
    hashEnd(state);
    const found = new Uint32Array(2);
    expect(
      table.findHashes(Int32Array.of(1, state.high), Int32Array.of(state.low, state.low), 2, found, 0),
    ).toBe(1);
    expect(found[0]).toBe(0);
    const whole = hashState();
    hashString(whole, "w=ward");
    expect(whole).toEqual(state);
  });

  it("spreads hashed names evenly", () => {
    const table = createHashedTable(10);
    const counts = new Uint32Array(1024);
    for (let n = 0; n < 102_400; n++) counts[table.intern(`S=${n}`)]!++;
    expect(Math.min(...counts)).toBeGreaterThan(50);
    expect(Math.max(...counts)).toBeLessThan(160);
    expect(() => createHashedTable(40)).toThrow(/hash bits/);
  });
});
