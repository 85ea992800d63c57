import { frequencyClass } from "../../lexicon/index.js";
import type { Draws } from "../draws.js";
import { fold, inCaseOf } from "../folding.js";
import type { Kind, Scope } from "../scope.js";
import { drawAlike, drawAltered } from "./alike.js";
import type { Family } from "./family.js";
import { headOf, noteHeads } from "./joined-heads.js";
import { slipIn } from "./like-change.js";
import { NameBook } from "./name-book.js";
import {
  isEnglish,
  isListedFirst,
  isUsualFirst,
  type NameList,
  nameLists,
  sortOfName,
} from "./name-lists.js";
import { mentionOf } from "./name-mentions.js";
import { type NameReading, type NameToken, readName } from "./name-pattern.js";
import { isSyllable, SYLLABLES } from "./syllables.js";
import { endsWithOne } from "./word-before.js";
import type { WordList } from "./word-list.js";

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

/** The surrogate of a name; of a slip or short form, that of what was meant with a like change. */
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

/** So many refusals mean that a short list is used up: time for a longer one. */
const USED_UP = 60;

function isToBeSyllable(value: string, scope: Scope, tries: number): boolean {
  return isSyllable(value) && !scope.options.byOrder && tries < USED_UP / 3;
}

/** From a list of names of the same sort, and altered for one that no list has. */
function drawName(
  role: "first" | "last",
  value: string,
  own: NameList,
  draws: Draws,
  scope: Scope,
  tries: number,
): string {
  const { byOrder, likest } = scope.options;
  if (byOrder) return draws.pick(own.plain.all);
  if (tries >= USED_UP) return drawAlike(value, own.plain, draws, scope, tries);
  const sort = sortOfName(value);
  if (sort === "country") return drawAlike(value, own.countries, draws, scope, tries, FEW);
  // Of fewer months and states than that the surrogate would tell too much: "August" may be "Miles".
  if (sort === "place-or-time" && own.placeOrTime.all.length >= (likest ? FEWEST : FEW))
    return drawAlike(value, own.placeOrTime, draws, scope, tries, FEW);
  const isUsual = nameLists(scope.options.nameFloor).isUsual(value);
  if (sort === "place-or-time" || sort === "english")
    return drawWord(value, own, isUsual && (likest === true || role === "first"), draws, scope, tries);
  // Among rare names there are long ones too.
  if (sort === "unlisted") return drawAltered(value, likest ? own.rare : own.plain, draws);
  return drawAlike(value, isUsual ? own.plain : own.rare, draws, scope, tries);
}

/** "Hope" becomes "Grace", and where few are left "Story". Among family names rare ones read as well. */
function drawWord(
  value: string,
  own: NameList,
  amongUsual: boolean,
  draws: Draws,
  scope: Scope,
  tries: number,
): string {
  if (amongUsual && tries < USED_UP / 3 && own.english.all.length >= MANY)
    return draws.pick(scope.options.likest ? asCommon(value, own.english) : own.english.all);
  return drawAlike(value, tries < USED_UP / 2 ? own.words : own.moreWords, draws, scope, tries);
}

/** So many usual names that are words are enough to choose from. */
const MANY = 100;
/** So many that are as common as words. */
const ENOUGH = 12;
const FURTHEST = 3;

const byCommonness = new WeakMap<WordList, Map<string, readonly string[]>>();

/** Those of the words that are about as common in English as this: "Young" is more of a riddle than "Boyer". */
function asCommon(value: string, list: WordList): readonly string[] {
  const own = frequencyClass(value);
  const known = byCommonness.get(list) ?? new Map<string, readonly string[]>();
  byCommonness.set(list, known);
  const key = String(own);
  let found = known.get(key);
  for (let most = 1; found === undefined && most <= FURTHEST; most++) {
    const near = list.all.filter((word) => {
      const other = frequencyClass(fold(word));
      return own === undefined || other === undefined ? own === other : Math.abs(own - other) <= most;
    });
    if (near.length >= ENOUGH) found = near;
  }
  found ??= list.all;
  known.set(key, found);
  return found;
}

/** Of the names that are places or times, seasons and feasts are a few, and states others. */
const FEW = 30;
/** Where the likest are wanted, most names come from no more than ten. */
const FEWEST = 15;

/** "Jaz" of "Jazlynn", "Jazl" where that is an original; a name of its own where nothing shorter will do. */
function drawShort(role: "first" | "last"): Kind {
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
      const own = (nameKinds as Record<string, Kind>)[role] as Kind;
      return own.make(value, draws, scope, tries);
    },
  };
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
    ofMany: () => true,
    make(value, draws, scope, tries) {
      // A rare name tells no sex; where the likest are wanted, neither does its surrogate.
      const isRare = scope.options.likest && isListedFirst(value) && !isUsualFirst(value);
      const known = isRare ? "either" : NameBook.of(scope).sexFor(value);
      const sex = known === "either" && tries > 2 * USED_UP ? draws.pick(["female", "male"] as const) : known;
      if (isToBeSyllable(value, scope, tries)) return draws.pick(SYLLABLES);
      const others = scope.options.wordNames?.[sex] ?? [];
      if (tries < USED_UP / 3 && others.length >= MANY && isUsualFirst(value) && isEnglish(value))
        return draws.pick(others);
      return drawName("first", value, nameLists(scope.options.nameFloor).first[sex], draws, scope, tries);
    },
  },
  last: {
    ofMany: (folded, scope) => isEnglish(folded) && scope.options.namedElsewhere?.(folded) === false,
    make(value, draws, scope, tries) {
      // "Young" alone is English.
      if (isToBeSyllable(value, scope, tries) && !isEnglish(value)) return draws.pick(SYLLABLES);
      return drawName("last", value, nameLists(scope.options.nameFloor).last, draws, scope, tries);
    },
  },
  "first-slip": drawSlip("first"),
  "last-slip": drawSlip("last"),
  "first-short": drawShort("first"),
  "last-short": drawShort("last"),
  initial: { small: true, make: drawLetters },
  initials: { small: true, make: drawLetters },
};
