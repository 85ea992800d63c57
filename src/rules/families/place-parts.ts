import { AMBIGUOUS_STATE_NAMES, POSTAL_ABBREVIATIONS, US_STATES } from "../../lexicon/index.js";
import { anyOf, GAP, inCapitals, WORD_ENDS } from "./word-parts.js";

/* Pieces of addresses that the families of places share. */

const NAMES = US_STATES.map(({ name }) => name);

/** Full names in "Title Case" and in CAPITALS. */
export const STATE_NAME = anyOf(NAMES.flatMap((name) => [name, name.toUpperCase()]));
export const CLEAR_STATE_NAMES = NAMES.filter((name) => !AMBIGUOUS_STATE_NAMES.includes(name));
export const CLEAR_STATE_NAME = anyOf(CLEAR_STATE_NAMES.flatMap((name) => [name, name.toUpperCase()]));
export const AMBIGUOUS_STATE_NAME = anyOf(
  AMBIGUOUS_STATE_NAMES.flatMap((name) => [name, name.toUpperCase()]),
);

export const POSTAL = anyOf(POSTAL_ABBREVIATIONS);
export const TRADITIONAL = anyOf(US_STATES.flatMap(({ traditional }) => traditional));

/** Degrees as well: "Okafor, MD", "Vega, PA". */
const DEGREE_LIKE = ["MD", "PA", "MA", "MS"];
/** Seldom anything but a state: no degree, no word, no clinical abbreviation. */
const CLEAR = "AK AZ FL GU IA IL KS KY MN MP NH NJ NM NY RI TN TX UT WA WI WV WY".split(" ");
export const CLEAR_POSTAL = anyOf(CLEAR);
export const POSTAL_NO_DEGREE = anyOf(POSTAL_ABBREVIATIONS.filter((postal) => !DEGREE_LIKE.includes(postal)));

export const ZIP_CODE = "\\d{5}(?:-\\d{4})?(?![\\p{L}\\p{N}_]|[-./]\\d)";
/** What stands between a state and its ZIP code. */
export const TO_ZIP = `,?${GAP}${ZIP_CODE}`;

/** Words that end a street or belong to a label: no part of a city's name. */
const NO_CITY = inCapitals(
  `street ave avenue road rd lane ln blvd boulevard drive dr court ct circle cir highway hwy parkway pkwy terrace place
   pl way apt apartment unit suite ste box address city home in at of from to and the lives resides residing patient
   near moved born phone mr mrs ms dear`
    .trim()
    .split(/\s+/),
);
const NOT_A_CITY = `(?!${anyOf(NO_CITY)}${WORD_ENDS})`;
const TITLE_CITY_WORD = `${NOT_A_CITY}(?:d['’])?\\p{Lu}['’]?[\\p{L}\\p{M}]{1,20}(?:-[\\p{L}\\p{M}]{1,20}){0,3}${WORD_ENDS}`;
const LINK = `(?:(?:of|on|upon|the|by|de|del|du|la)${GAP}){0,2}`;
/** "St. Johnsbury", but not the "St." of "12 Oak St. Dover". */
const CITY_START = `(?:(?<!\\d[ \\t](?:\\p{L}{1,20}\\.?[ \\t]){1,3})(?:St|Ft|Mt|ST|FT|MT)\\.${GAP})?`;

/** One to three words: "Dover", "North Adams", "St. Johnsbury", "Fond du Lac". Read backwards from its state. */
export const CITY = `${CITY_START}${TITLE_CITY_WORD}(?:${GAP}${LINK}${TITLE_CITY_WORD}){0,2}`;

/** A place follows: "lives in", "moved from", "a resident of". For the text before a city. */
export const PLACE_VERB =
  "(?:\\b(?:in|In|IN|near|outside)|\\b(?:lives?|living|lived|born|raised|moved|resid(?:es|ing|ent)|native|relocated|visiting|originally|hails|came|flew|drove|travell?ed|home|family|clinic|hospital|back)(?:[ \\t]here)?[ \\t](?:at|from|to|of))[ \\t]{1,2}";
/** The same, where no degree could be meant, so that a bare "from" or "to" is enough. */
export const PLACE_WORD = "(?:\\b(?:in|In|IN|near|outside|from|From|FROM|to|of|at)[ \\t]{1,2})";

/** A street on the same line or the line above. For the text before a city. */
export const STREET_BEFORE =
  "\\d[^\\n\\r]{2,40}(?:Street|STREET|St|ST|Avenue|AVENUE|Ave|AVE|Road|ROAD|Rd|RD|Lane|LANE|Ln|LN|Drive|DRIVE|Dr|DR|Boulevard|Blvd|BLVD|Court|Ct|Way|Place|Circle|Terrace|Apt[. #\\w]{2,8})\\.?(?:,?[ \\t]{1,2}|,?[ \\t]?\\r?\\n[ \\t]{0,8})";
