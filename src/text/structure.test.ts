import { describe, expect, it } from "vitest";
import { sections } from "./sections.js";
import { type Structure, structureOf } from "./structure.js";

const cases: [Structure, string, string][] = [
  ["structured", "fields of a form", "Name: Ann Poe\nDOB: 1/2/80\nMRN: 0012\nSex: F"],
  [
    "structured",
    "a letterhead over fields",
    "LARCH CLINIC\n12 Larch Street\nDover, NH 00000\nMRN: 0012 | Sex: F",
  ],
  ["structured", "bare values of an old export", "000481\nLGH\n55120\n3/4/1996 12:00:00 AM"],
  ["structured", "a header with a short value", "Allergies: NKDA"],
  ["structured", "a header with nothing below", "Allergies:\n\n"],
  ["structured", "dictation stamps", "DD: 03/04/96\nTD: 03/05/96\nTR: ab/12"],
  ["structured", "two columns", "LABS\nNa     138\nK      4.1\nCl     101"],
  ["structured", "a table of three columns", "Labs:\nNa   138   135\nK    4.1   4.0\n| Cl | 101 | 99 |"],
  [
    "structured",
    "intake fields",
    "Substance use:\ncocaine: no\nthc: daily\nopioids = never\n[x] smoker: yes",
  ],
  [
    "structured",
    "a long list of short values",
    "PMH: HTN, DM2, CAD, CKD stage 3, gout, OSA, GERD, BPH, migraine, asthma",
  ],
  [
    "semi",
    "a list of medicines",
    "Medications:\n1. Aspirin 81 mg daily\n2. Insulin glargine 20 units\n3. Senna",
  ],
  ["semi", "a problem list with check boxes", "Problems\n[x] asthma\n[ ] eczema\n[x] enuresis"],
  [
    "semi",
    "fields with remarks between them",
    "Social History:\nTobacco: never\nAlcohol: rare\nHe moved here last year and has a new job at the mill.\nHe has two brothers who live nearby and who help him.",
  ],
  [
    "semi",
    "psychiatric fields, half of them told as a story",
    "Trauma history: denies\nLegal: none\nCoping: She has a sister who visits her on most weekends and brings the children.\n",
  ],
  [
    "unstructured",
    "a wrapped paragraph",
    "HPI:\nThis is a 60 year old woman with a long history of asthma who came in\nwith three days of cough. She had been well before that and was at\nhome with her aunt.",
  ],
  [
    "unstructured",
    "prose on the header's line",
    "HPI: The patient is a 45 year old man who was found at home by his son.",
  ],
  [
    "unstructured",
    "a dictated paragraph in capitals",
    "HOSPITAL COURSE:\nTHE PATIENT WAS ADMITTED TO THE FLOOR AND WAS STARTED ON FLUIDS.\nSHE DID WELL AND WAS SENT HOME ON DAY TWO WITH HER FAMILY.",
  ],
  [
    "unstructured",
    "rural shorthand",
    "pt c/o cough x3d w/ fever, lungs coarse, gave neb, better, home w/ wife",
  ],
  [
    "unstructured",
    "one label in much text",
    `BP: 120/80\n${"He was seen today and was told to rest at home for a week. ".repeat(8)}`,
  ],
  [
    "unstructured",
    "a list whose items are sentences",
    "Plan:\n1. He will see the clinic nurse in a week for a check of his blood pressure and weight.\n2. She will call the school and ask for a letter that says what he may do.",
  ],
];

describe("tells forms from free text", () => {
  it.each(cases)("%s: %s", (expected, _, text) => {
    const parts = sections(text);
    expect(structureOf(text, parts.at(-1) as (typeof parts)[0])).toBe(expected);
  });
});

it("weighs unwrapped prose like wrapped prose", () => {
  const sentence = "She came with her aunt and was seen by the team in the morning. ";
  const wrapped = `Diet: regular\nSex: F\n${sentence.repeat(6).replaceAll(". ", ".\n")}`;
  const unwrapped = `Diet: regular\nSex: F\n${sentence.repeat(6)}\n`;
  for (const text of [wrapped, unwrapped]) {
    expect(structureOf(text, { start: 0, end: text.length })).toBe("semi");
  }
});

it("reads only its own section", () => {
  const text = "Sex: F\nAge: 44\nHPI: She came in with a cough that she has had for a week and was seen.\n";
  expect(sections(text).map((section) => structureOf(text, section))).toEqual(["structured", "unstructured"]);
});
