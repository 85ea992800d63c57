import type { Analysis } from "../text/analysis.js";
import type { Vocabulary } from "../text/vocabulary.js";

/** What a function says of the word of every token. What it said is kept by the word's number, as long as those hold. */
export function byWord<T extends string | number | boolean | object>(
  of: (word: string) => T,
): (analysis: Analysis) => T[] {
  let vocabulary: Vocabulary | undefined;
  let known: (T | undefined)[] = [];
  return ({ vocabulary: current, wordNumbers, count }) => {
    if (current !== vocabulary) {
      vocabulary = current;
      known = [];
    }
    while (known.length < current.words.length) known.push(undefined);
    const out = new Array<T>(count);
    for (let t = 0; t < count; t++) {
      const number = wordNumbers[t] as number;
      let said = known[number];
      if (said === undefined) {
        said = of(current.words[number] as string);
        known[number] = said;
      }
      out[t] = said;
    }
    return out;
  };
}
