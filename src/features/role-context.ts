import { classMask, wordClasses } from "../lexicon/index.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import type { NoteLayer } from "./layer.js";
import { ngrams } from "./template.js";

const LEFT = 8;
const RIGHT = 5;
const ROLES = [
  ["title", classMask("title")],
  ["relation", classMask("relation")],
  ["profession", classMask("profession")],
] as const;

/**
 * The nearest words that say who somebody is, left and right within the line or sentence: titles, kin, jobs. "Worker
 * T. Oglesby", "her cousin Guerline", "Kirsten Laird RN".
 */
export const roles: NoteLayer = {
  kind: "note",
  name: "role-context",
  english: true,
  of(analysis) {
    const { words, lineOf, sentenceOf, count } = analysis;
    const kinds = words.map((word) => {
      const mask = /\p{L}/u.test(word) ? wordClasses(word) : 0;
      return ROLES.find(([, bits]) => (mask & bits) !== 0)?.[0];
    });
    const together = (a: number, b: number): boolean =>
      lineOf[a] === lineOf[b] || sentenceOf[a] === sentenceOf[b];
    return Array.from({ length: count }, (_, t) => {
      const values: string[] = [];
      const look = (side: string, step: number, reach: number): void => {
        for (let n = 1; n <= reach; n++) {
          const at = t + step * n;
          if (at < 0 || at >= count || !together(at, t)) return;
          const kind = kinds[at];
          if (kind === undefined) continue;
          const near = n <= 2 ? "near" : "far";
          values.push(`${side}-${near}:${kind}`, `${side}:${normaliseWord(words[at] as string)}`);
          return;
        }
      };
      look("L", -1, LEFT);
      look("R", 1, RIGHT);
      return values;
    });
  },
};

/** Titles, kin and jobs around the token. */
export const roleContext = ngrams("role", roles);
