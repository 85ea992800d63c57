import type { Draws } from "../../draws.js";
import { likeLetter } from "./altered-letters.js";

/** How a writing differs from another by one edit: where (0 to 1 of the length) and which edit. */
export interface Misspelling {
  readonly how: "other-letter" | "missing" | "extra" | "swapped";
  readonly at: number;
}

/** The one edit that turns `right` into `written`; undefined when it takes none or more. */
export function misspellingBetween(right: string, written: string): Misspelling | undefined {
  if (right === written || Math.abs(right.length - written.length) > 1) return undefined;
  let start = 0;
  while (start < right.length && right[start] === written[start]) start++;
  let end = 0;
  while (
    end < Math.min(right.length, written.length) - start &&
    right[right.length - 1 - end] === written[written.length - 1 - end]
  )
    end++;
  const lost = right.length - start - end;
  const got = written.length - start - end;
  const at = start / Math.max(1, right.length - 1);
  if (lost === 1 && got === 1) return { how: "other-letter", at };
  if (lost === 1 && got === 0) return { how: "missing", at };
  if (lost === 0 && got === 1) return { how: "extra", at };
  const swapped =
    lost === 2 && got === 2 && right[start] === written[start + 1] && right[start + 1] === written[start];
  return swapped ? { how: "swapped", at } : undefined;
}

/** The same edit at about the same place of another word; its first letter stays. */
export function misspell(word: string, { how, at }: Misspelling, draws: Draws): string {
  const place = Math.min(word.length - 1, Math.max(1, Math.round(at * (word.length - 1))));
  const letter = word.charAt(place);
  const before = word.slice(0, place);
  const after = word.slice(place + 1);
  switch (how) {
    case "other-letter":
      return before + likeLetter(letter, draws) + after;
    case "missing":
      return before + after;
    case "extra":
      return before + letter + letter + after;
    case "swapped": {
      // Swapping two equal letters changes nothing: look for a place where they differ.
      for (let i = place; i < word.length - 1; i++) {
        if (word[i] !== word[i + 1])
          return word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
      }
      return before + likeLetter(letter, draws) + after;
    }
  }
}
