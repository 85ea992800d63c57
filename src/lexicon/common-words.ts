import { remembered } from "../remembered.js";
import { isClinicalTerm } from "./clinical-terms.js";
import { frequencyClass } from "./word-frequencies.js";

/**
 * A word that says nothing of a person by itself: seen twice or more in general English, or clinical. Any case. For
 * callers that cache by word themselves.
 */
export function looksCommon(word: string): boolean {
  return (frequencyClass(word) ?? 0) >= 1 || isClinicalTerm(word.toLowerCase());
}

/** The same, memoised. */
export const isCommonWord: (word: string) => boolean = remembered(looksCommon);
