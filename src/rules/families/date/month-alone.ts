import { anyInCases, BLANK, DASH, fullNames, MONTHS, shortNames } from "../../../text/dates/index.js";
import { type Rule, sourcePattern } from "../../rule.js";
import { calendarWord, TITLE_BEFORE, WORD_START } from "./borders.js";

const NAMES_TOO = ["march", "april", "may", "june"];
const SURE = [...fullNames(MONTHS).filter((m) => !NAMES_TOO.includes(m)), "sept", "febr"];
const SHORT = shortNames(MONTHS).filter((m) => !["sept", "febr"].includes(m));
/** The medication record and a scan of the eye: not in capitals on their own. */
const UNSURE_IN_CAPITALS = ["mar", "oct"];
const ANY_MONTH = `(?:${anyInCases([...fullNames(MONTHS), ...SHORT, "sept"], ["capital"])}|${anyInCases([...fullNames(MONTHS), "sept"], ["lower", "upper"])})`;

/** An abbreviation keeps its point where the sentence goes on after it. */
const POINT = "(?:\\.(?=,|[ \\t]+[a-z0-9]))?";

const WIDE =
  /\b(?:in|since|until|till?|last|next|this|past|by|early|late|mid|of|from|through|thru|to|during|around|before|after|every|each|starting|started|beginning|between|for|as of)(?:\s+(?:early|late|mid))?[\s-]+$/i;
const NARROW =
  /\b(?:in|since|until|till?|last|next|of|during|early|late|mid|between|every|each|through|thru)[\s-]+$/i;
const NAME_AFTER = /^\s+[A-Z][a-z]+(?:\s|,|\.|$)/;

export const monthAloneRules: readonly Rule[] = [
  {
    name: "month-name",
    type: "DATE",
    pattern: sourcePattern(`${calendarWord(SURE)}${POINT}`, "g"),
    notBefore: TITLE_BEFORE,
    confidence: 0.94,
  },
  {
    name: "month-that-is-a-name-too",
    type: "DATE",
    pattern: sourcePattern(calendarWord(NAMES_TOO, ["capital"]), "g"),
    before: WIDE,
    notAfter: NAME_AFTER,
    confidence: 0.88,
  },
  {
    name: "month-that-is-a-word-too",
    type: "DATE",
    pattern: sourcePattern(calendarWord(NAMES_TOO, ["lower", "upper"]), "g"),
    before: NARROW,
    notAfter: /^\s+(?:fracture|be\b|have\b|or may\b|need|cause|in place)/i,
    confidence: 0.85,
  },
  {
    name: "short-month",
    type: "DATE",
    pattern: sourcePattern(`${calendarWord(SHORT, ["capital"])}${POINT}`, "g"),
    before: WIDE,
    notAfter: NAME_AFTER,
    confidence: 0.9,
  },
  {
    // A column or list of months: "Feb: wt 170. Mar: wt 168."
    name: "short-month-heads-entry",
    type: "DATE",
    pattern: sourcePattern(
      `(?<=(?:^|\\n|[.;,])[ \\t]{0,8})${calendarWord([...SHORT, ...NAMES_TOO], ["capital"])}(?=:)`,
      "g",
    ),
    confidence: 0.85,
  },
  {
    name: "short-month-in-small-letters-or-capitals",
    type: "DATE",
    pattern: sourcePattern(
      `(?:${calendarWord(
        SHORT.filter((m) => !UNSURE_IN_CAPITALS.includes(m)),
        ["upper"],
      )}|${calendarWord(SHORT, ["lower"])})${POINT}`,
      "g",
    ),
    before: NARROW,
    confidence: 0.85,
  },
  {
    // "April-June", "Mar/Apr", "between March and May": each vouches for the other.
    name: "first-of-two-months",
    type: "DATE",
    pattern: sourcePattern(
      `${WORD_START}${ANY_MONTH}(?=\\.?(?:${BLANK}?(?:${DASH}|/|&)${BLANK}?|${BLANK}(?:to|through|thru|and|or|TO|AND)${BLANK})${ANY_MONTH}(?![A-Za-z]))`,
      "g",
    ),
    accept: (value) => value !== "may" && value !== "MAY",
    confidence: 0.9,
  },
  {
    name: "second-of-two-months",
    type: "DATE",
    pattern: sourcePattern(
      `${WORD_START}${ANY_MONTH}\\.?(?:${BLANK}?(?:${DASH}|/|&)${BLANK}?|${BLANK}(?:to|through|thru|and|or|TO|AND)${BLANK})(?<value>${ANY_MONTH})(?![A-Za-z])`,
      "dg",
    ),
    notAfter: /^\s+(?:be|have|need|cause|also|not|still|require|benefit)\b/i,
    confidence: 0.9,
  },
];
