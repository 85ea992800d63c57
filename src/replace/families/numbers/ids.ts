import { classMask, wordClasses } from "../../../lexicon/index.js";
import { checksOut } from "../../../schema/index.js";
import { isAsciiAlphanumeric } from "../../../text/index.js";
import { compact } from "../../folding.js";
import type { ValueKind } from "../../scope/scope.js";
import { readingFamilyOf, type SurfacePiece, steadyFamilyOf, type ValuePiece } from "../family.js";
import { drawCharacters, drawNumber, noteForm } from "./number-forms.js";
import { keepScheme } from "./schemes.js";

const ENGLISH = classMask("common", "english");

/**
 * Digit for digit, letter for letter but for those of a series, marks as they are; words of a label inside the value
 * ("Medic 14") stay.
 */
export const ids = readingFamilyOf(readId, (pieces, { type }, scope, phase): readonly SurfacePiece[] => {
  const [whole] = pieces;
  if (type === "VEHICLE" && typeof whole === "object" && !scope.options.byOrder) {
    const [unit] = UNIT.exec(whole.text) ?? [];
    if (unit !== undefined) return [unit, wholeId(whole.text.slice(unit.length), "room")];
  }
  if (phase === "learn")
    for (const piece of pieces)
      if (typeof piece !== "string") noteForm("id", piece.value, { text: piece.text, type }, scope);
  return pieces;
});

/** The letter of a service's cars, "M" of "M-12", which is nobody's. */
const UNIT = /^[A-Z](?=-?\d{1,2}$)/;

/** A number as it is written. */
interface IdPiece extends ValuePiece {
  readonly text: string;
}

const LABEL_WORD = /(?<![\p{L}\p{N}])(?:\p{L}{4,}|air|bus|van|cab|car)(?![\p{L}\p{N}])/giu;

function readId(surface: string): readonly (string | IdPiece)[] {
  const one = (text: string): string | IdPiece => {
    const piece = wholeId(text);
    return typeof piece === "string" ? piece : Object.assign(piece, { text });
  };
  const words = /\d/.test(surface) ? surface.match(LABEL_WORD) : null;
  const stays = (words ?? []).filter((word) => (wordClasses(word) & ENGLISH) !== 0);
  if (stays.length === 0) return [one(surface)];
  const pieces: (string | IdPiece)[] = [];
  let rest = surface;
  for (const word of stays) {
    const at = rest.indexOf(word);
    if (at > 0) pieces.push(one(rest.slice(0, at)));
    pieces.push(word);
    rest = rest.slice(at + word.length);
  }
  if (rest !== "") pieces.push(one(rest));
  return pieces;
}

/** The whole text as one value, whatever stands between its letters and digits. */
export function wholeId(text: string, kind = "id"): string | ValuePiece {
  const value = compact(text);
  return value === "" ? text : { kind, value, write: (surrogate) => layOver(text, surrogate) };
}

/** Puts characters in the places of a text's letters and digits, letters in the case that stood there. */
export function layOver(text: string, characters: string): string {
  let at = 0;
  const write = (original: string): string => {
    const next = characters.charAt(at++);
    return original === original.toLowerCase() ? next : next.toUpperCase();
  };
  // Plain text is the same normalised, and its letters and digits are easier to find.
  if (!PLAIN.test(text)) return text.normalize("NFKC").replace(LETTER_OR_DIGIT, write);
  let written = "";
  for (let place = 0; place < text.length; place++) {
    const original = text.charAt(place);
    written += isAsciiAlphanumeric(text.charCodeAt(place)) ? write(original) : original;
  }
  return written;
}

const PLAIN = /^[ -~]*$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/gu;

/** After this many refusals the numbers of a series or form are used up: its letters change too. */
const SERIES_USED_UP = 40;

export const idKinds: Readonly<Record<string, ValueKind>> = {
  id: {
    make(value, draws, scope, tries) {
      const draw = (): string => {
        if (tries >= SERIES_USED_UP) return drawCharacters(value, draws);
        return keepScheme(value, drawNumber("id", value, draws, scope), scope);
      };
      let drawn = draw();
      while (checksOut(drawn)) drawn = draw();
      return drawn;
    },
  },
  // Rooms and beds: a few digits, so that the same number may have to be given twice.
  room: { small: true, make: (value, draws, scope) => drawNumber("room", value, draws, scope) },
};

export const rooms = steadyFamilyOf((surface, { type }, scope) => {
  noteForm("room", compact(surface), { text: surface, type }, scope);
  return [wholeId(surface, "room")];
});
