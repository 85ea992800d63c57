import { expect, it } from "vitest";
import { createTagger, sequenceBuilder, train } from "../../crf/index.js";
import { FeatureList } from "./feature-list.js";
import { spanScorer } from "./span-scorer.js";

it("gives the probabilities that the CRF gives a sequence of one", async () => {
  const builder = sequenceBuilder();
  for (let n = 0; n < 60; n++) {
    // Attribute 0 has all labels, so that it gets a dense row; the others have few.
    builder.token([0, 1 + (n % 7), 8 + (n % 5)], n % 6);
    builder.end();
  }
  const data = builder.finish();
  const { layout, weights } = await train(data, { labels: 6, c2: 0.1, maxIterations: 20, minFrequency: 1 });
  const tagger = createTagger(layout, weights);
  const scorer = spanScorer(layout, weights);
  const score = (numbers: readonly number[]): Float64Array => {
    const features = new FeatureList<number>();
    for (const number of numbers) features.push(number);
    return scorer(features);
  };
  for (let n = 0; n < 60; n++) {
    const expected = tagger.marginals(data, n).probability;
    const given = score([0, 1 + (n % 7), 8 + (n % 5)]);
    expect(given.length).toBe(expected.length);
    for (const [k, p] of given.entries()) expect(p).toBeCloseTo(expected[k] as number, 9);
  }
  expect([...score([])].map((p) => p.toFixed(6))).toEqual(Array(6).fill((1 / 6).toFixed(6)));
});
