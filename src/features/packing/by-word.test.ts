import { expect, it } from "vitest";
import { Analysis } from "../../text/analysis.js";
import { MOST_WORDS } from "../../text/vocabulary.js";
import { byWord, rowsByWord } from "./by-word.js";

it("asks once per word, over notes, also where the answer is nothing", () => {
  const asked: string[] = [];
  const initials = byWord((word) => {
    asked.push(word);
    return word === "none" ? "" : (word[0] as string);
  });
  const of = (text: string): string[] => initials(new Analysis(text, "plain"));
  expect(of("alpha none beta alpha")).toEqual(["a", "", "b", "a"]);
  expect(of("none beta gamma")).toEqual(["", "b", "g"]);
  expect(of("")).toEqual([]);
  expect(asked).toEqual(["alpha", "none", "beta", "gamma"]);
});

it("keeps numbers by word, over notes and when the vocabulary has turned", () => {
  const asked: string[] = [];
  const lengths = rowsByWord(2, (word, rows, at) => {
    asked.push(word);
    rows[at] = word.length;
    rows[at + 1] = -word.length;
  });
  const of = (text: string): number[][] => {
    const analysis = new Analysis(text, "plain");
    const rows = lengths(analysis);
    return Array.from(analysis.wordNumbers, (number) =>
      Array.from(rows.subarray(2 * number, 2 * number + 2)),
    );
  };
  const found = [[8, -8], [4, -4], [8, -8]]; // biome-ignore format: short
  expect(of("alphabet none alphabet")).toEqual(found);
  expect(of("alphabet none alphabet")).toEqual(found);
  expect(asked).toEqual(["alphabet", "none"]);
  of(Array.from({ length: MOST_WORDS }, (_, n) => `x${n}`).join(" "));
  asked.length = 0;
  expect(of("alphabet other alphabet")).toEqual([
    [8, -8],
    [5, -5],
    [8, -8],
  ]);
  expect(asked).toEqual(["other"]);
});
