import { expect, it } from "vitest";
import { TOKENIZERS, type TokenizerName } from "../text/tokenize.js";
import { regexRuns, regexRunsContext } from "./regex-runs.js";
import { featuresOf } from "./test-features.js";

/** The parts of a text that a kind covers, put together from their tokens. */
function covered(kind: string, text: string, tokenizer: TokenizerName): string {
  const words = TOKENIZERS[tokenizer].offsets(text);
  return featuresOf(regexRuns, text, { tokenizer })
    .map((names, t) => (names.includes(`rxr[0]=${kind}`) ? text.slice(words[2 * t], words[2 * t + 1]) : ""))
    .join("");
}

it.each([
  ["phone-part", "Call 555-0142 now", "555-0142"],
  ["phone-part", "Call 617-555-0142 now", ""],
  ["phone", "Call (617) 555-0142, ext. 2", "(617)555-0142"],
  ["phone", "Call 617-555-0142.", "617-555-0142"],
  ["phone", "MRN 1617-555-01423", ""],
  ["time", "at 10:30 and 4:15 pm", "10:304:15pm"],
  ["time", "ratio 1:2000", ""],
  ["dose", "lisinopril 10mg, then 2.5 mg", "10mg2.5mg"],
  ["age-word", "a 45yo, once 44 y/o, now 45-year old", "45yo44y/o45-year"],
  ["age-word", "a 72F", "72F"],
  ["short-year", "in '98 and ’04", "'98’04"],
  ["decade", "the 1980s and the '90s", "1980s90s"],
  ["month-year", "since 3/2010, 11/09", "3/201011/09"],
  ["month-year", "on 3/4/2010", ""],
  ["dashed", "T-cell, Smith-Okafor-Lee", "T-cellSmith-Okafor-Lee"],
  ["dashed", "well - and -5", ""],
  ["ordinal", "the 3rd of May", "3rd"],
  ["letters-digits", "Rm412B", "Rm412B"],
  ["letters-digits", "room 412", ""],
  ["mixed-case", "McArthur winterHx ICU Okafor", "McArthurwinterHx"],
])("%s in: %s", (kind, text, expected) => {
  for (const tokenizer of ["plain", "aggressive", "dates-2006"] as const)
    expect(covered(kind, text, tokenizer)).toBe(expected);
});

it("tells what the neighbours are part of, without the token itself", () => {
  expect(featuresOf(regexRunsContext, "at 10:30")[0]).toEqual([
    "rxrc[-3]=<s>",
    "rxrc[-2]=<s>",
    "rxrc[-1]=<s>",
    "rxrc[1]=time",
    "rxrc[2]=time",
    "rxrc[3]=time",
  ]);
});
