import { detachedCopy } from "../../remembered.js";
import { type Casing, casingOf } from "./casing.js";
import { holidayNamed } from "./holidays.js";
import { expandYear } from "./numbers.js";
import type { DatePart, NumberStyle, WordStyle } from "./parsed-date.js";
import {
  type CalendarWord,
  DECADE_WORDS,
  MONTHS,
  ORDINAL_WORDS,
  SEASONS,
  spellings,
  WEEKDAYS,
} from "./vocabulary.js";

/** A piece of the surface, before its style is read. */
export interface Field {
  name: string;
  text: string;
}

/** What the whole surface tells about one of its fields. */
interface FieldContext {
  readonly pivot: number;
  /** How to write a number that is two digits long either way. */
  readonly padded: boolean;
  /** "May" is a three-letter month. */
  readonly compact: boolean;
}

const MONTH_OF = spellings(MONTHS);
const WEEKDAY_OF = spellings(WEEKDAYS);
const ORDINAL_OF = new Map(ORDINAL_WORDS.map((word, n) => [word, n]));

/** Parts by field and what tells about it. Few differ: the same ones serve all dates. */
const parts = new Map<string, DatePart | null>();
const MOST_PARTS = 4000;

/** Reads value and style of one field; undefined when the value is no date ("32nd"). See `FieldContext` for the rest. */
export function readField(
  field: Field,
  pivot: number,
  padded: boolean,
  compact: boolean,
): DatePart | undefined {
  const key = `${field.name} ${pivot} ${padded ? "0" : ""}${compact ? "c" : ""} ${field.text}`;
  let part = parts.get(key);
  if (part === undefined) {
    part = readAnew({ name: field.name, text: detachedCopy(field.text) }, { pivot, padded, compact }) ?? null;
    if (parts.size >= MOST_PARTS) parts.clear();
    parts.set(key, part);
  }
  return part ?? undefined;
}

function readAnew(field: Field, around: FieldContext): DatePart | undefined {
  const { text } = field;
  switch (field.name) {
    case "year": {
      const digits = text.length === 4 ? 4 : 2;
      return { kind: "year", text, value: expandYear(text, around.pivot), digits };
    }
    case "day":
    case "monthNumber": {
      const value = Number.parseInt(text, 10);
      const kind = field.name === "day" ? "day" : "month";
      if (value < 1 || value > (kind === "day" ? 31 : 12)) return undefined;
      return { kind, text, value, style: numberStyle(text, around.padded) };
    }
    case "dayWord": {
      const value = ORDINAL_OF.get(text.toLowerCase().replace(/[ -]+/, "-"));
      return value === undefined ? undefined : { kind: "day", text, value, style: dayWordStyle(text) };
    }
    case "month": {
      const at = MONTH_OF.get(bare(text));
      return at === undefined
        ? undefined
        : {
            kind: "month",
            text,
            value: at + 1,
            style: wordStyle(text, MONTHS[at] as CalendarWord, around.compact),
          };
    }
    case "weekday":
    case "weekdayAfter": {
      const at = WEEKDAY_OF.get(bare(text).replace(/days$/, "day"));
      return at === undefined
        ? undefined
        : {
            kind: "weekday",
            text,
            value: at + 1,
            style: wordStyle(text, WEEKDAYS[at] as CalendarWord, false),
          };
    }
    case "season": {
      const value = SEASONS[text.toLowerCase()];
      return value === undefined ? undefined : { kind: "season", text, value, casing: casingOf(text) };
    }
    case "holiday": {
      const value = holidayNamed(text);
      return value === undefined ? undefined : { kind: "holiday", text, value, casing: casingOf(text) };
    }
    case "decade": {
      const digits = text.length === 4 ? 4 : 2;
      return { kind: "decade", text, value: expandYear(text, around.pivot), style: { digits } };
    }
    case "decadeWord": {
      const tens = DECADE_WORDS.get(text.toLowerCase());
      if (tens === undefined) return undefined;
      return {
        kind: "decade",
        text,
        value: expandYear(String(tens), around.pivot),
        style: { word: true, casing: casingOf(text) },
      };
    }
    default:
      return { kind: "literal", text };
  }
}

function numberStyle(text: string, paddedElsewhere: boolean): NumberStyle {
  const suffix = /[a-z]+$/i.exec(text)?.[0];
  const digits = text.length - (suffix?.length ?? 0);
  const padded = text.startsWith("0") || (digits === 2 && suffix === undefined && paddedElsewhere);
  return {
    as: "number",
    padded,
    suffix: suffix === undefined ? "none" : suffix === suffix.toUpperCase() ? "upper" : "lower",
  };
}

function wordStyle(text: string, entry: CalendarWord, compact: boolean): WordStyle {
  const word = bare(text);
  const short = word === entry.three && (word !== entry.full || compact || text.endsWith("."));
  const known = word !== entry.full && (word === entry.customary || entry.abbreviations.includes(word));
  return {
    as: "word",
    length: short ? "three" : known ? "customary" : "full",
    point: text.endsWith("."),
    plural: word.endsWith("days"),
    casing: shownCasing(text),
  };
}

function dayWordStyle(text: string): WordStyle {
  return { as: "word", length: "full", point: false, plural: false, casing: shownCasing(text) };
}

function shownCasing(text: string): Casing {
  // A plural s may stay small after capitals: "MONDAYs".
  return casingOf(text.replace(/\.$/, "").replace(/(?<=[A-Z]{3})s$/, ""));
}

function bare(text: string): string {
  return text.toLowerCase().replace(/\.$/, "");
}
