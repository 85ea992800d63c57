import { type OffsetWriter, offsetWriter } from "./token-offsets.js";
import { plainOffsets } from "./tokenize-plain.js";

/**
 * The plain tokens, with potential dates cut so that month and day are one token and the year is another:
 * "3/4/2012" is "3/4" "/" "2012". The 2006 shared task tags month and day only, so the year must stand apart.
 */
export function dates2006Offsets(text: string): Int32Array {
  const plain = plainOffsets(text);
  const writer = offsetWriter(text.length);
  for (let token = 0; token < plain.length; ) {
    const next = writeSeparatedDate(text, plain, token, writer);
    if (next > token) {
      token = next;
      continue;
    }
    const start = plain[token] as number;
    const end = plain[token + 1] as number;
    if (!writeSolidDate(text, start, end, writer)) writer.push(start, end);
    token += 2;
  }
  return writer.finish();
}

const LONGEST_PART = 9; // "september"

/**
 * A date of two or three parts with one separator all through: "3/4", "3-4-12", "2012-03-04", "14-Feb-2019".
 * Writes it and answers the token after it, or `token` when there is no date. Longer runs ("1/2/3/4") are
 * written as they are, so that no date is seen at their tail.
 */
function writeSeparatedDate(text: string, plain: Int32Array, token: number, writer: OffsetWriter): number {
  const separator = separatorAfter(text, plain, token);
  if (separator === "") return token;
  const parts = [partAt(text, plain, token)];
  let last = token;
  while (separatorAfter(text, plain, last) === separator) {
    last += 4;
    if (parts.length <= 3) parts.push(partAt(text, plain, last));
  }
  const cut = cutOf(parts, separator);
  const start = (index: number): number => plain[token + 4 * index] as number;
  const end = (index: number): number => plain[token + 4 * index + 1] as number;
  if (cut === "month-day") {
    writer.push(start(0), end(1));
  } else if (cut === "month-day-year") {
    writer.push(start(0), end(1));
    writer.push(end(1), start(2));
    writer.push(start(2), end(2));
  } else if (cut === "year-month-day") {
    writer.push(start(0), end(0));
    writer.push(end(0), start(1));
    writer.push(start(1), end(2));
  } else {
    for (let at = token; at <= last; at += 2) writer.push(plain[at] as number, plain[at + 1] as number);
  }
  return last + 2;
}

/** The separator that ties `token` to the token after next, or "". Both sides must be short enough for a date. */
function separatorAfter(text: string, plain: Int32Array, token: number): string {
  if (token + 5 >= plain.length) return "";
  const end = plain[token + 1] as number;
  const next = plain[token + 4] as number;
  if (plain[token + 2] !== end || plain[token + 3] !== end + 1 || next !== end + 1) return "";
  const mark = text[end] as string;
  if (mark !== "/" && mark !== "-" && mark !== ".") return "";
  return partAt(text, plain, token) !== "" && partAt(text, plain, token + 4) !== "" ? mark : "";
}

/** The token's text when it can be part of a date (up to four digits, or a month's name), else "". */
function partAt(text: string, plain: Int32Array, token: number): string {
  const start = plain[token] as number;
  const end = plain[token + 1] as number;
  if (end - start > LONGEST_PART) return "";
  const word = text.slice(start, end);
  return /^\d{1,4}$/.test(word) || isMonthName(word) ? word : "";
}

type Cut = "month-day" | "month-day-year" | "year-month-day" | "none";

function cutOf(parts: readonly string[], separator: string): Cut {
  const [first = "", second = "", third = ""] = parts;
  if (parts.length === 2) {
    const named = isMonthName(first) !== isMonthName(second);
    return (separator === "/" || named) && isMonthDay(first, second) ? "month-day" : "none";
  }
  if (parts.length !== 3) return "none";
  if (isMonthDay(first, second) && /^(?:\d{2}|\d{4})$/.test(third)) return "month-day-year";
  if (isYear(first) && isMonthDay(second, third)) return "year-month-day";
  return "none";
}

function isMonthDay(first: string, second: string): boolean {
  return (isMonth(first) && isDay(second)) || (isDay(first) && isMonth(second));
}

function isMonth(part: string): boolean {
  return isMonthName(part) || (/^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= 12);
}

function isDay(part: string): boolean {
  return /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= 31;
}

function isYear(part: string): boolean {
  return /^(?:18|19|20|21)\d\d$/.test(part);
}

const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const MONTH_NAME = new RegExp(`^(?:${MONTH})$`, "i");
const NAMED_THEN_YEAR = new RegExp(
  `^((?:\\d{1,2})?(?:${MONTH})(?:\\d{1,2})?|spring|summer|autumn|fall|winter)((?:18|19|20|21)\\d\\d)$`,
  "i",
);
const DAY_MONTH_SHORT_YEAR = new RegExp(`^(\\d{1,2}(?:${MONTH}))(\\d\\d)$`, "i");

function isMonthName(part: string): boolean {
  return MONTH_NAME.test(part);
}

/** A date that plain keeps whole: "14FEB2019", "FEB2019", "20120304", "03042012", "02.2019". */
function writeSolidDate(text: string, start: number, end: number, writer: OffsetWriter): boolean {
  const length = end - start;
  if (length < 6 || length > 15) return false;
  const last = text.charCodeAt(end - 1);
  if (last < 48 || last > 57) return false;
  const cut = solidCut(text.slice(start, end));
  if (cut.length === 0) return false;
  let from = start;
  for (const size of [...cut, end]) {
    const to = Math.min(from + size, end);
    writer.push(from, to);
    from = to;
  }
  return true;
}

/** Lengths of all pieces but the last one; empty when `word` is no date. */
function solidCut(word: string): readonly number[] {
  if (/^\d{8}$/.test(word)) {
    if (isYear(word.slice(0, 4)) && isMonthDay(word.slice(4, 6), word.slice(6))) return [4];
    return isYear(word.slice(4)) && isMonthDay(word.slice(0, 2), word.slice(2, 4)) ? [4] : [];
  }
  const monthPointYear = /^(\d{1,2})\.(\d{4})$/.exec(word);
  if (monthPointYear) {
    const [, month = "", year = ""] = monthPointYear;
    return isMonth(month) && isYear(year) ? [month.length, 1] : [];
  }
  const named = NAMED_THEN_YEAR.exec(word) ?? DAY_MONTH_SHORT_YEAR.exec(word);
  return named?.[1] ? [named[1].length] : [];
}
