import { describe, expect, it } from "vitest";
import type { CleanedNote, FoundInNote } from "../../model/index.js";
import type { ReplacedSpan } from "../../replace/index.js";
import { NotePacker, unpackCleaned, unpackFound } from "./packed-notes.js";

function packed(groups: readonly (readonly (FoundInNote | CleanedNote)[])[]) {
  const packer = new NotePacker();
  for (const group of groups) packer.add(group);
  return packer.packed();
}

/** Whole numbers below n that look random and are the same in every run. */
function numbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function someSpan(below: (n: number) => number): ReplacedSpan {
  const [start, output] = [below(1e6), below(1e6)];
  return {
    start,
    end: start + 1 + below(40),
    type: ["DATE", "PATIENT", "é 𝒳"][below(3)] as string,
    ...(below(2) === 0 && { score: below(1001) / 1000 }),
    ...(below(2) === 0 && { source: `rule:phone/${below(5)}` }),
    ...(below(4) === 0 && { link: `T${below(9)}` }),
    output: { start: output, end: output + below(2) },
  };
}

function someGroups(seed: number): CleanedNote[][] {
  const below = numbers(seed);
  const many = <T>(most: number, make: () => T): T[] => Array.from({ length: below(most + 1) }, make);
  return many(6, () =>
    many(4, () => ({
      text: "word ".repeat(below(4)),
      spans: many(12, () => someSpan(below)),
      confidence: below(3) === 0 ? null : below(1001) / 1000,
    })),
  );
}

/** What was known before anything was replaced. */
const foundIn = ({ spans, confidence }: CleanedNote): FoundInNote => ({
  spans: spans.map(({ output: _, ...span }) => span),
  confidence,
});

describe("packed notes", () => {
  it.each(Array.from({ length: 40 }, (_, seed) => seed))("come back as they were (%i)", (seed) => {
    const groups = someGroups(seed);
    expect(unpackCleaned(structuredClone(packed(groups)))).toStrictEqual(groups);
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed))(
    "come back before they are replaced (%i)",
    (seed) => {
      const groups = someGroups(seed).map((group) => group.map(foundIn));
      expect(unpackFound(structuredClone(packed(groups)))).toStrictEqual(groups);
    },
  );

  it("grow with the batch", () => {
    const span = { start: 0, end: 4, type: "DATE" };
    const groups = [[{ spans: Array.from({ length: 5000 }, () => span), confidence: null }]];
    expect(unpackFound(packed(groups))).toStrictEqual(groups);
  });

  it("hold a word once, however often it is used", () => {
    const span = { start: 0, end: 4, type: "DATE", source: "DATE", output: { start: 0, end: 6 } };
    const note = { text: "[DATE]", spans: [span, span], confidence: 0 };
    expect(packed([[note, note], [note]]).words).toEqual(["DATE"]);
  });
});
