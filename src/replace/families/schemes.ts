import { categoryOf } from "../../schema/index.js";
import { digitsIn } from "../../text/digits.js";
import { compact, fold } from "../folding.js";
import type { Scope } from "../scope.js";
import { memoryOf } from "./family.js";

/** Letters in front of so many patients' own numbers name a series of numbers, and nobody. */
const LEAST_BEARERS = 3;

/** So large a part of a type's numbers has them too: what chance brings together stays far below. */
const LEAST_SHARE = 0.1;

/** Letters that name somebody or something in the notes of so large a part of their bearers are no series. */
const LEAST_NAMED = 0.1;

/** With fewer digits to change, a number that keeps its letters could hardly become another. */
const LEAST_DIGITS = 3;

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
  /** By type, all numbers that begin with a letter. */
  readonly lettered: Map<string, Set<string>>;
  /** Beginnings and initials of names and places, with those in whose notes they stand. */
  readonly named: Map<string, Set<string>>;
  /** Those of three letters and more that are nothing but initials or a beginning: not brought about by chance. */
  readonly plainly: Set<string>;
  /** What was found out, by type and letters, until the next note. */
  readonly decided: Map<string, boolean>;
}

function schemesOf(scope: Scope): Schemes {
  return memoryOf(scope, "schemes of numbers", () => ({
    series: new Map(),
    lettered: new Map(),
    named: new Map(),
    plainly: new Set(),
    decided: new Map(),
  }));
}

/** Notes the letters in front of a number, or those that a name or place may be shortened to, and whose note it is. */
export function noteLetters(surface: string, type: string, patient: string | undefined, scope: Scope): void {
  const category = categoryOf(type);
  const schemes = schemesOf(scope);
  schemes.decided.clear();
  if (category === "ID") noteNumber(surface, type, patient, schemes);
  else if (category === "NAME" || category === "LOCATION") noteName(surface, patient, schemes);
}

function noteNumber(
  surface: string,
  type: string,
  patient: string | undefined,
  { series, lettered }: Schemes,
): void {
  const value = compact(surface);
  if (!/^\p{L}/u.test(value)) return;
  entry(lettered, type, () => new Set<string>()).add(value);
  const front = FRONT.exec(surface)?.[0];
  if (front === undefined || PRESCRIBER.test(surface)) return;
  const letters = compact(front);
  if (letters.length !== front.length) return;
  const byType = entry(series, letters, () => new Map<string, Owners>());
  const owners = entry(byType, type, (): Owners => new Map());
  const known = owners.get(value);
  // The same whichever note comes first.
  owners.set(value, known === undefined || (patient !== undefined && patient < known) ? patient : known);
}

function noteName(surface: string, patient: string | undefined, { named, plainly }: Schemes): void {
  const words = fold(surface).match(/\p{L}+/gu) ?? [];
  const add = (letters: string, isPlain: boolean): void => {
    if (letters.length < SHORTEST || letters.length > LONGEST) return;
    if (isPlain && letters.length > SHORTEST) plainly.add(letters);
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
  if (schemes.plainly.has(letters)) return false;
  // A number that several patients share (a doctor's licence) counts for one of them.
  const bearers = new Set([...owners.values()].filter((owner) => owner !== undefined));
  const all = schemes.lettered.get(type)?.size ?? 0;
  if (bearers.size < LEAST_BEARERS || bearers.size < LEAST_SHARE * all) return false;
  const here = schemes.named.get(letters);
  const named = here === undefined ? 0 : [...bearers].filter((bearer) => here.has(bearer)).length;
  return named < LEAST_NAMED * bearers.size;
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
