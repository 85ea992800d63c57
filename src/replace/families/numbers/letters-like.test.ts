import { expect, it } from "vitest";
import { numberParts } from "../../../lexicon/number-parts.js";
import { deriver } from "../../draws.js";
import { testKey } from "../../test-notes.js";
import { lettersLike } from "./letters-like.js";

const drawn = (letters: string, type: string): string[] =>
  Array.from({ length: 60 }, (_, n) =>
    lettersLike(letters, type, "front", deriver(testKey())("letters", String(n))),
  );

it("gives letters such as numbers of the type have for letters that they have", () => {
  const list = numberParts("LICENSE 2 front");
  expect(list).toContain("rn");
  for (const letters of drawn("rn", "LICENSE")) {
    expect(list).toContain(letters);
    expect(letters).not.toBe("rn");
  }
});

it("gives unlisted letters for unlisted ones", () => {
  const list = numberParts("DEVICE 3 front");
  expect(list).not.toContain("qzx");
  const made = drawn("qzx", "DEVICE");
  for (const letters of made) {
    expect(letters).toMatch(/^[a-z]{3}$/);
    expect(letters).not.toBe("qzx");
    expect(list).not.toContain(letters);
  }
  expect(new Set(made).size).toBeGreaterThan(40);
});

it("gives other letters where no list is of their length", () => {
  for (const letters of drawn("qzxwv", "DEVICE")) expect(letters).toMatch(/^(?!qzxwv)[a-z]{5}$/);
});
