import { categoryOf } from "../../../schema/index.js";
import { digitsIn } from "../../../text/index.js";
import { compact, fold } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { memoryOf } from "../family.js";
import { binomialUpperTail } from "./binomial-tail.js";

/** A prefix that the numbers of this many patients share names a series of numbers, and no person. */
const LEAST_BEARERS = 3;

/** The largest probability with which chance would give as many numbers of a type the same prefix. */
const RARELY = 0.001;

/** A prefix that abbreviates a name in the notes of a smaller share of its bearers is a series. */
const LEAST_NAMED = 0.1;

/** From this share on they are no series, whatever chance could do. */
const MOST_NAMED = 0.5;

/** In between, a series unless names match the prefix more often than in other notes at this significance level. */
const EASILY = 0.2;

/** With fewer digits to change, a number that keeps its prefix could hardly become another. */
const LEAST_DIGITS = 3;

const ALPHABET = 26;
const SHORTEST = 2;
const LONGEST = 4;
const FRONT = /^\p{L}{2,4}(?!\p{L})/u;
/** Prescribers' numbers: their second letter is the first of the family name. */
const PRESCRIBER = /^\p{L}{2}\d{7}$/u;
const SMALL = new Set("of and the for at in de la".split(" "));

/** By the folded number the first of its patients by name; undefined where no note names one. */
type Owners = Map<string, string | undefined>;

interface Schemes {
  /** By letters, then by type. */
  readonly series: Map<string, Map<string, Owners>>;
  /** Beginnings and initials of names and places, with those in whose notes they stand. */
  readonly named: Map<string, Set<string>>;
  /** Those of three letters and more that are nothing but initials or the beginning of a place: no chance did that. */
  readonly ofPlaces: Set<string>;
  readonly patients: Set<string>;
  /** What was found out, by type and letters, until the next note. */
  readonly decided: Map<string, boolean>;
  /** The same of all letters of a type and length. */
  readonly prefixCounts: Map<string, PrefixCounts>;
}

/** Prefixes of the numbers of one type, all of one length. */
interface PrefixCounts {
  /** Numbers that have them. */
  readonly numbers: number;
  /** How many different ones there are. */
  readonly different: number;
  /** By place and letter, how many of those have it there. */
  readonly at: ReadonlyMap<string, number>;
}

function schemesOf(scope: Scope): Schemes {
  return memoryOf(scope, "schemes of numbers", () => ({
    series: new Map(),
    named: new Map(),
    ofPlaces: new Set(),
    patients: new Set(),
    decided: new Map(),
    prefixCounts: new Map(),
  }));
}

/** Notes the letters in front of a number, or those that a name or place may be shortened to, and whose note it is. */
export function noteLetters(surface: string, type: string, patient: string | undefined, scope: Scope): void {
  const category = categoryOf(type);
  const schemes = schemesOf(scope);
  schemes.decided.clear();
  schemes.prefixCounts.clear();
  if (patient !== undefined) schemes.patients.add(patient);
  if (category === "ID") noteNumber(surface, type, patient, schemes);
  else if (category === "NAME" || category === "LOCATION")
    noteName(surface, category === "LOCATION", patient, schemes);
}

function noteNumber(surface: string, type: string, patient: string | undefined, { series }: Schemes): void {
  const front = FRONT.exec(surface)?.[0];
  if (front === undefined || PRESCRIBER.test(surface)) return;
  const letters = compact(front);
  if (letters.length !== front.length) return;
  const byType = entry(series, letters, () => new Map<string, Owners>());
  const owners = entry(byType, type, (): Owners => new Map());
  const value = compact(surface);
  const known = owners.get(value);
  // The same whichever note comes first.
  owners.set(value, known === undefined || (patient !== undefined && patient < known) ? patient : known);
}

function noteName(
  surface: string,
  isPlace: boolean,
  patient: string | undefined,
  { named, ofPlaces }: Schemes,
): void {
  const words = fold(surface).match(/\p{L}+/gu) ?? [];
  const add = (letters: string, isPlain: boolean): void => {
    if (letters.length < SHORTEST || letters.length > LONGEST) return;
    if (isPlace && isPlain && letters.length > SHORTEST) ofPlaces.add(letters);
    if (patient !== undefined) entry(named, letters, () => new Set<string>()).add(patient);
  };
  const initials = (some: readonly string[]): void => add(some.map((word) => word.charAt(0)).join(""), true);
  initials(words);
  initials(words.filter((word) => !SMALL.has(word)));
  initials([...words.slice(1), ...words.slice(0, 1)]); // "Hansen, Mary K"
  for (const [at, word] of words.entries()) {
    for (let length = SHORTEST; length <= LONGEST; length++) add(word.slice(0, length), true);
    for (const [other, second] of words.entries()) {
      if (other === at) continue;
      // "MH", "MHA", "MHAN", "MAHA", "HANM"
      for (const [one, two] of [
        [1, 1],
        [1, 2],
        [1, 3],
        [2, 1],
        [2, 2],
        [3, 1],
      ] as const)
        add(word.slice(0, one) + second.slice(0, two), false);
    }
  }
}

/**
 * `drawn` with the letters of the number's series in front: "FP" of fingerprint files stays when enough patients have
 * such numbers of their own and it stands for nobody and no place that changes.
 */
export function keepScheme(value: string, drawn: string, scope: Scope): string {
  if (scope.options.byOrder || digitsIn(value).length < LEAST_DIGITS) return drawn;
  const schemes = schemesOf(scope);
  for (let length = SHORTEST; length <= LONGEST; length++) {
    const letters = value.slice(0, length);
    for (const [type, owners] of schemes.series.get(letters) ?? []) {
      if (!owners.has(value)) continue;
      const isSeries = entry(schemes.decided, `${type} ${letters}`, () =>
        namesSeries(letters, type, owners, schemes),
      );
      if (isSeries) return letters + drawn.slice(length);
    }
  }
  return drawn;
}

function namesSeries(letters: string, type: string, owners: Owners, schemes: Schemes): boolean {
  if (schemes.ofPlaces.has(letters)) return false;
  // A number that several patients share (a doctor's licence) counts for one of them.
  const bearers = new Set([...owners.values()].filter((owner) => owner !== undefined));
  if (bearers.size < LEAST_BEARERS) return false;
  const { numbers, different, at } = prefixCountsOf(type, letters.length, schemes);
  let likely = 1;
  for (const [place, letter] of [...letters].entries())
    likely *= ((at.get(`${place}${letter}`) ?? 0) + 1) / (different + ALPHABET);
  if (binomialUpperTail(bearers.size, numbers, likely) > RARELY) return false;
  return !namesSomebody(letters, bearers, schemes);
}

/**
 * Is it more than chance that the letters stand for a name or place in the notes of those who bear them? Chance is what they
 * do in the notes of all others: "PA" of prior authorisations begins a name in the notes of every third patient.
 */
function namesSomebody(letters: string, bearers: ReadonlySet<string>, { named, patients }: Schemes): boolean {
  const here = named.get(letters);
  if (here === undefined) return false;
  let among = 0;
  for (const bearer of bearers) if (here.has(bearer)) among++;
  if (among < LEAST_NAMED * bearers.size) return false;
  if (among >= MOST_NAMED * bearers.size) return true;
  const others = patients.size - bearers.size;
  const usual = others > 0 ? (here.size - among) / others : 0;
  return binomialUpperTail(among, bearers.size, usual) < EASILY;
}

function prefixCountsOf(
  type: string,
  length: number,
  { series, prefixCounts: fronts }: Schemes,
): PrefixCounts {
  return entry(fronts, `${type} ${length}`, () => {
    const at = new Map<string, number>();
    let numbers = 0;
    let different = 0;
    for (const [letters, byType] of series) {
      const owners = letters.length === length ? byType.get(type) : undefined;
      if (owners === undefined) continue;
      numbers += owners.size;
      different++;
      for (const [place, letter] of [...letters].entries())
        at.set(`${place}${letter}`, (at.get(`${place}${letter}`) ?? 0) + 1);
    }
    return { numbers, different, at };
  });
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
