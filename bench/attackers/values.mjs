// Values written as a reader still takes them for the same: what spacing, exports, scanners, mail and mischief do to text.
import { loadModel } from "../../dist/index.js";
import { BASE_VALUES } from "./values/base-values.mjs";
import { CLASSES, classAttacks, classReasons } from "./values/classes.mjs";
import { leftOf, written } from "./values/measure.mjs";
import { BASE } from "./values/transformations.mjs";

/** Seven kinds of values in one sentence each, in 57 writings. */
export const values = {
  name: "values",
  sample: 1,
  listed: new Map([
    [
      "name, nlmid",
      "A line end in the midst of a word, without a hyphen, parts two words: whoever joins them joins others too.",
    ],
    [
      "age, spaced",
      "Two figures with a blank between them are two numbers, one to three years old the second.",
    ],
  ]),
  open: async () => ({ model: await loadModel(), whole: [] }),
  attacks: ({ model, whole }) => [
    ...Object.entries(BASE_VALUES).flatMap(([kind, one]) =>
      Object.entries(BASE)
        .filter(([, transform]) => transform === BASE.none || one.values.some((v) => transform(v) !== v))
        .map(([writing, transform]) => ({
          name: `${kind}, ${writing}`,
          async run() {
            const { text, places } = written(one, transform);
            const left = leftOf(text, places, await model.tag(text), kind === "age");
            const is = (piece) => places.some(({ start, end }) => text.slice(start, end) === piece);
            if (left.some(is)) whole.push(`${kind}, ${writing}`);
            return left.length === 0 ? undefined : JSON.stringify(left);
          },
        })),
    ),
    { name: "whole values", run: async () => (whole.length === 0 ? undefined : whole.join("; ")) },
  ],
};

/** Values of every type, wherever they stand, in the same writings; by class, since they are tens of thousands. */
export const identifiers = {
  name: "identifiers",
  sample: 61,
  listed: classReasons(),
  open: async () => ({ model: await loadModel() }),
  attacks: ({ model }) => CLASSES.flatMap((one) => classAttacks(one, model)),
};
