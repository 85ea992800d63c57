import { expect, it } from "vitest";
import { ScrubJayError } from "./errors.js";
import { bySpanOrder, makeNote, makeSpan } from "./note.js";

it.each([
  ["outside the text", { start: 0, end: 99, type: "DATE" }, /outside the text/],
  ["before the text", { start: -1, end: 2, type: "DATE" }, /outside the text/],
  ["empty", { start: 2, end: 2, type: "DATE" }, /empty/],
  ["backwards", { start: 3, end: 2, type: "DATE" }, /empty/],
  ["between two units of a pair", { start: 1, end: 3, type: "DATE" }, /splits a surrogate pair/],
  ["ending inside a pair", { start: 0, end: 1, type: "DATE" }, /splits a surrogate pair/],
  ["at a fraction", { start: 0.5, end: 2, type: "DATE" }, /whole numbers/],
  ["without a type", { start: 0, end: 2, type: "" }, /no type/],
])("cannot build a span that is %s", (_what, span, message) => {
  expect(() => makeSpan("😀 Lee", span)).toThrow(message);
  expect(() => makeNote({ id: "a", text: "😀 Lee", spans: [span] })).toThrow(ScrubJayError);
});

it("accepts spans at both ends, beside a pair and over lone surrogates", () => {
  expect(makeSpan("😀", { start: 0, end: 2, type: "DATE" })).toEqual({ start: 0, end: 2, type: "DATE" });
  expect(makeSpan("\udc00x", { start: 0, end: 1, type: "DATE" }).end).toBe(1);
});

it("makes notes that survive JSON", () => {
  const note = makeNote({
    id: "a",
    text: "Lee 😀\r\n",
    patient: "p",
    spans: [{ start: 0, end: 3, type: "DOCTOR" }],
  });
  expect(JSON.parse(JSON.stringify(note))).toEqual(note);
});

it("refuses a note without id or text", () => {
  expect(() => makeNote({ id: "", text: "" })).toThrow(/no id/);
  expect(() => makeNote({ id: "a", text: undefined as unknown as string })).toThrow(/no text/);
});

it("sorts spans in reading order, the longer first", () => {
  const spans = [
    { start: 4, end: 5, type: "B" },
    { start: 4, end: 5, type: "A" },
    { start: 4, end: 9, type: "Z" },
    { start: 0, end: 1, type: "Z" },
  ];
  expect([...spans].sort(bySpanOrder).map(({ start, end, type }) => `${start}-${end}${type}`)).toEqual([
    "0-1Z",
    "4-9Z",
    "4-5A",
    "4-5B",
  ]);
});
