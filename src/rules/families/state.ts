import { type RuleFamily, sourcePattern } from "../rule.js";
import {
  AMBIGUOUS_STATE_NAME,
  CITY,
  CLEAR_POSTAL,
  CLEAR_STATE_NAME,
  CLEAR_STATE_NAMES,
  PLACE_VERB,
  PLACE_WORD,
  POSTAL,
  POSTAL_NO_DEGREE,
  STATE_NAME,
  STREET_BEFORE,
  TO_ZIP,
  TRADITIONAL,
} from "./place-parts.js";
import { cases, knownFailures } from "./state.cases.js";
import { anyOf, BORDER, COLON, FIELD_START, WORD_ENDS } from "./word-parts.js";

/** Rivers, cities, streets, schools, tests and tubes called after a state. */
const NOT_THE_STATE =
  /^[ \t](?:City|CITY|Beach|River|RIVER|Ave|Avenue|AVENUE|St\b|Street|STREET|Road|Rd|Blvd|Boulevard|Drive|General|Multiphasic|Alcohol|Eye|tube|Tube|catheter|encephalitis|tick|Hospital|University|College|Medical|[Rr]ocker|Terrier)/;
const LAKE_BEFORE = /\b(?:Lake|University of|Gulf of|College of|Hospital of)[ \t]$/i;
const PLACE_BEFORE =
  /(?:\b(?:in|In|IN|state of|State of|STATE OF|upstate|Upstate|northern|southern|western|eastern|rural|central)|\b(?:is|was|moved|came|originally|drove|flew|returned|travell?ed|relocated|born|raised|trip|lives|visiting)(?: back)? (?:from|to|in))[ \t]{1,2}$/;
/** The words before a state that follows its city. */
const CITY_COMMA = `${CITY},[ \\t]{0,2}`;
const IN_CITY = new RegExp(`(?:${PLACE_VERB}|${STREET_BEFORE})${CITY_COMMA}$`, "u");
const TO_CITY = new RegExp(`${PLACE_WORD}${CITY_COMMA}$`, "u");
const ANY_CITY = new RegExp(`${BORDER}${CITY_COMMA}$`, "u");
const ABBREVIATION_ENDS = `${WORD_ENDS}(?!-|/)`;

export const state: RuleFamily = {
  name: "state",
  description: "States by name, and by abbreviation where an address or a number plate shows what is meant",
  rules: [
    {
      name: "name",
      type: "STATE",
      pattern: sourcePattern(`${BORDER}${CLEAR_STATE_NAME}${WORD_ENDS}`, "gu"),
      notBefore: LAKE_BEFORE,
      notAfter: NOT_THE_STATE,
      confidence: 0.95,
    },
    {
      name: "name-in-small-letters",
      type: "STATE",
      pattern: sourcePattern(
        `${BORDER}${anyOf(CLEAR_STATE_NAMES.map((name) => name.toLowerCase()))}${WORD_ENDS}`,
        "gu",
      ),
      notBefore: /\b(?:lake|university of)[ \t]$/i,
      notAfter: /^[ \t](?:city|river|ave|avenue|st|street|road|rd|tube|catheter|encephalitis|tick|rocker)\b/,
      confidence: 0.85,
    },
    {
      name: "ambiguous-name-after-place-word",
      type: "STATE",
      pattern: sourcePattern(`${BORDER}(?!N(?:ew|EW)|W(?:ash|ASH))${AMBIGUOUS_STATE_NAME}${WORD_ENDS}`, "gu"),
      before: PLACE_BEFORE,
      notAfter: /^(?:[ \t]\p{Lu}\p{L}|['’]s)/u,
      confidence: 0.85,
    },
    {
      name: "state-of",
      type: "STATE",
      pattern: sourcePattern(`${BORDER}${AMBIGUOUS_STATE_NAME}${WORD_ENDS}`, "gu"),
      before: /\b(?:[Ss]tate of|[Uu]pstate|STATE OF|UPSTATE)[ \t]$/,
      confidence: 0.93,
    },
    {
      name: "name-with-the-word-state",
      type: "STATE",
      pattern: sourcePattern(
        `${BORDER}${AMBIGUOUS_STATE_NAME}(?=[ \\t](?:[Ss]tate|STATE)${WORD_ENDS})`,
        "gu",
      ),
      notAfter: /^[ \t][Ss]tate[ \t](?:Univ|Coll|Hosp|Pol|Pris)/,
      confidence: 0.9,
    },
    {
      name: "ambiguous-name-after-city",
      type: "STATE",
      pattern: sourcePattern(`${BORDER}${AMBIGUOUS_STATE_NAME}${WORD_ENDS}`, "gu"),
      before: IN_CITY,
      confidence: 0.92,
    },
    {
      name: "before-zip",
      type: "STATE",
      pattern: sourcePattern(
        `(?<=,[ \\t]{0,3}|,?[ \\t]?\\r?\\n[ \\t]{0,3})${BORDER}(?<value>${POSTAL}|${TRADITIONAL}|${STATE_NAME})(?=${TO_ZIP})`,
        "dgu",
      ),
      confidence: 0.97,
    },
    {
      name: "before-zip-without-comma",
      type: "STATE",
      pattern: sourcePattern(
        `(?<=[\\p{L}.][ \\t]{1,2})${BORDER}(?!ID${WORD_ENDS})(?<value>${POSTAL})(?=${TO_ZIP})`,
        "dgu",
      ),
      before: new RegExp(`${BORDER}${CITY}[ \\t]{1,2}$`, "u"),
      notBefore: /(?:patient|order|visit|specimen|accession|case|account|number|chart|unit)[ \t]{1,2}$/i,
      confidence: 0.9,
    },
    {
      name: "in-city",
      type: "STATE",
      pattern: sourcePattern(
        `(?<=,[ \\t]{0,2})(?<value>${POSTAL}${ABBREVIATION_ENDS}|${TRADITIONAL})`,
        "dgu",
      ),
      before: IN_CITY,
      confidence: 0.92,
    },
    {
      name: "to-city",
      type: "STATE",
      pattern: sourcePattern(`(?<=,[ \\t]{0,2})(?<value>${POSTAL_NO_DEGREE}${ABBREVIATION_ENDS})`, "dgu"),
      before: TO_CITY,
      notBefore: /\b(?:[Aa]bdomen|[Cc]hest|[Hh]ead|[Nn]eck|[Pp]elvis|[Ll]iver|[Bb]rain|[Ss]pine),[ \t]{0,2}$/,
      confidence: 0.85,
    },
    {
      name: "clear-abbreviation-after-city",
      type: "STATE",
      pattern: sourcePattern(`(?<=,[ \\t]{1,2})(?<value>${CLEAR_POSTAL})${ABBREVIATION_ENDS}`, "dgu"),
      before: ANY_CITY,
      confidence: 0.85,
    },
    {
      name: "before-plate",
      type: "STATE",
      pattern: sourcePattern(
        `${BORDER}(?<value>${POSTAL})(?=[ \\t]{1,2}(?:[Ll]icen[sc]e plate|[Pp]lates?${WORD_ENDS}|(?:[Dd]river['’]?s?|DRIVER['’]?S?)[ \\t](?:[Ll]icen[sc]e|LICENSE)|[Rr]egistration (?:plate|number)))`,
        "dgu",
      ),
      notBefore: /\b(?:to|may|can|for)[ \t]$/,
      accept: (value) => value !== "ID",
      confidence: 0.92,
    },
    {
      name: "after-plate",
      type: "STATE",
      pattern: sourcePattern(
        `(?<=(?:[Pp]late|PLATE|[Dd]river['’]?s [Ll]icen[sc]e)(?:[ \\t](?:no\\.?|number|#))?[:,]?[ \\t](?:\\()?)(?<value>${POSTAL})(?=\\)|[ \\t-](?:\\p{Lu}{0,4}[- ]?\\d|#))`,
        "dgu",
      ),
      confidence: 0.9,
    },
    {
      name: "label",
      type: "STATE",
      pattern: sourcePattern(
        `${FIELD_START}(?:State|STATE|State of residence)${COLON}(?<value>${POSTAL}|${TRADITIONAL}|${STATE_NAME})${WORD_ENDS}`,
        "dgu",
      ),
      accept: (value) => value !== "OK",
      confidence: 0.95,
    },
  ],
  cases,
  knownFailures,
};
