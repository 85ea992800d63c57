import { expect, it } from "vitest";
import { Analysis } from "../text/analysis.js";
import { TEMPLATES } from "./index.js";
import { isPacked, type PackedLayer } from "./layer.js";
import { Packer, unpacked } from "./packed.js";
import { symbol } from "./symbol.js";
import type { Template } from "./template.js";

const LAYERS = new Map(
  Object.values<Template>(TEMPLATES)
    .flatMap(({ joins }) => joins.flatMap(({ places }) => places.map(({ layer }) => layer)))
    .filter(isPacked)
    .map((layer): [string, PackedLayer] => [layer.name, layer]),
);

const NOTE = `Dr. O’Brien saw Łukasz Müller-Lee on 03/04/2019 (#A12-99).
Attending physician: Müller-Lee, Ł.   MRN: 00123
PLAN: call Mr. Lee at 555-0134; Lee's wife, 𝐀da, agreed.
Lee will follow up, per Dr. O’BRIEN, at Łódź 3-West`;

it.each([...LAYERS])("gives the values of %s the hashes of their texts", (_, layer) => {
  for (const tokenizer of ["plain", "aggressive"] as const) {
    const analysis = new Analysis(NOTE, tokenizer);
    const ruleHits = [{ start: 4, end: 11, type: "DOCTOR", score: 1, source: "rule:x/y" }];
    const values = unpacked(layer.pack(analysis, { language: "en", ruleHits })).flat();
    expect(values.length).toBeGreaterThan(0);
    for (const { text, high, low } of values) expect({ text, high, low }).toEqual(symbol(text));
  }
});

it("packs list after list, however long, and begins anew for the next note", () => {
  const packer = new Packer();
  for (const count of [3, 2000]) {
    const lists = Int32Array.from({ length: count }, (_, n) => {
      for (let value = 0; value < n % 4; value++) packer.add(n, value, 10 * n + value);
      return packer.end();
    });
    const tokens = unpacked(packer.finish(lists, (code) => `v${code}`));
    expect(tokens.map((list) => list.map(({ text }) => text))).toEqual(
      Array.from({ length: count }, (_, n) => Array.from({ length: n % 4 }, (_, v) => `v${10 * n + v}`)),
    );
    expect(tokens[2]?.[1]).toMatchObject({ high: 2, low: 1 });
  }
});

it("adds a value once, and drops a list that is not wanted", () => {
  const packer = new Packer();
  packer.addOnce(1, 2, 0);
  packer.addOnce(1, 2, 1);
  packer.addOnce(2, 1, 2);
  expect(packer.size).toBe(2);
  const kept = packer.end();
  packer.add(5, 5, 3);
  packer.drop();
  packer.add(6, 6, 4);
  const next = packer.end();
  const tokens = unpacked(packer.finish(Int32Array.of(next, kept), String));
  expect(tokens.map((list) => list.map(({ text }) => text))).toEqual([["4"], ["0", "2"]]);
});
