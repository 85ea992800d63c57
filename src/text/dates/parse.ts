import { type DateForm, formsFor } from "./forms.js";
import { DEFAULT_PIVOT, type ReadOptions, readNumbers } from "./numbers.js";
import type { DateOrder, DatePart, DateValues, ParsedDate } from "./parsed-date.js";
import { type Field, readField } from "./parts.js";

/** Longer strings are not dates; the limit keeps the forms' cost constant. */
const LONGEST = 80;

/** Reads a date that fills `surface` from end to end; undefined when it is none. */
export function parseDate(surface: string, options: ReadOptions = {}): ParsedDate | undefined {
  if (surface.length === 0 || surface.length > LONGEST) return undefined;
  for (const form of formsFor(surface)) {
    const match = form.pattern.exec(surface);
    const parsed = match && readForm(form, match, options);
    if (parsed) return parsed;
  }
  return undefined;
}

function readForm(form: DateForm, match: RegExpExecArray, options: ReadOptions): ParsedDate | undefined {
  const groups = match.groups ?? {};
  const numbers = form.numbers && readNumbers(form.numbers, groups, options);
  if (form.numbers && !numbers) return undefined;
  const order = numbers?.order ?? form.order ?? options.order ?? "mdy";
  const fields = cut(match, form.groups, (name) => {
    const field = numbers?.reading[name as "a" | "b" | "c"] ?? name;
    return name.length === 1 && field === "month" ? "monthNumber" : field;
  });
  const around = {
    pivot: options.pivot ?? DEFAULT_PIVOT,
    compact: form.compact === true || hasGluedMonth(fields),
    padded: isPadded(fields, form, order),
  };
  const parts: DatePart[] = [];
  for (const field of fields) {
    const part = readField(field, around);
    if (!part) return undefined;
    parts.push(part);
  }
  return differInWeekday(parts) ? undefined : Object.assign(valuesOf(parts), { order, parts });
}

/** "Mon, May 14 (Tue)" says two things at once: no one value could write it back. */
function differInWeekday(parts: readonly DatePart[]): boolean {
  let weekday: number | undefined;
  for (const part of parts) {
    if (part.kind !== "weekday") continue;
    if (weekday !== undefined && weekday !== part.value) return true;
    weekday = part.value;
  }
  return false;
}

/** The surface as fields and the literals between them. */
function cut(match: RegExpExecArray, groups: readonly string[], nameOf: (group: string) => string): Field[] {
  const surface = match[0];
  const fields: Field[] = [];
  let at = 0;
  for (const [n, group] of groups.entries()) {
    const place = match.indices?.[n + 1];
    if (place === undefined) continue;
    const [start, end] = place;
    if (start > at) fields.push({ name: "literal", text: surface.slice(at, start) });
    fields.push({ name: nameOf(group), text: surface.slice(start, end) });
    at = end;
  }
  if (at < surface.length) fields.push({ name: "literal", text: surface.slice(at) });
  return fields;
}

/** "14FEB2019", "14-May-19": the month stands between numbers with no blank. */
function hasGluedMonth(fields: readonly Field[]): boolean {
  const at = fields.findIndex((field) => field.name === "month");
  const touches = (field: Field | undefined) =>
    field !== undefined && (field.name !== "literal" || /^[-/]$/.test(field.text));
  return at >= 0 && (touches(fields[at - 1]) || touches(fields[at + 1]));
}

/** Whether a one-digit day or month would have a zero before it. One number shows it for the other. */
function isPadded(fields: readonly Field[], form: DateForm, order: DateOrder): boolean {
  const numbers = fields.filter((f) => f.name === "monthNumber" || f.name === "day").map((f) => f.text);
  if (numbers.some((text) => text.startsWith("0"))) return true;
  if (numbers.some((text) => /^\d(?!\d)/.test(text))) return false;
  return form.compact === true || hasGluedMonth(fields) || (order === "ymd" && form.numbers !== undefined);
}

/** The values that parts say, as `formatDate` takes them. */
export function valuesOf(parts: readonly DatePart[]): DateValues & Pick<ParsedDate, "yearDigits"> {
  const values: Record<string, number | string> = {};
  for (const part of parts) {
    if (part.kind === "literal") continue;
    values[part.kind] = part.value;
    if (part.kind === "year") values.yearDigits = part.digits;
  }
  return values;
}
