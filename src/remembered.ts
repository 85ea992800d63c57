import { copyText } from "#platform";

const MOST = 50_000;
/** The engine makes slices from this length on that point into the text, and keep all of it in memory. */
const SLICED = 13;
/** Stands for undefined in what is kept, so that looking once tells whether a word is there. */
const NOTHING = Symbol("nothing");

/**
 * The same function of a word, memoised. Memory stays bounded, and no note stays in it:
 * what is kept, and what `of` is given, is a copy of the word. Of two halves the older one goes when the newer is full;
 * what is asked for meanwhile moves to the newer, so that rare words do not push out the common ones.
 */
export function remembered<T>(of: (word: string) => T, most = MOST): (word: string) => T {
  let newer = new Map<string, T | typeof NOTHING>();
  let older = new Map<string, T | typeof NOTHING>();
  const recall = (word: string): T | typeof NOTHING => {
    const own = detachedCopy(word);
    let said = older.get(own);
    if (said === undefined) said = of(own);
    if (said === undefined) said = NOTHING;
    if (2 * newer.size >= most) {
      older = newer;
      newer = new Map();
    }
    newer.set(own, said);
    return said;
  };
  return (word) => {
    let said = newer.get(word);
    if (said === undefined) said = recall(word);
    return said === NOTHING ? (undefined as T) : said;
  };
}

/** A copy of the characters, lone surrogates included, that does not keep the text they were cut from in memory. */
export function detachedCopy(word: string): string {
  return word.length < SLICED ? word : copyText(word);
}
