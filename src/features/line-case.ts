import { byWord } from "./by-word.js";
import { wordClassSet } from "./dictionary.js";
import { type NoteLayer, perToken } from "./layer.js";
import { collapsedShape } from "./shape.js";
import { ngrams, pairs, together } from "./template.js";

const FEW = 4;

type Counts = Record<"upper" | "lower" | "first", number>;

const casesOf = byWord((word) => {
  if (/^\p{Lu}{2,}$/u.test(word)) return "upper";
  if (/^\p{Ll}+$/u.test(word)) return "lower";
  return /^\p{Lu}\p{Ll}/u.test(word) ? "first" : "none";
});

/**
 * How the token's line is written: all capitals, all small letters, or both. Where everything is in capitals a
 * capital says nothing; where nothing is, a capital says all. Short lines go by the whole note.
 */
export const lineCase: NoteLayer = {
  kind: "note",
  name: "line-case",
  of(analysis) {
    const { lineOf, count } = analysis;
    const cases = casesOf(analysis);
    const byLine: Counts[] = [];
    const whole: Counts = { upper: 0, lower: 0, first: 0 };
    for (let t = 0; t < count; t++) {
      const kind = cases[t];
      if (kind === undefined || kind === "none") continue;
      const line = lineOf[t] as number;
      const counts = byLine[line] ?? { upper: 0, lower: 0, first: 0 };
      byLine[line] = counts;
      counts[kind]++;
      whole[kind]++;
    }
    const note = told(whole);
    const lines = byLine.map((counts) => {
      const line = counts.upper + counts.lower + counts.first < FEW ? note : told(counts);
      return line === note ? line : `${line}-in-${note}`;
    });
    return perToken(count, (t) => lines[lineOf[t] as number] ?? note);
  },
};

function told({ upper, lower, first }: Counts): string {
  if (upper > 2 * (lower + first)) return "capitals";
  if (first === 0 && lower > 2 * upper) return "small";
  return first > lower ? "headings" : "both";
}

/** Case of the line, with the shape and the dictionary classes of the token. */
export const caseOfLine = together(
  "caseOfLine",
  ngrams("lcase", lineCase),
  pairs("lcase-shape", lineCase, collapsedShape),
  pairs("lcase-dset", lineCase, wordClassSet),
);
