import { CAPITALISED, CAPITALS, letterCase, ONE_CAPITAL, SMALL } from "../text/index.js";
import { wordClassSet } from "./dictionary.js";
import { type NoteLayer, perToken } from "./layer.js";
import { rowsByWord } from "./packing/by-word.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { collapsedShape } from "./shape.js";
import { ngrams, pairs, together } from "./template.js";

const FEW = 4;

/** How a word is written, as a number; words of other kinds do not count. */
const [UPPER, LOWER, FIRST, OTHER] = [1, 2, 3, 4];
const KINDS = 5;

const casesOf = rowsByWord(1, (word, rows, at) => {
  rows[at] = caseOf(word);
});

const ALL_UPPER = /^\p{Lu}{2,}$/u;
const ALL_LOWER = /^\p{Ll}+$/u;
const UPPER_FIRST = /^\p{Lu}\p{Ll}/u;

function caseOf(word: string): number {
  switch (letterCase(word)) {
    case SMALL:
      return LOWER;
    case CAPITALISED:
      return FIRST;
    case CAPITALS:
      return UPPER;
    case ONE_CAPITAL:
      return OTHER;
  }
  if (ALL_UPPER.test(word)) return UPPER;
  if (ALL_LOWER.test(word)) return LOWER;
  return UPPER_FIRST.test(word) ? FIRST : OTHER;
}

const CASES = ["capitals", "small", "headings", "both"] as const;
/** How the line is caseAt, in a note that is caseAt so. */
const VALUES = CASES.map((line) =>
  CASES.map((note): readonly Sym[] => [symbol(line === note ? line : `${line}-in-${note}`)]),
);

/**
 * How the token's line is written: all capitals, all small letters, or both. Where everything is in capitals a
 * capital says nothing; where nothing is, a capital says all. Short lines go by the whole note.
 */
export const lineCase: NoteLayer = {
  kind: "note",
  name: "line-case",
  of(analysis) {
    const { lineOf, lines, wordNumbers, count } = analysis;
    const cases = casesOf(analysis);
    const byLine = new Uint32Array(KINDS * lines.length);
    const whole = new Uint32Array(KINDS);
    for (let t = 0; t < count; t++) {
      const kind = cases[wordNumbers[t] as number] as number;
      byLine[KINDS * (lineOf[t] as number) + kind]!++;
      whole[kind]!++;
    }
    const note = caseAt(whole, 0);
    const values = lines.map((_, line) => {
      const at = KINDS * line;
      const few = byLine[at + UPPER]! + byLine[at + LOWER]! + byLine[at + FIRST]! < FEW;
      return VALUES[few ? note : caseAt(byLine, at)]![note]!;
    });
    return perToken(count, (t) => values[lineOf[t] as number] ?? VALUES[note]![note]!);
  },
};

/** Which of `CASES` the counts from `at` on say. */
function caseAt(counts: Uint32Array, at: number): number {
  const [upper, lower, first] = [counts[at + UPPER]!, counts[at + LOWER]!, counts[at + FIRST]!];
  if (upper > 2 * (lower + first)) return 0;
  if (first === 0 && lower > 2 * upper) return 1;
  return first > lower ? 2 : 3;
}

/** Case of the line, with the shape and the dictionary classes of the token. */
export const caseOfLine = together(
  "caseOfLine",
  ngrams("lcase", lineCase),
  pairs("lcase-shape", lineCase, collapsedShape),
  pairs("lcase-dset", lineCase, wordClassSet),
);
