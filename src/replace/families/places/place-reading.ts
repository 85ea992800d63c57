import { wordClasses } from "../../../lexicon/index.js";
import { isAsciiDigit } from "../../../text/index.js";
import { fold } from "../../folding.js";
import { spellNumber } from "../numbers/number-words.js";
import { allMatches, wordMatches } from "../words/matches.js";
import { closedSetOf, isGenericPlaceWord, KEPT_LETTERS } from "./generic-places.js";
import { type NamedWords, type NameWord, namedAt } from "./place-namings.js";
import { leadsAmong } from "./place-rows.js";

/** Words with an inner apostrophe but without 's; numbers with what hangs on them. */
const PART =
  /(?<![\p{L}.])(?:\p{L}\.){2,}|(?<!\p{L}['’](?=s(?!\p{L})))\p{L}+(?:['’](?!s(?!\p{L}))\p{L}+)*|\d+(?:st|nd|rd|th)\b|\d+/giu;
const A_AND_M = /(?<!\p{L})A ?& ?M(?!\p{L})/iu;
/** "SkyLark", but not "McKay" and "LaSalle". */
const JOINED = /^(?!(?:Ma?c|[LD][aeiu]|Van|Von|Fitz|O)\p{Lu})\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u;
const JOINED_WORD = /\p{Lu}\p{Ll}+/gu;

const ACRONYM = /^\p{Lu}{2,5}$/u;
const SMALL_LETTERS = /^\p{Ll}{2,5}$/u;
const WORDS_AHEAD = /^\p{L}+(?: \p{L}+){0,2}/u;

/** A word or number of a place's name. */
export interface PlacePart {
  readonly text: string;
  readonly at: number;
  readonly isNumber: boolean;
  /** It gives the place its name; the others say what sort of place it is. */
  isNamed: boolean;
  isAcronym: boolean;
  /** Small letters that may be an abbreviation where the rest of the scope has it: "cumc". */
  readonly mayBeAcronym?: boolean;
  /** The kind of what is named in a way of its own, a saint or an order, maybe by several words. */
  readonly naming?: string;
}

/** What the name of a place says by itself. */
export interface PlaceReading {
  readonly surface: string;
  /** One of a few that only another of them can stand for. */
  readonly isOfSet: boolean;
  readonly parts: readonly PlacePart[];
}

export function readPlace(surface: string): PlaceReading {
  if (closedSetOf(surface) !== undefined) return { surface, isOfSet: true, parts: [] };
  return { surface, isOfSet: false, parts: partsOf(surface, (named) => named) };
}

/**
 * The parts where nothing may go by the value: words in front may tell what is named, but no name is one because a list
 * has it.
 */
export function partsByHeads(surface: string): readonly PlacePart[] {
  return partsOf(surface, (named) => named.headKind && { ...named, kind: named.headKind });
}

/** Where all words say what sort of place it is and there is no number, those that come nearest to a name are one. */
function partsOf(
  surface: string,
  asNamed: (named: NamedWords) => NamedWords | undefined | "",
): readonly PlacePart[] {
  const words = wordsIn(surface);
  const parts: PlacePart[] = [];
  for (let n = 0; n < words.length; ) {
    const found = namedAt(words, n, surface);
    const named = found && asNamed(found);
    if (!named) {
      parts.push(partOf(words[n++] as Word, surface));
      continue;
    }
    for (const word of words.slice(n, named.from)) parts.push(partOf(word, surface, false));
    parts.push(namedPart(words.slice(named.from, named.to), named.kind, surface));
    n = named.to;
  }
  if (!parts.some(({ isNamed, isNumber }) => isNamed || isNumber))
    for (const lead of leadsAmong(parts)) {
      lead.isNamed = true;
      // "VNA" says what it is, and has to become something.
      lead.isAcronym ||= ACRONYM.test(lead.text) && KEPT_LETTERS.has(lead.text);
    }
  return parts;
}

interface Word extends NameWord {
  readonly text: string;
}

function wordsIn(surface: string): Word[] {
  const words: Word[] = [];
  for (const { text, at } of wordMatches(PART, surface)) {
    const within = JOINED.test(text) ? allMatches(JOINED_WORD, text) : [{ text, at: 0 }];
    for (const one of within) {
      const from = at + one.at;
      words.push({ text: one.text, folded: fold(one.text), at: from, end: from + one.text.length });
    }
  }
  return words;
}

function namedPart(words: readonly Word[], naming: string, surface: string): PlacePart {
  const [first, last] = [words[0] as Word, words.at(-1) as Word];
  const text = surface.slice(first.at, last.end);
  return { text, at: first.at, isNumber: false, isNamed: true, isAcronym: false, naming };
}

/** "Dock Six", "Tenth Street viaduct"; "First Baptist" says which sort it is. */
const SAID = new Set(
  Array.from({ length: 20 }, (_, n) => spellNumber(n + 1, "cardinal")).concat(
    Array.from({ length: 17 }, (_, n) => spellNumber(n + 4, "ordinal")),
  ),
);

function partOf({ text, folded, at }: Word, surface: string, isNamed?: boolean): PlacePart {
  const isNumber = isAsciiDigit(text.charCodeAt(0)) || SAID.has(folded);
  return {
    text,
    at,
    isNumber,
    isNamed: !isNumber && (isNamed ?? isOwn(text, folded, surface)),
    isAcronym: !isNumber && isAcronym(text, surface),
    mayBeAcronym: SMALL_LETTERS.test(text),
  };
}

function isOwn(text: string, folded: string, surface: string): boolean {
  if (text.length === 1 && A_AND_M.test(surface)) return false;
  return !isGenericPlaceWord(folded) && !KEPT_LETTERS.has(text.toUpperCase().replaceAll(".", ""));
}

/** "HFPD", "K-P"; where all is in capitals, short words that are none and such as no one can say. */
function isAcronym(text: string, surface: string): boolean {
  if (text.length === 1 || text.includes(".")) return true;
  if (text.length > LONGEST_ACRONYM) return false;
  if (SMALL_LETTERS.test(text)) return !/[aeiouy]/.test(text) && wordClasses(text) === 0;
  if (!ACRONYM.test(text)) return false;
  if (surface !== surface.toUpperCase() || !/[AEIOUY]/.test(text)) return true;
  return text === surface || text.length <= 3 ? wordClasses(text) === 0 : false;
}

/** Five letters, which may be of two units each. */
const LONGEST_ACRONYM = 10;

export interface FoldedName {
  readonly text: string;
  readonly folded: string;
}

/**
 * The names of one to three words that begin with the part at this place, longest first, folded: "Calloway Falls" in
 * "Calloway Falls Hospital" may be a city of the scope.
 */
export function namesFrom(surface: string, at: number, least: number): FoldedName[] {
  const ahead = WORDS_AHEAD.exec(surface.slice(at))?.[0].split(" ") ?? [];
  const names: FoldedName[] = [];
  for (let words = ahead.length; words >= least; words--) {
    const text = ahead.slice(0, words).join(" ");
    if (text.length > 2) names.push({ text, folded: fold(text) });
  }
  return names;
}
