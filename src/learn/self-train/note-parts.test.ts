import { expect, it } from "vitest";
import { parseInline } from "../../text/inline.js";
import { asNote, labelledPart, type NotePart, notePartsOf } from "./note-parts.js";

const NOTE = parseInline(
  "Name: [[PATIENT:Ada Pell]]\nMRN: [[MEDICALRECORD:0012]]\nHPI: She was seen by Dr. [[DOCTOR:Okafor]] who told her to rest for a week.\n",
);

it("cuts notes into sections with their labels, which are texts of their own to learn from", () => {
  const parts = notePartsOf([NOTE], "structure");
  expect(parts.map(({ structured }) => structured)).toEqual([true, false]);
  const texts = parts.map((part) => asNote([NOTE], labelledPart(part, NOTE.spans).labelled));
  const surfaces = texts.map(({ text, spans }) => spans.map(({ start, end }) => text.slice(start, end)));
  expect(surfaces).toEqual([["Ada Pell", "0012"], ["Okafor"]]);
  expect(texts.map(({ text }) => text).join("")).toBe(NOTE.text);
});

it("cuts a span at the border of a part", () => {
  const part: NotePart = { note: 0, start: 10, end: 20, structured: false };
  const spans = [
    { start: 5, end: 12, type: "A" },
    { start: 18, end: 25, type: "B" },
    { start: 20, end: 22, type: "C" },
  ];
  expect(labelledPart(part, spans).labelled.spans).toEqual([
    { start: 10, end: 12, type: "A" },
    { start: 18, end: 20, type: "B" },
  ]);
});
