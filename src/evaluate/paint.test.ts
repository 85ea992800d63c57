import fc from "fast-check";
import { expect, test } from "vitest";
import { bySpanOrder, type Span } from "../note.js";
import { labelCodes, paint } from "./paint.js";
import { forEachLabelledToken } from "./token-labels.js";

const types = ["A", "B", "C"];
const codes = labelCodes(types);
const spans = fc
  .array(fc.tuple(fc.nat(39), fc.integer({ min: 1, max: 20 }), fc.constantFrom(...types)), { maxLength: 12 })
  .map((drawn) =>
    drawn
      .map(([start, length, type]): Span => ({ start, end: Math.min(40, start + length), type }))
      .sort(bySpanOrder),
  );

test("a place shows the longest span over it, and nothing where there is none", () => {
  fc.assert(
    fc.property(spans, (drawn) => {
      const labels = paint(40, drawn, codes);
      for (let at = 0; at < 40; at++) {
        const over = drawn.filter((span) => span.start <= at && at < span.end);
        const longest = Math.max(...over.map((span) => span.end - span.start));
        const allowed = over
          .filter((span) => span.end - span.start === longest)
          .map((span) => codes.get(span.type));
        if (over.length === 0) expect(labels[at]).toBe(0);
        else expect(allowed).toContain(labels[at]);
      }
    }),
  );
});

test("words are cut where either label changes inside them", () => {
  const text = "winterHx, Zoë";
  const gold = paint(text.length, [{ start: 0, end: 6, type: "A" }], codes);
  const pred = paint(text.length, [{ start: 0, end: 8, type: "A" }], codes);
  const seen: [string, number, number][] = [];
  forEachLabelledToken(text, gold, pred, (g, p, start, end) => seen.push([text.slice(start, end), g, p]));
  expect(seen).toEqual([
    ["winter", 1, 1],
    ["Hx", 0, 1],
    ["Zoë", 0, 0],
  ]);
});
