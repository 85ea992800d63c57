import { UNIT_AFTER } from "../../../rules/parts/index.js";
import { DAY, MONTH, MONTH_NUMBER } from "../../../text/dates/index.js";
import type { FindingRule } from "./post-rule.js";

const ALWAYS = "24/7";
const SCALES = new Set(["10", "12", "15", "30"]);

/**
 * Rule 3: d/mm, dd/mm, dd/m, and a day, a slash and the name of a month. One part has two figures, so that strengths
 * ("4/5") stay; scores out of ten, doses and pressures stay too.
 */
export const numericDate: FindingRule = {
  name: "numeric-date",
  why: "a day and a month with a slash",
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}/.$#+%-])(?<date>(?<short>(?=\\d{1,2}/\\d{2}|\\d{2}/|\\d{1,2}/\\p{L})(?:${MONTH_NUMBER}/${DAY}|${DAY}/${MONTH_NUMBER}|${DAY}/${MONTH}))(?:/(?:\\d{4}|\\d{2}))?)(?![\\p{L}\\p{N}/%]|[.-]\\d)`,
    "dgu",
  ),
  marks: { guide: { date: "DATE" }, "i2b2-2006": { short: "DATE" } },
  accept: ({ date = "", short = "" }, after) =>
    !UNIT_AFTER.test(after) &&
    date !== ALWAYS &&
    !(date === short && SCALES.has(short.split("/")[1] as string)),
  confidence: 0.8,
  cases: [
    { before: "admitted 3/14 with fever", after: "admitted [[DATE:3/14]] with fever" },
    { before: "seen 14/3, 11/5 and 12/Dec", after: "seen [[DATE:14/3]], [[DATE:11/5]] and [[DATE:12/Dec]]" },
    { before: "seen 14/December", after: "seen [[DATE:14/December]]" },
    { before: "on 03/14/93 she fell", after: "on [[DATE:03/14/93]] she fell", labels: "guide" },
    { before: "on 03/14/93 she fell", after: "on [[DATE:03/14]]/93 she fell", labels: "i2b2-2006" },
    { before: "strength 4/5, pain 8/10, BP 118/72, GCS 14/15" },
    { before: "vision 20/40; 1/12 mL; 24/7" },
  ],
};
