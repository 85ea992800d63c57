import { expect, it } from "vitest";
import { Analysis } from "../../text/analysis.js";
import { TEMPLATES } from "../index.js";
import type { NoteLayer } from "../layer.js";
import type { Template } from "../template.js";
import { isPacked, Packer, unpacked } from "./packed.js";
import { symbol } from "./symbol.js";

const LAYERS = new Map(
  Object.values<Template>(TEMPLATES)
    .flatMap(({ joins }) => joins.flatMap(({ places }) => places.map(({ layer }) => layer)))
    .filter((layer) => layer.kind === "note")
    .map((layer): [string, NoteLayer] => [layer.name, layer]),
);

const NOTE = `Dr. O’Brien saw Łukasz Müller-Lee on 03/04/2019 (#A12-99).
Attending physician: Müller-Lee, Ł.   MRN: 00123
PLAN: call Mr. Lee at 555-0134; Lee's wife, 𝐀da, agreed.
Lee will follow up, per Dr. O’BRIEN, at Łódź 3-West`;

it("gives the values of layers the hashes of their texts", () => {
  const packed = new Set<string>();
  for (const tokenizer of ["plain", "aggressive"] as const) {
    const analysis = new Analysis(NOTE, tokenizer);
    const ruleHits = [{ start: 4, end: 11, type: "DOCTOR", score: 1, source: "rule:x/y" }];
    for (const [name, layer] of LAYERS) {
      const given = layer.of(analysis, { language: "en", ruleHits });
      if (!isPacked(given)) continue;
      const values = unpacked(given).flat();
      expect(values.length, name).toBeGreaterThan(0);
      for (const { text, high, low } of values) expect({ text, high, low }, name).toEqual(symbol(text));
      packed.add(name);
    }
  }
  expect(packed.size).toBeGreaterThan(5);
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
