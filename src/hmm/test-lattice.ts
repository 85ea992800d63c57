/** Numbers in [0, 1) that depend on the seed alone. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** Tokens are runs of characters that are no white space. */
export function wordsOf(text: string): { text: string; offsets: Int32Array } {
  const offsets = [...text.matchAll(/\S+/g)].flatMap(({ index, 0: word }) => [index, index + word.length]);
  return { text, offsets: Int32Array.from(offsets) };
}

const SURNAMES = ["Okafor", "Brandt", "Lindqvist", "Wexley", "Tolland", "Hansen"];

/** An invented note with a doctor and a date; two tokens each, and text before, between and after. */
export function invented(n: number) {
  const name = `Ada ${SURNAMES[n % SURNAMES.length]}`;
  const note = wordsOf(
    `Seen by Dr. ${name} on March ${1 + (n % 28)} .\n\nNo fever, no chills × ${n % 7} days .`,
  );
  return {
    note,
    chunks: [
      { first: 3, last: 5, type: "DOCTOR" },
      { first: 6, last: 8, type: "DATE" },
    ],
  };
}
