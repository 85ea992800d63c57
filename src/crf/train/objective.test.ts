import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bioScheme, enumerate, type RandomOptions, randomLattice } from "../../../test/crf/random-lattice.js";
import { createObjective, type ObjectiveOptions } from "./objective.js";

const { labels, scheme } = bioScheme(2);
const KINDS: Record<string, Partial<RandomOptions>> = {
  "node features and transitions": { lengths: [3, 1, 5, 2, 2, 4, 3, 5, 1] },
  "edge features": { edgeAttributes: 5, lengths: [3, 1, 5, 2, 2, 4] },
  "forbidden transitions": { labels, scheme },
  "forbidden transitions, starts and ends with edge features": {
    labels,
    scheme: { ...scheme, end: Uint8Array.of(1, 0, 1, 1, 1) },
    edgeAttributes: 4,
  },
  "many labels": { labels: 12, attributes: 20, lengths: [2, 3, 2] },
};

async function evaluate(options: RandomOptions, settings: Partial<ObjectiveOptions> = {}) {
  const lattice = randomLattice(options);
  const objective = await createObjective(lattice.layout, lattice.data, {
    c2: 0.3,
    threads: 1,
    shards: 3,
    kernels: "simd",
    ...settings,
  });
  objective.x.set(lattice.weights);
  const value = objective.evaluate();
  return { ...lattice, objective, value };
}

describe.each(Object.entries(KINDS))("the objective with %s", (_name, kind) => {
  it("equals the sum over all labellings", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1e9 }), async (seed) => {
        const { value, data, layout, weights, objective } = await evaluate({ ...kind, seed });
        await objective.close();
        let expected = 0.3 * weights.reduce((sum, w) => sum + w * w, 0);
        for (let s = 0; s + 1 < data.start.length; s++) {
          const all = enumerate({ data, layout, weights }, s);
          const gold = data.labels.slice(data.start[s], data.start[s + 1]);
          const goldScore = all.find((path) => path.labels.every((j, t) => j === gold[t]))!.score;
          expected += Math.log(all.reduce((sum, { score }) => sum + Math.exp(score - goldScore), 0));
        }
        expect(value).toBeCloseTo(expected, 7);
      }),
      { numRuns: 10 },
    );
  });

  it.each(["simd", "plain"] as const)(
    "has the gradient that finite differences give, by the %s kernels",
    async (kernels) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 1e9 }), async (seed) => {
          const { objective, layout } = await evaluate({ ...kind, seed, spread: 1 }, { kernels });
          const analytic = objective.gradient.slice();
          const absent = new Set(layout.absent);
          const h = 1e-5;
          for (let k = 0; k < layout.parameters; k++) {
            if (absent.has(k)) {
              expect(analytic[k]).toBe(0);
              continue;
            }
            const kept = objective.x[k]!;
            objective.x[k] = kept + h;
            const above = objective.evaluate();
            objective.x[k] = kept - h;
            const below = objective.evaluate();
            objective.x[k] = kept;
            expect(analytic[k]).toBeCloseTo((above - below) / (2 * h), 5);
          }
          await objective.close();
        }),
        { numRuns: 4 },
      );
    },
  );

  it("is the same by the SIMD and the plain kernels", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1e9 }), async (seed) => {
        const simd = await evaluate({ ...kind, seed });
        const plain = await evaluate({ ...kind, seed }, { kernels: "plain" });
        expect(simd.value).toBeCloseTo(plain.value, 9);
        simd.objective.gradient.forEach((g, k) => {
          expect(g).toBeCloseTo(plain.objective.gradient[k]!, 9);
        });
        await simd.objective.close();
      }),
      { numRuns: 10 },
    );
  });

  it("has the same bits with 1, 2 and 4 threads", async () => {
    const lengths = Array.from({ length: 60 }, (_, n) => 1 + ((n * 7) % 23));
    const one = await evaluate({ ...kind, seed: 11, lengths }, { shards: 5 });
    for (const threads of [2, 4]) {
      const several = await evaluate({ ...kind, seed: 11, lengths }, { shards: 5, threads });
      for (let again = 0; again < 5; again++) {
        expect(several.objective.evaluate()).toBe(one.value);
        expect(Buffer.from(several.objective.gradient)).toEqual(Buffer.from(one.objective.gradient));
      }
      await several.objective.close();
    }
    await one.objective.close();
  });
});

describe("the objective", () => {
  it("takes sequences of many segments, beside short ones", async () => {
    const lengths = [700, 3, 256, 257, 512, 1];
    for (const edgeAttributes of [0, 5]) {
      const options = { seed: 4, labels: 4, attributes: 40, edgeAttributes, lengths };
      const simd = await evaluate(options, { shards: 1 });
      const plain = await evaluate(options, { shards: 1, kernels: "plain" });
      expect(simd.value / plain.value).toBeCloseTo(1, 11);
      simd.objective.gradient.forEach((g, k) => {
        expect(g).toBeCloseTo(plain.objective.gradient[k]!, 7);
      });
      await simd.objective.close();
    }
  });

  it("needs memory in proportion to the length of a sequence", async () => {
    const bytes: number[] = [];
    for (const length of [50_000, 100_000]) {
      const { value, objective } = await evaluate({ seed: 6, labels: 9, attributes: 300, lengths: [length] });
      expect(Number.isFinite(value)).toBe(true);
      bytes.push(objective.arena.memory.buffer.byteLength);
      await objective.close();
    }
    expect(bytes[1]! / bytes[0]!).toBeLessThan(2.1);
    // α alone, for every token and lane at once, would be 100,000 · 10 · 4 · 8 bytes.
    expect(bytes[1]).toBeLessThan(100_000 * 10 * 4 * 8);
  });

  it("counts a repeated sequence as often as it occurs", async () => {
    const { data, layout, weights } = randomLattice({ seed: 21, lengths: [4] });
    const twice = {
      start: Uint32Array.of(0, 4, 8),
      tokenOffset: Uint32Array.from([
        ...data.tokenOffset,
        ...[...data.tokenOffset].slice(1).map((o) => o + data.attributes.length),
      ]),
      attributes: Uint32Array.from([...data.attributes, ...data.attributes]),
      labels: Uint16Array.from([...data.labels, ...data.labels]),
    };
    const settings = { c2: 0, threads: 1, shards: 1, kernels: "simd" } as const;
    const once = await createObjective(layout, data, settings);
    const both = await createObjective(layout, twice, settings);
    once.x.set(weights);
    both.x.set(weights);
    expect(both.evaluate()).toBeCloseTo(2 * once.evaluate(), 10);
    both.gradient.forEach((g, k) => {
      expect(g).toBeCloseTo(2 * once.gradient[k]!, 10);
    });
  });

  it("does not run over with node scores in the thousands", async () => {
    const { layout, weights, objective } = await evaluate({ seed: 2, spread: 3000, lengths: [50, 20] });
    for (let k = layout.transitionBase; k < layout.parameters; k++) weights[k]! /= 1000;
    objective.x.set(weights);
    expect(Number.isFinite(objective.evaluate())).toBe(true);
    expect(objective.gradient.every(Number.isFinite)).toBe(true);
    await objective.close();
  });
});
