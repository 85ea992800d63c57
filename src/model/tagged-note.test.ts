import { expect, it } from "vitest";
import { taggedNote } from "./tagged-note.js";

const NOTE = { id: "n1", text: "Seen 3/4.", spans: [], extra: { ward: "6 West" } };
const spans = [{ start: 5, end: 8, type: "DATE" }];

it("writes the note's confidence beside its other fields", () => {
  expect(taggedNote(NOTE, { spans, confidence: 0.98765432 })).toEqual({
    ...NOTE,
    spans,
    extra: { ward: "6 West", confidence: 0.987654 },
  });
});

it("writes null where nothing can say", () => {
  expect(taggedNote({ id: "n2", text: "", spans: [] }, { spans: [], confidence: null }).extra).toEqual({
    confidence: null,
  });
});
