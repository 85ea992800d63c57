import { describe, expect, it } from "vitest";
import { bioScheme, randomLattice } from "../../../test/crf/random-lattice.js";
import { seededRandom } from "../../random.js";
import { createTagger } from "../infer/tagger.js";
import { type Sequences, sequenceBuilder } from "../sequences.js";
import { ALGORITHMS, type AlgorithmName } from "./algorithms.js";
import { createObjective } from "./objective.js";
import { type TrainOptions, train } from "./train.js";

/** Attribute 1 + j says that the label is j, four times out of five; the rest is noise. */
function learnable(seed: number, sequences = 60, labels = 3): Sequences {
  const random = seededRandom(seed);
  const pick = (n: number): number => Math.floor(random() * n);
  const builder = sequenceBuilder();
  for (let s = 0; s < sequences; s++) {
    for (let t = 0, length = 1 + pick(9); t < length; t++) {
      const label = pick(labels);
      const hint = random() < 0.8 ? label : pick(labels);
      builder.token([0, 1 + hint, 10 + pick(40)], label);
    }
    builder.end();
  }
  return builder.finish();
}

const accuracy = (predicted: Uint16Array, { labels }: Sequences): number =>
  predicted.filter((label, t) => label === labels[t]).length / labels.length;

describe("training", () => {
  it.each(Object.keys(ALGORITHMS) as AlgorithmName[])(
    "by %s learns what the attributes say",
    async (algorithm) => {
      const data = learnable(1, 200);
      const { layout, weights } = await train(data, {
        labels: 3,
        attributes: 50,
        algorithm,
        maxIterations: 30,
        c2: 0.5,
      });
      expect(accuracy(createTagger(layout, weights).tag(learnable(2)), learnable(2))).toBeGreaterThan(0.72);
    },
  );

  it.each(Object.keys(ALGORITHMS) as AlgorithmName[])(
    "by %s gives the same bits again",
    async (algorithm) => {
      const options: TrainOptions = { labels: 3, algorithm, maxIterations: 5 };
      const once = await train(learnable(3), options);
      const again = await train(learnable(3), options);
      expect(Buffer.from(again.weights.buffer)).toEqual(Buffer.from(once.weights.buffer));
    },
  );

  it.each(Object.keys(ALGORITHMS) as AlgorithmName[])(
    "by %s takes edge features and a label scheme",
    async (algorithm) => {
      const { labels, scheme } = bioScheme(1);
      const { data } = randomLattice({
        seed: 8,
        labels,
        scheme,
        edgeAttributes: 4,
        lengths: [4, 5, 6, 7, 2, 1],
      });
      const { layout, weights } = await train(data, {
        labels,
        scheme,
        algorithm,
        maxIterations: 60,
        c2: 0.001,
      });
      const tagger = createTagger(layout, weights);
      const predicted = tagger.tag(data);
      expect(accuracy(predicted, data)).toBeGreaterThan(0.6);
      for (let s = 0; s + 1 < data.start.length; s++)
        for (let t = data.start[s]! + 1; t < data.start[s + 1]!; t++)
          expect(scheme.follow![predicted[t - 1]! * labels + predicted[t]!]).toBe(1);
    },
  );

  it("by L-BFGS ends where the gradient is nil, from any start", async () => {
    const data = learnable(4);
    const options: TrainOptions = { labels: 3, c2: 0.4, epsilon: 1e-9, delta: 0, maxIterations: 500 };
    const cold = await train(data, options);
    expect(cold.progress.at(-1)!.gradientNorm).toBeLessThan(1e-6);
    const random = seededRandom(3);
    const start = { layout: cold.layout, weights: cold.weights.map((w) => w + random() - 0.5) };
    const warm = await train(data, { ...options, start });
    for (let k = 0; k < cold.weights.length; k++) expect(warm.weights[k]).toBeCloseTo(cold.weights[k]!, 5);
    for (let n = 1; n < cold.progress.length; n++)
      expect(cold.progress[n]!.objective).toBeLessThanOrEqual(cold.progress[n - 1]!.objective);
  });

  it("by L-BFGS with known curvature gets nearer in as many iterations, to the same weights", async () => {
    const data = learnable(4);
    const options: TrainOptions = { labels: 3, c2: 0.01, epsilon: 1e-9, delta: 0, maxIterations: 12 };
    const objectives = [];
    for (const curvature of [false, true])
      objectives.push((await train(data, { ...options, curvature })).progress.at(-1)!.objective);
    expect(objectives[1]!).toBeLessThan(objectives[0]!);
    const ended = [];
    for (const curvature of [false, true])
      ended.push((await train(data, { ...options, maxIterations: 500, curvature })).weights);
    for (let k = 0; k < ended[0]!.length; k++) expect(ended[1]![k]).toBeCloseTo(ended[0]![k]!, 3);
  });

  it("by SGD is near the optimum after a few passes", async () => {
    const data = learnable(4, 400);
    const options: TrainOptions = { labels: 3, c2: 0.4, epsilon: 1e-9, delta: 0 };
    const best = (await train(data, { ...options, maxIterations: 500 })).progress.at(-1)!.objective;
    const { layout, weights } = await train(data, { ...options, algorithm: "sgd", maxIterations: 12 });
    const objective = await createObjective(layout, data, {
      c2: 0.4,
      threads: 1,
      shards: 1,
      kernels: "plain",
    });
    objective.x.set(weights);
    expect(objective.evaluate()).toBeLessThan(best * 1.01);
  });

  it.each([0, 4])(
    "by SGD takes the same steps with either kernels, %d edge attributes",
    async (edgeAttributes) => {
      const { labels, scheme } = bioScheme(2);
      const { data } = randomLattice({
        seed: 9,
        labels,
        scheme,
        edgeAttributes,
        lengths: [4, 5, 600, 7, 2, 1, 3],
      });
      const options = {
        labels,
        scheme,
        edgeAttributes,
        algorithm: "sgd",
        maxIterations: 3,
        c2: 0.3,
      } as const;
      const simd = await train(data, { ...options, kernels: "simd" });
      const plain = await train(data, { ...options, kernels: "plain" });
      expect(simd.progress.at(-1)!.objective).toBeCloseTo(plain.progress.at(-1)!.objective, 6);
      expect(simd.weights.some((w) => Math.abs(w) > 0.1)).toBe(true);
      for (let k = 0; k < simd.weights.length; k++) expect(simd.weights[k]).toBeCloseTo(plain.weights[k]!, 8);
    },
  );

  it("gives the same bits with 1, 2 and 4 threads", async () => {
    const data = learnable(5, 300);
    const results = [];
    for (const threads of [1, 2, 4])
      results.push(await train(data, { labels: 3, threads, maxIterations: 15 }));
    for (const other of results.slice(1))
      expect(Buffer.from(other.weights.buffer)).toEqual(Buffer.from(results[0]!.weights.buffer));
  });

  it("with L1 leaves more weights at exactly 0 the larger c1 is, at the optimum of the penalised objective", async () => {
    const data = learnable(6);
    const nonZero: number[] = [];
    for (const c1 of [0.1, 1, 5]) {
      const options: TrainOptions = { labels: 3, c1, c2: 0.1, epsilon: 1e-7, delta: 0, maxIterations: 1000 };
      const { layout, weights } = await train(data, options);
      nonZero.push(weights.filter((w) => w !== 0).length);
      const objective = await createObjective(layout, data, {
        c2: 0.1,
        threads: 1,
        shards: 8,
        kernels: "simd",
      });
      objective.x.set(weights);
      objective.evaluate();
      const absent = new Set(layout.absent);
      weights.forEach((w, k) => {
        if (absent.has(k)) return;
        const slope = objective.gradient[k]!;
        if (w === 0) expect(Math.abs(slope)).toBeLessThanOrEqual(c1 + 1e-3);
        else expect(slope + c1 * Math.sign(w)).toBeCloseTo(0, 3);
      });
    }
    expect(nonZero[0]).toBeGreaterThan(nonZero[1]!);
    expect(nonZero[1]).toBeGreaterThan(nonZero[2]!);
  });

  it("starts warm with features, attributes and labels that the first model did not have", async () => {
    const first = await train(learnable(7), { labels: 3, epsilon: 1e-9, delta: 0 });
    const more = await train(learnable(8, 60, 4), {
      labels: 4,
      attributes: 60,
      start: first,
      maxIterations: 1,
      c2: 1e-6,
    });
    expect(more.layout.labels).toBe(4);
    expect(more.layout.attributes).toBe(60);
    const kept = await train(learnable(7), { labels: 3, start: first, epsilon: 1e-9, delta: 0 });
    expect(kept.progress.length).toBeLessThanOrEqual(2);
    for (let k = 0; k < first.weights.length; k++) expect(kept.weights[k]).toBeCloseTo(first.weights[k]!, 6);
  });

  it("keeps what it has when it is told to stop", async () => {
    const controller = new AbortController();
    const result = await train(learnable(9), {
      labels: 3,
      signal: controller.signal,
      onProgress: ({ iteration }) => {
        if (iteration === 3) controller.abort();
      },
    });
    expect(result.reason).toBe("aborted");
    expect(result.iteration).toBe(3);
    expect(result.weights.some((w) => w !== 0)).toBe(true);
  });

  it("stops when the dev score no longer rises and keeps the best", async () => {
    const scores = [0.2, 0.5, 0.4, 0.3, 0.9];
    let call = 0;
    const seen: Float64Array[] = [];
    const result = await train(learnable(10), {
      labels: 3,
      dev: { data: learnable(11), patience: 2, score: () => scores[call++]! },
      onProgress: () => seen.push(new Float64Array()),
    });
    expect(result.reason).toBe("dev");
    expect(result.iteration).toBe(2);
    expect(result.progress.map(({ devScore }) => devScore)).toEqual([0.2, 0.5, 0.4, 0.3]);
    const two = await train(learnable(10), { labels: 3, maxIterations: 2 });
    expect(result.weights).toEqual(two.weights);
  });

  it("leaves out features below the frequency cut-off", async () => {
    const all = await train(learnable(12), { labels: 3, maxIterations: 1 });
    const frequent = await train(learnable(12), { labels: 3, maxIterations: 1, minFrequency: 5 });
    expect(frequent.layout.parameters).toBeLessThan(all.layout.parameters);
  });

  it("answers an unknown algorithm with those that exist", async () => {
    const wrong = train(learnable(1), { labels: 3, algorithm: "adam" as AlgorithmName });
    await expect(wrong).rejects.toMatchObject({
      code: "unknown-name",
      hint: "Choose one of: lbfgs, perceptron, sgd.",
    });
  });

  it("refuses gold labels that break the scheme, and no data at all", async () => {
    const { labels, scheme } = bioScheme(1);
    const builder = sequenceBuilder();
    builder.token([0], 0);
    builder.token([0], 2);
    await expect(train(builder.finish(), { labels, scheme })).rejects.toThrow(/sequence 0, token 1/);
    await expect(train(sequenceBuilder().finish(), { labels })).rejects.toThrow(/no token/);
  });
});
