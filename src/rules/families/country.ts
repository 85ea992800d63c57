import { AMBIGUOUS_COUNTRY_NAMES, COUNTRY_NAMES } from "../../lexicon/index.js";
import { type RuleFamily, sourcePattern } from "../rule.js";
import { cases, knownFailures } from "./country.cases.js";
import { POSTAL } from "./place-parts.js";
import { anyOf, BORDER, COLON, FIELD_START, inCapitals, WORD_ENDS } from "./word-parts.js";

const CLEAR = anyOf(COUNTRY_NAMES.flatMap((name) => [name, name.toUpperCase()]));
const ANY = anyOf(inCapitals([...COUNTRY_NAMES, ...AMBIGUOUS_COUNTRY_NAMES]).concat(COUNTRY_NAMES));
const USA = "(?:U\\.S\\.A\\.|U\\.S\\.|USA)";

/** Origin and travel: what follows is a place. */
const PLACE_BEFORE =
  /\b(?:in|from|to|of|via|visited|visiting|left|fled|throughout|near|northern|southern|eastern|western|rural|central)(?:[ \t]the)?[ \t]{1,2}$/i;
/** A trip or a birthplace, where even "Jordan" is a country. */
const ORIGIN_BEFORE =
  /\b(?:born in|raised in|grew up in|native of|citizen of|emigrated from|immigrated from|originally from|moved (?:here )?from|refugee from|travell?ed (?:to|in|from)|travel (?:to|in|from)|trip to|flew (?:to|from)|returned from|visited)[ \t]{1,2}$/i;
/** A war, a nut, a pig, a virus or a street called after a country. */
const NOT_THE_COUNTRY =
  /^(?:-|[ \t](?:War|war|WAR|vet|Vet|nuts?|pigs?|worm|ink|virus|fever|Street|St\b|Ave|Road|Rd|Hospital|Clinic|syndrome|City))/;

export const country: RuleFamily = {
  name: "country",
  description: "Countries where an address, a label, a birthplace or a journey shows what is meant",
  rules: [
    {
      name: "after-place-word",
      type: "COUNTRY",
      pattern: sourcePattern(`${BORDER}${CLEAR}${WORD_ENDS}`, "gu"),
      before: PLACE_BEFORE,
      notAfter: NOT_THE_COUNTRY,
      confidence: 0.93,
    },
    {
      name: "after-city",
      type: "COUNTRY",
      pattern: sourcePattern(`(?<=\\p{L}{2},[ \\t]{1,2})${BORDER}${CLEAR}${WORD_ENDS}`, "gu"),
      before: /\p{Lu}[\p{L}\p{M}'’.-]{1,20},[ \t]{1,2}$/u,
      notAfter: NOT_THE_COUNTRY,
      confidence: 0.88,
    },
    {
      name: "listed",
      type: "COUNTRY",
      pattern: sourcePattern(`(?<=(?:,|and|or)[ \\t])${BORDER}${CLEAR}${WORD_ENDS}`, "gu"),
      before: new RegExp(
        `(?:in|from|to|visited)[ \\t](?:${CLEAR}(?:,?[ \\t](?:and|or)[ \\t]|,[ \\t])){1,4}$`,
        "u",
      ),
      notAfter: NOT_THE_COUNTRY,
      confidence: 0.9,
    },
    {
      name: "ambiguous-after-origin",
      type: "COUNTRY",
      pattern: sourcePattern(
        `${BORDER}(?!G(?:eorgia|EORGIA))${anyOf(inCapitals(AMBIGUOUS_COUNTRY_NAMES))}${WORD_ENDS}`,
        "gu",
      ),
      before: ORIGIN_BEFORE,
      notAfter: /^(?:-|['’]s|[ \t](?:\p{Lu}\p{L}|pig|worm))/u,
      confidence: 0.88,
    },
    {
      name: "address-line",
      type: "COUNTRY",
      pattern: sourcePattern(
        `(?<=${BORDER}(?:${POSTAL}[ \\t]{1,3})?\\d{5}(?:-\\d{4})?,?(?:[ \\t]{1,3}|[ \\t]?\\r?\\n[ \\t]{0,8}))(?<value>${USA}|United States(?: of America)?|UNITED STATES|US(?=[ \\t]{0,3}(?:$|[\\n\\r])))(?![\\p{L}\\p{N}])`,
        "dgu",
      ),
      before: /\p{L}[.,]?[ \t]{1,3}\d{5}(?:-\d{4})?,?\s{1,9}$/u,
      confidence: 0.93,
    },
    {
      name: "the-states",
      type: "COUNTRY",
      pattern: sourcePattern(
        `(?<=\\b(?:in|to|from|within|outside) (?:the )?)(?<value>${USA})(?![\\p{L}\\p{N}])`,
        "dgu",
      ),
      confidence: 0.9,
    },
    {
      name: "label",
      type: "COUNTRY",
      pattern: sourcePattern(
        `${FIELD_START}(?:Country|COUNTRY|Country of (?:birth|origin|residence)|Birthplace|Place of birth)${COLON}(?<value>${ANY}|${USA}|US)${WORD_ENDS}`,
        "dgu",
      ),
      confidence: 0.95,
    },
  ],
  cases,
  knownFailures,
};
