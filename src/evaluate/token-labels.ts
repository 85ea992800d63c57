import { forEachWord } from "./words.js";

/**
 * Walks over the words of a whole note with their two labels. A word is cut where either label changes inside
 * it, so that every piece has one gold and one predicted label, whichever side cut it.
 */
export function forEachLabelledToken(
  text: string,
  gold: Int32Array,
  pred: Int32Array,
  visit: (gold: number, pred: number, start: number, end: number) => void,
): void {
  forEachWord(text, (start, end) => {
    let from = start;
    for (let i = start + 1; i <= end; i++) {
      if (i < end && gold[i] === gold[from] && pred[i] === pred[from]) continue;
      visit(gold[from] as number, pred[from] as number, from, i);
      from = i;
    }
  });
}
