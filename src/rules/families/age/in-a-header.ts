import { type Rule, sourcePattern } from "../../rule.js";
import { plausible } from "./numbers.js";

/** Cells of a patient's line stand apart by two blanks or more, or by a bar, slash, dash or point. */
const GAP = "(?:[ \\t]{2,12}|[ \\t]{1,4}(?:[|/·•]|--)[ \\t]{1,4})";
const DATE = "(?:\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{2,4}|\\d{1,2}[A-Z]{3}\\d{4})";
/** Other numbers in cells. */
const OTHER =
  /(?<![a-z])(?:temp(?:erature)?|tmax|t|weather|hr|rr|pulse|room|rm|bed|bay|unit|floor|ward|page|visit|session|no|pod|hd|day|week|score|wt|ht|weight|size|grade|level|total|qty|count|spo2|sat|ef|gcs|pain)[ .:#|]{1,12}$/i;
const person = (value: string): boolean => plausible(value) && Number(value) > 0;

export const inAHeaderRules: readonly Rule[] = [
  {
    // "HOLT, MAREN      62 M      1234567", "| 92 M |", "/ 38 M /"
    name: "cell-with-sex",
    type: "AGE",
    pattern: sourcePattern(
      `(?<=(?:[\\p{L}"”).]|\\d{4}(?:-\\d)?|-\\d{3})${GAP})\\d{1,3}(?=[ ]?[MFmf](?:${GAP}|[ \\t]{0,3}(?:\\r?\\n|$)))`,
      "gu",
    ),
    notBefore: OTHER,
    accept: person,
    confidence: 0.88,
  },
  {
    // "F 25   1234567", "M  55      1234567": the sex first.
    name: "cell-after-sex",
    type: "AGE",
    pattern: sourcePattern(
      `(?<=[\\p{L}\\d"”).]${GAP}[MFmf][ ]{1,4})\\d{1,3}(?=${GAP}|[ \\t]{0,3}(?:\\r?\\n|$)|[ ](?:mo|yr?)[ ]{2})`,
      "gu",
    ),
    notBefore: OTHER,
    accept: person,
    confidence: 0.85,
  },
  {
    // "Maren Holt   68   MRN 1234567", "HOLT, M.  68  3/4/1950", "Holt  68  AB1234567": what identifies comes next.
    name: "cell-before-number",
    type: "AGE",
    pattern: sourcePattern(
      `(?<=\\p{Lu}[\\p{L}'’.-]{0,24}["”)]?${GAP})\\d{1,3}(?=${GAP}(?:[MF](?:${GAP})|MRN|[Cc]hart|DOB|SSN|[A-Z]{1,3}-?\\d{5,8}|\\d{1,2}[-/]\\d{1,2}[-/]\\d{2,4}))`,
      "gu",
    ),
    notBefore: OTHER,
    accept: person,
    confidence: 0.85,
  },
  {
    // "DOB 10/30/1976   34", "dob / age: 07/14/1988 / 24", "Born 1979-03-09 (43)"
    name: "after-birth-date-alone",
    type: "AGE",
    pattern: sourcePattern(
      `(?<=(?<![a-z])(?:dob|d\\.o\\.b\\.|born|b\\.|birth ?date|date of birth)(?:[ ]?/[ ]?age)?[ .:]{1,24}${DATE}(?:[ ]{2,8}|[ ]?/[ ]|[ ]\\())\\d{1,3}(?=\\)|[ ]{2}|[ \\t]{0,3}(?:\\r?\\n|$))`,
      "gi",
    ),
    accept: person,
    confidence: 0.9,
  },
  {
    // "MariAge: 40Pronouns": labels that an export has glued to the text around them.
    name: "glued-label",
    type: "AGE",
    pattern: /(?<=[a-z)\]]Age:[ ]?)\d{1,3}(?![\d%/]|\.\d)/g,
    accept: person,
    confidence: 0.9,
  },
];
