import { describe, expect, it } from "vitest";
import { wordClasses } from "../../lexicon/index.js";
import { parseInline } from "../../text/inline.js";
import { surrogates, surrogatesOf, testKey } from "../test-notes.js";

/** Surrogates of one span a note, all in one corpus; every note is another patient's. */
function ofCorpus(
  type: string,
  values: readonly string[],
  policy: "full" | "safe-harbor" = "full",
): string[] {
  const replacement = surrogates(policy, { scope: "corpus" });
  const notes = values.map((value, n) => ({
    id: `n${n}`,
    patient: `p${n}`,
    ...parseInline(`x [[${type}:${value}]] y`),
  }));
  for (const note of notes) replacement.learn(note, note.spans);
  return notes.map((note) => replacement.replace(note, note.spans).text.slice(2, -2));
}

describe("letters that name a series of numbers", () => {
  const numbers = ["FP-20931", "FP-4471-R", "FP-88120", "QZ-50772"];

  it("stay when three patients have them, and others change", () => {
    const made = ofCorpus("BIOID", numbers);
    expect(made.slice(0, 3).every((value) => value.startsWith("FP-"))).toBe(true);
    expect(made[3]).toMatch(/^[A-Z]{2}-\d{5}$/);
    expect(made[3]).not.toMatch(/^QZ/);
    for (const value of made) expect(numbers).not.toContain(value);
  });

  it.each([
    ["two patients only", "BIOID", numbers.slice(1), "full"],
    ["so few digits that nothing would change", "VEHICLE", ["TR-6", "TR-7", "TR-8"], "full"],
    ["a policy by which nothing hangs on the value", "BIOID", numbers, "safe-harbor"],
  ] as const)("change with %s", (_why, type, values, policy) => {
    const prefixes = ofCorpus(type, values, policy).map((value) => value.slice(0, 2));
    expect(prefixes.filter((prefix) => prefix === values[0]?.slice(0, 2))).toEqual([]);
  });
});

it("gives every state another one, though all are originals", () => {
  const states = "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO".split(" ");
  const made = ofCorpus("STATE", states);
  expect(new Set(made).size).toBe(states.length);
  for (const [at, state] of states.entries()) expect(made[at]).not.toBe(state);
});

it.each([
  ["PATIENT", "Dhaliwal"],
  ["PATIENT", "Walter"],
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
