import type { RuleFamily } from "../rule.js";
import { calendarWordRules } from "./date/calendar-words.js";
import { monthAloneRules } from "./date/month-alone.js";
import { numericRules } from "./date/numeric.js";
import { partialRules } from "./date/partial.js";
import { wordedRules } from "./date/worded.js";
import { yearAloneRules } from "./date/year-alone.js";
import { dateCases, dateKnownFailures } from "./date.cases.js";

/** Calendar dates in every form; times of day, durations, relative words and frequencies stay. */
export const date: RuleFamily = {
  name: "date",
  description: "Calendar dates: full and partial, months, years, decades, weekdays, seasons, holidays",
  rules: [
    ...numericRules,
    ...partialRules,
    ...wordedRules,
    ...monthAloneRules,
    ...yearAloneRules,
    ...calendarWordRules,
  ],
  cases: dateCases,
  knownFailures: dateKnownFailures,
};
