import { numberParts } from "../../../lexicon/index.js";
import type { Draws } from "../../draws.js";
import type { StatedUnit } from "./age-words.js";

/** By how many years (months, weeks, days) a patient's ages can move. */
export const AGE_STEPS = [-3, -2, -1, 1, 2, 3] as const;
/** The likeliest step is at most about this many times as likely as any other: many ages together never give it away. */
const MOST_LIKELY = 16;
/** The weight of a step that would carry an age out of its stage of life, or to another article. */
const UNFIT = 1 / 64;

/**
 * One secret step for all these ages, more likely the more often people write the ages that it makes. Drawn evenly, 42 and
 * 37 would be as frequent as 19 and 44, and tell surrogates from originals.
 */
export function drawStep(
  draws: Draws,
  unit: StatedUnit,
  ages: readonly number[],
  fits: (age: number, step: number) => boolean,
): number {
  let weights = AGE_STEPS.map(() => 1);
  // In order, since rounding must not depend on which note came first.
  for (const age of ages.toSorted((a, b) => a - b)) {
    const times = AGE_STEPS.map((step, at) => {
      const made = fits(age, step) ? timesWritten(age + step, unit) : timesWritten(age, unit) * UNFIT;
      return (weights[at] as number) * made;
    });
    const most = Math.max(...times);
    weights = times.map((one) => one / most);
  }
  const shares = weights.map((weight) => 1 + Math.floor(MOST_LIKELY * weight));
  return draws.pick(AGE_STEPS.flatMap((step, at) => Array<number>(shares[at] as number).fill(step)));
}

const written = new Map<StatedUnit, ReadonlyMap<number, number>>();

/** How often an age was met in notes, and once more: no age is impossible. */
function timesWritten(age: number, unit: StatedUnit): number {
  let times = written.get(unit);
  if (times === undefined) {
    const counts = new Map<number, number>();
    for (const part of numberParts(`age any ${unit}`))
      counts.set(Number(part), (counts.get(Number(part)) ?? 0) + 1);
    times = counts;
    written.set(unit, times);
  }
  return 1 + (times.get(age) ?? 0);
}
