import {
  ANY_APOSTROPHE,
  casingOf,
  type DateReadOptions,
  inCasing,
  ORDINAL_WORDS,
  ordinalSuffix,
  readParts,
  WEEKDAYS,
} from "../../text/dates/index.js";
import {
  type DateItem,
  type DateStyle,
  type ItemPart,
  literal,
  makeItem,
  type OwnPart,
  withStyle,
} from "./date-item.js";
import { WEEKDAY_NAMES } from "./feast-names.js";
import { feastName, feastNamed } from "./feasts.js";
import { romanMonthParts } from "./roman-months.js";

/** How to read dates: the grammar's options and the note's style. */
export interface ItemOptions extends DateReadOptions {
  readonly style?: DateStyle;
}

/** Reads one date that fills `text`: what the grammar reads, and forms that only spans known to be dates have. */
export function readItem(text: string, start: number, options: ItemOptions): DateItem | undefined {
  // "Fourth of July" is a feast, as a day it would become the thirty-first of August.
  const parsed = NAMED_DAY.test(text) ? undefined : readParts(text, options);
  const parts = parsed
    ? withStyle(parsed.parts, options.style)
    : (nthWeekdayParts(text, options) ??
      feastParts(text, options) ??
      romanMonthParts(
        text,
        (weekday) => fieldParts("weekday", weekday, options),
        (before, year) => yearParts(before, year, options),
      ) ??
      restDayParts(text) ??
      pluralSeasonParts(text));
  return parts && makeItem(parts, start);
}

const NAMED_DAY = /^(?:the\s+)?(?:fourth|4th)\s+of\s+july$|^may\s+day$/i;
const NTH = "first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th";
const YEAR = `(?<beforeYear>(?:,|\\s+of)?\\s+${ANY_APOSTROPHE}?)(?<year>\\d{4}|\\d{2})`;
const NTH_WEEKDAY = new RegExp(
  `^(?<nth>${NTH})(?<gap>\\s+)(?<weekday>[a-z]{3,9}\\.?)(?<of>\\s+(?:in|of)\\s+)(?<month>[a-z]{3,9}\\.?)(?:${YEAR})?$`,
  "i",
);

/** "first Tuesday in June, 2024" */
function nthWeekdayParts(text: string, options: ItemOptions): readonly ItemPart[] | undefined {
  const groups = NTH_WEEKDAY.exec(text)?.groups;
  if (!groups) return undefined;
  const nth = groups.nth!;
  const weekday = fieldParts("weekday", groups.weekday!, options);
  const month = fieldParts("month", groups.month!, options);
  const year = yearParts(groups.beforeYear, groups.year, options);
  if (!weekday || !month || !year) return undefined;
  const first: OwnPart = {
    kind: "nth",
    text: nth,
    value: nthOf(nth),
    write: (to) => writeNth(nth, to.nth),
  };
  return [first, literal(groups.gap!), ...weekday, literal(groups.of!), ...month, ...year];
}

const FEAST_AND_YEAR = new RegExp(`^(?<feast>.+?)${YEAR}$`, "i");

/** "Lent 2020", "turkey day" */
function feastParts(text: string, options: ItemOptions): readonly ItemPart[] | undefined {
  const groups = FEAST_AND_YEAR.exec(text)?.groups;
  const name = groups?.feast ?? text;
  const key = feastNamed(name);
  const year = yearParts(groups?.beforeYear, groups?.year, options);
  if (key === undefined || !year) return undefined;
  const write: OwnPart["write"] = ({ holiday, called }) =>
    holiday === undefined || holiday === key ? name : inCasing(called ?? feastName(holiday), casingOf(name));
  return [{ kind: "holiday", text: name, value: key, write }, ...year];
}

/** A day of rest becomes the plain weekday, even where the weekday is kept: "Shabbat" tells a faith. */
function restDayParts(text: string): readonly ItemPart[] | undefined {
  const value = WEEKDAY_NAMES.get(text.toLowerCase());
  if (value === undefined) return undefined;
  const write: OwnPart["write"] = ({ weekday = value }) =>
    inCasing(WEEKDAYS[weekday - 1]!.full, casingOf(text));
  return [{ kind: "weekday", text, value, write }];
}

/** "summers" */
function pluralSeasonParts(text: string): readonly ItemPart[] | undefined {
  const match = /^(spring|summer|fall|autumn|winter)(s)$/i.exec(text);
  const season = match && fieldParts("season", match[1]!, {});
  return season ? [...season, literal(match[2]!)] : undefined;
}

const TWO_LETTERS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const ONE_LETTER = ["M", "T", "W", "Th", "F", "Sa", "Su"];

/** The "Tu" of "Tu 11/15/22"; one letter only as a capital, unless it stands `alone`. */
export function readShortWeekday(text: string, start: number, alone = false): DateItem | undefined {
  const names = text.length === 1 ? ONE_LETTER : TWO_LETTERS;
  const isAnyCase = text.length === 2 || alone;
  const value =
    names.findIndex((name) => name === text || (isAnyCase && name === inCasing(text, "capital"))) + 1;
  if (value === 0) return undefined;
  const casing = text === text.toLowerCase() ? "lower" : text.length === 1 ? "capital" : casingOf(text);
  const write: OwnPart["write"] = ({ weekday = value }) => inCasing(names[weekday - 1]!, casing);
  return makeItem([{ kind: "weekday", text, value, write }], start);
}

/** The "13" of "2012-13". */
export function readBareYear(text: string, start: number, options: ItemOptions): DateItem | undefined {
  const parts = yearParts("", text, options);
  return parts && makeItem(parts, start);
}

/** A field that the grammar reads when it stands alone; undefined when it is another one. */
function fieldParts(
  kind: ItemPart["kind"],
  text: string,
  options: ItemOptions,
): readonly ItemPart[] | undefined {
  const parts = readParts(text, options)?.parts;
  return parts?.length === 1 && parts[0]!.kind === kind ? withStyle(parts, options.style) : undefined;
}

/** The year at the end, empty where there is none. Two digits need an apostrophe to be read alone. */
function yearParts(
  before: string | undefined,
  text: string | undefined,
  options: ItemOptions,
): readonly ItemPart[] | undefined {
  if (text === undefined) return [];
  const surface = text.length === 2 ? `'${text}` : text;
  const year = readParts(surface, options)?.parts.at(-1);
  if (year?.kind !== "year") return undefined;
  return before ? [literal(before), year] : [year];
}

function nthOf(text: string): number {
  const word = text.toLowerCase();
  if (word === "last") return -1;
  const named = ORDINAL_WORDS.indexOf(word);
  return named > 0 ? named : Number.parseInt(word, 10);
}

function writeNth(text: string, nth: number | undefined): string {
  if (nth === undefined || nth === nthOf(text)) return text;
  if (/^\d/.test(text) && nth > 0) return inCasing(`${nth}${ordinalSuffix(nth)}`, casingOf(text));
  return inCasing(nth === -1 ? "last" : ORDINAL_WORDS[nth]!, casingOf(text));
}
