import { UNIT_AFTER } from "../../../rules/parts/index.js";
import { DAY, DAY_SUFFIX, MONTH, YEAR4 } from "../../../text/dates/index.js";
import type { FindingRule } from "./post-rule.js";

const DAY_IN_WORDS = `${DAY}(?:${DAY_SUFFIX})?`;

/** Rule 4: a day and the name of a month, in either order. */
export const wordedDate: FindingRule = {
  name: "worded-date",
  why: "a day and the name of a month",
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}/.-])(?<date>(?<short>(?:${DAY_IN_WORDS}[ ]${MONTH}|${MONTH}[ ]${DAY_IN_WORDS}))(?:,?[ ]${YEAR4})?)(?![\\p{L}\\p{N}/%:]|[.-]\\d)`,
    "dgu",
  ),
  marks: { guide: { date: "DATE" }, "i2b2-2006": { short: "DATE" } },
  accept: (_, after) => !UNIT_AFTER.test(after),
  confidence: 0.9,
  cases: [
    { before: "since Mar 14 and 2 April", after: "since [[DATE:Mar 14]] and [[DATE:2 April]]" },
    { before: "on December 3rd.", after: "on [[DATE:December 3rd]]." },
    { before: "born March 4, 1960", after: "born [[DATE:March 4, 1960]]", labels: "guide" },
    { before: "born March 4, 1960", after: "born [[DATE:March 4]], 1960", labels: "i2b2-2006" },
    { before: "may 3 tablets; March 4 mg; sat 98" },
    { before: "Dec 3 hours later" },
  ],
};
