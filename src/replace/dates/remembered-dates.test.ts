import { expect, it } from "vitest";
import { parseDate } from "../../text/dates/index.js";
import { dateContext } from "./context.js";
import { writePart } from "./date-item.js";
import type { ItemOptions } from "./item-forms.js";
import { type ReadDate, readDate, rememberedReader } from "./read.js";
import { shiftDate } from "./shift.js";

const OPTIONS: readonly (ItemOptions & { pivot: number })[] = [
  { order: "mdy", pivot: 2035, style: { padded: false, shortMonths: false } },
  { order: "dmy", pivot: 2035, style: { padded: false, shortMonths: false } },
  { order: "mdy", pivot: 2019, style: { padded: false, shortMonths: false } },
  { order: "mdy", pivot: 2035, style: { padded: true, shortMonths: false } },
  { order: "mdy", pivot: 2035, style: { padded: false, shortMonths: true } },
];
const DATES = [
  "10/12",
  "3/4/25",
  "May 3",
  "May 3-10",
  "no date",
  "2012-13",
  "first Tuesday in June",
  "14FEB19",
];

/** What a reading says and how it writes another day: all that anybody takes from it. */
const plain = (read: ReadDate | undefined) =>
  read?.items.map(({ start, end, values, parts }) => ({
    start,
    end,
    values,
    written: parts.map((part) => writePart(part, { year: 2024, month: 9, day: 5, weekday: 4, nth: 1 })),
  }));

it.each(DATES)("reads %s alike at first and from memory, under whatever options", (text) => {
  for (let round = 0; round < 2; round++)
    for (const options of OPTIONS)
      expect(plain(rememberedReader(options)(text))).toEqual(plain(readDate(text, options)));
});

it("forgets in time and reads on", () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ ...OPTIONS[0], pivot: 1980 + at }) as const);
  for (const options of many) {
    const read = rememberedReader(options);
    for (let day = 1; day <= 28; day++) expect(read(`1/${day}/79`)?.items[0]?.values.year).toBe(1979);
  }
});

it("tells by the numbers what the grammar tells by reading: whether day or month stands first", () => {
  const numbers = Array.from({ length: 34 }, (_, at) => [String(at), String(at).padStart(2, "0")]).flat();
  for (const a of numbers)
    for (const b of numbers)
      for (const year of ["19", "2024", "1799", "123"]) {
        const text = `${a}/${b}/${year}`;
        const dayFirst = parseDate(text, { order: "mdy" })?.order === "dmy";
        const found = dateContext(text, [{ start: 0, end: text.length, type: "DATE" }]).order;
        expect([text, found]).toEqual([text, dayFirst ? "dmy" : "mdy"]);
      }
});

it("knows a note's full dates anew for every note", () => {
  const shifted = (text: string): string | undefined => {
    const spans = [...text.matchAll(/[\d/]+/g)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      type: "DATE",
    }));
    return shiftDate("2/28", 1, { context: dateContext(text, spans), at: spans.at(-1)?.start ?? 0 });
  };
  expect(shifted("3/1/2024, 2/28")).toBe("2/29");
  expect(shifted("3/1/2023, 2/28")).toBe("3/1");
});
