const MOST = 50_000;
/** The engine makes slices from this length on that point into the text, and keep all of it in memory. */
const SLICED = 13;

/**
 * The same function of a word, which is asked about again and again. Memory stays bounded, and no note stays in it:
 * what is kept, and what `of` is given, is a copy of the word. Of two halves the older one goes when the newer is full;
 * what is asked for meanwhile moves to the newer, so that rare words do not push out the common ones.
 */
export function remembered<T>(of: (word: string) => T, most = MOST): (word: string) => T {
  let newer = new Map<string, T>();
  let older = new Map<string, T>();
  const put = (word: string, said: T): T => {
    if (2 * newer.size >= most) {
      older = newer;
      newer = new Map();
    }
    newer.set(word, said);
    return said;
  };
  return (word) => {
    const found = newer.get(word);
    if (found !== undefined || newer.has(word)) return found as T;
    const own = ofItsOwn(word);
    const before = older.get(word);
    if (before !== undefined || older.has(word)) return put(own, before as T);
    return put(own, of(own));
  };
}

/** The same characters, lone surrogates included, without the text behind them. */
export function ofItsOwn(word: string): string {
  return word.length < SLICED ? word : Buffer.from(word, "utf16le").toString("utf16le");
}
