const MOST = 50_000;

/** The same function of a word, which is asked about again and again; memory stays bounded. */
export function remembered<T>(of: (word: string) => T, most = MOST): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined || known.has(word)) return found as T;
    if (known.size >= most) known.clear();
    const made = of(word);
    known.set(word, made);
    return made;
  };
}
