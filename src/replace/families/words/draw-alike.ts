import { wordClasses } from "../../../lexicon/index.js";
import type { Draws } from "../../draws.js";
import { capitalised, foldsTo } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { alterTwo, madeWord } from "./altered-letters.js";
import { LEAST, type WordList } from "./word-list.js";
import { bitCount } from "./word-profile.js";

/** Shorter names with two letters changed are hard to say. */
const LONG_ENOUGH = 4;
/** Where the closest are wanted, seven in eight come from this many. */
const CLOSEST = 10;
/** After this many refusals the closest words are used up, and as many again come in. */
const REFUSALS = 12;
const MOST_TIMES = 4;

/**
 * A word of the list that a tagger would see as it saw the original: in the same lexicon classes, used alike, as common
 * and as long, or nearly. Where nothing may be derived from the value, any word of the list.
 */
export function drawAlike(
  value: string,
  list: WordList,
  draws: Draws,
  scope: Scope,
  tries = 0,
  least = LEAST,
): string {
  const times = Math.floor(tries / REFUSALS);
  if (scope.options.byOrder || times > MOST_TIMES) return draws.pick(list.all);
  const wanted = scope.options.closest && draws.below(8) > 0 ? Math.min(CLOSEST, least) : least;
  const near = list.nearest(value, wanted << times);
  let drawn = near.at(draws.below(near.count));
  for (let again = 0; again < 3 && foldsTo(drawn, value); again++) drawn = near.at(draws.below(near.count));
  return drawn;
}

/** This many altered names are looked at for one of the original's classes. */
const ALTERATIONS = 8;

/**
 * A name with altered letters for one that the lists of usual names do not have: in the same classes as the original,
 * which for most are none, and of about its length.
 */
export function drawAltered(value: string, list: WordList, draws: Draws): string {
  if (value.length < LONG_ENOUGH) return capitalised(madeWord(value.length, draws));
  const names = list.sayable(value.length);
  const wanted = wordClasses(value);
  let best = "";
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < ALTERATIONS && least > 0; tries++) {
    const altered = alterTwo(draws.pick(names), draws);
    const off = bitCount(wordClasses(altered) ^ wanted);
    if (off < least) [best, least] = [altered, off];
  }
  return best;
}
