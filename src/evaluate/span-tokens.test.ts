import fc from "fast-check";
import { expect, test } from "vitest";
import { bySpanOrder } from "../note.js";
import { byPlaceAndType, type Mark } from "./match.js";
import { countMode, MATCH_MODES, MATCHERS, type Mode } from "./modes.js";
import { asciiSpanTokens, spanTokens } from "./span-tokens.js";

/** The definition, span by span. */
function plainly(text: string, spans: readonly Mark[], word: RegExp, wordless: (span: Mark) => Mark): Mark[] {
  return spans.flatMap((span) => {
    const found = [...text.slice(span.start, span.end).matchAll(word)].map((match) => ({
      start: span.start + match.index,
      end: span.start + match.index + match[0].length,
      type: span.type,
    }));
    return found.length > 0 ? found : [wordless(span)];
  });
}

const setOf = (tokens: readonly Mark[]): Mark[] => {
  const sorted = tokens.map(({ start, end, type }) => ({ start, end, type })).sort(byPlaceAndType);
  return sorted.filter((token, i) => i === 0 || byPlaceAndType(sorted[i - 1] as Mark, token) !== 0);
};

const drawn = fc
  .tuple(
    fc
      .array(fc.constantFrom("a", "b", "7", " ", ".", "é", "-"), { maxLength: 30 })
      .map((parts) => parts.join("")),
    fc.array(fc.tuple(fc.nat(29), fc.integer({ min: 1, max: 15 }), fc.constantFrom("X", "Y")), {
      maxLength: 8,
    }),
  )
  .map(([text, places]) => ({
    text,
    spans: places
      .map(([start, length, type]) => ({ start, end: Math.min(text.length, start + length), type }))
      .filter(({ start, end }) => start < end)
      .sort(bySpanOrder),
  }));

test("overlapping, nested and touching spans give the tokens that each would give alone", () => {
  fc.assert(
    fc.property(drawn, ({ text, spans }) => {
      const unicode = plainly(text, spans, /[\p{L}\p{M}\p{N}]+/gu, (span) => span);
      expect(setOf(spanTokens(text, spans))).toEqual(setOf(unicode));
      const ascii = plainly(text, spans, /[a-zA-Z0-9]+/g, ({ start, type }) => ({ start, end: start, type }));
      expect(setOf(asciiSpanTokens(text, spans))).toEqual(setOf(ascii));
    }),
    { numRuns: 2000 },
  );
});

test("the order in which spans are given does not matter", () => {
  const text = "aa bb cc dd ee";
  const given = [
    { start: 6, end: 11, type: "DATE" },
    { start: 0, end: 14, type: "DATE" },
  ];
  const reversed = [...given].reverse();
  expect(MATCHERS.token.count(text, given, reversed)).toEqual({ tp: 5, fp: 0, fn: 0 });
  const pair = { id: "1", text, gold: given, pred: reversed, note: { id: "1", text, spans: given } };
  expect(countMode(MATCH_MODES.find(({ name }) => name === "token") as Mode, pair)).toEqual({
    tp: 5,
    fp: 0,
    fn: 0,
  });
  fc.assert(
    fc.property(drawn, ({ text: any, spans }) => {
      const turned = [...spans].reverse();
      expect(setOf(spanTokens(any, turned))).toEqual(setOf(spanTokens(any, spans)));
      expect(turned).toEqual([...spans].reverse()); // the caller's list stays as it was
    }),
  );
});

test("deeply nested spans give a number of tokens that grows with the text, not with the depth", () => {
  const text = "word ".repeat(2000);
  const nested = Array.from({ length: 1000 }, (_, i) => ({ start: i, end: text.length - i, type: "X" }));
  // 2,000 words, and at most a first and a last token for each span.
  expect(spanTokens(text, nested).length).toBeLessThanOrEqual(2000 + 2 * 1000);
});

test("an ASCII word ends at an accent, ours does not", () => {
  const text = "Estefanía";
  const span = [{ start: 0, end: text.length, type: "PATIENT" }];
  expect(spanTokens(text, span).map(({ start, end }) => text.slice(start, end))).toEqual(["Estefanía"]);
  expect(asciiSpanTokens(text, span).map(({ start, end }) => text.slice(start, end))).toEqual([
    "Estefan",
    "a",
  ]);
});
