import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Analysis } from "./analysis.js";
import { linesOf } from "./lines.js";
import type { TokenizerName } from "./tokenize.js";

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Notes of pieces that make lines, sentences, sections and pairs, among pieces that break them. */
const piece = fc.constantFrom(
  ...[
    "Ann Quist",
    "slept.",
    "Dr. Okafor",
    "ALLERGIES:",
    "none",
    "Plan:",
    "MRN: 0042",
    "1.",
    "-",
    "|",
    "=",
    "😀",
    "é",
  ],
  ...[
    " ",
    " ",
    "  ",
    "\t",
    "\n",
    "\n\n",
    "\r\n",
    "    ",
    "\f",
    "\u2028",
    "....",
    "SOCIAL HISTORY",
    "a".repeat(30),
  ],
);
const note = fc
  .array(fc.oneof({ weight: 8, arbitrary: piece }, { weight: 1, arbitrary: fc.string({ unit: "binary" }) }))
  .map((pieces) => pieces.join(""));
const tokenizer = fc.constantFrom<TokenizerName>("plain", "aggressive", "dates-2006", "characters");

/** Looks at every stretch for every token. */
const byTrying = (analysis: Analysis, stretches: readonly Stretch[]): number[] =>
  Array.from({ length: analysis.count }, (_, t) =>
    stretches.findIndex(({ start, end }) => start <= analysis.start(t) && analysis.start(t) < end),
  );

describe("says in which stretch each token stands", () => {
  it.each([
    ["lineOf", (analysis: Analysis) => linesOf(analysis.text)],
    ["sentenceOf", (analysis: Analysis) => analysis.sentences],
    ["sectionOf", (analysis: Analysis) => analysis.sections],
    ["attributeOf", (analysis: Analysis) => analysis.attributes.map(({ value }) => value)],
  ] as const)("%s", (name, stretches) => {
    fc.assert(
      fc.property(note, tokenizer, (text, kind) => {
        const analysis = new Analysis(text, kind);
        const found = Array.from(analysis[name]);
        expect(found).toEqual(byTrying(analysis, stretches(analysis)));
        if (name !== "attributeOf") expect(found).not.toContain(-1);
      }),
      { numRuns: 300 },
    );
  });

  it("in an invented note", () => {
    const analysis = new Analysis("Ann slept. Well.\nALLERGIES: none\n", "plain");
    expect(analysis.words).toEqual(["Ann", "slept", ".", "Well", ".", "ALLERGIES", ":", "none"]);
    expect([...analysis.lineOf]).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
    expect([...analysis.sentenceOf].slice(0, 6)).toEqual([0, 0, 0, 1, 1, 2]);
    expect([...analysis.sectionOf]).toEqual([0, 0, 0, 0, 0, 1, 1, 1]);
    expect([...analysis.attributeOf]).toEqual([-1, -1, -1, -1, -1, -1, -1, 0]);
  });
});

it("finds the first token that ends after a position", () => {
  fc.assert(
    fc.property(note, tokenizer, (text, kind) => {
      const analysis = new Analysis(text, kind);
      for (let position = -1; position <= text.length + 1; position++) {
        let first = 0;
        while (first < analysis.count && analysis.end(first) <= position) first++;
        expect(analysis.firstTokenAt(position)).toBe(first);
      }
    }),
  );
});

it("works every part out once", () => {
  const analysis = new Analysis("Ann slept.", "plain");
  expect(analysis.sentenceOf).toBe(analysis.sentenceOf);
  expect(analysis.words).toBe(analysis.words);
  expect(analysis.partOfSpeech).toHaveLength(3);
  expect(() => new Analysis("Ann", "nosuch" as TokenizerName)).toThrow('unknown tokenizer "nosuch"');
});
