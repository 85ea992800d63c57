import { fold } from "./folding.js";

/**
 * The shape that a surrogate shares with its original. Numbers and codes keep every place: digit, capital or small
 * letter, mark. Words keep their case and what stands between them; how long they are and how many stand in a row
 * may change, except in names, where each word stays a word and each initial an initial.
 */
export function shapeClass(type: string, surface: string): string {
  if (PLACES.has(type)) return byPlace(surface);
  if (NAMES.has(type)) return byWord(surface);
  return caseClass(surface);
}

const PLACES = new Set(
  "ROOM ZIP SSN MEDICALRECORD HEALTHPLAN ACCOUNT LICENSE VEHICLE DEVICE BIOID IDNUM PHONE FAX".split(" "),
);
const NAMES = new Set(["PATIENT", "DOCTOR"]);

function byPlace(surface: string): string {
  return surface
    .replace(/\p{Lu}/gu, "A")
    .replace(/\p{Ll}/gu, "a")
    .replace(/\d/g, "0");
}

/** "Xx" is a word with a capital, "X" one in capitals, "x" one in small letters, "I" and "i" are initials. */
function byWord(surface: string): string {
  return surface.replace(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu, (word) => {
    const letters = fold(word);
    if (letters.length <= 1) return word === word.toUpperCase() ? "I" : "i";
    return caseClass(word);
  });
}

function caseClass(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, "");
  if (letters === "") return "-";
  if (letters === letters.toLowerCase()) return "x";
  return letters.length > 1 && letters === letters.toUpperCase() ? "X" : "Xx";
}
