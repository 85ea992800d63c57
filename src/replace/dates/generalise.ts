import { DEFAULT_PIVOT } from "../../text/dates/index.js";
import { type DateContext, EMPTY_CONTEXT, readInContext } from "./context.js";

/** The highest age that may be told. */
const OLDEST = 89;

/**
 * Whether a person who lived in `year` may be over 89 in `noteYear`: a birth year shows it, and so does any other
 * year of a life. Who turns 90 within the year counts, since the year alone does not tell the birthday.
 */
export function revealsOldAge(year: number, noteYear: number): boolean {
  return noteYear - year > OLDEST;
}

/**
 * What Safe Harbor leaves of a date: its years ("2012" of "3/4/12", "2011-2012" of a range), or undefined when
 * none may stay. A year goes where it reveals an age over 89, and a birth year also where it fits such an age of
 * the note. Where the note names no other year, its year is taken to be as late as can be, so that doubt hides.
 */
export function generaliseDate(
  text: string,
  { context = EMPTY_CONTEXT, at }: { readonly context?: DateContext; readonly at?: number } = {},
): string | undefined {
  const read = readInContext(text, context, at);
  if (!read) return undefined;
  const isBirth = at !== undefined && context.births.has(at);
  const noteYear = context.latestYear ?? DEFAULT_PIVOT;
  const kept: string[] = [];
  for (const { start, end, values, parts } of read.items) {
    const year = values.year ?? values.decade;
    if (year === undefined || revealsOldAge(year, noteYear)) continue;
    if (isBirth && fitsOldAge(year, context)) continue;
    const fields = parts.filter(({ kind }) => kind !== "literal");
    kept.push(fields.length === 1 ? text.slice(start, end) : String(year));
  }
  return kept.length === 0 ? undefined : [...new Set(kept)].join("-");
}

/** Whether the note tells an age over 89 that this birth year can belong to: the note is then as late as it says. */
function fitsOldAge(birthYear: number, { ages, latestYear = 0, pivot }: DateContext): boolean {
  return ages().some((age) => age > OLDEST && birthYear + age + 1 >= latestYear && birthYear + age <= pivot);
}
