import { isClinicalTerm } from "./clinical-terms.js";
import { wordBits } from "./word-frequencies.js";

const DIGIT_BITS = Math.log2(10);
/** A clinical word says no more about a person than this plain one. */
const AS_PLAIN_AS = "doctor";

const remembered = new Map<string, number>();

/**
 * How much a word that leaks tells, in bits: digits by their number, known English and clinical words by how
 * common they are, everything else as much as a word never seen. A missed "Fairm" costs more than "Services". In a word of letters
 * and digits each run counts for itself, so that a letter before a number never makes it cheaper.
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
  let sum = 0;
  for (const run of word.match(/\p{N}+|\P{N}+/gu) ?? []) sum += measureRun(run);
  return sum;
}

function measureRun(run: string): number {
  if (/^\p{N}/u.test(run)) return DIGIT_BITS * [...run].length;
  const bits = wordBits(run);
  return isClinicalTerm(run) ? Math.min(bits, wordBits(AS_PLAIN_AS)) : bits;
}
