import { expect, it } from "vitest";
import { carafeDashed, carafePhrases, carafeRegex, carafeTaskRegex } from "./carafe-regex.js";
import { featuresOf } from "./test-features.js";

const kinds = (names: readonly string[] = []) => names.map((name) => name.slice(name.indexOf("=") + 1));

it.each([
  ["Okafor", ["INITCAP", "CAPS_MIX", "ALPHA_NUM"]],
  ["ICU", ["INITCAP", "ALLCAPS", "CAPS_MIX", "ALPHA_NUM"]],
  ["slept", ["CAPS_MIX", "ALPHA_NUM"]],
  ["7", ["HAS_DIGIT", "SINGLE_DIGIT", "NAT_NUM", "ALPHA_NUM"]],
  ["3.5", ["HAS_DIGIT", "REAL_NUM"]],
  ["-", ["HAS_DASH", "PUNCTUATION"]],
])("%s is %s", (token, expected) => {
  expect(kinds(featuresOf(carafeRegex, token)[0])).toEqual(expected);
});

it("takes the added kinds of the neighbours too", () => {
  expect(featuresOf(carafeTaskRegex, "aide / 00501 aide")).toEqual([
    ["crt[-1]=<s>", "crt[1]=NO_VOWELS", "crt[1]=DATE_SEP"],
    ["crt[0]=NO_VOWELS", "crt[0]=DATE_SEP", "crt[1]=FIVE_DIGIT", "crt[1]=NO_VOWELS"],
    ["crt[-1]=NO_VOWELS", "crt[-1]=DATE_SEP", "crt[0]=FIVE_DIGIT", "crt[0]=NO_VOWELS"],
    ["crt[-1]=FIVE_DIGIT", "crt[-1]=NO_VOWELS", "crt[1]=</s>"],
  ]);
});

it.each([
  ["PHONE_REG1", "555-0142", 3],
  ["PHONE_REG2", "617-555-0142", 5],
  ["PHONE_REG1", "617-555-0142", 0],
  ["PHONE_REG2", "617-555-0142-3", 0],
  ["HAS_DASH_NUM_ALPHA", "AB-0142-X", 5],
  ["HAS_DASH_NUM_ALPHA", "0142-AB", 3],
  ["HAS_DASH_NUM_ALPHA", "follow-up", 0],
  ["HAS_DASH_NUM_ALPHA", "0142", 0],
])("%s covers %s as %i tokens", (kind, number, tokens) => {
  const names = featuresOf(carafeDashed, `Call ${number} now`, { tokenizer: "dates-2006" });
  expect(names.filter((of) => of.includes(`crn[0]=${kind}`))).toHaveLength(tokens);
});

/** The words that a pattern covers. */
function covered(kind: string, text: string): string {
  const words = text.split(/\s+|(?=[.,])/);
  return featuresOf(carafePhrases, text)
    .map((names, t) => (names.includes(`crp[0]=${kind}`) ? words[t] : ""))
    .filter((word) => word !== "")
    .join(" ");
}

it.each([
  ["HOSPITAL_1", "at Old Mercy Hospital now", "Mercy Hospital"],
  ["HOSPITAL_2", "at Old Mercy Hospital now", "Old Mercy Hospital"],
  ["HOSPITAL_3", "at Old Mercy Hospital now", ""],
  ["HOSPITAL_1", "Mercy Medical Center", "Mercy Medical Center"],
  ["HOSPITAL_1", "mercy hospital and Mercy Hospitalists", ""],
  ["ADDRESS", "at 12 Oak St , Salem", "12 Oak St"],
  ["ADDRESS", "at 12 Oak St., Salem, Ohio 00501 now", "12 Oak St . , Salem , Ohio 00501"],
  ["ADDRESS", "at 12 Oak Drive, Salem, Ohio 00501 now", "12 Oak Drive , Salem , Ohio 00501"],
  ["ADDRESS", "had 5 Mild Strains and 12 oak St", ""],
])("%s in: %s", (kind, text, expected) => {
  expect(covered(kind, text)).toBe(expected);
});
