import { expect, it } from "vitest";
import { clustersOf } from "../../../lexicon/embeddings.js";
import { classMask, entriesOf, wordClasses } from "../../../lexicon/index.js";
import { deriver } from "../../draws.js";
import type { Scope } from "../../scope/scope.js";
import { ofCorpus, surrogates, surrogatesOf, testKey } from "../../test-notes.js";
import { locationKinds } from "../addresses/locations.js";
import { WordList } from "./word-list.js";

it("gives every state another one, though all are originals", () => {
  const states = "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO".split(" ");
  const made = ofCorpus(states.map((state) => `[[STATE:${state}]]`)).flat();
  expect(new Set(made).size).toBe(states.length);
  for (const [at, state] of states.entries()) expect(made[at]).not.toBe(state);
});

it.each([
  ["PATIENT", "Dhaliwal"],
  ["PATIENT", "Terrence"],
  ["CITY", "Duluth"],
  ["STREET", "12 Hinman Ave"],
])("%s %s gets a word of the same lexicon classes under most keys", (type, value) => {
  const word = (text: string): string => /[A-Z][a-z]+/.exec(text)?.[0] ?? "";
  const alike = Array.from({ length: 20 }, (_, n) => {
    const [made = ""] = surrogatesOf(`[[${type}:${value}]]`, surrogates("full", { key: testKey(n + 1) }));
    return wordClasses(word(made)) === wordClasses(word(value));
  });
  expect(alike.filter((same) => same).length).toBeGreaterThan(15);
});

it("keeps one word for a street of one word, and the letter of a house", () => {
  expect(surrogatesOf("[[STREET:14-B Tenter Street]]")[0]).toMatch(/^[1-9]\d-[A-Z] [A-Z][a-z]+ Street$/);
});

it.each([
  ["rooms", "ROOM", ["1", "2", "3", "4", "5", "6"]],
  ["initials", "PATIENT", [..."ABCDEFGHIJKLMN"].map((letter) => `${letter}.`)],
])("gives %s of one patient none of the same patient's where others are left", (_what, type, values) => {
  const marked = values.map((value) => `[[${type}:${value}]]`).join(" ");
  for (let byte = 1; byte <= 20; byte++) {
    const made = surrogatesOf(marked, surrogates("full", { key: testKey(byte) }));
    expect(made.filter((value) => values.includes(value))).toEqual([]);
  }
});

it.each([
  ["a state with ZIP codes of two sorts", ["in [[STATE:NY]] [[ZIP:06390]]", "in [[STATE:NY]] [[ZIP:10001]]"]],
  ["a ZIP code after two states", ["in [[STATE:NY]] [[ZIP:10001]]", "in [[STATE:OH]] [[ZIP:10001]]"]],
  [
    "a word of two towns",
    ["[[CITY:Calloway Falls]]", "[[HOSPITAL:Calloway Clinic]]", "[[CITY:Port Calloway]]"],
  ],
  [
    "a number of two types",
    ["[[BIOID:FP-39600]] [[BIOID:FP-11111]]", "[[IDNUM:FP-39600]]", "[[BIOID:FP-222]]", "[[BIOID:FP-333]]"],
  ],
])("does not show the order of notes: %s", (_what, marked) => {
  for (let byte = 1; byte <= 8; byte++) {
    const options = { key: testKey(byte) };
    const forth = ofCorpus(marked, "full", options);
    expect(ofCorpus([...marked].reverse(), "full", options).reverse()).toEqual(forth);
  }
});

it("draws another state, though a state is most like itself", () => {
  const scope = { options: { byOrder: false }, memory: new Map() } as unknown as Scope;
  const draws = deriver(testKey())("state");
  const drawn = Array.from({ length: 300 }, () => locationKinds.state?.make("ny", draws, scope, 0));
  expect(drawn.filter((state) => state === "NY").length).toBeLessThan(3);
});

it.each([
  ["a word that everybody uses", "Young", classMask("common")],
  ["a feast", "Easter", classMask("holiday", "month", "weekday", "state", "country")],
  ["a name that few bear", "Weinreb", classMask("surname-rare")],
])("gives a family name that is %s another such one under most keys", (_what, name, classes) => {
  const alike = Array.from({ length: 20 }, (_, n) => {
    const replacement = surrogates("cchmc-irb", { key: testKey(n + 1) });
    const [made = ""] = surrogatesOf(`Mr. [[PATIENT:${name}]]`, replacement);
    return made !== name && (wordClasses(made) & classes) !== 0;
  });
  expect(alike.filter((same) => same).length).toBeGreaterThan(14);
});

it.each(["Boston", "Lagos", "Duluth"])("looks for what is used as %s is", (city) => {
  const all = entriesOf("city").map(({ text }) => text);
  const found = new WordList(all).nearest(city.toLowerCase(), 60);
  const near = Array.from({ length: found.count }, (_, n) => found.at(n));
  expect(near.length).toBeGreaterThanOrEqual(60);
  const [own] = clustersOf(city) ?? [];
  const share = (words: readonly string[]): number =>
    words.filter((word) => clustersOf(word)?.[0] === own).length / words.length;
  expect(share(near)).toBeGreaterThan(1.5 * share(all));
});
