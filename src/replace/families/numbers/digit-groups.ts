import { numberParts } from "../../../lexicon/index.js";
import type { Draws } from "../../draws.js";

const PLACES = ["alone", "first", "inside", "last"] as const;
/** Where in a number a group of digits stands. */
type Place = (typeof PLACES)[number];

/** Whose digits they are: an identifier's, a room's, a house's, the last four of a telephone, an extension's. */
export type DigitsOf = "id" | "room" | "house" | "line" | "extension";

/** A group of digits, seen by what another in its place has in common with it. */
export interface Group {
  readonly digits: string;
  readonly of: DigitsOf;
  readonly place: Place;
  /** It could be a month, a day or a short year. */
  readonly isDay: boolean;
  /** So many zeros stand in front; undefined where it is all one: one zero inside a number is a digit like others. */
  readonly zeros: number | undefined;
  /** Nothing but zeros, which fill a number up and stay. */
  readonly isFiller: boolean;
}

const DRAWS = 40;
/** With fewer groups of its place in the number, those of all places come. */
const LEAST_LISTED = 40;
/** With this few, one is put together from shorter ones. */
const LEAST_CROSSED = 12;
/** From this length on no group stays as it is. */
const LEAST_CHANGED = 3;
/** From this length on zeros in front fill a group up. */
const LEAST_FILLED = 4;
const LEAST_FILLER = 2;
const LAST_OF_MONTH = 31;

export function groupAt(at: number, all: readonly string[], of: DigitsOf, isDay: boolean): Group {
  const digits = all[at] as string;
  const place = at > 0 ? (at === all.length - 1 ? "last" : "inside") : all.length === 1 ? "alone" : "first";
  const isFiller = place !== "alone" && digits.length >= LEAST_FILLER && Number(digits) === 0;
  return groupOf(digits, of, place, isDay, isFiller);
}

function groupOf(digits: string, of: DigitsOf, place: Place, isDay: boolean, isFiller = false): Group {
  const zeros = zerosIn(digits);
  const isSeen = isDay || place === "alone" || place === "first" || zeros > 1;
  return { digits, of, place, isDay, zeros: isSeen ? zeros : undefined, isFiller };
}

/** Zeros in front of a digit; in short groups whether there is one. */
function zerosIn(digits: string): number {
  let zeros = 0;
  const most = digits.length < LEAST_FILLED ? 1 : digits.length - 1;
  while (zeros < most && digits.charAt(zeros) === "0") zeros++;
  return zeros;
}

/** A month, a day or a short year. */
export function couldBeDay(digits: string): boolean {
  return digits.length <= 2 && Number(digits) >= 1 && Number(digits) <= LAST_OF_MONTH;
}

/** Other digits in a group's place, all equally likely. */
export function evenDigits({ digits, isDay, zeros, isFiller }: Group, draws: Draws): string {
  if (isFiller) return digits;
  if (isDay && zeros === 0 && digits.length === 2) return String(10 + draws.below(LAST_OF_MONTH - 9));
  let drawn = digits.slice(0, zeros ?? 0);
  const isNoZero = zeros !== undefined && (zeros === 0 || isDay || digits.length >= LEAST_FILLED);
  if (isNoZero && drawn.length < digits.length) drawn += 1 + draws.below(9);
  while (drawn.length < digits.length) drawn += draws.below(10);
  return drawn;
}

/**
 * Other digits in a group's place, as likely as people write them: of a list for a group that is listed, unlisted for
 * others. Who has the list could tell them apart.
 */
export function madeUpDigits(group: Group, draws: Draws): string {
  const { digits, of, place, isDay, zeros, isFiller } = group;
  if (isFiller) return digits;
  const list = listFor(of, digits.length, place, zeros);
  if (list.length < LEAST_CROSSED || ((zeros ?? 0) > 1 && list.length < LEAST_LISTED))
    return digits.length < LEAST_FILLED ? evenDigits(group, draws) : joined(group, draws);
  const isOfList = isListed(digits, of);
  for (let tries = 0; tries < DRAWS; tries++) {
    const drawn = isOfList ? draws.pick(list) : crossed(digits.length, list, draws);
    const stays = drawn === digits && digits.length >= LEAST_CHANGED;
    if (!stays && (!isDay || couldBeDay(drawn)) && (isOfList || !isListed(drawn, of))) return drawn;
  }
  return evenDigits(group, draws);
}

/** The beginning of one and the end of another. */
function crossed(length: number, list: readonly string[], draws: Draws): string {
  const least = length < LEAST_FILLED ? 1 : 2;
  const cut = least + draws.below(Math.max(1, length + 1 - 2 * least));
  return draws.pick(list).slice(0, cut) + draws.pick(list).slice(cut);
}

/** Zeros that stay and what is behind them, or else two halves. */
function joined({ digits, of, place, isDay, zeros }: Group, draws: Draws): string {
  const cut = zeros || digits.length >> 1;
  const front = digits.slice(0, cut);
  const start = zeros
    ? front
    : madeUpDigits(groupOf(front, of, zeros === 0 ? place : "inside", isDay), draws);
  return start + madeUpDigits(groupOf(digits.slice(cut), of, zeros ? "alone" : "last", isDay), draws);
}

const listed = new Map<string, ReadonlySet<string>>();

function isListed(digits: string, of: DigitsOf): boolean {
  const name = `${of} ${digits.length}`;
  let known = listed.get(name);
  if (known === undefined) {
    known = new Set(PLACES.flatMap((place) => numberParts(`${name} ${place}`)));
    listed.set(name, known);
  }
  return known.has(digits);
}

const lists = new Map<string, readonly string[]>();

/** Groups that people make up, with so many zeros in front; of one place in the number where enough are known. */
function listFor(of: DigitsOf, length: number, place: Place, zeros: number | undefined): readonly string[] {
  const name = `${of} ${length} ${place}`;
  const full = zeros === undefined ? name : `${name} ${zeros}`;
  const known = lists.get(full);
  if (known !== undefined) return known;
  const fitting = (names: readonly string[]): readonly string[] =>
    names.flatMap(numberParts).filter((part) => zeros === undefined || zerosIn(part) === zeros);
  let found = fitting([name]);
  if (found.length < LEAST_LISTED) found = fitting(PLACES.map((each) => `${of} ${length} ${each}`));
  if (found.length < LEAST_LISTED && of !== "id") found = listFor("id", length, place, zeros);
  lists.set(full, found);
  return found;
}
