import { fold } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { memoryOf } from "../family.js";

/** Words that an abbreviation may leave out. */
const SMALL = new Set("of and the for at in de la".split(" "));
/** "PCPD": the initials of a town, and letters that stand for a sort of place. */
const TOWN_SERVICE = /^(\p{L}{1,3})(pd|fd|so|hs|ems|vfd)$/u;

/** Which full names of the scope an abbreviation can stand for, by its folded letters. */
interface Abbreviated {
  readonly places: Map<string, string>;
  readonly cities: Map<string, string>;
  /** Full names being written now: one may hold its own abbreviation ("CUMC University Medical Center"). */
  readonly open: Set<string>;
}

function abbreviated(scope: Scope): Abbreviated {
  return memoryOf(scope, "abbreviated places", () => ({
    places: new Map(),
    cities: new Map(),
    open: new Set(),
  }));
}

const GAP = /[\s-]/;

/** Notes a name of several words under its initials. */
export function notePlace(surface: string, scope: Scope): void {
  if (!GAP.test(surface)) return;
  for (const letters of initialsOf(surface)) {
    if (letters.length > 1) keepSmallest(abbreviated(scope).places, letters, surface);
  }
}

export function noteTown(surface: string, scope: Scope): void {
  const [letters] = initialsOf(surface);
  if (letters !== undefined) keepSmallest(abbreviated(scope).cities, letters, fold(surface));
}

/** The same whichever note comes first. */
function keepSmallest(map: Map<string, string>, letters: string, surface: string): void {
  const known = map.get(letters);
  if (known === undefined || surface < known) map.set(letters, surface);
}

const WORD = /\p{L}+/gu;

/** Initials of all words, and of all but the small ones. */
function initialsOf(surface: string): string[] {
  const words = fold(surface).match(WORD) ?? [];
  let all = "";
  let large = "";
  for (const word of words) {
    all += word.charAt(0);
    if (!SMALL.has(word)) large += word.charAt(0);
  }
  return all === large ? [all] : [all, large];
}

/**
 * "CUMC" by the surrogate of "Calloway University Medical Center", "PCPD" by that of "Port Calder". Undefined where
 * the scope has no such name, or where its surrogate abbreviates to the same letters or to more or fewer.
 */
export function abbreviationFor(
  acronym: string,
  scope: Scope,
  renderPlace: (surface: string) => string,
): string | undefined {
  const letters = fold(acronym);
  const { places, cities, open } = abbreviated(scope);
  const full = places.get(letters);
  if (full !== undefined && fold(full) !== letters && !open.has(full)) {
    open.add(full);
    const rendered = renderPlace(full);
    open.delete(full);
    const given = initialsOf(rendered).find((one) => one.length === letters.length);
    if (given !== undefined && given !== letters) return given.toUpperCase();
  }
  const service = TOWN_SERVICE.exec(letters);
  const city = service === null ? undefined : cities.get(service[1] ?? "");
  if (service === null || city === undefined || !scope.has("city", city)) return undefined;
  const town = initialsOf(scope.surrogate("city", city))[0] ?? "";
  return town === service[1] ? undefined : (town + (service[2] ?? "")).toUpperCase();
}
