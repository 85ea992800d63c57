import { classMask, wordClasses } from "../../lexicon/index.js";
import type { Draws } from "../draws.js";
import { compact } from "../folding.js";
import type { Kind } from "../scope.js";
import { familyOf, type Piece } from "./family.js";
import { keepScheme } from "./schemes.js";
import { checksOut } from "./unassignable.js";

const DIGITS = [..."0123456789"];
const NOT_ZERO = DIGITS.slice(1);
/** Without those that are read as digits. */
const LETTERS = [..."abcdefghjkmnpqrstuvwxyz"];
const ENGLISH = classMask("common", "english");

/**
 * Digit for digit, letter for letter but for those of a series, marks as they are; words of a label inside the value
 * ("Medic 14") stay.
 */
export const ids = familyOf((surface): readonly Piece[] => {
  const words = surface.match(/(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/gu) ?? [];
  const stays = words.filter((word) => (wordClasses(word) & ENGLISH) !== 0 && /\d/.test(surface));
  if (stays.length === 0) return [wholeId(surface)];
  const pieces: Piece[] = [];
  let rest = surface;
  for (const word of stays) {
    const at = rest.indexOf(word);
    if (at > 0) pieces.push(wholeId(rest.slice(0, at)));
    pieces.push(word);
    rest = rest.slice(at + word.length);
  }
  if (rest !== "") pieces.push(wholeId(rest));
  return pieces;
});

/** The whole text as one value, whatever stands between its letters and digits. */
export function wholeId(text: string, kind = "id"): Piece {
  const value = compact(text);
  return value === "" ? text : { kind, value, write: (surrogate) => layOver(text, surrogate) };
}

/** Puts characters in the places of a text's letters and digits, letters in the case that stood there. */
export function layOver(text: string, characters: string): string {
  let at = 0;
  return text.normalize("NFKC").replace(/[\p{L}\p{N}]/gu, (original) => {
    const next = characters.charAt(at++);
    return original === original.toLowerCase() ? next : next.toUpperCase();
  });
}

/** A character of the same sort for each; no zero at the front where there was none. */
export function drawCharacters(value: string, draws: Draws): string {
  return [...value]
    .map((one, at) => {
      if (/\d/.test(one)) return at === 0 && one === "0" ? "0" : draws.pick(at === 0 ? NOT_ZERO : DIGITS);
      return draws.pick(LETTERS);
    })
    .join("");
}

/** After so many refusals the numbers of a series are used up: its letters change too. */
const SERIES_USED_UP = 40;

export const idKinds: Readonly<Record<string, Kind>> = {
  id: {
    make(value, draws, scope, tries) {
      const draw = (): string => {
        const characters = drawCharacters(value, draws);
        return tries < SERIES_USED_UP ? keepScheme(value, characters, scope) : characters;
      };
      let drawn = draw();
      while (checksOut(drawn)) drawn = draw();
      return drawn;
    },
  },
  // Rooms and beds: a few digits, so that the same number may have to be given twice.
  room: {
    small: true,
    // Beds are lettered from A on.
    make: (value, draws) =>
      drawCharacters(value, draws).replace(/(?<=\d)[a-z]$/, () => draws.pick([..."abcdef"])),
  },
};

export const rooms = familyOf((surface) => [wholeId(surface, "room")]);
