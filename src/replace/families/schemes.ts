import { compact } from "../folding.js";
import type { Scope } from "../scope.js";
import { memoryOf } from "./family.js";

/** Letters that the numbers of so many patients have in common name a series of numbers, and nobody. */
const LEAST_BEARERS = 3;

/** With fewer digits to change, a number that keeps its letters could hardly become another. */
const LEAST_DIGITS = 3;

/** Letters inside a number: "fp" at 0 in "fp0417b", with what they are counted under. */
interface Run {
  readonly at: number;
  readonly letters: string;
  readonly key: string;
}

interface Schemes {
  readonly bearers: Map<string, Set<string>>;
  /** By the folded value: its letters, as one way of writing it shows them. */
  readonly runs: Map<string, { readonly surface: string; readonly runs: readonly Run[] }>;
}

function schemesOf(scope: Scope): Schemes {
  return memoryOf(scope, "schemes of numbers", () => ({ bearers: new Map(), runs: new Map() }));
}

/** Notes the letters of a number, and whose number it is. */
export function noteScheme(surface: string, type: string, whose: string, scope: Scope): void {
  const { bearers, runs } = schemesOf(scope);
  const value = compact(surface);
  const found = runsIn(surface, type);
  if (found.length === 0) return;
  for (const { key } of found) {
    const known = bearers.get(key);
    if (known === undefined) bearers.set(key, new Set([whose]));
    else known.add(whose);
  }
  const known = runs.get(value);
  // The same whichever note comes first.
  if (known === undefined || surface < known.surface) runs.set(value, { surface, runs: found });
}

/**
 * Two letters and more count by type and by whether they stand in front; one letter, which chance brings together,
 * only among numbers of the same form.
 */
function runsIn(surface: string, type: string): Run[] {
  const form = surface.replace(/\p{L}/gu, "a").replace(/\d/g, "0");
  const runs: Run[] = [];
  for (const { 0: text, index } of surface.matchAll(/\p{L}+/gu)) {
    const letters = compact(text);
    if (letters.length !== text.length) return [];
    const place = index === 0 ? "front" : "inside";
    const key = letters.length === 1 ? `${type} ${form} ${index} ${letters}` : `${type} ${place} ${letters}`;
    runs.push({ at: compact(surface.slice(0, index)).length, letters, key });
  }
  return runs;
}

/**
 * `drawn` with the letters of the number's scheme where they stood: "FP" of fingerprint files stays when three patients
 * have such a number. Letters that abbreviate an institution whose name changes do not stay.
 */
export function keepScheme(value: string, drawn: string, scope: Scope): string {
  if (scope.options.byOrder || value.replace(/\D/g, "").length < LEAST_DIGITS) return drawn;
  const { bearers, runs } = schemesOf(scope);
  let kept = drawn;
  for (const { at, letters, key } of runs.get(value)?.runs ?? []) {
    if ((bearers.get(key)?.size ?? 0) < LEAST_BEARERS || scope.has("acronym", letters)) continue;
    kept = kept.slice(0, at) + letters + kept.slice(at + letters.length);
  }
  return kept;
}
