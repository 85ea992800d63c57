import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../test/processor-time.js";
import { parseInline } from "../../text/inline.js";
import { readDate } from "./read.js";

const root = new URL("../../../corpus/", import.meta.url);

describe("readDate", () => {
  it.each([
    [
      "3/4-3/9",
      [
        { month: 3, day: 4 },
        { month: 3, day: 9 },
      ],
    ],
    ["May 3-10", [{ month: 5, day: 3 }, { day: 10 }]],
    ["2012-13", [{ year: 2012 }, { year: 2013 }]],
    ["next thurs", [{ weekday: 4 }]],
    ["first Tuesday in June, 2024", [{ nth: 1, weekday: 2, month: 6, year: 2024 }]],
    ["Lent 2020", [{ holiday: "lent", year: 2020 }]],
    ["2019-02-14T10:30:00Z", [{ year: 2019, month: 2, day: 14 }]],
    ["4-2-94, Holy Saturday", [{ year: 1994, month: 4, day: 2 }, { holiday: "holy-saturday" }]],
    ["m", [{ weekday: 1 }]],
    ["Tu 11/15/22", [{ weekday: 2 }, { year: 2022, month: 11, day: 15 }]],
    ["2/30", [{ month: 2, day: 30 }]],
    ["6th", [{ day: 6 }]],
  ])("reads %s", (text, values) => {
    expect(readDate(text)?.items.map((item) => item.values)).toEqual(values);
  });

  it("puts every part where it stands", () => {
    const text = "from the 14th of June to 3 July '07 at 10:30";
    const items = readDate(text)!.items;
    expect(items).toHaveLength(2);
    for (const { start, end, parts } of items) {
      expect(text.slice(start, end)).toBe(parts.map((part) => part.text).join(""));
    }
    expect(items.flatMap(({ parts }) => parts).filter(({ kind }) => kind !== "literal")).toMatchObject([
      { kind: "day", text: "14th", value: 14 },
      { kind: "month", text: "June", value: 6 },
      { kind: "day", text: "3", value: 3 },
      { kind: "month", text: "July", value: 7 },
      { kind: "year", text: "07", value: 2007 },
    ]);
  });

  it("reads two-digit years up to the pivot", () => {
    const year = (pivot?: number) => readDate("3/4/36", pivot ? { pivot } : {})?.items[0]?.values.year;
    expect(year()).toBe(1936);
    expect(year(2040)).toBe(2036);
  });

  it("answers in little time whatever the text", async () => {
    const took = await processorTime(() => {
      for (const piece of ["1/", "a1", "1 ", "may ", "'", "first tue in ", "the 1 of ", "3-", "lent "])
        for (const times of [5, 40, 5000])
          readDate(piece.repeat(times).slice(0, times === 5000 ? undefined : 80));
    });
    expect(took).toBeLessThan(5000);
  });

  it("reads all but one in a hundred dates of the training notes, and gives their text back", () => {
    let dates = 0;
    let unread = 0;
    for (const place of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
      const index = JSON.parse(readFileSync(new URL(`${place.name}/index.json`, root), "utf8"));
      for (const { id, split } of index as { id: string; split: string }[]) {
        if (split !== "train") continue;
        const marked = readFileSync(new URL(`${place.name}/notes/${id}.txt`, root), "utf8");
        const { text, spans } = parseInline(marked);
        for (const { start, end, type } of spans) {
          if (type !== "DATE") continue;
          dates++;
          const surface = text.slice(start, end);
          const read = readDate(surface);
          if (!read) unread++;
          for (const item of read?.items ?? [])
            expect(item.parts.map((part) => part.text).join("")).toBe(surface.slice(item.start, item.end));
        }
      }
    }
    expect(dates).toBeGreaterThan(4000);
    expect(unread / dates).toBeLessThan(0.01);
  });
});
