import type { Draws } from "../../draws.js";
import { fold, inCaseOf } from "../../folding.js";
import type { Scope, ValueKind } from "../../scope/scope.js";
import type { Family } from "../family.js";
import { misspell } from "../words/misspelling.js";
import { endsWithOne } from "../words/word-before.js";
import { headOf, noteHeads } from "./joined-heads.js";
import { NameBook } from "./name-book.js";
import { drawFirst, drawLast } from "./name-draws.js";
import { isEnglish } from "./name-lists.js";
import { mentionOf } from "./name-mentions.js";
import { type NameReading, type NameToken, readName } from "./name-pattern.js";

export const names: Family = {
  learn(surface, around, scope) {
    const name = readName(surface);
    if (name.isInitials) {
      scope.note("initials", initialsOf(surface));
      return name;
    }
    for (const { is, value } of name.named) if (is === "initial") scope.note("initial", value);
    noteHeads(name, scope);
    NameBook.of(scope).learn(surface, mentionOf(name, around));
    return name;
  },
  render(surface, around, scope, read = readName(surface)) {
    const book = NameBook.of(scope);
    const name = read as NameReading;
    if (name.isInitials || book.standsForInitials(surface)) {
      return scope.options.keepInitials ? surface : initials(surface, around.before, scope);
    }
    const tokens = book.resolve(name);
    let written = "";
    for (const token of tokens)
      written += token.is === "text" ? token.text : part(token, tokens, book, scope);
    return written;
  },
};

function part(token: NameToken, all: readonly NameToken[], book: NameBook, scope: Scope): string {
  const { value } = token;
  if (token.is === "word") {
    const head = headOf(token, scope);
    const given = nameFor(book.roleOf(value, token.role), value, book, scope);
    return head + inCaseOf(token.text.slice(head.length), given);
  }
  const others = all.filter(({ is, role }) => is === "word" && role !== token.role).map(({ value }) => value);
  const letter = initialFor(token.role === "first" ? "first" : "last", value, others, book, scope);
  return token.text === token.text.toLowerCase() ? letter.toLowerCase() : letter.toUpperCase();
}

/** The letter for an initial: of the name it stands for beside `others`, or else drawn. */
export function initialFor(
  role: "first" | "last",
  letter: string,
  others: readonly string[],
  book: NameBook,
  scope: Scope,
): string {
  const meant = role === "first" ? book.firstByInitial(letter, others) : book.lastByInitial(letter, others);
  return meant === undefined
    ? scope.surrogate("initial", letter)
    : nameFor(role, meant, book, scope).charAt(0);
}

/** The surrogate of a name; of a misspelling or short form, that of the name meant with the same change. */
export function nameFor(role: "first" | "last", value: string, book: NameBook, scope: Scope): string {
  if (book.variantOf(role, value) !== undefined) return scope.surrogate(`${role}-slip`, value);
  if (book.longFormOf(role, value) !== undefined) return scope.surrogate(`${role}-short`, value);
  return scope.surrogate(role, value);
}

function initialsOf(surface: string): string {
  return fold(surface).replace(/[^\p{L}]/gu, "");
}

/** The letters of a person's surrogate, for initials that the scope can tell. */
export function lettersFor(letters: string, book: NameBook, scope: Scope): string | undefined {
  const parts = book.byInitials(letters);
  if (parts === undefined) return undefined;
  const words = (role: string): string[] => parts.filter((one) => one.role === role).map(({ word }) => word);
  const given = parts
    .map(({ role, word }) =>
      word.length === 1
        ? initialFor(role, word, words(role === "first" ? "last" : "first"), book, scope)
        : nameFor(role, word, book, scope).charAt(0),
    )
    .join("");
  return fold(given) === letters ? undefined : given;
}

/** Letters one by one: those of the person they stand for, or else drawn. */
function initials(surface: string, before: string, scope: Scope): string {
  const letters = initialsOf(surface);
  const book = NameBook.of(scope);
  // "Mrs. D."
  const last = letters.length === 1 && isTitled(before) ? book.lastByLetter(letters) : undefined;
  const meant =
    last === undefined ? lettersFor(letters, book, scope) : nameFor("last", last, book, scope).charAt(0);
  const given = meant ?? scope.surrogate("initials", letters);
  let at = 0;
  return surface.replace(/\p{L}/gu, (letter) => {
    const next = given.charAt(at++) || "X";
    return letter === letter.toLowerCase() ? next.toLowerCase() : next.toUpperCase();
  });
}

const isTitled = endsWithOne(["dr", "drs", "doctor", "mr", "mrs", "ms", "miss"], "\\.?\\s*");
const LETTERS = "abcdefghijklmnoprstvw";

/** Another letter for each, as a capital. */
function drawLetters(value: string, draws: Draws): string {
  let drawn = "";
  for (const letter of value) {
    const own = LETTERS.indexOf(letter);
    const at = draws.below(own < 0 ? LETTERS.length : LETTERS.length - 1);
    drawn += LETTERS.charAt(own >= 0 && at >= own ? at + 1 : at);
  }
  return drawn.toUpperCase();
}

/** "Jaz" of "Jazlynn", "Jazl" where that is an original; a name of its own where nothing shorter will do. */
function drawShortForm(role: "first" | "last"): ValueKind {
  return {
    make(value, draws, scope, tries) {
      const long = NameBook.of(scope).longFormOf(role, value);
      const name = long === undefined ? "" : nameFor(role, long, NameBook.of(scope), scope);
      const syllable = /^[^aeiouy]*[aeiouy]+[^aeiouy]/i.exec(name)?.[0].length ?? 0;
      const length = Math.max(role === "first" ? 3 : 4, syllable) + tries;
      const shorter = [length, length + 1]
        .filter((end) => end < name.length)
        .map((end) => name.slice(0, end));
      const short = shorter.find((one) => !isEnglish(one)) ?? shorter[0];
      if (short !== undefined) return short;
      const own = (nameKinds as Record<string, ValueKind>)[role] as ValueKind;
      return own.make(value, draws, scope, tries);
    },
  };
}

function drawMisspelled(role: "first" | "last"): ValueKind {
  return {
    make(value, draws, scope, tries) {
      const book = NameBook.of(scope);
      const variant = book.variantOf(role, value);
      if (variant === undefined) return scope.surrogate(role, value);
      // Where the same misspelling makes an original, any other wrong letter will do.
      const misspelling =
        tries < 5 ? variant.misspelling : ({ how: "other-letter", at: draws.below(100) / 100 } as const);
      return misspell(nameFor(role, variant.of, book, scope), misspelling, draws);
    },
  };
}

export const nameKinds: Readonly<Record<string, ValueKind>> = {
  first: {
    ofMany: () => true,
    make: (value, draws, scope, tries) =>
      drawFirst(value, NameBook.of(scope).sexFor(value), draws, scope, tries),
  },
  last: {
    ofMany: (folded, scope) => isEnglish(folded) && scope.options.namedElsewhere?.(folded) === false,
    make: drawLast,
  },
  "first-slip": drawMisspelled("first"),
  "last-slip": drawMisspelled("last"),
  "first-short": drawShortForm("first"),
  "last-short": drawShortForm("last"),
  initial: { small: true, make: drawLetters },
  initials: { small: true, make: drawLetters },
};
