import { isWithin } from "../../edit-distance.js";
import { AMBIGUOUS_COUNTRY_NAMES, COUNTRY_NAMES, US_STATES } from "../../lexicon/index.js";
import { overlaps } from "../../spans.js";
import { type Judge, lineAfter, spanStep, surfaceOf } from "../span-step.js";

/*
 * A STATE that no dictionary knows is a model's mistake. It is
 * - kept where a name of six letters or more is spelled with one mistake, and where a country or a word such as
 *   "province" follows it: states abroad are STATE too;
 * - COUNTRY where it is the name of one;
 * - CITY where a state follows it, as in "Dover, NH": the model has mistaken one half of an address for the other;
 * - dropped otherwise. A state is no identifier under Safe Harbor, so dropping uncovers nothing that must go.
 */

/** Provinces of Canada and states of Mexico: our STATE holds them too. */
const PROVINCES = `Alberta|AB|Alta|British Columbia|BC|Manitoba|MB|Man|New Brunswick|NB|Newfoundland|Labrador|
Newfoundland and Labrador|NL|Nova Scotia|NS|Northwest Territories|NT|Nunavut|NU|Ontario|ON|Ont|Prince Edward Island|
PE|PEI|Quebec|Québec|QC|PQ|Que|Saskatchewan|SK|Sask|Yukon|YT|Aguascalientes|Baja California|Baja California Sur|Campeche|
Chiapas|Chihuahua|Coahuila|Colima|Durango|Guanajuato|Guerrero|Hidalgo|Jalisco|Michoacán|Michoacan|Morelos|Nayarit|
Nuevo León|Nuevo Leon|Oaxaca|Puebla|Querétaro|Queretaro|Quintana Roo|San Luis Potosí|San Luis Potosi|Sinaloa|Sonora|
Tabasco|Tamaulipas|Tlaxcala|Veracruz|Yucatán|Yucatan|Zacatecas`
  .replace(/\n/g, "")
  .split("|");

const NAMES: readonly string[] = [...US_STATES.map(({ name }) => name), ...PROVINCES].map(fold);
const KNOWN: ReadonlySet<string> = new Set([
  ...NAMES,
  ...US_STATES.flatMap(({ postal, traditional }) => [postal, ...traditional].map(fold)),
  "washington dc",
  "virgin islands",
]);
const COUNTRIES: ReadonlySet<string> = new Set([...COUNTRY_NAMES, ...AMBIGUOUS_COUNTRY_NAMES].map(fold));
const SHORTEST_MISSPELT = 6;

const judge: Judge = (span, note, spans) => {
  if (span.type !== "STATE") return undefined;
  const value = fold(surfaceOf(note, span));
  if (isState(value)) return undefined;
  const rival = spans.some((other) => other !== span && other.type !== "STATE" && overlaps(other, span));
  if (rival) return { did: "dropped", why: "no state; a span of another type covers it" };
  const after = lineAfter(note, span.end, 40);
  if (/^[ \t](?:province|prefecture|oblast|canton|region)(?!\p{L})/iu.test(after)) return undefined;
  if (COUNTRIES.has(value)) return { did: "retyped", type: "COUNTRY", why: "no state, but a country" };
  // The first word or two after a comma: "Dover, New Hampshire", "Jalisco, Mexico".
  const [, two = "", one = ""] = /^,[ \t]{0,2}((\p{Lu}[\p{L}.]*)(?:[ \t]\p{Lu}\p{L}+)?)/u.exec(after) ?? [];
  const next = [fold(two), fold(one)];
  if (next.some((name) => KNOWN.has(name))) {
    return { did: "retyped", type: "CITY", why: "no state, but a state follows it" };
  }
  if (next.some((name) => COUNTRIES.has(name))) return undefined;
  return { did: "dropped", why: "not in the dictionary of states" };
};

function isState(value: string): boolean {
  if (KNOWN.has(value)) return true;
  return (
    value.length >= SHORTEST_MISSPELT &&
    NAMES.some((name) => name.length > 5 && value !== name && isWithin(value, name, 1))
  );
}

function fold(name: string): string {
  return name.toLowerCase().replace(/\./g, "").replace(/\s+/gu, " ").trim();
}

export const stateInDictionary = spanStep("correct:state-in-dictionary", judge);
