import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Context, contextAutomaton, contextOf } from "./context-automaton.js";
import { createPlaces, placeMachine } from "./places.js";
import { symbolsOf } from "./symbols.js";

const contextBefore = (pattern: RegExp, window: number): Context =>
  contextOf(contextAutomaton(pattern, "before"), { side: "before", window });
const contextAfter = (pattern: RegExp, window: number): Context =>
  contextOf(contextAutomaton(pattern, "after"), { side: "after", window });

const placesOf = (pattern: RegExp, text: string): number[] => [
  ...createPlaces(placeMachine([pattern]))(symbolsOf(text)).of(0),
];

it.each<[pattern: RegExp, text: string, places: number[]]>([
  [/Dr/, "Dr dr", [0]],
  [/dr/i, "Dr dr x", [0, 3]],
  [/(?<!\d)\d+/, "12 a3", [0, 4]],
  [/(?<![a-z])(?:No|\d)/, "No 1 a1", [0, 3]],
  [/(?<value>(?<!\d)\d|(?<![a-z])x)/, "12 xax 1x", [0, 3, 7, 8]],
  [/(?<=, ?)[A-Z]/, "A,B, C D", [2, 5]],
  [/(?<=^|x)\d/, "1 2 x3", [0, 5]],
  [/(?<=\d[a-z]?, )b/, "1a, b c, b 2, b", [4, 14]],
  [/(?=[ab]{2}c)./, "abd abc", [4]],
  [/[A-Z][a-z]+ (?:Street|Road)/, "Oak Lane, Elm Road", [10]],
  [/(?:Mr )?[A-Z]/, "aM 1B", [1, 4]],
  [/\d{1,2}\/\d{1,2}(?!\d)/, "123/4 5/6 7/890", [1, 2, 6]],
  [/(a)\1b/, "ab b", [0]],
  [/x(?=1$)/, "x1 x1", [3]],
  [/\p{Lu}/u, "aÉBß", [1, 2]],
  [/don['’]t/, "don’t dont", [0]],
  [/k/iu, "K\u212a", [0, 1]],
])("%s can begin in %o at %o and nowhere else", (pattern, text, places) => {
  expect(placesOf(pattern, text)).toEqual(places);
});

const PATTERNS = [
  /(?<![a-z])(?:an?|the|Thea?) [A-Z]\w{0,3}\b/,
  /(?=[ab]+,)(?<=(?<!a)(?:b|ab)[^b]?)\w*,/,
  /(?:a{2,3}|[^a]b?){2}(?!b)(?=c|$)/i,
  /(?<=^[ab]{0,2}|,)(?:[^,]{1,9}){1,2},/u,
  /(?:.|\s)\p{L}\S?(?<!c)😀?b/u,
  /\Ba(?![^b])|(?<!b|ca)c{2,}?/,
  /(?<one>a|b)\k<one>?c/u,
  /[\s\S]{3}(?<=aa.)b?,/,
  /ſ|s{2}|[^\W_]K/iu,
];
const text = fc
  .array(fc.constantFrom(..."aaabbbccAB,, \nthe Thé😀é’ſK\ud83d"), { maxLength: 40 })
  .map((characters) => characters.join(""));

describe("never overlooks a match", () => {
  it("at any place, however little it may remember", () => {
    const [places, forgetful] = [
      createPlaces(placeMachine(PATTERNS)),
      createPlaces(placeMachine(PATTERNS, 5)),
    ];
    fc.assert(
      fc.property(text, (note) => {
        const starts = places(symbolsOf(note));
        const others = forgetful(symbolsOf(note));
        for (const [p, pattern] of PATTERNS.entries()) {
          const found = [...note.matchAll(new RegExp(pattern, `${pattern.flags}g`))].filter(
            ([whole]) => whole !== "",
          );
          expect([...starts.of(p)]).toEqual(expect.arrayContaining(found.map(({ index }) => index)));
          expect([...others.of(p)]).toEqual([...starts.of(p)]);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(PATTERNS)("of %s before or after a value, in a window", (pattern) => {
    const [before, after] = [
      new RegExp(`(?:${pattern.source})$`, pattern.flags),
      new RegExp(`^(?:${pattern.source})`, pattern.flags),
    ];
    const [precedes, follows] = [contextBefore(before, 6), contextAfter(after, 6)];
    fc.assert(
      fc.property(text, (note) => {
        const symbols = symbolsOf(note);
        for (let at = 0; at <= note.length; at++) {
          if (before.test(note.slice(Math.max(0, at - 6), at))) expect(precedes(symbols, at)).toBe(true);
          if (after.test(note.slice(at, at + 6))) expect(follows(symbols, at)).toBe(true);
        }
      }),
    );
  });

  it("says nothing of what need not touch the value", () => {
    expect(contextBefore(/tel/, 60)(symbolsOf("tel 5"), 4)).toBe(true);
    expect(contextBefore(/tel $/, 60)(symbolsOf("fax 5"), 4)).toBe(false);
    expect(contextAfter(/^ mg/, 40)(symbolsOf("5 ml"), 1)).toBe(false);
  });
});
