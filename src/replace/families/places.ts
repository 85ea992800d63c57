import { US_STATES } from "../../lexicon/us-states.js";
import type { Draws } from "../draws.js";
import { fold, inCaseOf, startsWithVowel } from "../folding.js";
import type { Kind, Scope } from "../scope.js";
import { drawAlike, drawAltered } from "./alike.js";
import { cutAt, type Family, memoryOf, type Phase, type Piece, readingFamilyOf } from "./family.js";
import { closedSetOf, SAINTS } from "./generic-places.js";
import { layOver } from "./ids.js";
import { ownWords } from "./locations.js";
import { NameBook } from "./name-book.js";
import { isEnglish, isListedName, nameLists } from "./name-lists.js";
import { nameFor } from "./names.js";
import { drawCharacters } from "./number-forms.js";
import { abbreviationFor, notePlace } from "./place-initials.js";
import { type FoldedName, namesFrom, type PlacePart, readPlace } from "./place-reading.js";
import { GUILDS, LEAD_WORDS, NAMING_WORDS, TAIL_WORDS } from "./place-words.js";
import { WordList } from "./word-list.js";

const STATE_NAMES = new Map(US_STATES.map(({ name, postal }) => [fold(name), postal.toLowerCase()]));

/**
 * Hospitals, organisations, departments, landmarks: words that say what sort of place it is stay ("Memorial
 * Hospital"), what gives it its name changes. Where all words are of the first kind and there is no number, the first one changes.
 */
export const places: Family = readingFamilyOf(readPlace, (read, around, scope, phase): readonly Piece[] => {
  const { surface, parts } = read;
  if (phase === "learn") notePlace(surface, scope);
  if (read.isOfSet)
    return [{ kind: "of-a-set", value: fold(surface), write: (given) => inCaseOf(surface, given) }];
  let skipTo = 0;
  const pieces = cutAt(surface, parts, (part): Piece => {
    const { text, at, isNamed } = part;
    if (at < skipTo) return "";
    if (part.isNumber) return numberPiece(text);
    // "Port Ansel Library": the word that says what sort of place a town is belongs to the town.
    const city = cityFrom(surface, at, isNamed ? 1 : 2, scope);
    if (city !== undefined) {
      skipTo = at + city.text.length;
      return { kind: "city", value: city.folded, write: (given) => inCaseOf(city.text, given) };
    }
    if (!isNamed) return text;
    if (phase === "render" && part.isAcronym) {
      const short = abbreviationFor(text, scope, (full) => places.render(full, around, scope));
      if (short !== undefined) return short;
    }
    return wordPiece(part, surface, scope, phase);
  });
  return skipTo === 0 ? pieces : pieces.filter((piece, at) => !(piece === " " && pieces[at + 1] === ""));
});

/** A city of the scope that begins here, of so many words at least: "Calloway Falls" in "Calloway Falls Hospital". */
function cityFrom(surface: string, at: number, least: number, scope: Scope): FoldedName | undefined {
  if (!scope.mayHaveFrom("city", surface.charCodeAt(at))) return undefined;
  return namesFrom(surface, at, least).find(({ folded }) => scope.has("city", folded));
}

const ENDS_IN_S = /s$/i;

function wordPiece(part: PlacePart, surface: string, scope: Scope, phase: Phase): Piece {
  const { text, at } = part;
  const value = fold(text);
  const isPlural = ENDS_IN_S.test(text) && /^['’](?!s(?!\p{L}))/iu.test(surface.slice(at + text.length));
  // "Weavers' Green" keeps an s before its apostrophe.
  const write = (given: string): string =>
    inCaseOf(text, isPlural && !ENDS_IN_S.test(given) ? `${given}s` : given);
  if (part.isAfterSaint) {
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
  // A state's name alone is that of a ship or river here, and need not follow the state.
  const state = text === surface ? undefined : STATE_NAMES.get(value);
  if (state !== undefined) {
    const name = (postal: string): string => US_STATES.find((one) => one.postal === postal)?.name ?? postal;
    return { kind: "state", value: state, write: (given) => write(name(given)) };
  }
  const book = NameBook.of(scope);
  const role = phase === "render" && value.length > 2 ? book.roleKnown(value) : undefined;
  if (role !== undefined) return write(nameFor(role, value, book, scope));
  if (part.isAcronym) return { kind: "acronym", value, write: (given) => layOver(text, given) };
  return { kind: "place-word", value, write, display: text };
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
  const { plain } = nameLists(scope.options.nameFloor).last;
  const names = startsWithVowel(value) ? ENGLISH_NAMES.vowel : ENGLISH_NAMES.other;
  if (scope.options.byOrder) return draws.pick(refused < USED_UP ? names.all : plain.all);
  const isWord = isEnglish(value);
  const guild = isWord && GUILD.test(value);
  const draw = (): string => {
    if (isListedName(value) && !isWord) return drawAlike(value, plain, draws, scope, refused);
    // Family names that are words would read oddly here ("Forget Center").
    if (isWord ? refused >= USED_UP : isCompound(value)) return drawCompound(draws);
    return isWord
      ? drawAlike(value, guild ? GUILD_NAMES : names, draws, scope, refused)
      : drawAltered(value, plain, draws);
  };
  let drawn = draw();
  for (let tries = 0; tries < TRIES && startsWithVowel(drawn) !== startsWithVowel(value); tries++)
    drawn = draw();
  return drawn;
}

const TRIES = 30;
/** Shorter halves are found in words that are no compounds. */
const LEAST_HALF = 4;

/** "Harborlight", "Saltmarsh": two English words in one. */
function isCompound(value: string): boolean {
  for (let at = LEAST_HALF; at <= value.length - LEAST_HALF; at++)
    if (isEnglish(value.slice(0, at)) && isEnglish(value.slice(at))) return true;
  return false;
}

function drawCompound(draws: Draws): string {
  const [lead, tail] = [draws.pick(LEAD_WORDS), draws.pick(TAIL_WORDS).toLowerCase()];
  return lead.toLowerCase() === tail ? drawCompound(draws) : lead + tail;
}

const ENGLISH_NAMES = {
  vowel: new WordList(NAMING_WORDS.filter(startsWithVowel)),
  other: new WordList(NAMING_WORDS.filter((word) => !startsWithVowel(word))),
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
