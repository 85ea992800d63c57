import type { DateForm } from "./forms.js";
import type { DateOrder } from "./parsed-date.js";

export interface DateReadOptions {
  /** The order to prefer where the numbers leave a choice. Default: US, month first. */
  readonly order?: DateOrder;
  /** How to read "02/19" where both readings are possible. Default: month and day. */
  readonly partial?: "month-day" | "month-year";
  /** The latest year a two-digit year can mean: it is read as one of the hundred years up to it. */
  readonly pivot?: number;
}

export const DEFAULT_PIVOT = 2035;

type NumberField = "year" | "month" | "day";
export type Reading = Readonly<Partial<Record<"a" | "b" | "c", NumberField>>>;
type Numbers = Readonly<Record<"a" | "b" | "c", string | undefined>>;

/** Which number is which field, or undefined when no reading is a date. */
export function readNumbers(
  kind: NonNullable<DateForm["numbers"]>,
  numbers: Numbers,
  options: DateReadOptions,
): { reading: Reading; order: DateOrder } | undefined {
  const order = options.order ?? "mdy";
  for (const { reading, order: own } of candidates(kind, numbers, order, options.partial ?? "month-day")) {
    if (fits(reading.a, numbers.a) && fits(reading.b, numbers.b) && fits(reading.c, numbers.c))
      return { reading, order: own ?? order };
  }
  return undefined;
}

interface Candidate {
  readonly reading: Reading;
  /** Absent where the reading says nothing of it. */
  readonly order?: DateOrder;
}

const MDY: Candidate = { reading: { a: "month", b: "day", c: "year" }, order: "mdy" };
const DMY: Candidate = { reading: { a: "day", b: "month", c: "year" }, order: "dmy" };
const YMD: Candidate = { reading: { a: "year", b: "month", c: "day" }, order: "ymd" };
const YDM: Candidate = { reading: { a: "year", b: "day", c: "month" }, order: "ymd" };
const MD: Candidate = { reading: { a: "month", b: "day" }, order: "mdy" };
const DM: Candidate = { reading: { a: "day", b: "month" }, order: "dmy" };
const MY: Candidate = { reading: { a: "month", b: "year" }, order: "mdy" };
const YM: Candidate = { reading: { a: "year", b: "month" }, order: "ymd" };

const YEAR_FIRST = [YMD, YDM];
const MONTH_YEAR = [MY];
const YEAR_MONTH = [YM];
const ALONE: readonly Candidate[] = [{ reading: { a: "day" } }, { reading: { a: "year" } }];
/** By the order that is asked for, with a year of four figures and of two. */
const THREE = {
  mdy: { long: [MDY, DMY], short: [MDY, DMY, YMD] },
  dmy: { long: [DMY, MDY], short: [DMY, MDY, YMD] },
  ymd: { long: [MDY, DMY], short: [YMD, MDY, DMY] },
};

function candidates(
  kind: NonNullable<DateForm["numbers"]>,
  numbers: Numbers,
  order: DateOrder,
  partial: "month-day" | "month-year",
): readonly Candidate[] {
  switch (kind) {
    case "year-first":
      return YEAR_FIRST;
    case "month-year":
      return MONTH_YEAR;
    case "year-month":
      return YEAR_MONTH;
    case "alone":
      return ALONE;
    case "month-and-day-or-year": {
      const dayReadings = order === "dmy" ? [DM, MD] : [MD, DM];
      return partial === "month-year" ? [MY, ...dayReadings] : [...dayReadings, MY];
    }
    case "three":
      return THREE[order][numbers.c?.length === 4 ? "long" : "short"];
  }
}

function fits(field: NumberField | undefined, digits = ""): boolean {
  if (field === undefined) return true;
  const value = Number(digits);
  if (field === "month") return value >= 1 && value <= 12 && digits.length <= 2;
  if (field === "day") return value >= 1 && value <= 31 && digits.length <= 2;
  if (digits.length === 4) return value >= 1800 && value <= 2199;
  return digits.length === 2;
}

/** A two-digit year as one of the hundred years up to `pivot`. */
export function expandYear(digits: string, pivot: number): number {
  const value = Number(digits);
  if (digits.length === 4) return value;
  const latest = pivot - (pivot % 100) + value;
  return latest > pivot ? latest - 100 : latest;
}
