import { ScrubJayError } from "../../errors.js";
import { inCasing } from "./casing.js";
import { HOLIDAYS } from "./holidays.js";
import type { DatePart, DateValues, NumberStyle, WordStyle } from "./parsed-date.js";
import {
  type CalendarWord,
  DECADE_WORDS,
  MONTHS,
  ORDINAL_WORDS,
  ordinalSuffix,
  WEEKDAYS,
} from "./vocabulary.js";

/**
 * Writes other values in the style of `parts`. A field without a new value, or with its old one, keeps its
 * text, so that parsing and formatting give the surface back, misspellings and all.
 */
export function formatDate(parts: readonly DatePart[], values: DateValues): string {
  return parts.map((part) => formatPart(part, values)).join("");
}

/** The same for one of them. */
export function formatPart(part: DatePart, values: DateValues): string {
  if (part.kind === "literal") return part.text;
  const value = values[part.kind];
  if (value === undefined || value === part.value) return part.text;
  switch (part.kind) {
    case "year":
      return yearDigits(whole(part.kind, value, 0, 9999), part.digits);
    case "month": {
      const month = whole(part.kind, value, 1, 12);
      if (part.style.as === "number") return numberText(month, part.style);
      return wordText(MONTHS[month - 1] as CalendarWord, part.style);
    }
    case "day": {
      const day = whole(part.kind, value, 1, 31);
      if (part.style.as === "number") return numberText(day, part.style);
      const word = ORDINAL_WORDS[day] as string;
      return inCasing(part.text.includes(" ") ? word.replace("-", " ") : word, part.style.casing);
    }
    case "weekday":
      return wordText(WEEKDAYS[whole(part.kind, value, 1, 7) - 1] as CalendarWord, part.style);
    case "season":
      return inCasing(String(value), part.casing);
    case "holiday": {
      const name = HOLIDAYS[value]?.[0];
      if (name === undefined) throw badValue(part.kind);
      return inCasing(name, part.casing);
    }
    case "decade": {
      const decade = whole(part.kind, value, 0, 9999);
      if ("digits" in part.style) return yearDigits(decade, part.style.digits);
      const word = [...DECADE_WORDS].find(([, tens]) => tens === decade % 100)?.[0];
      return word === undefined ? `${decade}s` : inCasing(word, part.style.casing);
    }
  }
}

function yearDigits(year: number, digits: 2 | 4): string {
  return digits === 4 ? String(year).padStart(4, "0") : String(year % 100).padStart(2, "0");
}

function numberText(value: number, style: NumberStyle): string {
  const digits = style.padded ? String(value).padStart(2, "0") : String(value);
  if (style.suffix === "none") return digits;
  const suffix = ordinalSuffix(value);
  return digits + (style.suffix === "upper" ? suffix.toUpperCase() : suffix);
}

function wordText(entry: CalendarWord, style: WordStyle): string {
  if (style.length === "full") {
    const word = inCasing(entry.full, style.casing);
    return style.plural ? word + (style.casing === "upper" ? "S" : "s") : word;
  }
  const word = style.length === "customary" ? entry.customary : entry.three;
  // "May" is no abbreviation and takes no point.
  const point = style.point && word !== entry.full;
  return inCasing(word, style.casing) + (point ? "." : "");
}

function whole(kind: string, value: unknown, least: number, most: number): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most)
    throw badValue(kind);
  return value;
}

function badValue(kind: string): ScrubJayError {
  return new ScrubJayError("invalid-date-value", `the new ${kind} of a date is out of range`, {
    hint: "Months run from 1 to 12, days from 1 to 31, weekdays from 1 (Monday) to 7; holidays are keys of HOLIDAYS.",
  });
}
