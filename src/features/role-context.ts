import { classMask, type LexiconClass, wordClasses } from "../lexicon/index.js";
import { remembered } from "../remembered.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import { type NoteLayer, perToken } from "./layer.js";
import { ngrams } from "./template.js";

const LEFT = 8;
const RIGHT = 5;
/** Of these classes of the lexicon, the first that a word has: what it says of who somebody is. */
export function roleFinder(...kinds: readonly LexiconClass[]): (word: string) => LexiconClass | undefined {
  const masks = kinds.map((kind) => [kind, classMask(kind)] as const);
  return remembered((word) => {
    const mask = /\p{L}/u.test(word) ? wordClasses(word) : 0;
    return masks.find(([, bits]) => (mask & bits) !== 0)?.[0];
  });
}

const roleOf = roleFinder("title", "relation", "profession");

/**
 * The nearest words that say who somebody is, left and right within the line or sentence: titles, kin, jobs. "Worker
 * T. Oglesby", "her cousin Guerline", "Kirsten Laird RN".
 */
export const roles: NoteLayer = {
  kind: "note",
  name: "role-context",
  language: "en",
  of(analysis) {
    const { words, lineOf, sentenceOf, count } = analysis;
    const kinds = words.map(roleOf);
    const together = (a: number, b: number): boolean =>
      lineOf[a] === lineOf[b] || sentenceOf[a] === sentenceOf[b];
    // The next role to the right of every token; the last one to the left comes along.
    const right = new Int32Array(count);
    for (let t = count - 1, next = count; t >= 0; t--) {
      right[t] = next;
      if (kinds[t] !== undefined) next = t;
    }
    let left = -1;
    return perToken(count, (t) => {
      const values: string[] = [];
      const add = (side: string, at: number, reach: number): void => {
        const distance = Math.abs(at - t);
        if (at < 0 || at >= count || distance > reach || !together(at, t)) return;
        const near = distance <= 2 ? "near" : "far";
        values.push(`${side}-${near}:${kinds[at]}`, `${side}:${normaliseWord(words[at] as string)}`);
      };
      add("L", left, LEFT);
      add("R", right[t] as number, RIGHT);
      if (kinds[t] !== undefined) left = t;
      return values;
    });
  },
};

/** Titles, kin and jobs around the token. */
export const roleContext = ngrams("role", roles);
