import type { Analysis } from "../../text/index.js";
import { knownByNumber, type Vocabulary } from "../../text/index.js";
import { perToken } from "../layer.js";

/** What a function says of the word of a token. What it said is kept by the word's number, as long as those hold. */
export function wordMemo<T extends string | number | boolean | object>(
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

/** The same of every token. */
export function byWord<T extends string | number | boolean | object>(
  of: (word: string) => T,
): (analysis: Analysis) => T[] {
  const memo = wordMemo(of);
  return (analysis) => perToken(analysis.count, memo(analysis));
}

/**
 * The same for what can be said in a few numbers: a row of them for each word, all rows in one array. That of token t
 * begins at `width` times the number of its word. `write` fills the row from `at` on, and its first number is not 0.
 */
export function rowsByWord(
  width: number,
  write: (word: string, rows: Int32Array, at: number) => void,
): (analysis: Analysis) => Int32Array {
  let vocabulary: Vocabulary | undefined;
  let rows = new Int32Array(0);
  const turnTo = (next: Vocabulary): void => {
    const old = rows;
    rows = new Int32Array(width * Math.ceil(1.5 * next.words.length));
    if (next === vocabulary) rows.set(old);
    else if (next.follows(vocabulary))
      next.kept.forEach((number, n) => {
        rows.set(old.subarray(width * number, width * (number + 1)), width * n);
      });
    vocabulary = next;
  };
  return ({ vocabulary: current, wordNumbers, count }) => {
    if (current !== vocabulary || rows.length < width * current.words.length) turnTo(current);
    for (let t = 0; t < count; t++) {
      const number = wordNumbers[t] as number;
      if (rows[width * number] === 0) write(current.words[number] as string, rows, width * number);
    }
    return rows;
  };
}
