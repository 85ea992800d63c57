import { expect, it } from "vitest";
import { readPattern } from "./read-pattern.js";
import { prefixOf, requiredOf } from "./strings.js";

it.each<[pattern: RegExp, begins: string[] | undefined]>([
  [/Dr\./, ["dr."]],
  [/(?<![a-z])Mrs?\.?\s/i, ["mr. ", "mr ", "mrs. ", "mrs "]],
  [/(?:MRN|Chart)[ \t\u00a0]{1,3}#/, ["mrn ", "chart "]],
  [/\d{3}-\d{2}(?!\d)/, ["000-00"]],
  [/[Nn]ame: \p{Lu}/u, ["name: "]],
  [/(?<value>x|yz)+q/, ["x", "yz"]],
  [/(?=, MD)(?<=\p{Lu}\p{Ll}+),/u, [", md"]],
  [/\p{Lu}\.? Street/u, undefined],
  [/(?:a|[^b])c/, undefined],
  [/(?:Dr)?\p{Lu}/u, undefined],
  [/a*b/, undefined],
  [/don['’]t/, ["don't"]],
  [/(k)\1/, ["k"]],
])("knows with what matches of %s begin", (pattern, begins) => {
  const known = prefixOf(readPattern(pattern.source));
  expect(known && [...known].sort()).toEqual(begins?.sort());
});

it.each<[pattern: RegExp, contains: string[] | undefined]>([
  [/\p{Lu}\p{L}+ (?:Street|Road)/u, ["street", "road"]],
  [/[a-z]+@[a-z]+/, ["@"]],
  [/(?<=Dr\. )\p{Lu}/u, undefined],
  [/(?:\p{Lu}x)?y?/u, undefined],
])("knows what matches of %s contain", (pattern, contains) => {
  const known = requiredOf(readPattern(pattern.source));
  expect(known && [...known].sort()).toEqual(contains?.sort());
});
