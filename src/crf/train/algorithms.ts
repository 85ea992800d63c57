import type { Algorithm } from "./algorithm.js";
import { lbfgs } from "./lbfgs.js";
import { createObjective } from "./objective.js";
import { owlqn } from "./owlqn.js";
import { averagedPerceptron } from "./perceptron.js";
import type { OptimiserStep } from "./problem.js";
import { stochasticGradient } from "./sgd.js";

/** Every way to train, by name. */
export const ALGORITHMS = {
  lbfgs: {
    description: "L-BFGS on the whole data, L2 (c2), and L1 (c1) by OWL-QN; the default",
    async run({ layout, data, weights, options, onStep }) {
      const objective = await createObjective(layout, data, options);
      try {
        objective.x.set(weights);
        const notify = (step: OptimiserStep): Promise<boolean> => onStep(step, objective.x);
        const reason =
          options.c1 > 0
            ? await owlqn(objective, options.c1, options, notify)
            : await lbfgs(objective, options, notify);
        weights.set(objective.x);
        return reason;
      } finally {
        await objective.close();
      }
    },
  },
  perceptron: {
    description: "averaged perceptron: quick, no probabilities to trust",
    run: averagedPerceptron,
  },
  sgd: {
    description:
      "stochastic gradient descent in small batches, L2 (c2): as good after a dozen passes as L-BFGS after many",
    run: stochasticGradient,
  },
} as const satisfies Record<string, Algorithm>;

export type AlgorithmName = keyof typeof ALGORITHMS;
