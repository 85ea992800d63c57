import type { Analysis } from "../text/analysis.js";
import { knownByNumber } from "../text/vocabulary.js";

/** What a function says of the word of every token. What it said is kept by the word's number, as long as those hold. */
export function byWord<T extends string | number | boolean | object>(
  of: (word: string) => T,
): (analysis: Analysis) => T[] {
  const knownIn = knownByNumber<T>();
  return ({ vocabulary, wordNumbers, count }) => {
    const known = knownIn(vocabulary);
    const out = new Array<T>(count);
    for (let t = 0; t < count; t++) {
      const number = wordNumbers[t] as number;
      let said = known[number];
      if (said === undefined) {
        said = of(vocabulary.words[number] as string);
        known[number] = said;
      }
      out[t] = said;
    }
    return out;
  };
}

/** The same for those who ask about few of the tokens. */
export function ofSomeWords<T extends string | number | boolean | object>(
  of: (word: string) => T,
): (analysis: Analysis) => (t: number) => T {
  const knownIn = knownByNumber<T>();
  return ({ vocabulary, wordNumbers }) => {
    const known = knownIn(vocabulary);
    return (t) => {
      const number = wordNumbers[t] as number;
      let said = known[number];
      if (said === undefined) {
        said = of(vocabulary.words[number] as string);
        known[number] = said;
      }
      return said;
    };
  };
}
