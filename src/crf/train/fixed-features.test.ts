import { expect, it } from "vitest";
import { createTagger } from "../infer/tagger.js";
import { sequenceBuilder } from "../sequences.js";
import { type TrainOptions, train } from "./train.js";

const COST = 3;

/** Attribute 0 is label 1 two times out of five; with `cost`, such tokens say what it costs to take them for label 0. */
function doubtful(cost: boolean) {
  const builder = sequenceBuilder();
  for (let n = 0; n < 100; n++) {
    const label = n % 5 < 2 ? 1 : 0;
    builder.token(cost && label === 1 ? [0, COST] : [0], label);
    builder.token([1 + (n % 2)], 0);
    builder.end();
  }
  return builder.finish();
}

const LABELS = { labels: 2, attributes: 4, maxIterations: 60, c2: 0.1 } as const;
const fixed = [{ attribute: COST, label: 0, weight: 2 }];

it.each(["sgd", "lbfgs"] as const)("by %s a dear mistake is kept farther away", async (algorithm) => {
  const options: TrainOptions = { ...LABELS, algorithm };
  const plain = await train(doubtful(false), options);
  const costly = await train(doubtful(true), { ...options, fixed });
  const read = doubtful(false);
  expect(createTagger(plain.layout, plain.weights).tag(read)[0]).toBe(0);
  expect(createTagger(costly.layout, costly.weights).tag(read)[0]).toBe(1);
  expect(createTagger(costly.layout, costly.weights).tag(read)[1]).toBe(0);
});

it("leaves nothing of the cost in the model: with the attribute or without, it says the same", async () => {
  const { layout, weights } = await train(doubtful(true), { ...LABELS, algorithm: "sgd", fixed });
  for (let k = layout.attributeOffset[COST]!; k < layout.attributeOffset[COST + 1]!; k++)
    expect(weights[k]).toBe(0);
});

it("refuses algorithms that know no cost", async () => {
  const code = "costs-need-gradient";
  await expect(train(doubtful(true), { ...LABELS, algorithm: "perceptron", fixed })).rejects.toMatchObject({
    code,
  });
  await expect(train(doubtful(true), { ...LABELS, c1: 1, fixed })).rejects.toMatchObject({ code });
});
