import { isClinicalTerm } from "../lexicon/clinical-terms.js";
import { wordBits } from "../lexicon/word-frequencies.js";

const DIGIT_BITS = Math.log2(10);
/** A clinical word says no more about a person than this plain one. */
const AS_PLAIN_AS = "doctor";

const remembered = new Map<string, number>();

/**
 * How much a word that leaks tells, in bits: digits by their number, known English and clinical words by how
 * common they are, everything else as much as a word never seen. A missed "Fairm" costs more than "Services".
 */
export function informationBits(word: string): number {
  if (word.length > 40) return measure(word);
  let bits = remembered.get(word);
  if (bits === undefined) {
    bits = measure(word);
    if (remembered.size < 100_000) remembered.set(word, bits);
  }
  return bits;
}

function measure(word: string): number {
  if (/^\p{N}+$/u.test(word)) return DIGIT_BITS * [...word].length;
  const bits = wordBits(word);
  return isClinicalTerm(word) ? Math.min(bits, wordBits(AS_PLAIN_AS)) : bits;
}
