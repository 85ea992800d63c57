import { INTERNATIONAL, SEVEN, TEN } from "../../../rules/parts/index.js";
import type { FindingRule } from "./post-rule.js";

/**
 * Rule 2 for free text: numbers of ten figures or with a country's code; and a number, a comma, one of b, e and g (a
 * beeper, an extension, a group's pager) and a second number, which may be short.
 */
export const phonePair: FindingRule = {
  name: "phone-pair",
  why: "a telephone number by its form",
  pattern: new RegExp(
    `(?<first>${SEVEN}|${TEN})[ ]?,[ ]?[begBEG](?:[ ]|:[ ]?|#)?(?<second>\\d{4,5}(?![\\d/.-])|\\d-\\d{4}(?![\\d-])|${SEVEN})|(?<alone>${TEN}|${INTERNATIONAL})`,
    "dg",
  ),
  marks: {
    guide: { first: "PHONE", second: "PHONE", alone: "PHONE" },
    "i2b2-2006": { first: "PHONE", second: "PHONE", alone: "PHONE" },
  },
  confidence: 0.9,
  cases: [
    {
      before: "Call 555-0134, b 41177 any time",
      after: "Call [[PHONE:555-0134]], b [[PHONE:41177]] any time",
    },
    { before: "555-0134 , g 555-0135", after: "[[PHONE:555-0134]] , g [[PHONE:555-0135]]" },
    { before: "[[PHONE:617-555-0134]], e 4-1177", after: "[[PHONE:617-555-0134]], e [[PHONE:4-1177]]" },
    { before: "at (617) 555-0134 today", after: "at [[PHONE:(617) 555-0134]] today" },
    { before: "platelets 150-4000, by 41177" },
    { before: "range 100-1200; vitamin b 12000" },
  ],
};
