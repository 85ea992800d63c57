import { expect, it } from "vitest";
import { isWithin } from "../../edit-distance.js";
import { neighbours } from "./value-index.js";

it.each([
  ["hansen", "hanson", "one letter changed"],
  ["hansen", "hanssen", "one letter put in"],
  ["hansen", "hanen", "one letter left out"],
  ["hansen", "hasnen", "two letters swapped"],
  ["müller", "muller", "a letter beyond ASCII"],
])("%s and %s share a neighbour: %s", (a, b) => {
  expect(isWithin(a, b, 1)).toBe(true);
  const forms = new Set(neighbours(a));
  expect(neighbours(b).some((form) => forms.has(form))).toBe(true);
});

it("hashes a word without one of its letters like the word that is left", () => {
  const word = "okonjo";
  const forms = neighbours(word);
  expect(forms).toHaveLength(word.length + 1);
  for (let at = 0; at < word.length; at++)
    expect(forms[at + 1]).toBe(neighbours(word.slice(0, at) + word.slice(at + 1))[0]);
  const others = new Set(neighbours("ferreira"));
  expect(forms.some((form) => others.has(form))).toBe(false);
});
