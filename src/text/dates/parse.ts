import { type DateForm, formsFor } from "./forms.js";
import { type DateReadOptions, DEFAULT_PIVOT, readNumbers } from "./numbers.js";
import type { DatePart, DateValues, ParsedDate } from "./parsed-date.js";
import { type Field, readField } from "./parts.js";
import { plainFigures } from "./plain-figures.js";

/** Longer strings are not dates; the limit keeps the forms' cost constant. */
const LONGEST = 80;

/** Reads a date that fills `surface` from end to end; undefined when it is none. */
export function parseDate(surface: string, options: DateReadOptions = {}): ParsedDate | undefined {
  const read = readParts(surface, options);
  return read && Object.assign(dateValuesOf(read.parts), read);
}

/** The pieces of a date alone, for those who need no more. */
export function readParts(
  surface: string,
  options: DateReadOptions = {},
): Pick<ParsedDate, "order" | "parts"> | undefined {
  if (surface.length === 0 || surface.length > LONGEST) return undefined;
  const plain = plainFigures(surface);
  const read = plain && readForm(plain.form, plain.fields, options);
  if (read) return read;
  for (const form of formsFor(surface)) {
    const match = form.pattern.exec(surface);
    const parsed = match && readForm(form, fieldsOf(match, form.groups), options);
    if (parsed) return parsed;
  }
  return undefined;
}

/** Which number is which field is settled here. */
function readForm(
  form: DateForm,
  fields: Field[],
  options: DateReadOptions,
): Pick<ParsedDate, "order" | "parts"> | undefined {
  let { order = options.order ?? "mdy" } = form;
  if (form.numbers !== undefined) {
    const numbers = readNumbers(form.numbers, numbersOf(fields), options);
    if (numbers === undefined) return undefined;
    order = numbers.order;
    for (const field of fields) {
      const named = numbers.reading[field.name as "a" | "b" | "c"];
      if (named !== undefined) field.name = named === "month" ? "monthNumber" : named;
    }
  }
  const pivot = options.pivot ?? DEFAULT_PIVOT;
  const compact = form.compact === true || hasGluedMonth(fields);
  const padded = isPadded(fields, compact || (order === "ymd" && form.numbers !== undefined));
  const parts: DatePart[] = [];
  for (const field of fields) {
    const part = readField(field, pivot, padded, compact);
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return differInWeekday(parts) ? undefined : { order, parts };
}

function numbersOf(fields: readonly Field[]): Record<"a" | "b" | "c", string | undefined> {
  let a: string | undefined;
  let b: string | undefined;
  let c: string | undefined;
  for (const { name, text } of fields) {
    if (name === "a") a = text;
    else if (name === "b") b = text;
    else if (name === "c") c = text;
  }
  return { a, b, c };
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
function fieldsOf(match: RegExpExecArray, groups: readonly string[]): Field[] {
  const fields: Field[] = [];
  for (let n = 0; n < groups.length; n++) {
    const text = match[n + 1];
    if (text === undefined || text === "") continue;
    const name = groups[n] as string;
    const last = fields.at(-1);
    if (name === "literal" && last?.name === name) last.text += text;
    else fields.push({ name, text });
  }
  return fields;
}

/** "14FEB2019", "14-May-19": the month stands between numbers with no blank. */
function hasGluedMonth(fields: readonly Field[]): boolean {
  for (let at = 0; at < fields.length; at++)
    if (fields[at]?.name === "month") return touches(fields[at - 1]) || touches(fields[at + 1]);
  return false;
}

function touches(field: Field | undefined): boolean {
  return field !== undefined && (field.name !== "literal" || field.text === "-" || field.text === "/");
}

/** Whether a one-digit day or month would have a zero before it. One number shows it for the other, else the form does. */
function isPadded(fields: readonly Field[], byForm: boolean): boolean {
  let isShort = false;
  for (const { name, text } of fields) {
    if (name !== "monthNumber" && name !== "day") continue;
    if (text.startsWith("0")) return true;
    isShort ||= !isDigit(text.charCodeAt(1));
  }
  return !isShort && byForm;
}

/** Not so beyond the end. */
function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** The values that parts say, as `formatDate` takes them. */
export function dateValuesOf(parts: readonly DatePart[]): DateValues & Pick<ParsedDate, "yearDigits"> {
  const values: Record<string, number | string> = {};
  for (const part of parts) {
    if (part.kind === "literal") continue;
    values[part.kind] = part.value;
    if (part.kind === "year") values.yearDigits = part.digits;
  }
  return values;
}
