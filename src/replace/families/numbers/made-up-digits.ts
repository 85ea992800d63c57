import { numberPartLists } from "../../../lexicon/index.js";
import { unitAt } from "../../../text/index.js";

/*
 * People who make numbers up prefer some digits and pairs: many 0 and 1, few 5 and 6, 17, 22, 44. A trigram model of
 * digits, smoothed towards shorter contexts, gives the log-likelihood ratio of a number that a person made up to one drawn evenly.
 */

const ZERO = 0x30;
const DIGITS = 10;
/** The beginning of a group, one digit after it, or two digits. */
const CONTEXTS = 1 + DIGITS + DIGITS * DIGITS;
/** The weight of the shorter context, as a number of digits seen. */
const PRIOR = 2;

let model: Float64Array | undefined;

/** Is a number of these groups of digits likelier made up by somebody than drawn by a machine? */
export function looksMadeUp(groups: readonly string[]): boolean {
  model ??= learn();
  let bits = 0;
  for (const group of groups) {
    for (let at = 0; at < group.length; at++)
      bits += model[contextAt(group, at) * DIGITS + unitAt(group, at) - ZERO] as number;
  }
  return bits > 0;
}

function contextAt(group: string, at: number): number {
  if (at === 0) return 0;
  const before = unitAt(group, at - 1) - ZERO;
  return at === 1 ? 1 + before : 1 + DIGITS + DIGITS * (unitAt(group, at - 2) - ZERO) + before;
}

/** By context and digit, log2 of the probability of the digit there over one in ten. */
function learn(): Float64Array {
  const alone = new Float64Array(DIGITS);
  const after = new Float64Array(DIGITS * DIGITS);
  const counts = new Float64Array(CONTEXTS * DIGITS);
  const add = (all: Float64Array, at: number): void => {
    all[at] = (all[at] as number) + 1;
  };
  for (const [name, parts] of numberPartLists()) {
    if (!name.startsWith("id ")) continue;
    for (const part of parts) {
      for (let at = 0; at < part.length; at++) {
        const digit = unitAt(part, at) - ZERO;
        add(alone, digit);
        if (at > 0) add(after, DIGITS * (unitAt(part, at - 1) - ZERO) + digit);
        add(counts, DIGITS * contextAt(part, at) + digit);
      }
    }
  }
  const even = new Float64Array(DIGITS).fill(1 / DIGITS);
  const base = smoothed(alone, 0, even);
  const bits = new Float64Array(counts.length);
  for (let context = 0; context < CONTEXTS; context++) {
    const before = (context - 1) % DIGITS;
    const shorter = context === 0 ? base : smoothed(after, DIGITS * before, base);
    const likely = smoothed(counts, DIGITS * context, shorter);
    for (let digit = 0; digit < DIGITS; digit++)
      bits[DIGITS * context + digit] = Math.log2(DIGITS * (likely[digit] as number));
  }
  return bits;
}

/** The relative frequencies of ten counts from `start` on, smoothed towards others by a Dirichlet prior. */
function smoothed(counts: Float64Array, start: number, others: Float64Array): Float64Array {
  const own = counts.subarray(start, start + DIGITS);
  const all = own.reduce((sum, count) => sum + count, 0);
  return own.map((count, digit) => (count + PRIOR * (others[digit] as number)) / (all + PRIOR));
}
