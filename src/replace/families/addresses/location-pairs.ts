import type { Span } from "../../../note.js";
import { fold } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { stateValue } from "./locations.js";
import { streetParts } from "./streets.js";

/** "Dover, NH 03820": what stands so near belongs together. */
const NEAREST = 4;

const LOCATIONS: ReadonlySet<string> = new Set(["STREET", "CITY", "STATE", "ZIP"]);

/**
 * Notes which values of an address stand together, so that no such pair comes out again: street and suffix,
 * and of town, state and ZIP code every two.
 */
export function notePairs(text: string, spans: readonly Span[], scope: Scope): void {
  let together: string[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { start, end, type } of spans) {
    if (!LOCATIONS.has(type)) continue;
    const surface = text.slice(start, end);
    if (type === "STREET") {
      const street = streetParts(surface);
      if (street !== undefined) scope.pair(`street:${street.name}`, `suffix:${street.suffix}`);
    }
    const value = locationValue(type, surface);
    if (value === undefined) continue;
    if (start - last > NEAREST) together = [];
    for (const other of together) scope.pair(other, value);
    together.push(value);
    last = end;
  }
}

function locationValue(type: string, surface: string): string | undefined {
  if (type === "CITY") return `city:${fold(surface)}`;
  if (type === "ZIP") return `zip:${surface.slice(0, 5)}`;
  const state = type === "STATE" ? stateValue(surface) : undefined;
  return state === undefined ? undefined : `state:${state}`;
}
