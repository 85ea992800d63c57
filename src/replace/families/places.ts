import { wordClasses } from "../../lexicon/index.js";
import { US_STATES } from "../../lexicon/us-states.js";
import type { Draws } from "../draws.js";
import { fold, inCaseOf, startsWithVowel } from "../folding.js";
import type { Kind, Scope } from "../scope.js";
import { alterTwo } from "./altered-letters.js";
import { cut, familyOf, type Piece } from "./family.js";
import { closedSetOf, isGenericPlaceWord, KEPT_LETTERS, SAINTS } from "./generic-places.js";
import { drawCharacters, layOver } from "./ids.js";
import { isEnglish, isListedName, nameLists } from "./name-lists.js";
import { LEAD_WORDS, TAIL_WORDS } from "./place-words.js";

/** Words with an inner apostrophe but without 's; numbers with what hangs on them. */
const PART = /(?<!\p{L}['’](?=s(?!\p{L})))\p{L}+(?:['’](?!s(?!\p{L}))\p{L}+)*|\d+(?:st|nd|rd|th)\b|\d+/giu;
const STATE_NAMES = new Map(US_STATES.map(({ name, postal }) => [fold(name), postal.toLowerCase()]));
const SAINT = /(?:^|\s)(?:st|ste|saint|santa|san)\.?\s*$/i;

/**
 * Hospitals, organisations, departments, landmarks: words that say what sort of place it is stay ("Memorial
 * Hospital"), what gives it its name changes. Where all words are of the first kind and there is no number, the first one changes.
 */
export const places = familyOf((surface, _around, scope): readonly Piece[] => {
  if (closedSetOf(surface) !== undefined) {
    return [{ kind: "of-a-set", value: fold(surface), write: (given) => inCaseOf(surface, given) }];
  }
  const words = [...surface.matchAll(PART)].filter(({ 0: text }) => !/^\d/.test(text));
  const own = words.filter(({ 0: text, index }) => isOwn(text, surface, index));
  const lead =
    own.length > 0 || /\d/.test(surface)
      ? undefined
      : (words.find(({ 0: text }) => text.length > 3) ?? words[0]);
  let skipTo = 0;
  return cut(surface, PART, (text, at): Piece => {
    if (at < skipTo) return "";
    if (/^\d/.test(text)) return numberPiece(text);
    if (!own.some(({ index }) => index === at) && lead?.index !== at) return text;
    const city = cityFrom(surface, at, scope);
    if (city !== undefined) {
      skipTo = at + city.length;
      return { kind: "city", value: fold(city), write: (given) => inCaseOf(city, given) };
    }
    return wordPiece(text, surface, at, scope);
  }).filter((piece, at, all) => !(piece === " " && all[at + 1] === ""));
});

function isOwn(text: string, surface: string, at: number): boolean {
  if (SAINT.test(surface.slice(0, at))) return true;
  return !isGenericPlaceWord(text) && !KEPT_LETTERS.has(text.toUpperCase());
}

/** A city of the scope that begins here: "Calloway Falls" in "Calloway Falls Hospital". */
function cityFrom(surface: string, at: number, scope: Scope): string | undefined {
  const ahead = /^\p{L}+(?: \p{L}+)?/u.exec(surface.slice(at))?.[0] ?? "";
  for (const name of [ahead, ahead.split(" ")[0] ?? ""]) {
    if (name.length > 2 && scope.has("city", fold(name))) return name;
  }
  return undefined;
}

function wordPiece(text: string, surface: string, at: number, scope: Scope): Piece {
  const value = fold(text);
  const write = (given: string): string => inCaseOf(text, given);
  if (text.length > 1 && SAINT.test(surface.slice(0, at))) return { kind: "saint", value, write };
  const state = STATE_NAMES.get(value);
  if (state !== undefined) {
    const name = (postal: string): string => US_STATES.find((one) => one.postal === postal)?.name ?? postal;
    return { kind: "state", value: state, write: (given) => write(name(given)) };
  }
  const role = ["last", "first"].find((one) => scope.has(one, value));
  if (role !== undefined && value.length > 2) return { kind: role, value, write };
  if (isAcronym(text, surface)) return { kind: "acronym", value, write: (given) => layOver(text, given) };
  return { kind: "place-word", value, write, display: text };
}

/** "HFPD", "K-P"; where all is in capitals, short words that are none and such as no one can say. */
function isAcronym(text: string, surface: string): boolean {
  if (text.length === 1) return true;
  if (!/^\p{Lu}{2,5}$/u.test(text)) return false;
  if (surface !== surface.toUpperCase() || !/[AEIOUY]/.test(text)) return true;
  return text === surface || text.length <= 3 ? wordClasses(text) === 0 : false;
}

function numberPiece(text: string): Piece {
  const digits = /^\d+/.exec(text)?.[0] ?? "";
  const write = (given: string): string => {
    if (digits === text) return given;
    const ending = /1[1-3]$/.test(given) ? "th" : (["th", "st", "nd", "rd"][Number(given.slice(-1))] ?? "th");
    return given + inCaseOf(text.slice(digits.length), ending);
  };
  return { kind: "place-number", value: digits, write };
}

/** A name of the same vocabulary class, with a vowel in front where the original has one ("an Alder nurse"). */
function drawPlaceWord(value: string, draws: Draws, scope: Scope): string {
  const last = nameLists(scope.options.nameFloor).last;
  for (let tries = 0; ; tries++) {
    const name = isEnglish(value)
      ? draws.pick([LEAD_WORDS, LEAD_WORDS, TAIL_WORDS, last.english][draws.below(4)] ?? LEAD_WORDS)
      : draws.pick(last.plain);
    const drawn = isEnglish(value) || isListedName(value) ? name : alterTwo(name, draws);
    if (startsWithVowel(drawn) === startsWithVowel(value) || tries > 30) return drawn;
  }
}

export const placeKinds: Readonly<Record<string, Kind>> = {
  "place-word": { shuffled: true, make: drawPlaceWord },
  "of-a-set": { small: true, make: (value, draws) => draws.pick(closedSetOf(value) ?? LEAD_WORDS) },
  saint: {
    // When all the usual saints are taken, any first name may be one.
    make: (_value, draws, scope, tries) =>
      draws.pick(tries < 40 ? SAINTS : nameLists(scope.options.nameFloor).first.female.plain),
  },
  acronym: { small: true, make: (value, draws) => drawCharacters(value, draws) },
  "place-number": { small: true, make: drawCharacters },
};
