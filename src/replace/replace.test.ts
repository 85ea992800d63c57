import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Span } from "../note.js";
import { parseInline } from "../text/inline.js";
import { KEYLESS_MODES, type ModeName, modeNamed } from "./modes.js";
import { replaceSpans } from "./replace.js";

const run = (mode: ModeName, marked: string): string => {
  const { text, spans } = parseInline(marked);
  return replaceSpans(text, spans, KEYLESS_MODES[mode]()).text;
};

it("redacts to the type", () => {
  expect(run("redact", "Dr. [[DOCTOR:Okafor]] on [[DATE:3/4]].")).toBe("Dr. [DOCTOR] on [DATE].");
});

it("numbers labels by value within the note, per type", () => {
  const marked =
    "[[DATE:3/4]] [[DOCTOR:Lee]] [[DATE:3/5]] [[DATE:3/4]] [[DOCTOR:LEE]] [[DOCTOR:Mary\n Lee]] [[DOCTOR:Mary Lee]]";
  expect(run("label", marked)).toBe("[DATE-1] [DOCTOR-1] [DATE-2] [DATE-1] [DOCTOR-1] [DOCTOR-2] [DOCTOR-2]");
});

it("masks with the same length and keeps line breaks", () => {
  expect(run("mask", "a [[PATIENT:Ann\r\n😀Lee]] b")).toBe("a ***\r\n***** b");
});

it("replaces overlapping spans as one, under the type of the longest", () => {
  const spans: Span[] = [
    { start: 0, end: 4, type: "CITY" },
    { start: 2, end: 9, type: "HOSPITAL" },
    { start: 9, end: 12, type: "ZIP" },
  ];
  expect(replaceSpans("abcdefghi123 x", spans, KEYLESS_MODES.redact()).text).toBe("[HOSPITAL][ZIP] x");
});

it("answers an unknown mode with the modes that exist", () => {
  expect(() => modeNamed("shred")).toThrow(/unknown mode "shred"/);
});

describe.each(Object.keys(KEYLESS_MODES) as ModeName[])("in mode %s", (mode) => {
  it("keeps all text outside spans, and output offsets point at the replacements", () => {
    const spans = fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 9 })), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", "b", " ", "\n"), minLength: 40, maxLength: 40 }),
        spans,
        (text, raw) => {
          const given = raw.map(([start, length]) => ({ start, end: start + length, type: "DATE" }));
          const result = replaceSpans(text, given, KEYLESS_MODES[mode]());
          let outside = "";
          let at = 0;
          let inputOutside = "";
          let inputAt = 0;
          for (const { start, end, output } of result.spans) {
            outside += result.text.slice(at, output.start);
            inputOutside += text.slice(inputAt, start);
            at = output.end;
            inputAt = end;
            if (mode !== "mask")
              expect(result.text.slice(output.start, output.end)).toMatch(/^\[DATE(-\d+)?\]$/);
          }
          expect(outside + result.text.slice(at)).toBe(inputOutside + text.slice(inputAt));
          if (mode === "mask") expect(result.text.length).toBe(text.length);
        },
      ),
    );
  });
});
