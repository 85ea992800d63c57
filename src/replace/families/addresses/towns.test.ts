import { expect, it } from "vitest";
import { entriesOf } from "../../../lexicon/index.js";
import { fold } from "../../folding.js";
import { surrogates, surrogatesOf, testKey } from "../../test-notes.js";
import { surrogateTowns } from "./towns.js";

const KEYS = Array.from({ length: 30 }, (_, n) => testKey(n + 1));
const people = new Map(entriesOf("city").map(({ text, frequency }) => [fold(text), frequency]));

it.each(["Reno", "Gallup", "Boston", "Lagos"])(
  "%s beside a state becomes a town of the size that ours have",
  (town) => {
    const sizes = KEYS.map((key) => {
      const [given = ""] = surrogatesOf(`[[CITY:${town}]], [[STATE:Nevada]]`, surrogates("full", { key }));
      return people.get(fold(given)) ?? 0;
    });
    expect(sizes.filter((size) => size < 13 || size > 15)).toEqual([]);
  },
);

it("elsewhere a city may be large or abroad", () => {
  const sizes = KEYS.map((key) => {
    const [given = ""] = surrogatesOf("born in [[CITY:Lagos]]", surrogates("full", { key }));
    return people.get(fold(given)) ?? 0;
  });
  expect(sizes.some((size) => size > 15)).toBe(true);
});

it("gives nothing that is in the gazetteer and no town", () => {
  const odd = /(?:^| )(?:corp|company|mines?|ranch|trailer|camp)$|trailer park/;
  expect(entriesOf("city-rare").some(({ text }) => odd.test(fold(text)))).toBe(true);
  expect([...surrogateTowns()].filter((town) => town.includes(" ") && odd.test(town))).toEqual([]);
  expect(surrogateTowns().size).toBeGreaterThan(5000);
});
