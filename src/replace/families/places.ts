import { wordClasses } from "../../lexicon/index.js";
import { US_STATES } from "../../lexicon/us-states.js";
import type { Draws } from "../draws.js";
import { fold, inCaseOf, startsWithVowel } from "../folding.js";
import type { Kind, Scope } from "../scope.js";
import { drawAlike, drawAltered, WordList } from "./alike.js";
import { cut, type Family, familyOf, matchesOf, memoryOf, type Phase, type Piece } from "./family.js";
import { closedSetOf, isGenericPlaceWord, KEPT_LETTERS, SAINTS } from "./generic-places.js";
import { drawCharacters, layOver } from "./ids.js";
import { ownWords } from "./locations.js";
import { NameBook } from "./name-book.js";
import { isEnglish, isListedName, nameLists } from "./name-lists.js";
import { nameFor } from "./names.js";
import { abbreviationFor, notePlace } from "./place-initials.js";
import { GUILDS, LEAD_WORDS, STREET_WORDS, TAIL_WORDS } from "./place-words.js";

/** Words with an inner apostrophe but without 's; numbers with what hangs on them. */
const PART =
  /(?<![\p{L}.])(?:\p{L}\.){2,}|(?<!\p{L}['’](?=s(?!\p{L})))\p{L}+(?:['’](?!s(?!\p{L}))\p{L}+)*|\d+(?:st|nd|rd|th)\b|\d+/giu;
const STATE_NAMES = new Map(US_STATES.map(({ name, postal }) => [fold(name), postal.toLowerCase()]));
const SAINT = /(?:^|\s)(?:st|ste|saint|santa|san)\.?\s*$/i;

/**
 * Hospitals, organisations, departments, landmarks: words that say what sort of place it is stay ("Memorial
 * Hospital"), what gives it its name changes. Where all words are of the first kind and there is no number, the first one changes.
 */
export const places: Family = familyOf((surface, around, scope, phase): readonly Piece[] => {
  if (phase === "learn") notePlace(surface, scope);
  if (closedSetOf(surface) !== undefined) {
    return [{ kind: "of-a-set", value: fold(surface), write: (given) => inCaseOf(surface, given) }];
  }
  const words = matchesOf(PART, surface).filter(({ text }) => !/^\d/.test(text));
  const own = words.filter(({ text, at }) => isOwn(text, surface, at));
  const lead =
    own.length > 0 || /\d/.test(surface)
      ? undefined
      : (words.find(({ text }) => text.length > 3) ?? words[0]);
  let skipTo = 0;
  return cut(surface, PART, (text, at): Piece => {
    if (at < skipTo) return "";
    if (/^\d/.test(text)) return numberPiece(text);
    if (!own.some((one) => one.at === at) && lead?.at !== at) return text;
    const city = cityFrom(surface, at, scope);
    if (city !== undefined) {
      skipTo = at + city.length;
      return { kind: "city", value: fold(city), write: (given) => inCaseOf(city, given) };
    }
    if (phase === "render" && isAcronym(text, surface)) {
      const short = abbreviationFor(text, scope, (full) => places.render(full, around, scope));
      if (short !== undefined) return short;
    }
    return wordPiece(text, surface, at, scope, phase);
  }).filter((piece, at, all) => !(piece === " " && all[at + 1] === ""));
});

function isOwn(text: string, surface: string, at: number): boolean {
  if (SAINT.test(surface.slice(0, at))) return true;
  return !isGenericPlaceWord(text) && !KEPT_LETTERS.has(text.toUpperCase().replace(/\./g, ""));
}

/** A city of the scope that begins here: "Calloway Falls" in "Calloway Falls Hospital". */
function cityFrom(surface: string, at: number, scope: Scope): string | undefined {
  const ahead = /^\p{L}+(?: \p{L}+)?/u.exec(surface.slice(at))?.[0] ?? "";
  for (const name of [ahead, ahead.split(" ")[0] ?? ""]) {
    if (name.length > 2 && scope.has("city", fold(name))) return name;
  }
  return undefined;
}

function wordPiece(text: string, surface: string, at: number, scope: Scope, phase: Phase): Piece {
  const value = fold(text);
  const isPlural = /s$/i.test(text) && /^['’](?!s(?!\p{L}))/iu.test(surface.slice(at + text.length));
  // "Weavers' Green" keeps an s before its apostrophe.
  const write = (given: string): string =>
    inCaseOf(text, isPlural && !/s$/i.test(given) ? `${given}s` : given);
  if (SAINT.test(surface.slice(0, at))) {
    const saints = memoryOf(scope, "saints", () => new Set<string>());
    if (text.length > 1) {
      saints.add(value);
      return { kind: "saint", value, write };
    }
    // "St A's" of "St. Ansgar Regional"
    const meant = [...saints].sort().find((saint) => saint.startsWith(value));
    if (phase === "render" && meant !== undefined) return write(scope.surrogate("saint", meant).charAt(0));
  }
  const own = phase === "render" ? ownWords(scope).get(value) : undefined;
  if (own !== undefined && scope.has("city", own.city)) {
    return {
      kind: "city",
      value: own.city,
      write: (given) => write(given.split(" ")[own.at] ?? given.split(" ")[0] ?? given),
    };
  }
  // "Meridian Row Associates" of 40 Meridian Row
  if (phase === "render" && scope.has("street", value)) return { kind: "street", value, write };
  const state = STATE_NAMES.get(value);
  if (state !== undefined) {
    const name = (postal: string): string => US_STATES.find((one) => one.postal === postal)?.name ?? postal;
    return { kind: "state", value: state, write: (given) => write(name(given)) };
  }
  const book = NameBook.of(scope);
  const role = phase === "render" && value.length > 2 ? book.roleKnown(value) : undefined;
  if (role !== undefined) return write(nameFor(role, value, book, scope));
  if (isAcronym(text, surface)) return { kind: "acronym", value, write: (given) => layOver(text, given) };
  return { kind: "place-word", value, write, display: text };
}

/** "HFPD", "K-P"; where all is in capitals, short words that are none and such as no one can say. */
function isAcronym(text: string, surface: string): boolean {
  if (text.length === 1 || text.includes(".")) return true;
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
function drawPlaceWord(value: string, draws: Draws, scope: Scope, refused: number): string {
  const last = nameLists(scope.options.nameFloor).last;
  // Names that are English words read oddly ("Forget Center"): only when the others are used up.
  const names = startsWithVowel(value) ? ENGLISH_NAMES.vowel : ENGLISH_NAMES.other;
  if (scope.options.byOrder) return draws.pick(refused < USED_UP ? names.all : last.plain.all);
  const english = refused < USED_UP ? names : last.english;
  const guild = isEnglish(value) && GUILD.test(value) && refused < USED_UP;
  for (let tries = 0; ; tries++) {
    const drawn = isEnglish(value)
      ? drawAlike(value, guild ? GUILD_NAMES : english, draws, scope, refused)
      : isListedName(value)
        ? drawAlike(value, last.plain, draws, scope, refused)
        : drawAltered(value, last.plain, draws);
    if (startsWithVowel(drawn) === startsWithVowel(value) || tries > 30) return drawn;
  }
}

const ALL_NAMES = [...LEAD_WORDS, ...TAIL_WORDS, ...STREET_WORDS];
const ENGLISH_NAMES = {
  vowel: new WordList(ALL_NAMES.filter(startsWithVowel)),
  other: new WordList(ALL_NAMES.filter((word) => !startsWithVowel(word))),
};
const GUILD_NAMES = new WordList(GUILDS);
const USED_UP = 60;
/** "Weavers' Green", but not "Three Rivers". */
const GUILD = /(?<!riv|wat|tow|flow|harb)(?:ers|ors|men)$/;

export const placeKinds: Readonly<Record<string, Kind>> = {
  "place-word": { shuffled: true, make: drawPlaceWord },
  "of-a-set": { small: true, make: (value, draws) => draws.pick(closedSetOf(value) ?? LEAD_WORDS) },
  saint: {
    // When all the usual saints are taken, any first name may be one.
    make: (_value, draws, scope, tries) =>
      draws.pick(tries < 40 ? SAINTS : nameLists(scope.options.nameFloor).first.female.plain.all),
  },
  acronym: { small: true, make: (value, draws) => drawCharacters(value, draws) },
  "place-number": { small: true, make: drawCharacters },
};
