import { wordClasses } from "../../lexicon/index.js";
import { fold } from "../folding.js";
import { wordsOf } from "./family.js";
import { closedSetOf, isGenericPlaceWord, KEPT_LETTERS } from "./generic-places.js";

/** Words with an inner apostrophe but without 's; numbers with what hangs on them. */
const PART =
  /(?<![\p{L}.])(?:\p{L}\.){2,}|(?<!\p{L}['’](?=s(?!\p{L})))\p{L}+(?:['’](?!s(?!\p{L}))\p{L}+)*|\d+(?:st|nd|rd|th)\b|\d+/giu;
const SAINT = /(?:^|\s)(?:st|ste|saint|santa|san)\.?\s*$/i;
const A_AND_M = /(?<!\p{L})A ?& ?M(?!\p{L})/iu;

const ACRONYM = /^\p{Lu}{2,5}$/u;
const WORDS_AHEAD = /^\p{L}+(?: \p{L}+){0,2}/u;

/** A word or number of a place's name. */
export interface PlacePart {
  readonly text: string;
  readonly at: number;
  readonly isNumber: boolean;
  /** It gives the place its name; the others say what sort of place it is. */
  isNamed: boolean;
  readonly isAfterSaint: boolean;
  readonly isAcronym: boolean;
}

/** What the name of a place says by itself. */
export interface PlaceReading {
  readonly surface: string;
  /** One of a few that only another of them can stand for. */
  readonly isOfSet: boolean;
  readonly parts: readonly PlacePart[];
}

/** Where all words say what sort of place it is and there is no number, the first one names it. */
export function readPlace(surface: string): PlaceReading {
  if (closedSetOf(surface) !== undefined) return { surface, isOfSet: true, parts: [] };
  const parts: PlacePart[] = [];
  for (const { text, at } of wordsOf(PART, surface)) {
    const isNumber = isDigit(text.charCodeAt(0));
    const isAfterSaint = !isNumber && at > 1 && SAINT.test(surface.slice(0, at));
    parts.push({
      text,
      at,
      isNumber,
      isNamed: !isNumber && (isAfterSaint || isOwn(text, surface)),
      isAfterSaint,
      isAcronym: !isNumber && isAcronym(text, surface),
    });
  }
  if (!parts.some(({ isNamed }) => isNamed) && !/\d/.test(surface)) {
    const lead = parts.find(({ text }) => text.length > 3) ?? parts[0];
    if (lead !== undefined) lead.isNamed = true;
  }
  return { surface, isOfSet: false, parts };
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

function isOwn(text: string, surface: string): boolean {
  if (text.length === 1 && A_AND_M.test(surface)) return false;
  return !isGenericPlaceWord(text) && !KEPT_LETTERS.has(text.toUpperCase().replaceAll(".", ""));
}

/** "HFPD", "K-P"; where all is in capitals, short words that are none and such as no one can say. */
function isAcronym(text: string, surface: string): boolean {
  if (text.length === 1 || text.includes(".")) return true;
  if (text.length > LONGEST_ACRONYM || !ACRONYM.test(text)) return false;
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
