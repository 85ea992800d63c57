import { isNotName } from "../../../lexicon/index.js";
import type { FindingRule } from "./post-rule.js";

const NAME = "\\p{Lu}[\\p{L}'’-]{1,24}";

/**
 * Rule 2 for forms. "SUMMARY NAME" is where the title of a record of 2006 ("DISCHARGE SUMMARY") meets its first label,
 * so the label alone is enough.
 */
export const summaryName: FindingRule = {
  name: "summary-name",
  why: "it stands after the label of the patient's name",
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:SUMMARY[ \\t]{1,3}|PATIENT(?:'S)?[ \\t]{1,3}|(?:^|[\\n\\r])[ \\t]{0,8})NAME[ \\t]{0,3}:[ \\t]{0,12}(?<name>(?<first>${NAME})(?:[ \\t]?,[ \\t]?|[ \\t]{1,2})(?<second>${NAME})(?:[ ]\\p{Lu}(?![\\p{L}\\p{N}]))?)`,
    "dgu",
  ),
  marks: { guide: { name: "PATIENT" }, "i2b2-2006": { name: "PATIENT" } },
  accept: ({ first = "", second = "" }) => !isNotName(first, true) && !isNotName(second, true),
  confidence: 0.95,
  cases: [
    {
      before: "DISCHARGE SUMMARY NAME : PELL , ADA\nUNIT NUMBER : 1",
      after: "DISCHARGE SUMMARY NAME : [[PATIENT:PELL , ADA]]\nUNIT NUMBER : 1",
    },
    { before: "SUMMARY NAME: Ada Pell R", after: "SUMMARY NAME: [[PATIENT:Ada Pell R]]" },
    { before: "NAME: PELL, ADA", after: "NAME: [[PATIENT:PELL, ADA]]" },
    { before: "NAME: [[PATIENT:PELL]], ADA", after: "NAME: [[PATIENT:PELL]], [[PATIENT:ADA]]" },
    { before: "DRUG NAME: Lisinopril Tablets" },
    { before: "SUMMARY NAME : DATE OF BIRTH" },
  ],
};
