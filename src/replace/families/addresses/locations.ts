import { COUNTRY_NAMES, isZip, US_STATES, type UsState } from "../../../lexicon/index.js";
import { compact, fold, inCaseOf } from "../../folding.js";
import type { Scope, ValueKind } from "../../scope/scope.js";
import { memoryOf, type SurfacePiece, steadyFamilyOf } from "../family.js";
import { layOver } from "../numbers/ids.js";
import { drawCharacters } from "../numbers/number-forms.js";
import { isGenericPlaceWord } from "../places/generic-places.js";
import { noteTown } from "../places/place-initials.js";
import { drawAlike } from "../words/draw-alike.js";
import { WordList } from "../words/word-list.js";
import { drawTown, isLargeCity, isTownHead } from "./towns.js";
import { isStateZip, zipRange } from "./zip-prefixes.js";

export const cities = steadyFamilyOf((surface, _around, scope) => {
  noteTown(surface, scope);
  const city = fold(surface);
  const words = city.split(" ");
  const own = isTownHead(words[0] ?? "") ? 1 : 0;
  const word = words[own];
  if (words.length === 2 && word !== undefined && word.length >= LEAST_OWN && !isGenericPlaceWord(word))
    noteOwnWord(word, city, own, scope);
  return [{ kind: "city", value: city, write: (given) => inCaseOf(surface, given), display: surface }];
});

const LEAST_OWN = 4;

/** Of several towns the first by name, whichever note comes first. */
function noteOwnWord(word: string, city: string, at: number, scope: Scope): void {
  const known = ownWords(scope).get(word);
  if (known === undefined || city < known.city) ownWords(scope).set(word, { city, at });
}

/** The "Calloway" of every "Calloway Falls" in the scope, and where in the town's name it stands. */
export function ownWords(scope: Scope): Map<string, { readonly city: string; readonly at: number }> {
  return memoryOf(scope, "own words of cities", () => new Map());
}

interface Form {
  readonly state: UsState;
  readonly form: "name" | "postal" | "traditional";
}

const STATE_FORMS = new Map<string, Form>();
for (const state of US_STATES) {
  for (const text of state.traditional) STATE_FORMS.set(fold(text), { state, form: "traditional" });
  STATE_FORMS.set(state.postal.toLowerCase(), { state, form: "postal" });
  STATE_FORMS.set(fold(state.name), { state, form: "name" });
}
const STATES = US_STATES.filter(({ kind }) => kind === "state");
const codeOf = ({ postal }: UsState): string => postal;
const hasZero = ({ postal }: UsState): boolean => (zipRange(postal)?.from ?? 0) < 10_000;
const STATE_CODES = new WordList(STATES.map(codeOf));
const CODES_BY_ZERO = {
  zero: new WordList(STATES.filter(hasZero).map(codeOf)),
  none: new WordList(STATES.filter((state) => !hasZero(state)).map(codeOf)),
};
const BY_POSTAL = new Map(US_STATES.map((state) => [state.postal, state]));

/** Outside the United States; abbreviations of Canadian provinces stand with their names. */
const REGIONS: readonly string[] = [
  "Alberta",
  "British Columbia",
  "Manitoba",
  "New Brunswick",
  "Nova Scotia",
  "Ontario",
  "Quebec",
  "Saskatchewan",
  "Jalisco",
  "Sonora",
  "Oaxaca",
  "Puebla",
  "Bavaria",
  "Saxony",
  "Tuscany",
  "Lombardy",
  "Catalonia",
  "Andalusia",
  "Kerala",
  "Gujarat",
  "Punjab",
  "Queensland",
  "Victoria",
  "Tasmania",
  "Bahia",
  "Minas Gerais",
  "Hokkaido",
  "Gansu",
];
const PROVINCE_CODES: readonly string[] = ["AB", "BC", "MB", "NB", "NL", "NS", "ON", "PE", "QC", "SK"];

function readState(surface: string): Form | undefined {
  return STATE_FORMS.get(fold(surface)) ?? STATE_FORMS.get(fold(surface.replace(/\.$/, "")));
}

/** A state's value among the kind `state`, however it is written. */
export function stateValue(surface: string): string | undefined {
  return readState(surface)?.state.postal.toLowerCase();
}

/** "MA", "Mass." and "Massachusetts" are one value, written as the original is. */
export const states = steadyFamilyOf((surface): readonly SurfacePiece[] => {
  const known = readState(surface);
  if (known === undefined) {
    const kind = PROVINCE_CODES.includes(surface.toUpperCase()) ? "province-code" : "region";
    return [{ kind, value: fold(surface), write: (given) => inCaseOf(surface, given), display: surface }];
  }
  const write = (postal: string): string => {
    const state = BY_POSTAL.get(postal.toUpperCase()) ?? known.state;
    if (known.form === "name") return inCaseOf(surface, state.name);
    if (known.form === "traditional" && state.traditional[0] !== undefined) return state.traditional[0];
    return surface === surface.toLowerCase() ? state.postal.toLowerCase() : state.postal;
  };
  return [{ kind: "state", value: known.state.postal.toLowerCase(), write, display: known.state.postal }];
});

const COUNTRY_CODES: readonly string[] = ["US", "UK", "UAE", "USA", "DRC", "PRC"];

export const countries = steadyFamilyOf((surface): readonly SurfacePiece[] => {
  const code = surface.replace(/[.\s]/g, "");
  if (/^[A-Z]{2,3}$/.test(code) && code !== "PERU") {
    const pointed = /\./.test(surface);
    const write = (given: string): string =>
      pointed ? [...given.toUpperCase()].map((one) => `${one}.`).join("") : given.toUpperCase();
    return [{ kind: "country-code", value: code.toLowerCase(), write }];
  }
  return [
    { kind: "country", value: fold(surface), write: (given) => inCaseOf(surface, given), display: surface },
  ];
});

const COUNTRIES = {
  one: new WordList(COUNTRY_NAMES.filter((name) => /^[A-Z][a-z]+$/.test(name))),
  more: new WordList(COUNTRY_NAMES.filter((name) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name))),
};

/** The state that each ZIP code of the scope stands after, and for a state whether any of its codes begins with a zero. */
interface Posts {
  readonly stateOf: Map<string, string>;
  readonly zeroOf: Map<string, boolean>;
}

function postsOf(scope: Scope): Posts {
  return memoryOf(scope, "states of ZIP codes", () => ({ stateOf: new Map(), zeroOf: new Map() }));
}

/** "Dover, NH " and "Rhode Island " end with a state. */
function stateBefore(before: string): string | undefined {
  const words = before.replace(/[\s,]+$/, "").split(/[\s,]+/);
  return [2, 1]
    .map((count) => stateValue(words.slice(-count).join(" ")))
    .find((state) => state !== undefined);
}

/** ZIP codes in use become others in use, unused ones unused; what hangs on behind is drawn. */
export const zips = steadyFamilyOf((surface, { before }, scope): readonly SurfacePiece[] => {
  const five = /^\d{5}/.exec(surface)?.[0];
  const state = five === undefined ? undefined : stateBefore(before);
  if (five !== undefined && state !== undefined) {
    const { stateOf, zeroOf } = postsOf(scope);
    // The same whichever note comes first.
    const known = stateOf.get(five);
    if (known === undefined || state < known) stateOf.set(five, state);
    zeroOf.set(state, five.startsWith("0") || zeroOf.get(state) === true);
  }
  if (five === undefined)
    return [{ kind: "postcode", value: compact(surface), write: (given) => layOver(surface, given) }];
  const rest = surface.slice(5);
  const zip: SurfacePiece = { kind: "zip", value: five, write: (given) => given, display: five };
  if (!/\d/.test(rest)) return [zip, rest];
  return [zip, { kind: "postcode", value: compact(rest), write: (given) => layOver(rest, given) }];
});

/** This many tries find a code that fits, where there is one. */
const ENOUGH = 400;

/** Few states and countries are alike, and all of them are well known. */
const A_FEW = 15;

/** The states whose ZIP codes begin with a zero, or those whose do not, where a ZIP code stands beside this one. */
function codesFor(value: string, scope: Scope): WordList {
  const zero = postsOf(scope).zeroOf.get(value);
  return zero === undefined ? STATE_CODES : CODES_BY_ZERO[zero ? "zero" : "none"];
}

export const locationKinds: Readonly<Record<string, ValueKind>> = {
  city: {
    shuffled: true,
    ofMany: isLargeCity,
    make: drawTown,
  },
  state: {
    small: true,
    othersFirst: true,
    shuffled: true,
    fits: (value, candidate, scope) => [...codesFor(value, scope)].some((code) => fold(code) === candidate),
    make: (value, draws, scope, tries) =>
      drawAlike(value, codesFor(value, scope), draws, scope, tries, A_FEW),
  },
  region: { small: true, shuffled: true, make: (_value, draws) => draws.pick(REGIONS) },
  "province-code": { small: true, make: (_value, draws) => draws.pick(PROVINCE_CODES) },
  country: {
    small: true,
    othersFirst: true,
    shuffled: true,
    make: (value, draws, scope, tries) =>
      drawAlike(value, value.includes(" ") ? COUNTRIES.more : COUNTRIES.one, draws, scope, tries, A_FEW),
  },
  "country-code": {
    small: true,
    make: (value, draws) => draws.pick(COUNTRY_CODES.filter(({ length }) => length === value.length)) ?? "UK",
  },
  zip: {
    shuffled: true,
    make(value, draws, scope) {
      const used = isZip(value);
      const state = postsOf(scope).stateOf.get(value);
      // A state that the policy keeps has no surrogate.
      const given =
        state !== undefined && scope.has("state", state) ? scope.surrogate("state", state) : state;
      const { from, to } = (given === undefined ? undefined : zipRange(given)) ?? { from: 0, to: 99_999 };
      for (let tries = 0; ; tries++) {
        const drawn = String(from + draws.below(to - from + 1)).padStart(5, "0");
        if (tries > ENOUGH) return drawn;
        // No new zero at the front, as with every number.
        if (isZip(drawn) === used && isStateZip(drawn) && drawn.startsWith("0") === value.startsWith("0"))
          return drawn;
      }
    },
  },
  postcode: { small: true, make: drawCharacters },
};
