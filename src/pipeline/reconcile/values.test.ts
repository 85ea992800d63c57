import fc from "fast-check";
import { expect, it } from "vitest";
import { wordOffsets } from "./values.js";

const WORD = /[\p{L}\p{N}]+/gu;

it("finds words where the pattern does, in any alphabet", () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(..."ab Z9 .-'é\n½𝒜漢"), fc.string({ unit: "binary", maxLength: 1 })),
  });
  fc.assert(
    fc.property(text, (words) => {
      const expected = [...words.matchAll(WORD)].flatMap((match) => [
        match.index,
        match.index + match[0].length,
      ]);
      expect(wordOffsets(words)).toEqual(expected);
    }),
  );
});
