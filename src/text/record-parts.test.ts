import { expect, it } from "vitest";
import { recordParts } from "./record-parts.js";
import { sections } from "./sections.js";

const RECORD = `DISCHARGE SUMMARY NAME : PELL , ADA
ADMITTED : 03/04
HISTORY OF PRESENT ILLNESS :
The patient is a woman who was well until a week ago and then had a cough.
PLAN :
She will be seen in a week and will call if she has a fever in the meantime.
TR: ab
DD : 03/05
TD : 03/06
She also asked for a letter.
`;

const cut = (text: string, by: Parameters<typeof recordParts>[1]) =>
  recordParts({ text, sections: sections(text) }, by);

it("cuts a record of 2006 before its story and around the lines of the dictation", () => {
  const parts = cut(RECORD, "i2b2-2006");
  const forms = parts
    .filter(({ structured }) => structured)
    .map(({ start, end }) => RECORD.slice(start, end));
  expect(forms.join("")).toBe(
    `${RECORD.slice(0, RECORD.indexOf("HISTORY"))}TR: ab\nDD : 03/05\nTD : 03/06\n`,
  );
  expect(parts.map(({ start, end }) => RECORD.slice(start, end)).join("")).toBe(RECORD);
});

it("goes by the structure of each section where no story begins, and otherwise when asked to", () => {
  const text = "Name: Ada Pell\nMRN: 0012\nHPI: She came in with a cough that she has had for a week.\n";
  const parts = [
    { structured: true, text: "Name: Ada Pell\nMRN: 0012\n" },
    { structured: false, text: "HPI: She came in with a cough that she has had for a week.\n" },
  ];
  for (const by of ["structure", "i2b2-2006"] as const)
    expect(
      cut(text, by).map(({ start, end, structured }) => ({ structured, text: text.slice(start, end) })),
    ).toEqual(parts);
});

it("leaves a record whole when asked to", () => {
  expect(cut(RECORD, "record")).toEqual([{ start: 0, end: RECORD.length, structured: false }]);
  expect(cut("", "record")).toEqual([]);
});
