import fc from "fast-check";
import { expect, it } from "vitest";
import { splitsPair } from "../note.js";
import { characterOffsets } from "./tokenize-characters.js";

function cut(text: string): string[] {
  const offsets = characterOffsets(text);
  return Array.from({ length: offsets.length / 2 }, (_, t) => text.slice(offsets[2 * t], offsets[2 * t + 1]));
}

it.each([
  ["Ann 42", ["A", "n", "n", "4", "2"]],
  ["a😀b", ["a", "😀", "b"]],
  ["e\u0301\u0323x", ["e\u0301\u0323", "x"]],
  ["👍🏽!", ["👍🏽", "!"]],
  ["...\n-\u00a0'", [".", ".", ".", "-", "'"]],
  ["\u0301a", ["\u0301", "a"]],
  [" \t\n", []],
  ["", []],
])("cuts %j", (text, tokens) => {
  expect(cut(text)).toEqual(tokens);
});

const GOES_ON = /^(?:\p{M}|\u200c|\u200d|[\u{1f3fb}-\u{1f3ff}])$/u;

/** Character by character: what goes on with the one before is added to it, unless white space stands between. */
function byHand(text: string): string[] {
  const tokens: string[] = [];
  let isOpen = false;
  for (const character of text) {
    if (isOpen && GOES_ON.test(character)) tokens.push(tokens.pop() + character);
    else if (/\S/.test(character)) tokens.push(character);
    isOpen = /\S/.test(character);
  }
  return tokens;
}

it("holds every character that is not white space exactly once, and keeps pairs and marks whole", () => {
  const unit = fc.oneof(
    fc.constantFrom(
      "a",
      "B",
      "7",
      ".",
      "'",
      "-",
      " ",
      "\n",
      "\u0301",
      "\u200d",
      "😀",
      "🏽",
      "\ud83d",
      "\ude00",
    ),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.array(unit), (units) => {
      const text = units.join("");
      const tokens = cut(text);
      expect(tokens).toEqual(byHand(text));
      expect(tokens.join("")).toBe(text.replace(/\s/g, ""));
      for (const at of characterOffsets(text)) expect(splitsPair(text, at)).toBe(false);
    }),
    { numRuns: 500 },
  );
});
