import { expect, it } from "vitest";
import { labelledPart, type TaggedPart } from "./note-parts.js";
import { confidenceOf, surest } from "./surest.js";

const POWER = { DOCTOR: 0.8, DATE: 0.5 };
const span = (type: string, score: number) => ({ start: 0, end: 1, type, score });

it("believes a section as far as its spans are probable and their types are told well", () => {
  expect(confidenceOf([span("DOCTOR", 1), span("DATE", 0.6)], POWER)).toBeCloseTo((0.8 + 0.3) / 2);
  expect(confidenceOf([span("CITY", 1)], POWER)).toBe(0);
  expect(confidenceOf([], POWER)).toBeUndefined();
});

const part = (note: number, characters: number, ...spans: ReturnType<typeof span>[]): TaggedPart =>
  labelledPart({ note, start: 0, end: characters, structured: false }, spans);

it("takes the surest sections that fit, of equals the first, and none in which nothing was found", () => {
  const parts = [
    part(0, 10, span("DATE", 0.9)),
    part(2, 10, span("DOCTOR", 0.9)),
    part(1, 10, span("DOCTOR", 0.9)),
    part(3, 10),
    part(4, 10, span("CITY", 1)),
  ];
  const notes = (room: number) => surest(parts, POWER, room).map((one) => one.part.note);
  expect(notes(20)).toEqual([1, 2]);
  expect(notes(29)).toEqual([1, 2]);
  expect(notes(1000)).toEqual([1, 2, 0]);
  expect(notes(1)).toEqual([1]);
});
