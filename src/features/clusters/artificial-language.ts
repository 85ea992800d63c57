import { seededRandom } from "../../random.js";

/** For tests: names and things stand in sentences of two kinds, so that the classes differ by their neighbours alone. */
export const NAMES = ["abel", "bina", "cato", "dova", "emil", "fria"];
export const THINGS = ["lamp", "mast", "nail", "oven", "pane", "quilt"];

export function artificialSentences(count = 1500): string[][] {
  const random = seededRandom(11);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] as string;
  return Array.from({ length: count }, (_, i) =>
    i % 2 === 0
      ? [pick(["Mr", "Mrs", "Dr"]), pick(NAMES), pick(["said", "felt", "slept"]), pick(["well", "badly"])]
      : [pick(["a", "the", "one"]), pick(THINGS), pick(["was", "is"]), pick(["sold", "broken", "found"])],
  );
}
