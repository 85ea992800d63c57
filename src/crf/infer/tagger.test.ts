import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bioScheme,
  enumerate,
  type RandomLattice,
  type RandomOptions,
  randomLattice,
} from "../../../test/crf/random-lattice.js";
import { sequenceBuilder } from "../sequences.js";
import { createTagger } from "./tagger.js";

const { labels: bioLabels, scheme: bio } = bioScheme(1);
const ends = { ...bio, end: Uint8Array.of(1, 0, 1) };

const KINDS: Record<string, Partial<RandomOptions>> = {
  "node features and transitions": {},
  "edge features": { edgeAttributes: 4 },
  "forbidden transitions": { labels: bioLabels, scheme: bio },
  "forbidden transitions, starts and ends with edge features": { labels: 3, scheme: ends, edgeAttributes: 3 },
  "an odd number of many labels": { labels: 5, lengths: [1, 4, 3] },
  "large weights": { spread: 40 },
};

const logSum = (scores: number[]): number => {
  const most = Math.max(...scores);
  return most + Math.log(scores.reduce((sum, s) => sum + Math.exp(s - most), 0));
};

function eachSequence(
  lattice: RandomLattice,
  check: (s: number, all: ReturnType<typeof enumerate>) => void,
): void {
  for (let s = 0; s + 1 < lattice.data.start.length; s++) check(s, enumerate(lattice, s));
}

describe.each(Object.entries(KINDS))("inference with %s", (_name, kind) => {
  describe.each(["simd", "plain"] as const)("by the %s kernels", (kernels) => {
    const property = (check: (lattice: RandomLattice) => void): void =>
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => check(randomLattice({ ...kind, seed }))),
        { numRuns: 25 },
      );

    it("decodes in one go to the best labelling, its probability and the marginals", () => {
      property((lattice) => {
        const tagger = createTagger(lattice.layout, lattice.weights, kernels);
        eachSequence(lattice, (s, all) => {
          const logZ = logSum(all.map(({ score }) => score));
          const best = tagger.best(lattice.data, s);
          const marginals = tagger.marginals(lattice.data, s);
          const decoded = tagger.decode(lattice.data, s);
          expect(decoded.labels).toEqual(best.labels);
          expect(decoded.score).toBe(best.score);
          expect(decoded.logProbability()).toBeCloseTo(best.score - logZ, 8);
          expect(decoded.marginals().probability).toEqual(marginals.probability);
        });
      });
    });

    it("sums to the partition function and gives every token's marginals", () => {
      property((lattice) => {
        const tagger = createTagger(lattice.layout, lattice.weights, kernels);
        eachSequence(lattice, (s, all) => {
          const marginals = tagger.marginals(lattice.data, s);
          const logZ = logSum(all.map(({ score }) => score));
          expect(marginals.logZ).toBeCloseTo(logZ, 8);
          for (let t = 0; t < marginals.tokens; t++) {
            for (let j = 0; j < lattice.layout.labels; j++) {
              const p = all
                .filter(({ labels }) => labels[t] === j)
                .reduce((sum, { score }) => sum + Math.exp(score - logZ), 0);
              expect(marginals.probability[t * lattice.layout.labels + j]).toBeCloseTo(p, 8);
            }
          }
        });
      });
    });

    it("gives the probability of label sets and of whole labellings", () => {
      property((lattice) => {
        const tagger = createTagger(lattice.layout, lattice.weights, kernels);
        eachSequence(lattice, (s, all) => {
          const marginals = tagger.marginals(lattice.data, s);
          const { tokens, logZ } = marginals;
          for (const { labels, score } of all.slice(0, 20)) {
            expect(marginals.logProbability(labels)).toBeCloseTo(score - logZ, 8);
            expect(marginals.normalisedLogProbability(labels)).toBeCloseTo((score - logZ) / tokens, 8);
          }
          for (let start = 0; start < tokens; start++) {
            const sets = [[1], [0, 2], [2]].slice(0, tokens - start);
            const p = all
              .filter(({ labels }) => sets.every((set, n) => set.includes(labels[start + n]!)))
              .reduce((sum, { score }) => sum + Math.exp(score - logZ), 0);
            expect(marginals.ofSets(start, sets)).toBeCloseTo(p, 8);
          }
        });
      });
    });

    it("finds the best labelling and the k best in order", () => {
      property((lattice) => {
        const tagger = createTagger(lattice.layout, lattice.weights, kernels);
        const tagged = tagger.tag(lattice.data);
        eachSequence(lattice, (s, all) => {
          all.sort((a, b) => b.score - a.score);
          const best = tagger.best(lattice.data, s);
          expect(best.score).toBeCloseTo(all[0]!.score, 8);
          expect(scoreOf(all, best.labels)).toBeCloseTo(all[0]!.score, 8);
          expect(tagged.slice(lattice.data.start[s], lattice.data.start[s + 1])).toEqual(best.labels);
          const k = Math.min(all.length, 12);
          const several = tagger.kBest(lattice.data, s, 12);
          expect(several).toHaveLength(k);
          expect(new Set(several.map(({ labels }) => labels.join())).size).toBe(k);
          several.forEach(({ labels, score }, n) => {
            expect(score).toBeCloseTo(all[n]!.score, 8);
            expect(scoreOf(all, labels)).toBeCloseTo(score, 8);
          });
        });
      });
    });

    it("respects biases and fixed labels", () => {
      property((lattice) => {
        const { data, layout } = lattice;
        const tagger = createTagger(layout, lattice.weights, kernels);
        const bias = Array.from({ length: layout.labels }, (_, j) => j * 0.7 - 1);
        eachSequence(lattice, (s, all) => {
          const fixed = new Int32Array(data.labels.length).fill(-1);
          const pinned = all[all.length >> 1]!;
          const at = pinned.labels.length >> 1;
          fixed[data.start[s]! + at] = pinned.labels[at]!;
          const left = all
            .filter(({ labels }) => labels[at] === pinned.labels[at])
            .map(({ labels, score }) => score + labels.reduce((sum, j) => sum + bias[j]!, 0));
          expect(tagger.best(data, s, { bias, fixed }).score).toBeCloseTo(Math.max(...left), 8);
          expect(tagger.marginals(data, s, { bias, fixed }).logZ).toBeCloseTo(logSum(left), 8);
          const everything = tagger.kBest(data, s, 1000, { bias, fixed });
          expect(everything).toHaveLength(left.length);
        });
      });
    });
  });
});

function scoreOf(all: { labels: number[]; score: number }[], labels: ArrayLike<number>): number {
  return all.find((path) => path.labels.every((j, t) => j === labels[t]))?.score ?? Number.NaN;
}

describe("the tagger", () => {
  it("lowers a label everywhere when its bias falls", () => {
    const { data, layout, weights } = randomLattice({ seed: 5, lengths: [200], attributes: 30 });
    const tagger = createTagger(layout, weights);
    const share = (bias: number): number =>
      tagger.tag(data, { bias: [bias, 0, 0] }).filter((j) => j === 0).length;
    expect(share(-3)).toBeLessThan(share(0));
    expect(share(3)).toBeGreaterThan(share(0));
    expect(share(-1e6)).toBe(0);
  });

  it("says so when the constraints leave no labelling", () => {
    const { data, layout, weights } = randomLattice({
      seed: 1,
      labels: bioLabels,
      scheme: bio,
      lengths: [3],
    });
    const tagger = createTagger(layout, weights);
    const fixed = [0, 2, -1]; // inside after outside
    expect(() => tagger.best(data, 0, { fixed })).toThrow(/no labelling/);
    expect(() => tagger.marginals(data, 0, { fixed })).toThrow(/no labelling/);
    expect(tagger.best(data, 0, { fixed: [1, 2, -1] }).labels.slice(0, 2)).toEqual(Uint16Array.of(1, 2));
    expect(tagger.best(data, 0, { allowed: [1, 0, 0, 0, 1, 0, 0, 0, 1] }).labels).toEqual(
      Uint16Array.of(0, 1, 2),
    );
  });

  it("takes a sequence of 100,000 tokens with large scores", () => {
    const { data, layout, weights } = randomLattice({
      seed: 9,
      labels: 7,
      attributes: 500,
      lengths: [100_000],
      spread: 30,
    });
    const tagger = createTagger(layout, weights);
    const { labels, score } = tagger.best(data, 0);
    const marginals = tagger.marginals(data, 0);
    expect(marginals.logZ).toBeGreaterThanOrEqual(score);
    expect(marginals.logProbability(labels)).toBeCloseTo(score - marginals.logZ, 3);
    expect(Number.isFinite(marginals.normalisedLogProbability(labels))).toBe(true);
    const [first, second] = tagger.kBest(data, 0, 2);
    expect(first!.labels).toEqual(labels);
    expect(second!.score).toBeLessThanOrEqual(first!.score);
    expect(second!.labels).not.toEqual(first!.labels);
  });

  it("keeps a path that only logarithms can hold", () => {
    // Label 2 is far better at the second token but cannot be reached from label 0, which the first token demands.
    const scheme = { follow: Uint8Array.of(1, 1, 0, 1, 1, 1, 1, 1, 1) };
    const lattice = randomLattice({ seed: 3, labels: 3, attributes: 8, lengths: [6, 6, 6, 6], scheme });
    const weights = lattice.weights.slice();
    const { attributeOffset, parameterLabel } = lattice.layout;
    for (let k = attributeOffset[0]!; k < attributeOffset[1]!; k++)
      weights[k] = parameterLabel[k] === 2 ? 5000 : parameterLabel[k] === 1 ? -3000 : 0;
    for (const k of lattice.layout.absent) weights[k] = 0;
    const tagger = createTagger(lattice.layout, weights);
    const options = { fixed: [0, -1, 0, -1, 0, 0] };
    const marginals = tagger.marginals(lattice.data, 0, options);
    const best = tagger.best(lattice.data, 0, options);
    expect(marginals.logZ).toBeGreaterThanOrEqual(best.score);
    expect(marginals.logZ - best.score).toBeLessThan(10);
    expect(marginals.logProbability(best.labels)).toBeLessThanOrEqual(1e-9);
  });

  it("refuses attributes that the model does not know", () => {
    const { layout, weights } = randomLattice({ seed: 1 });
    const builder = sequenceBuilder();
    builder.token([layout.attributes]);
    expect(() => createTagger(layout, weights).tag(builder.finish())).toThrow(/attribute/);
  });
});
