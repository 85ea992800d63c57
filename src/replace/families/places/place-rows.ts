import { classMask, wordClasses } from "../../../lexicon/index.js";
import { fold } from "../../folding.js";
import { LAND, LIVING, MADE } from "./place-words.js";

/**
 * Words that say what sort of place it is, by what they have in common. Where a name has no other words, one of these
 * becomes another of its row.
 */
const ROWS: readonly (readonly string[])[] = `
North South East West
Northern Southern Eastern Western
Northeast Northwest Southeast Southwest
VA IHS PHS
State County City District Municipal Regional Metropolitan Area Territorial Provincial
Town Township Parish Borough Village
National American United Federal
Islamic Jewish Hindu Buddhist Sikh
Baptist Methodist Lutheran Presbyterian Episcopal Adventist Mennonite Moravian Congregational Pentecostal
Catholic Orthodox Reformed Evangelical Apostolic
Christ Trinity Grace Calvary Redeemer
Children Women Men Mothers Veterans
Childrens Womens Mens Veterans
Elders Seniors Youth Families
Sisters Brothers Fathers Friends
Visiting Neighborhood Community Volunteer
First Second Third Calvary Grace Trinity Emmanuel Bethel Zion Faith
Upper Lower Middle
General Memorial Central Public Independent Mutual Main Consolidated Associated
Manor Lodge Villa Terrace Pavilion Cottage Annex House Hall Court Gardens Commons Inn Place Wing
Gatehouse Tower Gallery Solarium Arcade Chapel
Hospital Clinic Center Institute Infirmary Foundation
Office Bureau Department Division Agency Commission Board Council
Immigration Customs Labor Revenue Commerce Agriculture
Medical Surgical Maternity Pediatric Geriatric Cardiac Renal Respiratory Rehabilitation
`
  .trim()
  .split("\n")
  .map((row) => row.split(" "));

const ROW_OF = new Map<string, number>();
for (const [at, row] of ROWS.entries())
  for (const word of row) if (!ROW_OF.has(fold(word))) ROW_OF.set(fold(word), at);

const COMPASS_ROWS = 3;
const LAND_WORDS = new Set(LAND.map(fold));
const NAMING = new Set([...LIVING, ...MADE].map(fold));
const PEOPLE = classMask("nationality");
const LEAST = 4;

export function rowOf(folded: string): readonly string[] | undefined {
  const at = ROW_OF.get(folded);
  return at === undefined ? undefined : ROWS[at];
}

/**
 * Which of some words name a place where all of them say what sort of place it is: compass points, land and water,
 * peoples ("Osage Bend"), what else places are named by ("Mill Street Pharmacy"), or else the first word.
 */
export function leadsAmong<W extends { readonly text: string }>(words: readonly W[]): readonly W[] {
  const leads = words.filter(({ text }, at) => {
    const folded = fold(text);
    const isCompass = (ROW_OF.get(folded) ?? COMPASS_ROWS) < COMPASS_ROWS;
    const isNaming = at < words.length - 1 && NAMING.has(folded);
    return isCompass || isNaming || LAND_WORDS.has(folded) || (wordClasses(folded) & PEOPLE) !== 0;
  });
  if (leads.length > 0) return leads;
  const first = words.find(({ text }) => text.length >= LEAST || ROW_OF.has(fold(text))) ?? words[0];
  return first === undefined ? [] : [first];
}
