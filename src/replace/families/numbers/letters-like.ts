import { numberParts } from "../../../lexicon/index.js";
import type { Draws } from "../../draws.js";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const TYPES = "MEDICALRECORD HEALTHPLAN ACCOUNT LICENSE VEHICLE DEVICE BIOID IDNUM ROOM".split(" ");
/** With fewer to choose from, those of all types come. */
const LEAST_LISTED = 20;
const DRAWS = 40;
/** Beds are lettered from A on. */
const BED = /^[a-f]$/;

/** Where in a number they stand: with no digit, before the first one or after it. */
export type LettersPlace = "alone" | "front" | "behind";

/**
 * Other letters for those of a number: such as numbers of this type have for
 * letters that they have, and for others letters as frequent there.
 */
export function lettersLike(letters: string, type: string, place: LettersPlace, draws: Draws): string {
  const list = listFor(type, letters.length, place);
  const isListed = list.includes(letters);
  const isBed = type === "ROOM" && BED.test(letters);
  for (let tries = 0; tries < DRAWS; tries++) {
    const drawn = isListed ? draws.pick(list) : mixed(letters.length, list, draws);
    if (drawn === letters || list.includes(drawn) !== isListed) continue;
    if (!isBed || BED.test(drawn)) return drawn;
  }
  for (;;) {
    const drawn = mixed(letters.length, LETTERS, draws);
    if (drawn !== letters) return drawn;
  }
}

/** Each letter from another of the list. */
function mixed(length: number, list: readonly string[], draws: Draws): string {
  let drawn = "";
  while (drawn.length < length) {
    const other = draws.pick(list);
    drawn += other.charAt(drawn.length % other.length);
  }
  return drawn;
}

const lists = new Map<string, readonly string[]>();

function listFor(type: string, length: number, place: LettersPlace): readonly string[] {
  const name = `${type} ${length} ${place}`;
  const known = lists.get(name);
  if (known !== undefined) return known;
  const own = numberParts(name);
  const all =
    own.length >= LEAST_LISTED ? own : TYPES.flatMap((each) => numberParts(`${each} ${length} ${place}`));
  const found = all.length === 0 ? LETTERS : all;
  lists.set(name, found);
  return found;
}
