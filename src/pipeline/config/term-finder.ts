import { folded, levelled, wordsOf } from "./words.js";

export interface Found<T> {
  readonly start: number;
  readonly end: number;
  readonly term: T;
}

interface Entry<T> {
  readonly term: T;
  /** Marks before the first word and behind the last: "#7", "C++". */
  readonly lead: string;
  readonly core: string;
  readonly tail: string;
  readonly words: number;
  readonly level: (text: string) => string;
}

export interface Term {
  readonly text: string;
  readonly matchCase?: boolean;
}

const WORDLIKE = /[\p{L}\p{M}\p{N}]/u;

/**
 * Finds terms in a text as whole words, over line breaks and double blanks too. Terms are kept by their first
 * word, so that a text is read once however many there are. `fold` makes what counts as the same the same.
 */
export function termFinder<T extends Term>(
  terms: readonly T[],
  fold: (text: string) => string = folded,
): (text: string) => Found<T>[] {
  const byFirstWord = new Map<string, Entry<T>[]>();
  for (const term of terms) {
    const words = wordsOf(term.text);
    const first = words[0];
    const last = words.at(-1);
    if (first === undefined || last === undefined) continue;
    const level = term.matchCase ? levelled : fold;
    const entry = {
      term,
      lead: level(term.text.slice(0, first.start).trimStart()),
      core: level(term.text.slice(first.start, last.end)),
      tail: level(term.text.slice(last.end).trimEnd()),
      words: words.length,
      level,
    };
    const key = fold(first.text);
    byFirstWord.set(key, [...(byFirstWord.get(key) ?? []), entry]);
  }
  return (text) => {
    if (byFirstWord.size === 0) return [];
    const found: Found<T>[] = [];
    const words = wordsOf(text);
    for (const [at, { start: from, text: word }] of words.entries()) {
      for (const { term, lead, core, tail, words: count, level } of byFirstWord.get(fold(word)) ?? []) {
        const to = words[at + count - 1]?.end;
        if (to === undefined || level(text.slice(from, to)) !== core) continue;
        const start = from - lead.length;
        const end = to + tail.length;
        if (level(text.slice(Math.max(0, start), from)) !== lead || level(text.slice(to, end)) !== tail)
          continue;
        const cutsWord = (lead === "" && isWordAt(text, start - 1)) || (tail === "" && isWordAt(text, end));
        if (!cutsWord) found.push({ start, end, term });
      }
    }
    return found;
  };
}

function isWordAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && WORDLIKE.test(text[at] as string);
}
