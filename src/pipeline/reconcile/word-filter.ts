const BITS = 1024;
const LONGEST = 30;

/**
 * Tells of most words of a note, from their ends and length, that they are none of those added: they need not be cut
 * out of the text. Knows ASCII only; of other words it says that they may be.
 */
export class WordFilter {
  readonly #seen = new Uint8Array(BITS);

  /** A word in small letters. */
  add(word: string): void {
    this.#seen[placeOf(word.charCodeAt(0), word.charCodeAt(word.length - 1), word.length)] = 1;
  }

  /** All words that begin with the same letter and are at most one letter longer or shorter. */
  addNear(word: string): void {
    for (let length = word.length - 1; length <= word.length + 1; length++)
      this.#seen[placeOf(word.charCodeAt(0), 0, length)] = 1;
  }

  /** For what was put in by `add`: the word that stands from `start` to `end`, in any case. */
  mayHold(text: string, start: number, end: number): boolean {
    const first = text.charCodeAt(start);
    const last = text.charCodeAt(end - 1);
    if (first > 127 || last > 127) return true;
    return this.#seen[placeOf(first, last, end - start)] === 1 || !isAscii(text, start, end);
  }

  /** For what was put in by `addNear`. */
  mayHoldNear(text: string, start: number, end: number): boolean {
    const first = text.charCodeAt(start);
    return first > 127 || this.#seen[placeOf(first, 0, end - start)] === 1 || !isAscii(text, start, end);
  }
}

/** Letters and digits of ASCII differ in case by one bit, which digits have set. */
function placeOf(first: number, last: number, length: number): number {
  return ((first | 32) * 31 + (last | 32) * 7 + Math.min(length, LONGEST) * 101) & (BITS - 1);
}

function isAscii(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}
