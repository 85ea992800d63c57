import { expect, it } from "vitest";
import { HEADER_REACH, headerEntries, lookUpHeader } from "./header-lookup.js";
import { SECTION_HEADERS } from "./section-headers.js";

it("knows at least 150 sections and 300 ways to write them", () => {
  expect(Object.keys(SECTION_HEADERS).length).toBeGreaterThanOrEqual(150);
  expect(headerEntries().size).toBeGreaterThanOrEqual(300);
});

it("gives no header to two sections", () => {
  for (const [name, ways] of Object.entries(SECTION_HEADERS)) {
    for (const way of [name, ...ways.split(";")]) {
      const entry = lookUpHeader(way.replace("~", "").trim());
      expect(entry?.name, way).toBe(name);
    }
  }
});

it("names sections in kebab-case and keeps headers short enough to be found", () => {
  for (const [name, ways] of Object.entries(SECTION_HEADERS)) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const way of ways.split(";")) expect(way.trim().length).toBeLessThanOrEqual(HEADER_REACH);
  }
});

it("does not mind case, punctuation, joined headers or a word before a header", () => {
  for (const [words, name] of [
    ["PAST   MEDICAL-HISTORY", "past-medical-history"],
    ["Patient’s medications", "medications"],
    ["H & P", "document-title"],
    ["Allergies/Medications", "allergies"],
    ["Pertinent family history", "family-history"],
  ]) {
    expect(lookUpHeader(words as string)?.name).toBe(name);
  }
  for (const words of ["", "...", "Ann Poe", "Allergies/Ann Poe", "x".repeat(10_000)]) {
    expect(lookUpHeader(words)).toBeUndefined();
  }
});
