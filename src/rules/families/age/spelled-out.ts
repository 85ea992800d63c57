import { type Rule, sourcePattern } from "../../rule.js";
import {
  AND_MORE,
  DURATION_AFTER,
  GAP_TO_UNIT,
  NUMBER,
  OLD,
  plausible,
  QUANTITY_AFTER,
  SECOND,
  THING_AFTER,
  TO,
  UNIT,
  WORDS,
} from "./numbers.js";

export const spelledOutRules: readonly Rule[] = [
  {
    name: "year-old",
    type: "AGE",
    pattern: sourcePattern(`(?<value>${NUMBER})${GAP_TO_UNIT}(?=${OLD})`, "dgi"),
    notBefore:
      /\b(?:stents?|levels?|labs?|films?|scans?|grafts?|batter(?:y|ies)|dressings?|results?|fistula|wound|incision) (?:is|was|are|were|now)\s(?:only |about )?$/i,
    notAfter: THING_AFTER,
    accept: plausible,
    confidence: 0.98,
  },
  {
    // "3 years 6 months old", "2y 4m old": the first number.
    name: "years-before-months-old",
    type: "AGE",
    pattern: sourcePattern(`(?<value>${NUMBER})(?=${AND_MORE}${GAP_TO_UNIT}${OLD})`, "dgi"),
    accept: plausible,
    confidence: 0.96,
  },
  {
    name: "range-before-year-old",
    type: "AGE",
    pattern: sourcePattern(`(?<value>${NUMBER})(?=${TO}${SECOND}${GAP_TO_UNIT}${OLD})`, "dgi"),
    notBefore: /\b(?:and|for)\s$/i,
    accept: plausible,
    confidence: 0.93,
  },
  {
    name: "range-end-before-year-old",
    type: "AGE",
    pattern: sourcePattern(`${NUMBER}${TO}(?<value>${SECOND})${GAP_TO_UNIT}(?=${OLD})`, "dgi"),
    notAfter: THING_AFTER,
    accept: plausible,
    confidence: 0.93,
  },
  {
    name: "age-label",
    type: "AGE",
    pattern: sourcePattern(
      `(?<![a-z])(?:aged?|ages)(?:\\/sex|\\/gender|\\s?\\((?:in )?(?:yrs?|years?)\\))?(?:\\s(?:of|is|was|at (?:menarche|menopause|onset|diagnosis|death|testing|evaluation|assessment|interview|admission|injury|surgery|first \\w{3,12}|time of \\w{3,12})|in years))?(?:\\s?[:=~]\\s{0,20}|[ .]{3,20}:?\\s?|\\s{1,4})(?:(?:about|approximately|approx\\.?|around|only|now|of|is|was|~)\\s?){0,2}(?<value>${NUMBER})`,
      "dgi",
    ),
    notBefore:
      /\b(?:gestational|gest|post-?\s?menstrual|post-?\s?conceptional)\s+(?:aged?|ages)\b[^.;\n]{0,20}$/i,
    notAfter: /^(?:\s?%|\s?(?:mg|mcg|kg|lbs?|ml|percent|percentile)\b)/i,
    accept: plausible,
    confidence: 0.96,
  },
  {
    // "ages 4, 6 and 9", "age 17 - 18": each further number.
    name: "age-label-goes-on",
    type: "AGE",
    pattern: sourcePattern(
      `(?<=(?<![a-z])(?:aged?|ages)(?:\\sof)?:?\\s{1,2}(?:${WORDS.replace("(?<![a-z-])", "")}|\\d{1,3})(?:${TO}(?:\\d{1,3}|[a-z]{3,12})){0,3}${TO})${SECOND}`,
      "gi",
    ),
    notAfter: new RegExp(
      `${QUANTITY_AFTER.source}|^\\s(?:nights?|sisters?|brothers?|sons?|daughters?|children|kids|grand\\w+)`,
      "i",
    ),
    accept: plausible,
    confidence: 0.9,
  },
  {
    // "Age 3 years 6 months", "age 3y6m": the second number.
    name: "age-label-months",
    type: "AGE",
    pattern: sourcePattern(
      `(?<=(?<![a-z])age[d:]?(?:\\sof)?\\s{0,3}\\d{1,3}\\s?(?:years?|yrs?|y|months?|mos?|m|weeks?|wks?|w)\\.?,?\\s?(?:and\\s)?)\\d{1,2}(?=\\s?${UNIT})`,
      "gi",
    ),
    notBefore: /\b(?:gestational|gest|post-?menstrual)\s+age\b[^.;\n]{0,20}$/i,
    confidence: 0.94,
  },
  {
    // "DOB: 3/4/1960 (54 years)", "(54 yrs)", "(8 mo)": an age stands in parentheses after a birth date.
    name: "after-birth-date",
    type: "AGE",
    pattern: sourcePattern(
      `(?<=(?:DOB|D\\.O\\.B\\.|[Bb]orn|[Bb]irth\\s?date|BIRTH ?DATE|[Dd]ate of [Bb]irth|DATE OF BIRTH)[^\\n]{1,30}[(,\\s])\\d{1,3}(?=\\s?${UNIT}(?![a-z]))`,
      "gi",
    ),
    notAfter: DURATION_AFTER,
    accept: plausible,
    confidence: 0.88,
  },
  {
    // "the 2-year check", "18 month WCC", "9-month well visit": ages in standard sayings.
    name: "well-child",
    type: "AGE",
    pattern: sourcePattern(
      `(?<value>${NUMBER})[- ]?(?:years?|yrs?|yo|months?|mos?|weeks?|wks?)\\.?[- ](?:old[- ])?(?=(?:well[- ]?(?:child|baby|visit|check|exam|care)|wcc|wcv|wc|check(?:-?up)?s?(?![- ](?:of|on|for))|shots|immunizations|vaccines|physical|milestones)(?![a-z]))`,
      "dgi",
    ),
    notBefore: /\b(?:post-?op\w*|wound|every|q|in|for|routine|implant|device|pacer|pacemaker|dental|x)\s$/i,
    accept: plausible,
    confidence: 0.88,
  },
  {
    name: "day-of-life",
    type: "AGE",
    pattern: /(?<=\b(?:DOL|dol|[Dd]ay of life|DAY OF LIFE)(?:\s?#|:)?\s{0,2})\d{1,3}(?!\d|%|[./]\d)/g,
    confidence: 0.75,
  },
];
