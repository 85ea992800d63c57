import { describe, expect, it } from "vitest";
import { bioScheme, randomLattice } from "../../../test/crf/random-lattice.js";
import { createFeatureTable, createHashedTable, type FeatureTable } from "../feature-table.js";
import { createTagger } from "../infer/tagger.js";
import { decodeModel } from "./decode.js";
import { encodeModel } from "./encode.js";
import type { Model, WeightBits } from "./model.js";
import { summariseModel } from "./show.js";

function tableOf(prefix: string, size: number): FeatureTable {
  const table = createFeatureTable();
  for (let n = 0; n < size; n++) table.intern(`${prefix}${n}=é\ud83d`);
  return table;
}

function randomModel(seed: number): { model: Model; data: ReturnType<typeof randomLattice>["data"] } {
  const { labels, scheme } = bioScheme(2);
  const lattice = randomLattice({
    seed,
    labels,
    scheme,
    edgeAttributes: 5,
    attributes: 12,
    lengths: [5, 9, 300],
  });
  const model = {
    labels: ["O", "B-X", "I-X", "B-Y", "I-Y"],
    attributes: tableOf("a", 12),
    edgeAttributes: tableOf("e", 5),
    layout: lattice.layout,
    weights: lattice.weights,
    meta: { recipe: "test" },
  };
  return { model, data: lattice.data };
}

describe("a model file", () => {
  it("brings back labels, names, weights and scheme", () => {
    const { model, data } = randomModel(1);
    const back = decodeModel(new Uint8Array(encodeModel(model, { bits: 64, names: true }).bytes), "x");
    expect(back.labels).toEqual(model.labels);
    expect(back.meta).toEqual(model.meta);
    expect(back.attributes.nameOf(3)).toBe("a3=é\ud83d");
    expect(back.attributes.find("a7=é\ud83d")).toBe(7);
    expect(back.edgeAttributes.find("e4=é\ud83d")).toBe(4);
    expect(back.attributes.find("nowhere")).toBe(-1);
    const before = createTagger(model.layout, model.weights);
    const after = createTagger(back.layout, back.weights);
    for (let s = 0; s < 3; s++) {
      expect(after.best(data, s)).toEqual(before.best(data, s));
      expect(after.marginals(data, s).logZ).toBe(before.marginals(data, s).logZ);
    }
  });

  it.each([
    [32, 1e-6],
    [16, 1e-4],
    [8, 1e-2],
  ] as [WeightBits, number][])("with %d bits per weight is off by no more than it says", (bits, most) => {
    const { model } = randomModel(2);
    const { bytes, loss } = encodeModel(model, { bits });
    expect(loss.largest).toBeLessThan(most);
    expect(loss.rms).toBeLessThanOrEqual(loss.largest);
    const back = decodeModel(new Uint8Array(bytes), "x");
    for (let k = 0; k < model.weights.length; k++)
      expect(Math.abs(back.weights[k]! - model.weights[k]!)).toBeLessThanOrEqual(loss.largest);
    expect(bytes.length).toBeLessThan(encodeModel(model, { bits: 64 }).bytes.length);
  });

  it("leaves out weights of 0 and attributes that have no other", () => {
    const { model } = randomModel(3);
    const weights = model.weights.slice();
    const { attributeOffset } = model.layout;
    weights.fill(0, attributeOffset[4], attributeOffset[6]);
    const back = decodeModel(new Uint8Array(encodeModel({ ...model, weights }).bytes), "x");
    expect(back.layout.attributes).toBe(10);
    expect(back.attributes.find("a4=é\ud83d")).toBe(-1);
    expect(back.attributes.find("a6=é\ud83d")).toBe(4);
  });

  it("works without names, and with hashed features", () => {
    const { model, data } = randomModel(4);
    const nameless = decodeModel(new Uint8Array(encodeModel(model).bytes), "x");
    expect(nameless.attributes.find("a7=é\ud83d")).toBe(7);
    expect(nameless.attributes.nameOf(7)).toBeUndefined();
    expect(nameless.names).toBe(false);
    const named = decodeModel(new Uint8Array(encodeModel(model, { names: true }).bytes), "x");
    expect(named.names).toBe(true);
    expect(named.weights).toEqual(nameless.weights);
    const lattice = randomLattice({ seed: 4, attributes: 256, lengths: [5, 9] });
    const hashed = { ...model, ...lattice, labels: ["a", "b", "c"], attributes: createHashedTable(8) };
    const back = decodeModel(
      new Uint8Array(encodeModel({ ...hashed, edgeAttributes: createFeatureTable() }, { bits: 64 }).bytes),
      "x",
    );
    expect(back.layout.attributes).toBe(256);
    expect(back.attributes.find("anything")).toBe(hashed.attributes.find("anything"));
    expect(createTagger(back.layout, back.weights).tag(lattice.data)).toEqual(
      createTagger(lattice.layout, lattice.weights).tag(lattice.data),
    );
    expect(data.labels.length).toBeGreaterThan(0);
  });

  it("is refused when it is cut short, altered, newer or something else, wherever that happens", () => {
    const bytes = new Uint8Array(encodeModel(randomModel(5).model).bytes);
    const refused = (changed: Uint8Array<ArrayBuffer>): string => {
      try {
        decodeModel(changed, "some.model");
      } catch (error) {
        expect(String(error)).toContain("some.model");
        expect((error as { hint?: string }).hint).toBeTruthy();
        return (error as { code: string }).code;
      }
      return "accepted";
    };
    for (let length = 0; length < bytes.length; length += 37)
      expect(refused(bytes.slice(0, length))).toMatch(length < 8 ? /not-a-model/ : /model-truncated/);
    for (let at = 0; at < bytes.length; at += 29) {
      const altered = bytes.slice();
      altered[at]! ^= 16;
      expect(refused(altered)).not.toBe("accepted");
    }
    const newer = bytes.slice();
    newer[8] = 2;
    expect(refused(newer)).toBe("model-version");
    const longer = new Uint8Array(bytes.length + 8);
    longer.set(bytes);
    expect(refused(longer)).toBe("model-altered");
    expect(
      refused(new TextEncoder().encode("a text of some length, not a model at all, to be sure of it")),
    ).toBe("not-a-model");
    expect(refused(new Uint8Array())).toBe("not-a-model");
  });

  it("can be summed up", () => {
    const { model } = randomModel(6);
    const summary = summariseModel(decodeModel(new Uint8Array(encodeModel(model).bytes), "x"), 3);
    expect(Object.keys(summary.strongest)).toEqual(model.labels);
    const { for: pro, against } = summary.strongest.O!;
    expect(pro.length).toBeLessThanOrEqual(3);
    expect(pro.map(({ weight }) => weight)).toEqual(pro.map(({ weight }) => weight).sort((a, b) => b - a));
    expect(pro.every(({ weight }) => weight > 0) && against.every(({ weight }) => weight < 0)).toBe(true);
    const { attributeOffset, parameterLabel } = model.layout;
    let largest = 0;
    for (let k = 0; k < attributeOffset.at(-1)!; k++)
      if (parameterLabel[k] === 0) largest = Math.max(largest, model.weights[k]!);
    expect(pro[0]!.weight).toBeCloseTo(largest, 6);
    expect(summary.parts.nodeWeight).toBeGreaterThan(0);
  });
});
