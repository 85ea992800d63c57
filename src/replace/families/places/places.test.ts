import { describe, expect, it } from "vitest";
import { corpusScope, surrogates, surrogatesOf, testKey } from "../../test-notes.js";
import { isEnglish } from "../names/name-lists.js";
import { isGenericPlaceWord } from "./generic-places.js";
import { COMPOUND_HEADS, COMPOUND_TAILS, GUILDS, NAMING_WORDS } from "./place-words.js";

const BYTES = [1, 2, 3, 4, 5, 6];
const withKeys = (marked: string): string[][] =>
  BYTES.map((byte) => surrogatesOf(marked, surrogates("full", { key: testKey(byte) })));

describe("what says which sort of place it is", () => {
  it.each([
    ["Qeir Lunch", /^[A-Z][a-z]+ Lunch$/],
    ["Zessel Wire & Cable", /^[A-Z][a-z]+ Wire & Cable$/],
    ["Zonga State Ferries", /^[A-Z][a-z]+ State Ferries$/],
    ["Office of Workers' Compensation Programs", /Workers' Compensation Programs$/],
    ["QEDGAR HOME OXYGEN & CPAP", /^[A-Z]+ HOME OXYGEN & CPAP$/],
    ["Qolliver Street footbridge", /^[A-Z][a-z]+ Street footbridge$/],
    ["Qanhorn A&M", /^[A-Z][a-z]+ A&M$/],
    ["Qipscott VAC", /^[A-Z][a-z]+ VAC$/],
    ["Mandarin Palace", /^(?!Mandarin)[A-Z][a-z]+ Palace$/],
    ["Qusca County Adult Probation", /^[A-Z][a-z]+ County Adult Probation$/],
  ])("stays: %s", (original, pattern) => {
    for (const [given] of withKeys(`[[ORGANIZATION:${original}]]`)) expect(given).toMatch(pattern);
  });

  it.each([
    ["Ferries", true],
    ["Programs", true],
    ["Banks", false],
    ["Rivers", false],
    ["Zorvels", false],
  ])("%s: %s", (word, expected) => {
    expect(isGenericPlaceWord(word)).toBe(expected);
  });
});

it.each([
  ["Port Qansel", "Port Qansel Library"],
  ["Fort Qarnet", "Fort Qarnet PD"],
  ["New Qolby Falls", "New Qolby Falls Clinic"],
])("a town keeps its first word to itself: %s in %s", (town, place) => {
  for (const [given = "", named = ""] of withKeys(`[[CITY:${town}]] [[HOSPITAL:${place}]]`))
    expect(named).toBe(place.replace(town, given));
});

const compound = new RegExp(`^(?:${COMPOUND_HEADS.join("|")})(?:${COMPOUND_TAILS.join("|")})$`);

it.each(["Harborlight", "Saltmarsh", "Bluegable"])("%s is named by two words in one again", (name) => {
  for (const [given = ""] of withKeys(`[[HOSPITAL:${name} Clinic]]`)) {
    expect(given.split(" ")[0]).toMatch(compound);
    expect(given).not.toContain(name);
  }
});

it("a corpus of many places gets names that somebody would give them", () => {
  const scope = corpusScope();
  // Half of the words are originals themselves.
  const originals = NAMING_WORDS.filter((word, at) => at % 2 === 0 && isEnglish(word));
  for (const word of originals) scope.note("place-word", word.toLowerCase());
  const given = originals.map((word) => scope.surrogate("place-word", word.toLowerCase()));
  const words = new Set([...NAMING_WORDS, ...GUILDS]);
  expect(given.filter((word) => !words.has(word) && !compound.test(word))).toEqual([]);
  expect(new Set(given).size).toBe(originals.length);
  expect(given.filter((word) => originals.includes(word))).toEqual([]);
});
