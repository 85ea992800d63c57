import { remembered } from "../remembered.js";
import { isClinicalTerm } from "./clinical-terms.js";
import { frequencyClass } from "./word-frequencies.js";

/**
 * A word that says nothing of a person by itself: seen twice or more in general English, or clinical. Any case. For
 * those who keep with the word what they know of it.
 */
export function looksCommon(word: string): boolean {
  return (frequencyClass(word) ?? 0) >= 1 || isClinicalTerm(word.toLowerCase());
}

/** The same for those who ask again and again. */
export const isCommonWord: (word: string) => boolean = remembered(looksCommon);
