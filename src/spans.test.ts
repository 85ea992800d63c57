import fc from "fast-check";
import { expect, it } from "vitest";
import type { Span } from "./note.js";
import { coveredRanges, overlapFinder, overlaps, resolveOverlaps } from "./spans.js";

const span = (start: number, end: number, type = "X", score = 0.9): Span => ({ start, end, type, score });

it("lets the longer span win, then the surer one", () => {
  const text = "Fax 555-0100 x22 today";
  expect(resolveOverlaps(text, [span(4, 12, "PHONE", 0.99), span(4, 16, "FAX", 0.8)])).toEqual([
    span(4, 16, "FAX", 0.8),
  ]);
  expect(resolveOverlaps(text, [span(4, 12, "PHONE", 0.8), span(4, 12, "FAX", 0.9)])).toEqual([
    span(4, 12, "FAX", 0.9),
  ]);
});

it("keeps the rest of a span that crosses a longer one, if it holds a word", () => {
  const text = "Anna Maria Lee, 12";
  expect(resolveOverlaps(text, [span(0, 10, "A"), span(5, 14, "B")])).toEqual([
    span(0, 10, "A"),
    span(11, 14, "B"),
  ]);
  expect(resolveOverlaps(text, [span(0, 14, "A"), span(13, 16, "B")])).toEqual([span(0, 14, "A")]);
});

it("leaves no overlap and uncovers no letter or digit, whatever comes in", () => {
  const spans = fc.array(fc.tuple(fc.nat(28), fc.integer({ min: 1, max: 12 }), fc.nat(100)), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "B", "7", " ", ","), minLength: 40, maxLength: 40 }),
      spans,
      (text, raw) => {
        const given = raw.map(([start, length, score]) => span(start, start + length, "X", score / 100));
        const resolved = resolveOverlaps(text, given);
        for (let i = 1; i < resolved.length; i++)
          expect(overlaps(resolved[i - 1]!, resolved[i]!)).toBe(false);
        for (const { start, end } of given) {
          for (let at = start; at < end; at++) {
            if (/[a-zB7]/.test(text[at]!))
              expect(resolved.some((s) => s.start <= at && at < s.end)).toBe(true);
          }
        }
      },
    ),
    { numRuns: 500 },
  );
});

it("merges what overlaps or touches into ranges", () => {
  expect(coveredRanges([span(5, 9), span(0, 3), span(3, 4), span(6, 12)])).toEqual([
    { start: 0, end: 4 },
    { start: 5, end: 12 },
  ]);
});

const dateAt = (start: number, end: number) => ({ start, end, type: "DATE" });

it("finds what overlaps, as looking at every span does", () => {
  const spans = Array.from({ length: 200 }, (_, n) => {
    const start = (n * 37) % 300;
    return dateAt(start, start + 1 + ((n * 11) % 40));
  });
  const finder = overlapFinder(spans);
  const order = (a: { start: number; end: number }, b: { start: number; end: number }) =>
    a.start - b.start || a.end - b.end;
  for (let start = 0; start < 340; start += 3) {
    const sought = dateAt(start, start + 5);
    const slow = spans.filter((span) => span.start < sought.end && sought.start < span.end).sort(order);
    expect(finder(sought)).toEqual(slow);
  }
});

it("takes no longer for each of many spans than for each of a few", () => {
  const looked = (count: number): number => {
    let touched = 0;
    const spans = Array.from({ length: count }, (_, n) => ({
      start: 10 * n,
      get end() {
        touched++;
        return 10 * n + 5;
      },
      type: "DATE",
    }));
    const finder = overlapFinder(spans);
    touched = 0;
    for (const span of spans) finder(span);
    return touched / count;
  };
  expect(looked(4000)).toBeLessThan(2 * looked(400));
});
