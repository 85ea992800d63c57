import { expect, it } from "vitest";
import { TEMPLATES, templateNamed } from "./index.js";
import { featuresOf } from "./test-features.js";

const NAMES = Object.keys(TEMPLATES);

it("finds every template by its name", () => {
  for (const name of NAMES) expect(templateNamed(name)).toBe(TEMPLATES[name as keyof typeof TEMPLATES]);
});

it.each(["wordngrams", "", "toString", "__proto__"])(
  "answers the unknown name '%s' with those that exist",
  (name) => {
    expect(() => templateNamed(name)).toThrow(
      expect.objectContaining({ code: "unknown-name", hint: expect.stringContaining("affixes3, affixes5") }),
    );
  },
);

it.each(NAMES)("%s bears any text, and says nothing twice", (name) => {
  const ruleHits = [{ start: 4, end: 14, type: "DOCTOR", source: "rule:names/title" }];
  for (const text of ["", " \n", "Dr. Ann Okafor\nMRN: 0042\n\nSaw Ann Okafor at Mercy Hospital 😀 e\u0301"])
    for (const tokenizer of ["plain", "aggressive", "dates-2006", "characters"] as const)
      for (const names of featuresOf(templateNamed(name), text, { tokenizer, ruleHits }))
        expect(new Set(names).size).toBe(names.length);
});
