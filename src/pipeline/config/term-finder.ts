import { folded, levelled, wordsOf } from "./words.js";

export interface TermHit<T> {
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
  readonly level: (text: string) => string;
}

export interface Term {
  readonly text: string;
  readonly matchCase?: boolean;
}

const WORDLIKE = /[\p{L}\p{M}\p{N}]/u;

/**
 * Finds terms in a text as whole words, over line breaks and double blanks too. Of each first word it is known how many
 * words terms have that begin with it, and each term is kept by all its words, so that a text is read once and no term is
 * looked at in vain, however many there are. `fold` makes what counts as the same the same.
 */
export function termFinder<T extends Term>(
  terms: readonly T[],
  fold: (text: string) => string = folded,
): (text: string) => TermHit<T>[] {
  const lengths = new Map<string, number[]>();
  const byCore = new Map<string, Entry<T>[]>();
  for (const term of terms) {
    const words = wordsOf(term.text);
    const first = words[0];
    const last = words.at(-1);
    if (first === undefined || last === undefined) continue;
    const level = term.matchCase ? levelled : fold;
    const core = term.text.slice(first.start, last.end);
    const entry = {
      term,
      lead: level(term.text.slice(0, first.start).trimStart()),
      core: level(core),
      tail: level(term.text.slice(last.end).trimEnd()),
      level,
    };
    const counts = listIn(lengths, fold(first.text));
    if (!counts.includes(words.length)) counts.push(words.length);
    listIn(byCore, fold(core)).push(entry);
  }
  return (text) => {
    if (lengths.size === 0) return [];
    const found: TermHit<T>[] = [];
    const words = wordsOf(text);
    for (const [at, { start: from, text: word }] of words.entries()) {
      for (const count of lengths.get(fold(word)) ?? []) {
        const to = words[at + count - 1]?.end;
        if (to === undefined) continue;
        const core = text.slice(from, to);
        for (const entry of byCore.get(fold(core)) ?? []) {
          const { term, lead, tail, level } = entry;
          if (level(core) !== entry.core) continue;
          const start = from - lead.length;
          const end = to + tail.length;
          if (level(text.slice(Math.max(0, start), from)) !== lead || level(text.slice(to, end)) !== tail)
            continue;
          const cutsWord = (lead === "" && isWordAt(text, start - 1)) || (tail === "" && isWordAt(text, end));
          if (!cutsWord) found.push({ start, end, term });
        }
      }
    }
    return found;
  };
}

function listIn<K, V>(map: Map<K, V[]>, key: K): V[] {
  let list = map.get(key);
  if (list === undefined) {
    list = [];
    map.set(key, list);
  }
  return list;
}

function isWordAt(text: string, at: number): boolean {
  return at >= 0 && at < text.length && WORDLIKE.test(text[at] as string);
}
