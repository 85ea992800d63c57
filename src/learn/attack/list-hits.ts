import { fold } from "../../replace/index.js";
import { overlaps } from "../../spans.js";
import type { Mention, ReleasedNote } from "./mention.js";

/** Entries of more words than this are not found. */
const MOST_WORDS = 4;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** Values of a list wherever they stand outside the known mentions and marks: an attacker searches the whole text. */
export function listHits(notes: readonly ReleasedNote[], list: ReadonlySet<string>): Mention[] {
  return notes.flatMap(({ text, marks, mentions }, note) => {
    const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
    }));
    const hits: Mention[] = [];
    for (let at = 0; at < words.length; at++) {
      const { start } = words[at] as { start: number };
      // The longest entry that begins here; the search goes on behind it.
      for (let last = Math.min(at + MOST_WORDS, words.length) - 1; last >= at; last--) {
        const { end } = words[last] as { end: number };
        const value = text.slice(start, end);
        if (!list.has(fold(value))) continue;
        const place = { start, end };
        const isNews = ![...marks, ...mentions].some((known) => overlaps(known, place));
        if (isNews) hits.push({ note, start, end, type: "OTHER", kind: "suspect", value });
        at = last;
        break;
      }
    }
    return hits;
  });
}
