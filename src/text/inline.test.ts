import fc from "fast-check";
import { expect, it } from "vitest";
import { parseInline, writeInline } from "./inline.js";

it("reads tags into spans over the plain text", () => {
  expect(parseInline("Dr. [[DOCTOR:Lee]] on [[DATE:3/4]].")).toEqual({
    text: "Dr. Lee on 3/4.",
    spans: [
      { start: 4, end: 7, type: "DOCTOR" },
      { start: 11, end: 14, type: "DATE" },
    ],
  });
});

it("leaves single brackets and stray backslashes alone", () => {
  const text = "[x] chest pain a[0][1] C:\\temp ]] ok";
  expect(parseInline(text).text).toBe(text);
  expect(writeInline(text, [])).toBe(text);
});

it("refuses broken mark-up by line, without its text", () => {
  for (const [marked, message] of [
    ["ok\n[[DATE:3/4", /line 2: a tag is not closed/],
    ["[[no type]]", /not followed by TYPE/],
    ["[[DATE:]]", /empty/],
    ["[[DATE:[[AGE:3]]]]", /inside another/],
  ] as const) {
    expect(() => parseInline(marked)).toThrow(message);
  }
});

it("comes back as it was for any text and any disjoint spans", () => {
  const texts = fc.string({ unit: fc.constantFrom("[", "]", "\\", "a", ":", "\n", "😀", "X") });
  fc.assert(
    fc.property(texts, fc.array(fc.nat(40), { maxLength: 8 }), (text, cuts) => {
      const points = [...new Set(cuts.map((cut) => Math.min(cut, text.length)))].sort((a, b) => a - b);
      const spans = [];
      for (let i = 0; i + 1 < points.length; i += 2) {
        spans.push({ start: points[i] as number, end: points[i + 1] as number, type: "LOCATION-OTHER" });
      }
      const back = parseInline(writeInline(text, spans));
      expect(back).toEqual({ text, spans });
    }),
    { numRuns: 2000 },
  );
});

it("writes only labels that it reads back, and says where another stands", () => {
  const text = "Ann Lee";
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("A", "-", ":", " ", "[", "]", "\\", "é") }), (type) => {
      const spans = [{ start: 0, end: 3, type }];
      if (/^[A\-é]+$/.test(type)) expect(parseInline(writeInline(text, spans)).spans).toEqual(spans);
      else
        expect(() => writeInline(text, spans)).toThrow(
          expect.objectContaining({ code: "label-not-writable" }),
        );
    }),
  );
  const long = (length: number) => [{ start: 4, end: 7, type: "X".repeat(length) }];
  expect(parseInline(writeInline(text, long(77))).spans).toEqual(long(77));
  expect(() => writeInline(text, long(78))).toThrow(/offset 4/);
});
