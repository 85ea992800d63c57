import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateContext, dayOfFull, EMPTY_CONTEXT } from "./context.js";
import { calendarDay, weekdayOf } from "./days.js";
import { drawShift } from "./draw-shift.js";
import { readDate } from "./read.js";
import { shiftDate } from "./shift.js";
import { FULL_FORMS, seededDraws, someDay, someShift, writtenOn } from "./test-date-forms.js";

const forms = fc.constantFrom(...Object.values(FULL_FORMS));
const inOrder = (order: "mdy" | "dmy" | "ymd" = "mdy") => ({ context: { ...EMPTY_CONTEXT, order } });

describe.each(Object.entries(FULL_FORMS))("a full date such as %s", (_name, form) => {
  it("moves to the exact day and keeps its format to the character", () => {
    fc.assert(
      fc.property(someDay, someShift, (day, shift) => {
        fc.pre(!form.open?.(calendarDay(day)));
        const shifted = shiftDate(writtenOn(form, day), shift, inOrder(form.order));
        expect(shifted).toBe(writtenOn(form, day + shift));
      }),
    );
  });

  it("comes back by the opposite shift", () => {
    fc.assert(
      fc.property(someDay, someShift, (day, shift) => {
        const original = writtenOn(form, day);
        const there = shiftDate(original, shift, inOrder(form.order))!;
        const back = shiftDate(there, -shift, inOrder(form.order))!;
        const isOpen = [day, day + shift].some((number) => form.open?.(calendarDay(number)));
        if (!isOpen) expect(back).toBe(original);
        const read = readDate(back, inOrder(form.order).context)!.items.at(-1)!;
        expect(dayOfFull(read)).toBe(day);
      }),
    );
  });
});

it("keeps the interval between any two dates, however each is written", () => {
  fc.assert(
    fc.property(forms, forms, someDay, someDay, someShift, (one, other, from, to, shift) => {
      const moved = (form: typeof one, day: number) => {
        const context = inOrder(form.order).context;
        const text = shiftDate(writtenOn(form, day), shift, { context })!;
        return dayOfFull(readDate(text, context)!.items.at(-1)!)!;
      };
      expect(moved(other, to) - moved(one, from)).toBe(to - from);
    }),
  );
});

it("moves a date without its year as the full one beside it", () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: -170, max: 170 }), someShift, (day, apart, shift) => {
      const { month, day: inMonth } = calendarDay(day + apart);
      const full = writtenOn(FULL_FORMS["3/4/2012"]!, day);
      const text = `Seen ${full}, again ${month}/${inMonth}.`;
      const at = text.lastIndexOf(" ") + 1;
      const spans = [
        { start: 5, end: 5 + full.length, type: "DATE" },
        { start: at, end: text.length - 1, type: "DATE" },
      ];
      // 29 February is looked for in a leap year, wherever the full date stands.
      fc.pre(!(month === 2 && inMonth === 29));
      const shifted = shiftDate(`${month}/${inMonth}`, shift, { context: dateContext(text, spans), at });
      const expected = calendarDay(day + apart + shift);
      expect(shifted).toBe(`${expected.month}/${expected.day}`);
    }),
  );
});

it("keeps every weekday true when the shift keeps weekdays", () => {
  fc.assert(
    fc.property(fc.integer(), someDay, (seed, day) => {
      const shift = drawShift(seededDraws(seed), { keepWeekday: true });
      expect(Math.abs(shift % 7)).toBe(0);
      expect(weekdayOf(day + shift)).toBe(weekdayOf(day));
      for (const word of ["Thursday", "MON", "tues", "Fridays"]) expect(shiftDate(word, shift)).toBe(word);
      const named = FULL_FORMS["Sunday, 3/4/12"]!;
      const before = writtenOn(named, day).split(",")[0];
      expect(shiftDate(writtenOn(named, day), shift)?.split(",")[0]).toBe(before);
    }),
  );
});

it("reads or draws anew whatever it is given, and never throws", () => {
  const piece = fc.constantFrom(
    ..."1 2 13 14 31 45 03 98 2019 / - . , ' of the st th Feb May MARCH monday Sat. fall winter s 80 T 10:30 Lent to first in xyz".split(
      " ",
    ),
    " ",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), someShift, fc.integer(), (pieces, shift, seed) => {
      const text = pieces.join("");
      const shifted = shiftDate(text, shift, { draws: seededDraws(seed) });
      expect(typeof shifted).toBe("string");
      if (readDate(text) === undefined) expect(shifted).not.toBe(text);
    }),
    { numRuns: 2000 },
  );
});
