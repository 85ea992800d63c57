import { expect, it } from "vitest";
import { featuresOf } from "./test-features.js";
import { frequencyAndShape, wordFrequency } from "./word-frequency.js";

const own = (text: string) =>
  featuresOf(wordFrequency, text).map((names) => names.find((name) => name.startsWith("freq[0]=")));

it("tells common words from rare and unknown ones, and leaves numbers and marks out", () => {
  const [the, THE, rare, unknown, number, mark] = own("the THE meadow xqzvk 42 ,");
  expect(the).toBe("freq[0]=6");
  expect(THE).toBe(the);
  expect(Number(rare?.slice("freq[0]=".length))).toBeLessThan(6);
  expect(unknown).toBe("freq[0]=none");
  expect([number, mark]).toEqual([undefined, undefined]);
});

it("sees the neighbours", () => {
  expect(featuresOf(wordFrequency, "the xqzvk 42")[1]).toEqual(["freq[-1]=6", "freq[0]=none"]);
});

it("joins frequency and shape", () => {
  expect(featuresOf(frequencyAndShape, "The Xqzvk 42")).toEqual([
    ["freq-shape[0,0]=6|Aa"],
    ["freq-shape[0,0]=none|Aa"],
    [],
  ]);
  expect(featuresOf(frequencyAndShape, "The", { language: "es" })).toEqual([[]]);
});
