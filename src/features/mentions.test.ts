import { expect, it } from "vitest";
import { Analysis } from "../text/analysis.js";
import { MOST_WORDS } from "../text/vocabulary.js";
import { mentionsOf, placesOf } from "./mentions.js";

function groups(text: string): string[][] {
  const analysis = new Analysis(text, "plain");
  const mentions = mentionsOf(analysis);
  return mentions.firsts.map((first) => placesOf(mentions, first).map((t) => `${t}:${analysis.words[t]}`));
}

it("finds the mentions of a word however it is written, and none of numbers and marks", () => {
  const found = [["0:Okafor", "3:OKAFOR", "5:okafor"], ["2:saw"]];
  expect(groups("Okafor 42 saw OKAFOR , okafor 42 ,")).toEqual(found);
  expect(groups("")).toEqual([]);
});

it("finds the same when the vocabulary has turned, and in a note of the one before", () => {
  const old = new Analysis("Quist met Lee . Lee met quist", "plain");
  const { vocabulary } = old;
  expect(old.words).toHaveLength(7);
  groups(Array.from({ length: MOST_WORDS }, (_, n) => `w${n}`).join(" "));
  expect(groups("Lee met Quist and QUIST")).toEqual([
    ["0:Lee"],
    ["1:met"],
    ["2:Quist", "4:QUIST"],
    ["3:and"],
  ]);
  expect(new Analysis("x", "plain").vocabulary).not.toBe(vocabulary);
  const mentions = mentionsOf(old);
  expect(mentions.firsts.map((first) => placesOf(mentions, first))).toEqual([
    [0, 6],
    [1, 5],
    [2, 4],
  ]);
});
