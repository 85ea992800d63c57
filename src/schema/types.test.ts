import { expect, it } from "vitest";
import { CATEGORIES, categoryOf, inHipaaSubset, PHI_TYPE_NAMES, PHI_TYPES, SAFE_HARBOR } from "./types.js";

it("has 30 types in 7 categories, and OTHER", () => {
  const types = PHI_TYPE_NAMES.filter((type) => type !== "OTHER");
  expect(types).toHaveLength(30);
  expect(new Set(types.map((type) => PHI_TYPES[type].category)).size).toBe(7);
  expect(new Set(PHI_TYPE_NAMES.map((type) => PHI_TYPES[type].category))).toEqual(new Set(CATEGORIES));
});

it("names the 18 Safe Harbor identifiers and covers all that text can hold", () => {
  expect(Object.keys(SAFE_HARBOR)).toHaveLength(18);
  const covered = new Set<string | null>(PHI_TYPE_NAMES.map((type) => PHI_TYPES[type].safeHarbor));
  const uncovered = Object.keys(SAFE_HARBOR).filter((letter) => !covered.has(letter));
  expect(uncovered).toEqual(["Q"]); // photographs are not text
});

it("offers both readings of the HIPAA subset, which differ in IDNUM alone", () => {
  const differing = PHI_TYPE_NAMES.filter(
    (type) => inHipaaSubset(type, "guideline") !== inHipaaSubset(type, "official-script"),
  );
  expect(differing).toEqual(["IDNUM"]);
  expect(inHipaaSubset("DOCTOR")).toBe(false);
  expect(inHipaaSubset("toString")).toBe(false);
});

it("gives every label a category", () => {
  expect(categoryOf("ZIP")).toBe("LOCATION");
  expect(categoryOf("NOMBRE_SUJETO_ASISTENCIA")).toBe("OTHER");
});
