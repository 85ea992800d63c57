import { isNotName } from "../../lexicon/index.js";
import { type Pattern, type RuleFamily, sourcePattern } from "../rule.js";
import { cases, knownFailures } from "./city.cases.js";
import {
  CITY,
  CLEAR_POSTAL,
  CLEAR_STATE_NAME,
  PLACE_VERB,
  PLACE_WORD,
  POSTAL,
  POSTAL_NO_DEGREE,
  STATE_NAME,
  STREET_BEFORE,
  TO_ZIP,
  TRADITIONAL,
} from "./place-parts.js";
import { BORDER, COLON, FIELD_START, GAP, MAYBE_GAP, WORD_ENDS } from "./word-parts.js";

/** The cheap look ahead first; the city is then read backwards from its state. */
function before(joint: string): Pattern {
  return sourcePattern(`(?=${joint})(?<=${BORDER}(?<value>${CITY}))[, \\t]`, "dgu");
}

const POSTAL_WORD = `${WORD_ENDS}(?!-)`;
/** Some word of it is no word of the ward. */
function readsAsPlace(value: string): boolean {
  const shouted = !/\p{Ll}/u.test(value);
  return value.split(/[ .\t]+/).some((word) => word.length > 1 && !isNotName(word, shouted));
}

export const city: RuleFamily = {
  name: "city",
  description: "Cities before their state in an address, or after a label",
  rules: [
    {
      name: "before-state-and-zip",
      type: "CITY",
      pattern: before(`,?${GAP}(?:${POSTAL}|${TRADITIONAL}|${STATE_NAME})${TO_ZIP}`),
      accept: readsAsPlace,
      confidence: 0.97,
    },
    {
      name: "before-state-name",
      type: "CITY",
      pattern: before(`,${GAP}${CLEAR_STATE_NAME}${WORD_ENDS}`),
      accept: readsAsPlace,
      confidence: 0.95,
    },
    {
      name: "in-a-state-by-name",
      type: "CITY",
      pattern: before(`,${GAP}(?:${STATE_NAME}${WORD_ENDS}|${TRADITIONAL})`),
      before: new RegExp(`${PLACE_VERB}$`, "u"),
      accept: readsAsPlace,
      confidence: 0.95,
    },
    {
      name: "in-a-state",
      type: "CITY",
      pattern: before(`,${MAYBE_GAP}${POSTAL}${POSTAL_WORD}`),
      before: new RegExp(`(?:${PLACE_VERB}|${STREET_BEFORE})$`, "u"),
      accept: (value) => /\p{Ll}/u.test(value) && readsAsPlace(value),
      confidence: 0.93,
    },
    {
      name: "to-or-from-a-state",
      type: "CITY",
      pattern: before(`,${MAYBE_GAP}${POSTAL_NO_DEGREE}${POSTAL_WORD}`),
      before: new RegExp(`${PLACE_WORD}$`, "u"),
      accept: (value) => /\p{Ll}/u.test(value) && readsAsPlace(value),
      confidence: 0.88,
    },
    {
      name: "before-clear-state",
      type: "CITY",
      pattern: before(`,${GAP}${CLEAR_POSTAL}${POSTAL_WORD}`),
      accept: readsAsPlace,
      confidence: 0.85,
    },
    {
      name: "label",
      type: "CITY",
      pattern: sourcePattern(
        `${FIELD_START}(?:(?:City|CITY|Town|TOWN)(?:/[Tt]own)?|City of residence)${COLON}(?<value>${CITY})(?![ \\t]?:)`,
        "dgu",
      ),
      accept: readsAsPlace,
      confidence: 0.93,
    },
  ],
  cases,
  knownFailures,
};
