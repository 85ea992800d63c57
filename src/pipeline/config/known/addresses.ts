import { isWithin } from "../../../edit-distance.js";
import { DIRECTIONS, isCommonWord, ST, STREET_SUFFIXES } from "../../../lexicon/index.js";
import { letters, type Word, wordsOf } from "../words.js";
import type { Hit } from "./fields.js";

const SUFFIX_OF = new Map<string, string>([
  ...STREET_SUFFIXES.flatMap(({ full, short }) =>
    [full, `${full}s`, ...short].map((word): [string, string] => [word.toLowerCase(), full.toLowerCase()]),
  ),
  [ST.toLowerCase(), "street"],
]);
const DIRECTION_OF = new Map(
  DIRECTIONS.slice(0, 8).map((word, i): [string, string] => [
    (DIRECTIONS[i + 8] as string).toLowerCase(),
    word.toLowerCase(),
  ]),
);
const UNIT_OF = new Map([
  ["apt", "apartment"],
  ["ste", "suite"],
  ["no", "number"],
  ["fl", "floor"],
  ["rm", "room"],
]);
const MINOR = new Set([
  ...DIRECTION_OF.values(),
  ...["apartment", "suite", "number", "floor", "room", "unit", "po", "box", "st", "nd", "rd", "th"],
]);

const BETWEEN = /^(?:[ \t]{0,2}[,.#'’-]{0,2}[ \t]{0,2}#?|[,.]?\r?\n[ \t]{0,8})$/;

/** The words of an address in one spelling: "12 N. Alder St" is "12 north alder street". */
function standard(word: string): string {
  const bare = letters(word);
  return SUFFIX_OF.get(bare) ?? DIRECTION_OF.get(bare) ?? UNIT_OF.get(bare) ?? bare;
}

type Role = "number" | "name" | "suffix" | "minor";

/** A word of an address and what it does there. */
interface Piece {
  readonly word: string;
  readonly role: Role;
}

/** "12 North Alder Street Apt 4": number, minor, name, suffix, minor, minor. Of several endings the last counts. */
function piecesOf(street: string): Piece[] {
  const words = wordsOf(street).map(({ text }) => standard(text));
  const suffix = words.findLastIndex(isSuffix);
  return words.map((word, i) => ({ word, role: roleOf(word, i, suffix) }));
}

function isSuffix(word: string): boolean {
  return SUFFIX_OF.get(word) === word;
}

function roleOf(word: string, at: number, suffix: number): Role {
  if (at === suffix) return "suffix";
  if (/^\d/.test(word)) return at === 0 ? "number" : at < suffix ? "name" : "minor";
  return MINOR.has(word) || word.length < 2 ? "minor" : "name";
}

/**
 * Finds an address word by word: words in their order, some may be missing. Two words are enough when one of them
 * names the street: "12 Alder", "Alder St". A street named with common words ("Park Street") needs a capital, or its
 * number and ending both; one without a name ("PO Box 12") needs all its words.
 */
export function addressFinder(values: readonly string[]): (text: string, words: readonly Word[]) => Hit[] {
  const streets = values.map((value) => piecesOf(addressParts(value).address));
  return (text, words) => {
    const standards = words.map(({ text: word }) => standard(word));
    return streets.flatMap((street) => findStreet(street, text, words, standards));
  };
}

const UNIT = /^(?:apt|apartment|unit|suite|ste|floor|fl|room|rm)\b|^#/i;
const ZIP = /(?<![\p{L}\p{N}-])\d{5}(?:-\d{4})?$/u;

/** An address in one line, cut into the street with its apartment, the city and the postal code. */
export function addressParts(value: string): { address: string; city?: string; zip?: string } {
  const [street = "", ...rest] = value.split(/[,\n]/).map((part) => part.trim());
  const unit = rest.filter((part) => UNIT.test(part));
  const zip = rest.map((part) => ZIP.exec(part)?.[0]).find((found) => found !== undefined);
  // A word of two letters is a state.
  const city = rest
    .map((part) => part.replace(ZIP, "").trim())
    .find((part) => /^\p{L}{3}|^\p{L}+\.? \p{L}{3}/u.test(part) && !UNIT.test(part));
  return {
    address: [street, ...unit].join(" "),
    ...(city !== undefined && { city }),
    ...(zip !== undefined && { zip }),
  };
}

function findStreet(
  street: readonly Piece[],
  text: string,
  words: readonly Word[],
  standards: readonly string[],
): Hit[] {
  const found: Hit[] = [];
  for (let i = 0; i < words.length; i++) {
    const matched: Piece[] = [];
    let next = 0;
    let last = i;
    for (let at = i; at < words.length && next < street.length; ) {
      if (at > i && !BETWEEN.test(text.slice(words[last]!.end, words[at]!.start))) break;
      const step = place(street, next, standards[at] as string, standards[at + 1]);
      if (step === undefined) break;
      matched.push(street[step.at] as Piece);
      next = step.at + 1;
      last = at + step.taken - 1;
      at += step.taken;
    }
    if (!isEnough(matched, street, words.slice(i, last + 1))) continue;
    found.push({ start: words[i]!.start, end: words[last]!.end });
    i = last;
  }
  return found;
}

/** Where in the street, from `next` on, a word of the note stands; two words may make one ("P. O."). */
function place(
  street: readonly Piece[],
  next: number,
  word: string,
  following: string | undefined,
): { at: number; taken: number } | undefined {
  for (let at = next; at < street.length; at++) {
    const wanted = street[at] as Piece;
    if (isSame(word, wanted)) return { at, taken: 1 };
    if (word.length === 1 && following !== undefined && word + following === wanted.word)
      return { at, taken: 2 };
  }
  return undefined;
}

function isSame(word: string, { word: wanted, role }: Piece): boolean {
  if (word === wanted) return true;
  if (role !== "name" || wanted.length < 5) return false;
  return isWithin(word, wanted, wanted.length >= 9 ? 2 : 1) && !isCommonWord(word);
}

function isEnough(matched: readonly Piece[], street: readonly Piece[], words: readonly Word[]): boolean {
  if (matched.length < 2) return false;
  const has = (role: Role): boolean => matched.some((piece) => piece.role === role);
  if (!street.some(({ role }) => role === "name")) return matched.length === street.length;
  const names = matched.filter(({ role }) => role === "name").map(({ word }) => word);
  if (names.length === 0) return false;
  if (has("number") && has("suffix")) return true;
  const capital = words.some(({ text }) => /^\p{Lu}/u.test(text));
  const telling = capital || !names.every((word) => isCommonWord(word));
  return telling && (has("number") || has("suffix") || names.length > 1);
}
