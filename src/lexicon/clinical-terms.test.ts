import { expect, test } from "vitest";
import { clinicalTermCount, isClinicalTerm } from "./clinical-terms.js";

test("the list holds at least 1,500 words", () => {
  expect(clinicalTermCount()).toBeGreaterThanOrEqual(1500);
});

test("drugs, labs, anatomy, findings and shorthand are known in any case; names and group labels are not", () => {
  for (const word of ["metoprolol", "Creatinine", "FEMUR", "dyspnea", "prn"])
    expect(isClinicalTerm(word)).toBe(true);
  for (const word of ["Okafor", "Cambridge", "", "drugs"]) expect(isClinicalTerm(word)).toBe(false);
});
