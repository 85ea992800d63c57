import { describe, expect, it } from "vitest";
import { corpusScope, replaced, surrogates, testKey } from "../../test-notes.js";
import { ages } from "./ages.js";

const KEYS = Array.from({ length: 24 }, (_, n) => testKey(n + 1));

/** Ages of several patients in one scope: all learnt, then all replaced, as a job does it. */
function inOneScope(notes: readonly (readonly [whose: string, ages: string])[], key = testKey()): string[][] {
  const scope = corpusScope(key);
  const each = (text: string, use: (surface: string, before: string) => string): string[] =>
    text.split(", ").map((one) => {
      const [, before = "", surface = ""] = /^((?:an? )?)(.*)$/.exec(one) ?? [];
      return before + use(surface, before);
    });
  for (const [whose, text] of notes) {
    scope.reopen(whose);
    each(text, (surface, before) => {
      ages.learn(surface, { type: "AGE", before }, scope);
      return surface;
    });
  }
  return notes.map(([whose, text]) => {
    scope.replacing = whose;
    return each(text, (surface, before) => ages.render(surface, { type: "AGE", before }, scope));
  });
}

const numbers = (given: readonly string[] = []): number[] => given.map((one) => Number(/\d+/.exec(one)?.[0]));

describe("a patient's ages", () => {
  it.each([
    ["17, 16"],
    ["18, 17, 16"],
    ["an 18, 17"],
    ["an 11, 8"],
    ["an 8, 9, 10, 11"],
    ["1, 2, 16, 17"],
    ["89, 88, 18, 19"],
    ["90, 89"],
    ["a 79, an 80"],
    ["an 80, an 81, 54, 5"],
    ["20s, 30s, 40s"],
    ["30s, 20s"],
    ["70s, 60s"],
  ])("stay in order and in their stage of life: %s", (text) => {
    const before = numbers(text.split(", "));
    const stage = (age = 0): number => (age < 18 ? 0 : age < 90 ? 1 : 2);
    for (const key of KEYS) {
      const after = numbers(inOneScope([["p", text]], key)[0]);
      for (const [one, age] of before.entries()) {
        expect(after[one]).not.toBe(age);
        expect(stage(after[one])).toBe(stage(age));
        for (const [other, second] of before.entries())
          if (age > second) expect(after[one]).toBeGreaterThan(after[other] ?? 0);
      }
    }
  });

  it.each([
    ["an 80", /^an 8\d$/],
    ["an 11", /^an 8$/],
    ["a 79", /^a 7\d$/],
    ["an 18", /^an (?:19|20|21)$/],
    ["20s", /^30s$/],
    ["80s", /^70s$/],
    ["100s", /^90s$/],
  ])("%s becomes %s", (text, pattern) => {
    for (const key of KEYS) expect(inOneScope([["p", text]], key)[0]?.[0]).toMatch(pattern);
  });

  it("move by one step where neither a stage nor an article forbids it", () => {
    for (const key of KEYS) {
      const steps = numbers(inOneScope([["p", "24, 31, 44, 67"]], key)[0]).map(
        (age, at) => age - [24, 31, 44, 67][at]!,
      );
      expect(new Set(steps).size).toBe(1);
    }
  });
});

it("every patient of a scope has a step of his own, whoever else is in it", () => {
  const notes = Array.from({ length: 40 }, (_, n) => [`p${n}`, "44, 52"] as const);
  const all = inOneScope(notes);
  expect(new Set(all.map(([first]) => first)).size).toBe(6);
  for (const [at, note] of notes.entries()) expect(inOneScope([note])[0]).toEqual(all[at]);
  expect(inOneScope([...notes].reverse()).reverse()).toEqual(all);
  const other = inOneScope([...notes, ["q", "an 80, 43, 45"]]);
  expect(other.slice(0, notes.length)).toEqual(all);
});

it("an age that comes later does not move one that was given", () => {
  for (const key of KEYS) {
    const replacement = surrogates("full", { key });
    const replace = (id: string, text: string): string => {
      const spans = [{ start: 0, end: text.length, type: "AGE" }];
      return replacement.replace({ id, patient: "p", text }, spans).text;
    };
    const first = replace("one", "16");
    replace("two", "17");
    expect(replace("three", "16")).toBe(first);
  }
});

it("an adult stays one though an article stands before", () => {
  for (const key of KEYS)
    expect(replaced("an [[AGE:18]]-year-old", surrogates("full", { key }))).toMatch(/^an (?:19|20|21)-/);
});

it.each([
  ["six and a half", /^(?:three|four|five|seven|eight|nine) and a half$/],
  ["Two and a Half", /^(?:One|Three|Four|Five) and a Half$/],
  ["nearly forty-four", /^nearly forty-(?:two|three|five|six|seven|one)$/],
  ["one hundred and two", /^one hundred (?:one|three|four|five)$|^hundred$|^ninety-nine$/],
  ["octogenarian", /^septuagenarian$/],
  ["CENTURY", /^HUNDRED$/],
  ["of a certain age", /^\[AGE\]$/],
])("%s changes, in words as it is", (age, wanted) => {
  for (const key of KEYS)
    expect(replaced(`She is [[AGE:${age}]].`, surrogates("full", { key })).slice(7, -1)).toMatch(wanted);
});
