import { categoryOf } from "../../schema/index.js";
import { type Judge, spanStep } from "../span-step.js";

/*
 * A number is tagged whole: half of it left in the text is half an identifier. Spans of numbers grow over the
 * digits they touch, over groups of digits after a hyphen, and a phone number over its area code and extension.
 */

const LONGEST = 24;
const GROUPS_BEFORE = /(?:(?<![\p{L}\p{N}])\p{Lu}{1,3}-)?(?:\d+[-–])*\d*$/u;
const GROUPS_AFTER = /^\d*(?:[-–]\d+)*(?:-?\p{Lu}(?![\p{L}\p{N}]))?/u;
const AREA_BEFORE = /(?<![\p{N}-])(?:\+?1[-. ]?)?(?:\(\d{3}\)[-. ]?|\d{3}[-. ])$/u;
/** "x3" after a number is how often it was called. */
const EXTENSION_AFTER = /^(?:,?[ \t]?(?:x[ \t]?\d{2,6}|ext(?:\.|ension)?[ \t]?\d{1,6}))(?![\p{L}\p{N}])/iu;
const LOCAL = /^\d{3}[-. ]\d{4}(?!\d)/u;

const judge: Judge = (span, note, spans) => {
  const isPhone = span.type === "PHONE" || span.type === "FAX";
  if (!isPhone && categoryOf(span.type) !== "ID") return undefined;
  const { text } = note;
  const value = text.slice(span.start, span.end);
  if (!/\d/.test(value)) return undefined;
  const at = spans.indexOf(span);
  // Never into a neighbour: "MRN 0012-3/4/12" is two values.
  const floor = Math.max(span.start - LONGEST, spans[at - 1]?.end ?? 0, 0);
  const ceiling = Math.min(span.end + LONGEST, spans[at + 1]?.start ?? text.length);
  let start = span.start;
  let end = span.end;
  if (/^\d/.test(value)) {
    start -= GROUPS_BEFORE.exec(text.slice(floor, start))?.[0].length ?? 0;
    if (isPhone && LOCAL.test(text.slice(start, end))) {
      start -= AREA_BEFORE.exec(text.slice(floor, start))?.[0].length ?? 0;
    }
  }
  if (/\d$/.test(value)) {
    end += GROUPS_AFTER.exec(text.slice(end, Math.max(end, ceiling)))?.[0].length ?? 0;
    if (isPhone) end += EXTENSION_AFTER.exec(text.slice(end, Math.max(end, ceiling)))?.[0].length ?? 0;
  }
  if (start === span.start && end === span.end) return undefined;
  return { did: "resized", start, end, why: "the number goes on beyond the span" };
};

export const wholeNumber = spanStep("correct:whole-number", judge);
