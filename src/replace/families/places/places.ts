import { US_STATES } from "../../../lexicon/index.js";
import type { Draws } from "../../draws.js";
import { capitalised, fold, inCaseOf } from "../../folding.js";
import type { Scope, ValueKind } from "../../scope/scope.js";
import { ownWords } from "../addresses/locations.js";
import { cutAt, type Family, memoryOf, type Phase, readingFamilyOf, type SurfacePiece } from "../family.js";
import { NameBook } from "../names/name-book.js";
import { nameFor } from "../names/names.js";
import { layOver } from "../numbers/ids.js";
import { drawCharacters } from "../numbers/number-forms.js";
import { parseNumeral, spellNumber } from "../numbers/number-words.js";
import { closedSetOf, isGenericPlaceWord, NATIONAL } from "./generic-places.js";
import { drawAcronym } from "./place-acronyms.js";
import { drawPlaceWord } from "./place-draws.js";
import { abbreviationFor, notePlace } from "./place-initials.js";
import { namingKinds } from "./place-naming-kinds.js";
import { type FoldedName, namesFrom, type PlacePart, partsByHeads, readPlace } from "./place-reading.js";
import { rowOf } from "./place-rows.js";
import { LEAD_WORDS } from "./place-words.js";

const STATE_NAMES = new Map(US_STATES.map(({ name, postal }) => [fold(name), postal.toLowerCase()]));

/**
 * Hospitals, organisations, departments, landmarks: words that say what sort of place it is stay ("Memorial
 * Hospital"), what gives it its name changes. Where all words are of the first kind and there is no number, the first one changes.
 */
export const places: Family = readingFamilyOf(
  readPlace,
  (read, around, scope, phase): readonly SurfacePiece[] => {
    const { surface, parts } = read;
    if (phase === "learn") notePlace(surface, scope);
    if (read.isOfSet) return [NATIONAL.exec(surface)?.[0] ?? "", ofSetPiece(surface.replace(NATIONAL, ""))];
    let skipTo = 0;
    const named = scope.options.byOrder ? partsByHeads(surface) : parts;
    const pieces = cutAt(surface, named, (part): SurfacePiece => {
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
      if (phase === "render" && (part.isAcronym || part.mayBeAcronym)) {
        const short = abbreviationFor(text, scope, (full) => places.render(full, around, scope));
        if (short !== undefined) return inCaseOf(text, short);
        if (scope.has("acronym", fold(text))) return acronymPiece(text);
      }
      return part.naming === undefined
        ? wordPiece(part, surface, scope, phase)
        : namedPiece(part, part.naming, scope, phase);
    });
    return skipTo === 0 ? pieces : pieces.filter((piece, at) => !(piece === " " && pieces[at + 1] === ""));
  },
);

function ofSetPiece(text: string): SurfacePiece {
  return { kind: "of-a-set", value: fold(text), write: (given) => inCaseOf(text, given) };
}

/** A city of the scope that begins here, of so many words at least: "Calloway Falls" in "Calloway Falls Hospital". */
function cityFrom(surface: string, at: number, least: number, scope: Scope): FoldedName | undefined {
  if (!scope.mayHaveFrom("city", surface.charCodeAt(at))) return undefined;
  return namesFrom(surface, at, least).find(({ folded }) => scope.has("city", folded));
}

/** A saint, an order, a dedication becomes another. */
function namedPiece({ text }: PlacePart, kind: string, scope: Scope, phase: Phase): SurfacePiece {
  const value = fold(text);
  const write = (given: string): string => inCaseOf(text, given);
  if (kind === "state-name") return statePiece(value, write) ?? text;
  if (kind === "counted") return countedPiece(text);
  if (kind !== "saint") return { kind, value, write };
  const saints = memoryOf(scope, "saints", () => new Set<string>());
  // "St A's" of "St. Ansgar Regional"
  const initial = /^(\p{L})s?$/u.exec(value)?.[1];
  if (initial === undefined) saints.add(value);
  else if (phase === "render") {
    const meant = [...saints].sort().find((saint) => saint.startsWith(initial));
    if (meant !== undefined)
      return inCaseOf(text, scope.surrogate("saint", meant).charAt(0)) + value.slice(1);
  }
  if (initial !== undefined)
    return { kind: "acronym", value: initial, write: (given) => layOver(text, given) + value.slice(1) };
  return { kind, value, write };
}

/** "3 Forks" is "Three Forks". */
function countedPiece(text: string): SurfacePiece {
  const isDigit = /^\d/.test(text);
  return {
    kind: "counted",
    value: fold(text).replace(/^\d/, (count) => spellNumber(Number(count), "cardinal")),
    write(given) {
      const said = given.split(" ")[0] ?? "";
      const count = isDigit ? (parseNumeral(said)?.number ?? TWIN) : said;
      return inCaseOf(text, given.replace(said, String(count)));
    },
  };
}

const TWIN = 2;

function statePiece(value: string, write: (given: string) => string): SurfacePiece | undefined {
  const postal = STATE_NAMES.get(value);
  const name = (code: string): string => US_STATES.find((one) => one.postal === code)?.name ?? code;
  return postal && { kind: "state", value: postal, write: (given) => write(name(given)) };
}

const ENDS_IN_S = /s$/i;

function wordPiece(part: PlacePart, surface: string, scope: Scope, phase: Phase): SurfacePiece {
  const { text, at } = part;
  const value = fold(text);
  const isPlural = ENDS_IN_S.test(text) && /^['’](?!s(?!\p{L}))/iu.test(surface.slice(at + text.length));
  // "Weavers' Green" keeps an s before its apostrophe.
  const write = (given: string): string =>
    inCaseOf(text, isPlural && !ENDS_IN_S.test(given) ? `${given}s` : given);
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
  const state = text === surface || scope.options.byOrder ? undefined : statePiece(value, write);
  if (state !== undefined) return state;
  const book = NameBook.of(scope);
  const role = phase === "render" && value.length > 2 ? book.roleKnown(value) : undefined;
  if (role !== undefined) return write(nameFor(role, value, book, scope));
  if (part.isAcronym) return acronymPiece(text);
  if (!scope.options.byOrder && rowOf(value) !== undefined && isGenericPlaceWord(value))
    return { kind: "row-word", value, write };
  return { kind: "place-word", value, write, display: text };
}

function acronymPiece(text: string): SurfacePiece {
  return { kind: "acronym", value: fold(text), write: (given) => layOver(text, given) };
}

function numberPiece(text: string): SurfacePiece {
  const numeral = parseNumeral(text);
  if (numeral !== undefined) {
    const { number, form } = numeral;
    const kind = form === "ordinal" ? "street-number" : "place-number";
    const write = (given: string): string => inCaseOf(text, capitalised(spellNumber(Number(given), form)));
    return { kind, value: String(number), write };
  }
  const digits = /^\d+/.exec(text)?.[0] ?? "";
  const write = (given: string): string => {
    if (digits === text) return given;
    const ending = /1[1-3]$/.test(given) ? "th" : (["th", "st", "nd", "rd"][Number(given.slice(-1))] ?? "th");
    return given + inCaseOf(text.slice(digits.length), ending);
  };
  return { kind: "place-number", value: digits, write };
}

/** Floors, wards and piers: low numbers come more often. */
const LOW = [..."1112222333344455566789"];
const TEENS = 20;

function drawPlaceNumber(value: string, draws: Draws, scope: Scope): string {
  if (scope.options.byOrder) return drawCharacters(value, draws);
  if (/^[1-9]$/.test(value)) return draws.pick(LOW);
  return value.length === 2 && Number(value) >= 10 && Number(value) < TEENS
    ? String(10 + draws.below(TEENS - 10))
    : drawCharacters(value, draws);
}

const ROW_USED_UP = 20;

function drawRowWord(value: string, draws: Draws, scope: Scope, tries: number): string {
  const row = tries < ROW_USED_UP ? rowOf(value) : undefined;
  return row === undefined ? drawPlaceWord(value, draws, scope, tries - ROW_USED_UP) : draws.pick(row);
}

export const placeKinds: Readonly<Record<string, ValueKind>> = {
  "place-word": { shuffled: true, make: drawPlaceWord },
  "row-word": { make: drawRowWord },
  "of-a-set": { small: true, make: (value, draws) => draws.pick(closedSetOf(value) ?? LEAD_WORDS) },
  ...namingKinds,
  acronym: { small: true, make: drawAcronym },
  "place-number": { small: true, make: drawPlaceNumber },
};
