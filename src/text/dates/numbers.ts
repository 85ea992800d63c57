import type { DateForm } from "./forms.js";
import type { DateOrder } from "./parsed-date.js";

export interface ReadOptions {
  /** The order to prefer where the numbers leave a choice. Default: US, month first. */
  readonly order?: DateOrder;
  /** How to read "02/19" where both readings are possible. Default: month and day. */
  readonly partial?: "month-day" | "month-year";
  /** The latest year a two-digit year can mean: it is read as one of the hundred years up to it. */
  readonly pivot?: number;
}

export const DEFAULT_PIVOT = 2035;

export type NumberField = "year" | "month" | "day";
export type Reading = Readonly<Partial<Record<"a" | "b" | "c", NumberField>>>;

/** Which number is which field, or undefined when no reading is a date. */
export function readNumbers(
  kind: NonNullable<DateForm["numbers"]>,
  numbers: Readonly<Record<string, string | undefined>>,
  options: ReadOptions,
): { reading: Reading; order: DateOrder } | undefined {
  const order = options.order ?? "mdy";
  for (const [reading, readOrder] of candidates(kind, numbers, order, options.partial ?? "month-day")) {
    if (Object.entries(reading).every(([name, field]) => fits(field, numbers[name] ?? "")))
      return { reading, order: readOrder };
  }
  return undefined;
}

type Candidate = readonly [Reading, DateOrder];
const MDY: Candidate = [{ a: "month", b: "day", c: "year" }, "mdy"];
const DMY: Candidate = [{ a: "day", b: "month", c: "year" }, "dmy"];
const YMD: Candidate = [{ a: "year", b: "month", c: "day" }, "ymd"];
const YDM: Candidate = [{ a: "year", b: "day", c: "month" }, "ymd"];
const MD: Candidate = [{ a: "month", b: "day" }, "mdy"];
const DM: Candidate = [{ a: "day", b: "month" }, "dmy"];
const MY: Candidate = [{ a: "month", b: "year" }, "mdy"];

function candidates(
  kind: NonNullable<DateForm["numbers"]>,
  numbers: Readonly<Record<string, string | undefined>>,
  order: DateOrder,
  partial: "month-day" | "month-year",
): readonly Candidate[] {
  switch (kind) {
    case "year-first":
      return [YMD, YDM];
    case "month-year":
      return [MY];
    case "year-month":
      return [[{ a: "year", b: "month" }, "ymd"]];
    case "alone":
      return [
        [{ a: "day" }, order],
        [{ a: "year" }, order],
      ];
    case "month-and-day-or-year": {
      const dayReadings = order === "dmy" ? [DM, MD] : [MD, DM];
      return partial === "month-year" ? [MY, ...dayReadings] : [...dayReadings, MY];
    }
    case "three": {
      if (numbers.c?.length === 4) return order === "dmy" ? [DMY, MDY] : [MDY, DMY];
      if (order === "ymd") return [YMD, MDY, DMY];
      return order === "dmy" ? [DMY, MDY, YMD] : [MDY, DMY, YMD];
    }
  }
}

function fits(field: NumberField, digits: string): boolean {
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
