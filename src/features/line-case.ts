import { remembered } from "../remembered.js";
import { wordClassSet } from "./dictionary.js";
import { type NoteLayer, perToken } from "./layer.js";
import { collapsedShape } from "./shape.js";
import { ngrams, pairs, together } from "./template.js";

const FEW = 4;

const caseOf = remembered((word) => {
  if (/^\p{Lu}{2,}$/u.test(word)) return "upper";
  if (/^\p{Ll}+$/u.test(word)) return "lower";
  return /^\p{Lu}\p{Ll}/u.test(word) ? "first" : undefined;
});

/**
 * How the token's line is written: all capitals, all small letters, or both. Where everything is in capitals a
 * capital says nothing; where nothing is, a capital says all. Short lines go by the whole note.
 */
export const lineCase: NoteLayer = {
  kind: "note",
  name: "line-case",
  of(analysis) {
    const { words, lineOf, count } = analysis;
    const byLine = new Map<number, { upper: number; lower: number; first: number }>();
    const whole = { upper: 0, lower: 0, first: 0 };
    for (let t = 0; t < count; t++) {
      const word = words[t] as string;
      const line = lineOf[t] as number;
      const counts = byLine.get(line) ?? { upper: 0, lower: 0, first: 0 };
      byLine.set(line, counts);
      const kind = caseOf(word);
      if (kind === undefined) continue;
      counts[kind]++;
      whole[kind]++;
    }
    const told = ({ upper, lower, first }: typeof whole): string => {
      if (upper > 2 * (lower + first)) return "capitals";
      if (first === 0 && lower > 2 * upper) return "small";
      return first > lower ? "headings" : "both";
    };
    const note = told(whole);
    return perToken(count, (t) => {
      const counts = byLine.get(lineOf[t] as number) ?? whole;
      const line = counts.upper + counts.lower + counts.first < FEW ? note : told(counts);
      return line === note ? line : `${line}-in-${note}`;
    });
  },
};

/** Case of the line, with the shape and the dictionary classes of the token. */
export const caseOfLine = together(
  "caseOfLine",
  ngrams("lcase", lineCase),
  pairs("lcase-shape", lineCase, collapsedShape),
  pairs("lcase-dset", lineCase, wordClassSet),
);
