import { expect, it } from "vitest";
import { agesThatAgree } from "../bench/attack/ages-agree.mjs";
import { replaceNotes } from "../bench/attack/mentions.mjs";
import { readOurs } from "../bench/recipes/corpora.mjs";
import * as replace from "../dist/replace/index.js";
import type { Note } from "../src/note.js";

it("ages that agree with a date of birth in our corpus agree with its surrogate", () => {
  // Other types take most of the time and say nothing here.
  const notes = (readOurs().notes as Note[]).map((note) => ({
    ...note,
    spans: note.spans.filter(({ type }) => type === "AGE" || type === "DATE"),
  }));
  const found = agesThatAgree(notes, replaceNotes(replace, notes));
  const agreed = found.filter(({ pairs }) => pairs.length > 0);
  expect(agreed.length).toBeGreaterThan(250);
  expect(agreed.filter(({ pairs }) => !pairs.every(({ still }) => still)).map(({ id }) => id)).toEqual([]);
});
