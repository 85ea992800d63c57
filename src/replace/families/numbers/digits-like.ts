import type { Draws } from "../../draws.js";
import { type DigitsOf, evenDigits, type Group, groupAt, madeUpDigits } from "./digit-groups.js";
import { looksMadeUp } from "./made-up-digits.js";

/** This many draws find digits of the same habits, or nearly. */
const DRAWS = 40;
/** Numbers of this few digits are nobody's alone, and always as people make them up. */
const MOST_SHORT = 3;
/** A number that looks made up beside one that does not is as bad as one whose different digits are this many off. */
const OTHER_LOOKS = 4;

/** All that a surrogate keeps of a number's digits, besides what its groups keep. */
interface Habits {
  /** Made up by somebody, or drawn by a machine. */
  readonly isMadeUp: boolean;
  /** How many different digits there are. */
  readonly different: number;
}

const SHORT: Habits = { isMadeUp: true, different: 0 };

/**
 * Other digits for the groups of a number, with the habits that a reader sees in it. `isDay` says which groups could be a
 * month, a day or a short year; they become another such.
 */
export function digitsLike(
  all: readonly string[],
  draws: Draws,
  of: DigitsOf = "id",
  isDay: (digits: string) => boolean = () => false,
): readonly string[] {
  const { groups, habits } = keptOf(all, of, isDay);
  const draw = habits.isMadeUp ? madeUpDigits : evenDigits;
  let best = all;
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < DRAWS && least > 0; tries++) {
    const drawn = groups.map((group) => draw(group, draws));
    const off = distance(habitsOf(drawn), habits);
    if (off < least) [best, least] = [drawn, off];
  }
  return best;
}

/** What a surrogate keeps of a number's digits. */
export function keptOf(
  all: readonly string[],
  of: DigitsOf,
  isDay: (digits: string) => boolean,
): { readonly groups: readonly Group[]; readonly habits: Habits } {
  const groups = all.map((digits, at) => groupAt(at, all, of, isDay(digits)));
  return { groups, habits: habitsOf(all) };
}

function distance(one: Habits, other: Habits): number {
  return Math.abs(one.different - other.different) + (one.isMadeUp === other.isMadeUp ? 0 : OTHER_LOOKS);
}

function habitsOf(groups: readonly string[]): Habits {
  let seen = 0;
  let digits = 0;
  for (const group of groups) {
    for (let at = 0; at < group.length; at++) seen |= 1 << (group.charCodeAt(at) & 15);
    digits += group.length;
  }
  let different = 0;
  for (; seen !== 0; seen &= seen - 1) different++;
  return digits <= MOST_SHORT ? SHORT : { isMadeUp: looksMadeUp(groups), different };
}
