const PLACES = 1024;
const LONGEST = 30;
const ADDED = 1;
const NEAR = 2;

/**
 * Tells of most words of a note, from their ends and length, that they are none of those added: they need not be cut
 * out of the text. Knows ASCII only: other words must not be asked about.
 */
export class WordFilter {
  readonly #seen = new Uint8Array(PLACES);

  /** A word in small letters. */
  add(word: string): void {
    this.#seen[placeOf(word.charCodeAt(0), word.charCodeAt(word.length - 1), word.length)]! |= ADDED;
  }

  /** All words that begin with the same letter and are at most one letter longer or shorter. */
  addNear(word: string): void {
    for (let length = word.length - 1; length <= word.length + 1; length++)
      this.#seen[placeOf(word.charCodeAt(0), 0, length)]! |= NEAR;
  }

  /** For what was put in by `add`: the word of ASCII that stands from `start` to `end`, in any case. */
  mayHold(text: string, start: number, end: number): boolean {
    return (
      (this.#seen[placeOf(text.charCodeAt(start), text.charCodeAt(end - 1), end - start)]! & ADDED) !== 0
    );
  }

  /** For what was put in by `addNear`. */
  mayHoldNear(text: string, start: number, end: number): boolean {
    return (this.#seen[placeOf(text.charCodeAt(start), 0, end - start)]! & NEAR) !== 0;
  }
}

/** Letters and digits of ASCII differ in case by one bit, which digits have set. */
function placeOf(first: number, last: number, length: number): number {
  return ((first | 32) * 31 + (last | 32) * 7 + Math.min(length, LONGEST) * 101) & (PLACES - 1);
}
