import { expect, it } from "vitest";
import { Analysis } from "../text/analysis.js";
import { byWord, ofSomeWords } from "./by-word.js";

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

it("asks about those words alone that somebody wants to know of", () => {
  const asked: string[] = [];
  const lengths = ofSomeWords((word) => {
    asked.push(word);
    return word.length;
  });
  const of = lengths(new Analysis("alpha none beta alpha", "plain"));
  expect([of(3), of(2), of(0)]).toEqual([5, 4, 5]);
  expect(asked).toEqual(["alpha", "beta"]);
});
