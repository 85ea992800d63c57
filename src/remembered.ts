const MOST = 50_000;
/** The engine makes slices from this length on that point into the text, and keep all of it in memory. */
const SLICED = 13;

/**
 * The same function of a word, which is asked about again and again. Memory stays bounded, and no note stays in it:
 * what is kept, and what `of` is given, is a copy of the word.
 */
export function remembered<T>(of: (word: string) => T, most = MOST): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined || known.has(word)) return found as T;
    if (known.size >= most) known.clear();
    const own = ofItsOwn(word);
    const made = of(own);
    known.set(own, made);
    return made;
  };
}

/** The same characters, lone surrogates included, without the text behind them. */
export function ofItsOwn(word: string): string {
  return word.length < SLICED ? word : Buffer.from(word, "utf16le").toString("utf16le");
}
