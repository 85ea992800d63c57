import { expect, it } from "vitest";
import { surrogates, surrogatesOf, testKey } from "../test-notes.js";

const BYTES = [1, 2, 3, 4, 5, 6, 7, 8];
const withKeys = (marked: string): string[][] =>
  BYTES.map((byte) => surrogatesOf(marked, surrogates("full", { key: testKey(byte) })));

it.each([
  [
    "the [[OTHER:Qessock Mine flood]] at [[LOCATION-OTHER:Qessock Mine]]",
    /^[A-Z][a-z]+ Mine (?!flood)[a-z-]+$/,
  ],
  [
    "the [[OTHER:Zorvel Street shooting]] on [[STREET:12 Zorvel Street]]",
    /^[A-Z][a-z]+ Street (?!shooting)[a-z]+$/,
  ],
  ["the [[OTHER:Qarnum auger boy]] of [[CITY:Qarnum]]", /^[A-Z][a-z]+ [a-z]+ boy$/],
])("an event keeps what it is and the place it is of: %s", (marked, pattern) => {
  for (const [event = "", place = ""] of withKeys(marked)) {
    expect(event).toMatch(pattern);
    expect(place).toContain(event.split(" ")[0]);
  }
});

it.each([
  ["Black Ice Nineteen", /^[A-Z][a-z]+ [A-Z][a-z]+ [A-Z][a-z]+$/],
  ["the flood", /^the (?!flood)[a-z-]+$/],
  ["LANTERN-6", /^[A-Z]+-[1-9]$/],
  ["blue lantern 4", /^[a-z]+ [a-z]+ [1-9]$/],
  ["The Zorvel Street bank robbery", /^The [A-Z][a-z]+ [A-Z][a-z]+ [a-z-]+$/],
])("%s", (original, pattern) => {
  for (const [given = ""] of withKeys(`[[OTHER:${original}]]`)) {
    expect(given).toMatch(pattern);
    const kept = given.split(/[ -]/).filter((word) => /^[A-Z]/.test(word) && original.includes(word));
    expect(kept.filter((word) => word !== "The")).toEqual([]);
  }
});
