import type { Draws } from "../draws.js";
import { fold, inCaseOf } from "../folding.js";
import type { Kind, Scope } from "../scope.js";
import { alterTwo } from "./altered-letters.js";
import type { Around, Family } from "./family.js";
import { slipIn } from "./like-change.js";
import { NameBook } from "./name-book.js";
import {
  isEnglish,
  isListedName,
  isUsualFirst,
  isUsualLast,
  nameLists,
  type Sex,
  sexOf,
} from "./name-lists.js";
import { isOnlyInitials, type NameToken, parseName } from "./name-pattern.js";

const CIVIL = /\b(?:Mr|Mister|Master|Señor)\.?\s*$/i;
const LADY = /\b(?:Mrs|Ms|Miss|Señora)\.?\s*$/i;
const TITLE =
  /\b(?:Drs?|Doctor|Prof|Professor|Mr|Mister|Mrs|Ms|Mx|Miss|Señora?|Judge|Officer|Attorney|Sgt|Nurse)\.?\s*$/i;

export const names: Family = {
  learn(surface, around, scope) {
    if (isOnlyInitials(surface)) {
      scope.note("initials", initialsOf(surface));
      return;
    }
    const tokens = parseName(surface);
    for (const { is, text } of tokens) if (is === "initial") scope.note("initial", fold(text));
    NameBook.of(scope).learn(tokens, hintFor(tokens, around), sexFrom(around.before));
  },
  render(surface, _around, scope) {
    if (isOnlyInitials(surface)) return scope.options.keepInitials ? surface : initials(surface, scope);
    const book = NameBook.of(scope);
    const tokens = parseName(surface);
    return tokens
      .map((token) => (token.is === "text" ? token.text : part(token, tokens, book, scope)))
      .join("");
  },
};

/** Whether a word that stands alone is rather a first name or a family name. */
function hintFor(tokens: readonly NameToken[], { type, before }: Around): "first" | "last" {
  const word = tokens.find(({ is }) => is === "word")?.text ?? "";
  if (TITLE.test(before)) return "last";
  const first = isUsualFirst(word);
  const last = isUsualLast(word);
  if (first !== last) return first ? "first" : "last";
  return type === "DOCTOR" ? "last" : "first";
}

function sexFrom(before: string): Sex | undefined {
  if (CIVIL.test(before)) return "male";
  return LADY.test(before) ? "female" : undefined;
}

function part(token: NameToken, all: readonly NameToken[], book: NameBook, scope: Scope): string {
  const value = fold(token.text);
  if (token.is === "word")
    return inCaseOf(token.text, nameFor(book.roleOf(value, token.role), value, book, scope));
  const others = all
    .filter(({ is, role }) => is === "word" && role !== token.role)
    .map(({ text }) => fold(text));
  const meant =
    token.role === "first" ? book.firstByInitial(value, others) : book.lastByInitial(value, others);
  const role = token.role === "first" ? "first" : "last";
  const name =
    meant === undefined ? scope.surrogate("initial", value) : nameFor(role, meant, book, scope).charAt(0);
  return token.text === token.text.toLowerCase() ? name.toLowerCase() : name.toUpperCase();
}

/** The surrogate of a name; of a slip, the surrogate of what was meant with a like slip. */
function nameFor(role: "first" | "last", value: string, book: NameBook, scope: Scope): string {
  const variant = book.variantOf(role, value);
  return variant === undefined ? scope.surrogate(role, value) : scope.surrogate(`${role}-slip`, value);
}

function initialsOf(surface: string): string {
  return fold(surface).replace(/[^\p{L}]/gu, "");
}

/** Letters one by one: those of the person they stand for, or else drawn. */
function initials(surface: string, scope: Scope): string {
  const letters = initialsOf(surface);
  const book = NameBook.of(scope);
  const person = book.byInitials(letters);
  const names =
    person === undefined ? [] : [...person.given.slice(0, letters.length - 1), person.last[0] ?? ""];
  const meant = names
    .map((word, at) => {
      if (word.length === 1) return scope.surrogate("initial", word);
      return nameFor(at < names.length - 1 ? "first" : "last", word, book, scope).charAt(0);
    })
    .join("");
  const given = meant === "" || fold(meant) === letters ? scope.surrogate("initials", letters) : meant;
  let at = 0;
  return surface.replace(/\p{L}/gu, (letter) => {
    const next = given.charAt(at++) || "X";
    return letter === letter.toLowerCase() ? next.toLowerCase() : next.toUpperCase();
  });
}

const LETTERS = [..."ABCDEFGHIJKLMNOPRSTVW"];

function drawLetters(value: string, draws: Draws): string {
  return [...value]
    .map((letter) => draws.pick(LETTERS.filter((other) => other.toLowerCase() !== letter)))
    .join("");
}

/** So many refusals mean that a short list is used up: time for a longer one. */
const USED_UP = 60;

/** Shorter names with two letters changed are hard to say. */
const LONG_ENOUGH = 5;

/** From the list of names that are English words for one that is, and altered for one that no list has. */
function drawName(
  value: string,
  { plain, english }: { readonly plain: readonly string[]; readonly english: readonly string[] },
  draws: Draws,
  tries: number,
): string {
  if (isListedName(value) || isEnglish(value)) {
    return draws.pick(isEnglish(value) && english.length > 0 && tries < USED_UP ? english : plain);
  }
  let name = draws.pick(plain);
  while (name.length < LONG_ENOUGH) name = draws.pick(plain);
  name = alterTwo(name, draws);
  for (let tries = 0; tries < 20 && (isListedName(name) || isEnglish(name)); tries++)
    name = alterTwo(name, draws);
  return name;
}

function drawSlip(role: "first" | "last"): Kind {
  return {
    make(value, draws, scope, tries) {
      const book = NameBook.of(scope);
      const variant = book.variantOf(role, value);
      if (variant === undefined) return scope.surrogate(role, value);
      // Where the like slip makes an original, any other wrong letter will do.
      const slip = tries < 5 ? variant.slip : ({ how: "other-letter", at: draws.below(100) / 100 } as const);
      return slipIn(nameFor(role, variant.of, book, scope), slip, draws);
    },
  };
}

export const nameKinds: Readonly<Record<string, Kind>> = {
  first: {
    make(value, draws, scope, tries) {
      const known = sexOf(value) ?? NameBook.of(scope).sexHint(value) ?? "either";
      const sex = known === "either" && tries > 2 * USED_UP ? draws.pick(["female", "male"] as const) : known;
      return drawName(value, nameLists(scope.options.nameFloor).first[sex], draws, tries);
    },
  },
  last: {
    make: (value, draws, scope, tries) =>
      drawName(value, nameLists(scope.options.nameFloor).last, draws, tries),
  },
  "first-slip": drawSlip("first"),
  "last-slip": drawSlip("last"),
  initial: { small: true, make: drawLetters },
  initials: { small: true, make: drawLetters },
};
