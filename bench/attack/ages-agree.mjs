import { ageIn, dateContext, dayOfFull } from "../../dist/replace/dates/context.js";
import { calendarDay } from "../../dist/replace/dates/days.js";

/** Words that say of a date behind them, on the same line, that somebody was born then. */
const BIRTH =
  /\b(?:born|birth ?date|date of birth|(?<!first )birth|d\.? ?o\.? ?b|b\.|bd)(?![a-z])[^\n;]{0,30}$/i;
const REACH = 45;
/** @type {[string, RegExp][]} */
const UNITS = [
  ["months", /^[\s-]*(?:months?|mos?)\b/i],
  ["weeks", /^[\s-]*(?:weeks?|wks?)\b/i],
  ["days", /^[\s-]*days?\b/i],
  ["other", /^[\s-]*(?:hours?|hrs?|h|minutes?|mins?)\b/i],
];

/**
 * Every age that a date of birth makes on one of the note's days, before replacement, and whether its surrogate is what the
 * dates make it afterwards. `replaced` has a new text and, in the order of the spans, their new places.
 */
export function agesThatAgree(notes, replaced) {
  const found = [];
  for (const [at, note] of notes.entries()) {
    const before = toldIn(note.text, note.spans, (span) => span);
    if (before.births.length === 0 || before.ages.length === 0) continue;
    const after = toldIn(replaced[at].text, replaced[at].spans, ({ output }) => output, before.bornAt);
    const pairs = [];
    for (const { which: birth } of before.births)
      for (const { which: age, unit } of before.ages)
        if (agree(before, birth, age)) pairs.push({ unit, still: agree(after, birth, age) });
    found.push({ id: note.id, pairs });
  }
  return found;
}

/** Dates of birth, other full dates and ages of a note; `bornAt` names the dates of birth where words no longer count. */
function toldIn(text, spans, placeOf, bornAt) {
  const places = spans.map((span) => ({ ...placeOf(span), type: span.type }));
  const { reads } = dateContext(text, places);
  const births = [];
  const days = [];
  const ages = [];
  for (const [which, { start, end, type }] of places.entries()) {
    if (type === "AGE") {
      const told = ageIn(text.slice(start, end));
      const unit = UNITS.find(([, pattern]) => pattern.test(text.slice(end, end + 12)))?.[0] ?? "years";
      if (told >= 0 && unit !== "other") ages.push({ which, told, unit });
    }
    if (type !== "DATE") continue;
    const items = reads.get(start)?.items ?? [];
    const isBirth =
      bornAt === undefined ? BIRTH.test(text.slice(Math.max(0, start - REACH), start)) : bornAt.has(which);
    if (isBirth) births.push({ which, ...boundsOf(items[0]) });
    else for (const item of items) if (dayOfFull(item) !== undefined) days.push(dayOfFull(item));
  }
  const known = births.filter(({ first }) => first !== undefined);
  return { births: known, days, ages, bornAt: new Set(known.map(({ which }) => which)) };
}

/** The first and the last day that a date of birth can mean: many where it is a year alone. */
function boundsOf(item) {
  const day = item && dayOfFull(item);
  if (day !== undefined) return { first: day, last: day };
  const { year, month } = item?.values ?? {};
  if (year === undefined || month !== undefined) return {};
  const first = dayOfFull({ ...item, values: { year, month: 1, day: 1 } });
  return { first, last: first + 364 };
}

function agree({ births, days, ages }, birth, age) {
  const born = births.find(({ which }) => which === birth);
  const { told, unit } = ages.find(({ which }) => which === age) ?? {};
  if (born === undefined || told === undefined) return false;
  return days.some((day) => between(born.last, day, unit) <= told && told <= between(born.first, day, unit));
}

function between(birth, day, unit) {
  if (unit === "days") return day - birth;
  if (unit === "weeks") return Math.floor((day - birth) / 7);
  const [from, to] = [calendarDay(birth), calendarDay(day)];
  const months = 12 * (to.year - from.year) + to.month - from.month - (to.day < from.day ? 1 : 0);
  return unit === "months" ? months : Math.floor(months / 12);
}

/** @type {[string, (unit: string) => boolean][]} */
const KINDS = [
  ["years", (unit) => unit === "years"],
  ["months, weeks, days", (unit) => unit !== "years"],
];

/** How many notes have ages that agree with a date of birth, before and after, and whether none was lost. */
export function agreementTable(notes, replaced) {
  const found = agesThatAgree(notes, replaced);
  const rows = KINDS.map(([name, isOf]) => {
    const agreed = found
      .map(({ pairs }) => pairs.filter(({ unit }) => isOf(unit)))
      .filter((pairs) => pairs.length > 0);
    return {
      name,
      before: agreed.length,
      after: agreed.filter((pairs) => pairs.every(({ still }) => still)).length,
    };
  });
  return {
    held: rows.every(({ before, after }) => after === before),
    table: {
      name: "telltale-ages",
      title: "Ages agree with dates of birth",
      note: `Of ${found.length} notes with an age and a date of birth: those with an age that the date of birth makes on one of the note's days, and those where all such still do with surrogates (bar: all).`,
      columns: ["ages in", "agree before", "agree after", ""],
      rows: rows.map(({ name, before, after }) => [
        name,
        String(before),
        String(after),
        after === before ? "met" : "MISSED",
      ]),
    },
  };
}
