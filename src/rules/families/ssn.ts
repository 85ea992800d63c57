import { labelled } from "../labelled.js";
import type { RuleFamily } from "../rule.js";
import { ssnPlan } from "../validators/ssn.js";
import { cases, knownFailures } from "./ssn.cases.js";

// "SSN", "S.S.N.", "SS#", "SS no.", "Soc Sec", "social security", "SSA number".
const LABEL =
  /ssns?|s\.s\.n?\.|ss(?=[ ]?(?:#|no\b|num|nbr))|soc(?:ial|\.)?[ ]?sec(?:urity|\.)?(?:[ ]card)?|social(?=[ ]?[#:])|ssa(?=[ ](?:no|num))/;

// 912-34-5678, 912 34 5678, 912.34.5678, 912345678.
const FULL = /\d{3}(?:[-. \u2010-\u2013]\d{2}[-. \u2010-\u2013]|\d{2})\d{4}(?!\d|[-.]\d)/;

// Between an SSN's label and its last four: "(last 4):", "last four is", "ending in", "xxx-xx-", "***-**-".
const MASK = /(?:[x*#•]{3}[- ]?[x*#•]{2}[- ]?|[x*#•]{5})/.source;
const LAST_FOUR = new RegExp(
  `(?<![a-z0-9])(?:${LABEL.source})(?:[ ](?:no\\.?|number))?[ \\t:#(,-]{0,10}(?:(?:the[ ])?last[ ](?:4|four)(?:[ ]digits?)?|ending(?:[ ]in|[ ]with)?|ends[ ](?:in|with))(?:[ ]of)?[ \\t:#),-]{0,10}(?:is[ ]|are[ ])?(?<value>\\d{4})(?![\\d/]|[-.]\\d)`,
  "dgi",
);
// "last four of SSN 1234", "last 4 SSN: 1234", "last 4 digits of her social: 1234".
const LAST_FOUR_FIRST =
  /(?<![a-z0-9])last[ ](?:4|four)(?:[ ]digits?)?(?:[ ](?:of|for))?(?:[ ](?:the|his|her|their|pt's|patient's))?[ ](?:ssn|ss#?|social(?:[ ]security(?:[ ]number)?)?|soc[ ]sec)(?:[ ](?:is|are|number))?[ \t:#-]{0,6}(?<value>\d{4})(?![\d/]|[-.]\d)/dgi;
// The four digits behind a mask, with or without a label: xxx-xx-1234. Only digits are tagged.
const MASKED = new RegExp(`(?<![a-z0-9*•#-])${MASK}(?<value>\\d{4})(?![\\d-])`, "dgi");

// 3-2-4 with hyphens and nothing said.
const SHAPE = /(?<![\dA-Za-z]|[\dA-Za-z][-./])\d{3}-\d{2}-\d{4}(?![\dA-Za-z]|[-./]\d)/g;

export const ssn: RuleFamily = {
  name: "ssn",
  description: "Social security numbers, whole or the last four digits.",
  rules: [
    {
      name: "labelled",
      type: "SSN",
      pattern: labelled(LABEL, FULL),
      validate: ssnPlan,
      confidence: 0.99,
    },
    { name: "last-four", type: "SSN", pattern: LAST_FOUR, confidence: 0.97 },
    { name: "last-four-first", type: "SSN", pattern: LAST_FOUR_FIRST, confidence: 0.97 },
    { name: "masked", type: "SSN", pattern: MASKED, confidence: 0.92 },
    {
      name: "shape",
      type: "SSN",
      pattern: SHAPE,
      notBefore:
        /(?<![a-z])(?:mrns?|mr[ ]?#|unit|chart|record|acct|account|member|policy|case|claim|fin)[ a-z:#.]{0,16}$/i,
      validate: ssnPlan,
      confidence: 0.85,
    },
  ],
  cases,
  knownFailures,
};
