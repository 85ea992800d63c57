import { ANY_APOSTROPHE, BLANK, parseDate, YEAR4 } from "../../../text/dates/index.js";
import { type Rule, sourcePattern } from "../../rule.js";
import { MEASURE_UNIT_AFTER, NUMBER_START, YEAR4_ALONE } from "./borders.js";

/** A year that ends a date, also where a time is glued to it: "02/14/1914:30" is 14:30 on 02/14/19. */
const YEAR =
  `${ANY_APOSTROPHE}?(?:${YEAR4}(?!\\d|:[0-5]\\d(?![\\d:]))|\\d\\d(?!\\d)|${YEAR4}(?=[0-2]\\d:[0-5]\\d)|` +
  `(?:20|199)\\d{1,2}(?<=\\d{4})(?=[0-2]\\d(?:[0-5]\\d)?(?!\\d))|\\d\\d(?=[0-2]\\d:?[0-5]\\d(?!\\d)))`;

export const SLASHED = `\\d{1,2}${BLANK}?/${BLANK}?\\d{1,2}${BLANK}?/${BLANK}?${YEAR}(?!/\\d|\\.\\d)`;
export const HYPHENED = `\\d{1,2}-\\d{1,2}-${YEAR}(?!-\\d|\\.\\d)`;
const DOTTED_LONG = `\\d{1,2}\\.${BLANK}?\\d{1,2}\\.${BLANK}?${YEAR4}(?!\\d|\\.\\d)`;
const DOTTED_SHORT = "\\d{1,2}\\.\\d{1,2}\\.\\d\\d(?!\\d|\\.\\d)";
export const YEAR_FIRST = `(?:${["-", "/", "\\."]
  .map((sep) => `${YEAR4}${sep}(?:0?[1-9]|1[0-2])${sep}(?:0[1-9]|[12]\\d|3[01]|[1-9])`)
  .join("|")})(?!\\d(?!\\d:))`;
const COMPACT_DAY = "(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])";

const isDate = (value: string): boolean => parseDate(value) !== undefined;
const NOT_AN_ID =
  /(?:\b(?:mrn|unit|acct|account|no|number|id|tel|phone|ph|fax|ext|case|claim|policy)\b[.:#\s]*|#\s?)$/i;

export const numericRules: readonly Rule[] = [
  {
    name: "slashed",
    type: "DATE",
    pattern: sourcePattern(`${NUMBER_START}${SLASHED}`, "g"),
    notAfter: MEASURE_UNIT_AFTER,
    accept: isDate,
    validate: (value) => (/\d{4}$/.test(value) ? "confirms" : "silent"),
    confidence: 0.97,
    anyLanguage: true,
  },
  {
    name: "hyphened-long",
    type: "DATE",
    pattern: sourcePattern(`${NUMBER_START}(?<!\\d-)${HYPHENED}`, "g"),
    accept: (value) => /\d{4}$/.test(value) && isDate(value),
    confidence: 0.98,
    anyLanguage: true,
  },
  {
    name: "hyphened-short",
    type: "DATE",
    pattern: sourcePattern(`${NUMBER_START}(?<!\\d-)${HYPHENED}`, "g"),
    notBefore: NOT_AN_ID,
    notAfter: MEASURE_UNIT_AFTER,
    accept: (value) => !/\d{4}$/.test(value) && isDate(value),
    confidence: 0.92,
    anyLanguage: true,
  },
  {
    name: "dotted-long",
    type: "DATE",
    pattern: sourcePattern(`${NUMBER_START}(?<!\\d-)${DOTTED_LONG}`, "g"),
    accept: isDate,
    confidence: 0.97,
    anyLanguage: true,
  },
  {
    name: "dotted-short",
    type: "DATE",
    pattern: sourcePattern(`${NUMBER_START}(?<!\\d-)${DOTTED_SHORT}`, "g"),
    notBefore:
      /\b(?:v|version|ver|release|rev|section|sect|chapter|icd|software|firmware|step|build)[.:\s]*$|§\s?$/i,
    notAfter: MEASURE_UNIT_AFTER,
    accept: isDate,
    confidence: 0.85,
    anyLanguage: true,
  },
  {
    // Two different separators are a slip of the hand: "3/4-2012".
    name: "mixed-separators",
    type: "DATE",
    pattern: sourcePattern(
      `${NUMBER_START}(?<!\\d-)\\d{1,2}(?:/\\d{1,2}[-.]|-\\d{1,2}[/.]|\\.\\d{1,2}[-/])${YEAR4}(?!\\d|[-/.:]\\d)`,
      "g",
    ),
    accept: isDate,
    confidence: 0.9,
    anyLanguage: true,
  },
  {
    name: "year-first",
    type: "DATE",
    pattern: sourcePattern(`(?<!\\d)(?<!\\d[-.])${YEAR_FIRST}`, "g"),
    accept: isDate,
    confidence: 0.98,
    anyLanguage: true,
  },
  {
    name: "compact-timestamp",
    type: "DATE",
    pattern: sourcePattern(
      `(?<!\\d)(?:19|20)\\d\\d${COMPACT_DAY}(?=[T_@ -]?(?:[01]\\d|2[0-3])[0-5]\\d(?:[0-5]\\d(?:\\.\\d{1,6})?)?(?:Z|[-+]\\d{4})?(?!\\d))`,
      "g",
    ),
    notBefore: /(?:accession|order|specimen|acct|account|mrn|member|policy|serial|s\/n|id|no|#)[.:#\s]*$/i,
    confidence: 0.88,
    anyLanguage: true,
  },
  {
    name: "compact-labelled",
    type: "DATE",
    pattern: sourcePattern(
      `(?<!\\d)(?:(?:19|20)\\d\\d${COMPACT_DAY}|${COMPACT_DAY}(?:19|20)\\d\\d|${COMPACT_DAY}\\d\\d)(?!\\d)`,
      "g",
    ),
    before:
      /\b(?:date|dated|dob|birth|birthdate|d\.o\.b\.|dos|doa|dod|born|on|admit(?:ted)?|discharged?|since|exp|lmp)\b[.:\s]*$/i,
    notAfter: MEASURE_UNIT_AFTER,
    accept: isDate,
    confidence: 0.88,
  },
  {
    name: "month-and-year",
    type: "DATE",
    pattern: sourcePattern(
      `${NUMBER_START}(?:0?[1-9]|1[0-2])(?:${BLANK}?/${BLANK}?|-)${YEAR4_ALONE}(?![/-]\\d)`,
      "g",
    ),
    notBefore: /\b(?:tit(?:er|re)s?|dilution|dilute[dn]?)\s+(?:of\s+)?$|\d-$/i,
    notAfter: MEASURE_UNIT_AFTER,
    confidence: 0.95,
  },
  {
    name: "year-and-month",
    type: "DATE",
    pattern: sourcePattern(`(?<![\\d/.$#-])${YEAR4}[-/](?:0[1-9]|1[0-2])(?![\\d/-])`, "g"),
    notBefore: NOT_AN_ID,
    notAfter: MEASURE_UNIT_AFTER,
    confidence: 0.85,
  },
];
