import { parseDate } from "../../text/index.js";
import { surfaceOf } from "../span-step.js";
import { joinStep } from "./join.js";

/**
 * "Wednesday" and "4/17/94" of "Wednesday, 4/17/94" are one date when the date grammar reads them as one. A range
 * stays two, and so does a list: the grammar reads neither.
 */
export const joinDates = joinStep("correct:join-dates", "the parts make one date", (note, left, right) => {
  if (left.type !== "DATE" || right.type !== "DATE") return false;
  if (!/^(?:,?[ \t]?|\.[ \t]|[ \t]of[ \t])$/u.test(note.text.slice(left.end, right.start))) return false;
  return parseDate(surfaceOf(note, { start: left.start, end: right.end })) !== undefined;
});
