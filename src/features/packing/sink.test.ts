import fc from "fast-check";
import { expect, it } from "vitest";
import { createFeatureTable } from "../../crf/feature-table.js";
import type { FeatureSink } from "../template.js";
import { findingSink, growingSink, type NumberSink, namingSink } from "./sink.js";
import { type Sym, symbol } from "./symbol.js";

function give(sink: FeatureSink, [key, a, b, c]: readonly string[]): void {
  const [k, ...rest] = [key, a, b, c].filter((part) => part !== undefined).map(symbol);
  if (rest.length === 0) sink.add0(k as Sym);
  else if (rest.length === 1) sink.add1(k as Sym, rest[0] as Sym);
  else if (rest.length === 2) sink.add2(k as Sym, rest[0] as Sym, rest[1] as Sym);
  else sink.add3(k as Sym, rest[0] as Sym, rest[1] as Sym, rest[2] as Sym);
}

function idsOf(sink: NumberSink, features: readonly (readonly string[])[]): number[] {
  sink.clear();
  for (const feature of features) give(sink, feature);
  const count = sink.count();
  return Array.from(sink.ids().subarray(0, count));
}

const FEATURES = [
  ["k"],
  ["k", "a"],
  ["k", "b"],
  ["k", "a", "b"],
  ["k", "b", "a"],
  ["k", "a", "b", "c"],
  ["a", "k"],
];

it("names features and starts anew after each take", () => {
  const sink = namingSink();
  for (const feature of FEATURES.slice(0, 4)) give(sink, feature);
  expect(sink.take()).toEqual(["k", "k=a", "k=b", "k=a|b"]);
  expect(sink.take()).toEqual([]);
});

it("gives every feature a number of its own and a name, the same number when it comes again", () => {
  const table = createFeatureTable();
  const sink = growingSink(table);
  expect(idsOf(sink, FEATURES)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(idsOf(sink, FEATURES)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(FEATURES.map((_, id) => table.nameOf(id))).toEqual([
    "k",
    "k=a",
    "k=b",
    "k=a|b",
    "k=b|a",
    "k=a|b|c",
    "a=k",
  ]);
});

it("without growing finds the same numbers, and leaves out what it does not know", () => {
  const part = fc.string({ unit: "binary", maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.array(part, { minLength: 1, maxLength: 4 }), { maxLength: 300 }), (features) => {
      const table = createFeatureTable();
      const interned = idsOf(growingSink(table), features);
      const size = table.size();
      expect(idsOf(findingSink(table), [["never seen"], ...features])).toEqual(interned);
      expect(table.size()).toBe(size);
      expect(new Set(interned).size).toBe(new Set(features.map((feature) => JSON.stringify(feature))).size);
    }),
    { numRuns: 50 },
  );
});

it("holds more features than it has room for at first", () => {
  const many = Array.from({ length: 1000 }, (_, n) => ["k", `${n}`]);
  expect(idsOf(growingSink(createFeatureTable()), many)).toEqual(many.map((_, n) => n));
});

it("copies every feature for its domain, beside the general one that all domains share", () => {
  const table = createFeatureTable();
  const source = idsOf(growingSink(table, symbol("source:")), [["k", "a"], ["k"]]);
  const target = idsOf(growingSink(table, symbol("target:")), [["k", "a"]]);
  expect(source.map((id) => table.nameOf(id))).toEqual(["k=a", "source:k=a", "k", "source:k"]);
  expect(target.map((id) => table.nameOf(id))).toEqual(["k=a", "target:k=a"]);
  expect(target[0]).toBe(source[0]);
  expect(idsOf(findingSink(table, symbol("target:")), [["k", "a"], ["k"]])).toEqual([...target, source[2]]);
  expect(idsOf(findingSink(table), [["k", "a"]])).toEqual([source[0]]);
});
