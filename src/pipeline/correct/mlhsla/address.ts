import { STREET_SUFFIXES, US_STATES } from "../../../lexicon/index.js";
import { anyOf } from "../../../rules/parts/index.js";
import type { FindingRule } from "./post-rule.js";

const SUFFIX = anyOf(
  [...STREET_SUFFIXES.flatMap(({ full, short }) => [full, ...short]), "St"].flatMap((word) => [
    word,
    word.toUpperCase(),
  ]),
);
const STATE = anyOf(
  US_STATES.flatMap(({ name, postal, traditional }) => [name, name.toUpperCase(), postal, ...traditional]),
);
const NAME = "\\p{Lu}[\\p{L}'’-]{0,20}";
const COMMA = "[ \\t]?,[ \\t]{0,2}(?:\\r?\\n[ \\t]{0,8})?";

/** Rule 1 for forms, 6 for free text: number, name, kind of street, comma, state. */
export const address: FindingRule = {
  name: "address",
  why: "a house number, a street and a state",
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}./:-])(?<address>(?<street>\\d{1,5}[ ](?:${NAME}[ ]){1,3}${SUFFIX}(?![\\p{L}\\p{N}])\\.?)${COMMA}(?:(?<city>${NAME}(?:[ ]${NAME}){0,2})${COMMA})?(?<state>${STATE})(?![\\p{L}\\p{N}]))`,
    "dgu",
  ),
  marks: {
    guide: { street: "STREET", city: "CITY", state: "STATE" },
    "i2b2-2006": { address: "LOCATION" },
  },
  confidence: 0.95,
  cases: [
    {
      before: "Lives at 12 Larch Street, NH with a cat.",
      after: "Lives at [[STREET:12 Larch Street]], [[STATE:NH]] with a cat.",
      labels: "guide",
    },
    {
      before: "Lives at 12 Larch Street, NH with a cat.",
      after: "Lives at [[LOCATION:12 Larch Street, NH]] with a cat.",
      labels: "i2b2-2006",
    },
    {
      before: "40 BOBBIN ROAD, [[CITY:ATTABAUG]], RHODE ISLAND",
      after: "[[STREET:40 BOBBIN ROAD]], [[CITY:ATTABAUG]], [[STATE:RHODE ISLAND]]",
      labels: "guide",
    },
    { before: "Take 2 Tylenol, then call." },
    { before: "Bed 12 Larch Street, then home." },
  ],
};
