import { type RuleFamily, sourcePattern } from "../rule.js";
import { CITY, POSTAL, STATE_NAME, TRADITIONAL, ZIP_CODE } from "./place-parts.js";
import { BORDER, GAP, WORD_ENDS } from "./word-parts.js";
import { cases, knownFailures } from "./zip.cases.js";

const STATE = `(?:${POSTAL}|${TRADITIONAL}|${STATE_NAME})`;
const NUMBER = `(?<value>${ZIP_CODE})`;

export const zip: RuleFamily = {
  name: "zip",
  description: "Postal codes after a state or after a label",
  rules: [
    {
      name: "after-state",
      type: "ZIP",
      pattern: sourcePattern(
        `(?<=,|[\\n\\r])[ \\t]{0,3}${STATE}(?:,?${GAP}|,?[ \\t]?\\r?\\n[ \\t]{0,3})${NUMBER}`,
        "dgu",
      ),
      confidence: 0.97,
    },
    {
      name: "after-state-without-comma",
      type: "ZIP",
      pattern: sourcePattern(
        `(?<=[\\p{L}.][ \\t]{1,2})${BORDER}(?!ID${WORD_ENDS})(?:${POSTAL}|${STATE_NAME}),?${GAP}${NUMBER}`,
        "dgu",
      ),
      before: new RegExp(`${BORDER}${CITY},?[ \\t]{1,2}(?:${POSTAL}|${STATE_NAME}),?[ \\t]{1,3}$`, "u"),
      notBefore:
        /(?:patient|order|visit|specimen|accession|case|account|number|chart|unit|scan|dose)[ \t]{1,2}[A-Z]{2}[ \t]{1,3}$/i,
      confidence: 0.9,
    },
    {
      name: "after-state-name",
      type: "ZIP",
      pattern: sourcePattern(`${BORDER}${STATE_NAME},?${GAP}${NUMBER}`, "dgu"),
      confidence: 0.93,
    },
    {
      name: "label",
      type: "ZIP",
      pattern: sourcePattern(
        `${BORDER}(?:ZIP|Zip|zip|Postal|postal|POSTAL)(?:[ -]?(?:code|Code|CODE))?(?:[ \\t]{0,2}[:#]|[ \\t](?:is|of))?[ \\t]{0,4}${NUMBER}`,
        "dgu",
      ),
      confidence: 0.95,
    },
    {
      name: "labelled-letters-and-digits",
      type: "ZIP",
      pattern: sourcePattern(
        `${BORDER}(?:[Pp]ostal[ -]?[Cc]ode|[Pp]ostcode|POSTAL CODE)[ \\t]{0,2}:?[ \\t]{0,4}(?<value>[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d|[A-Z]{1,2}\\d{1,2}[A-Z]? ?\\d[A-Z]{2})${WORD_ENDS}`,
        "dgu",
      ),
      confidence: 0.93,
    },
  ],
  cases,
  knownFailures,
};
