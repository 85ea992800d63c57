import { expect, it } from "vitest";
import type { Note } from "../note.js";
import { inline } from "./inline.js";

if (inline.layout !== "one-note-per-file" || !inline.read) throw new Error("layout");
const { read, write } = inline;

it("reads marks into spans and writes them back", async () => {
  const content = "Dr. [[DOCTOR:Okafor]] on [[DATE:3/4]].\r\n";
  const note = await read(content, { file: "f", id: "f", options: {}, companion: async () => undefined });
  expect(note).toEqual({
    id: "f",
    text: "Dr. Okafor on 3/4.\r\n",
    spans: [
      { start: 4, end: 10, type: "DOCTOR" },
      { start: 14, end: 17, type: "DATE" },
    ],
  });
  expect(write(note as Note, {})).toEqual([{ ending: ".inline", content }]);
});

it("refuses a label that the reader would not take for one", () => {
  for (const type of ["a b", "a:b", "[", "]", "\\", "x".repeat(78)]) {
    expect(() => write({ id: "1", text: "abc", spans: [{ start: 0, end: 1, type }] }, {})).toThrow(/label/);
  }
  const longest = "x".repeat(77);
  expect(write({ id: "1", text: "abc", spans: [{ start: 0, end: 1, type: longest }] }, {})).toHaveLength(1);
});

it("is known by its marks, but not by double brackets of other kinds", () => {
  expect(inline.detect("a.txt", "on [[DATE:3/4]]")).toBeGreaterThan(0.5);
  expect(inline.detect("a.txt", "see [[link]] and [[page:2]] \\[[DATE:3]]")).toBe(0);
});
