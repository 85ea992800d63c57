/** The form under which a word is counted and looked up: lower case, every digit as #. */
export function normaliseWord(word: string): string {
  return word.toLowerCase().replace(/\p{Nd}/gu, "#");
}
