import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readPatients } from "../../../load/read-patients.js";
import { resolveOverlaps } from "../../../spans.js";
import { parseInline, writeInline } from "../../../text/inline.js";
import type { KnownPatient } from "./fields.js";
import { knownPhi } from "./known-phi.js";

function marked(known: KnownPatient, text: string): string {
  return writeInline(text, resolveOverlaps(text, knownPhi(new Map([["p", known]]))({ text, patient: "p" })));
}

const check = (known: KnownPatient) => (expected: string) => {
  expect(marked(known, parseInline(expected).text)).toBe(expected);
};

const ada: KnownPatient = { name: ["Quillfeather, Ada Mae"] };

it.each([
  "Seen: [[PATIENT:Ada Quillfeather]].",
  "[[PATIENT:QUILLFEATHER, ADA M]]. arrived",
  "[[PATIENT:quillfeather, ada]] arrived; a [[PATIENT:quillfeather]]; [[PATIENT:a. quillfeather]]",
  "[[PATIENT:A. Quillfeather]]'s son",
  "[[PATIENT:A.M. Quillfeather]] and [[PATIENT:Ada Q]].",
  "Ms. [[PATIENT:Quillfether]] and [[PATIENT:Qiullfeather]] and [[PATIENT:Qilfeather]]",
  "[[PATIENT:Mae\n Quillfeather]]",
  "[[PATIENT:AdaMae]] at [[PATIENT:quillfeather]]1949",
  "[[PATIENT:Ada]] is well. I saw a [[PATIENT:Quillfeather]].",
  "Quillwater, feather, Adams, Ida and A. M. stay.",
  "A quill or a feather stays.",
])("finds a name: %s", check(ada));

it.each([
  "[[PATIENT:Zoe Smith-Jones]]; [[PATIENT:Zoé Smith Jones]]; [[PATIENT:SmithJones]]; [[PATIENT:Jones-Smith, Zoe]]",
  "[[PATIENT:Z. Jones]] stays",
])("finds parts of a double name: %s", check({ name: ["Zoë Smith-Jones"] }));

it.each([
  "[[PATIENT:Niamh O'Brannigan]]; [[PATIENT:O’Brannigan]]; [[PATIENT:OBrannigan]]; [[PATIENT:O Brannigan]]; [[PATIENT:obranigan]]",
])("finds names with an apostrophe: %s", check({ name: ["Niamh O'Brannigan"] }));

it.each([
  "[[PATIENT:Will Brown]] came. Will follow up. Brown sputum.",
  "Told Mr. [[PATIENT:Brown]] that he will wait; the wound is brown.",
  "[[PATIENT:BROWN, WILL]]: PATIENT WILL HAVE BROWN RICE",
  "We saw [[PATIENT:Will]] today. W. Bench is not he.",
  "crown, brows, Frown, wall, Wilt",
])("tells a name from a common word: %s", check({ name: ["Will Brown"] }));

it.each(["[[PATIENT:Jan van der Hoek]]; [[PATIENT:van der Hoek]]; [[PATIENT:Hoek]]; a van from der Alm"])(
  "keeps particles with their name: %s",
  check({ name: ["Jan van der Hoek"] }),
);

it.each([
  "MRN [[MEDICALRECORD:004-81-77]], [[MEDICALRECORD:0048177]], [[MEDICALRECORD:48177]], [[MEDICALRECORD:004 8177]]",
  "MRN[[MEDICALRECORD:0048177]]",
  "10048177, 0048178, 481770, 48 177 1 and 48.1 stay",
])("finds a number in any spelling: %s", (expected) => {
  const text = parseInline(expected).text;
  // "48 177" followed by more is the number and more: covering it is the safe reading.
  expect(marked({ mrn: ["0048177"] }, text)).toBe(expected.replace("48 177 1", "[[MEDICALRECORD:48 177]] 1"));
});

it.each([
  "Call [[PHONE:(617) 555-0134]], [[PHONE:617.555.0134]], +[[PHONE:1 617 555 0134]] or [[PHONE:16175550134]], here [[PHONE:555-0134]]",
  "617-555-0135, 555-0143 and 5550 stay",
])("finds a phone number: %s", check({ phone: ["617-555-0134"] }));

it.each(["id [[IDNUM:kx 22-91b]] but not kx 22-91c"])(
  "finds numbers with letters: %s",
  check({ ids: ["KX2291B"] }),
);

it.each([
  "DOB [[DATE:12/31/1949]], [[DATE:12-31-49]], [[DATE:31.12.1949]], [[DATE:1949-12-31]], [[DATE:19491231]]",
  "born [[DATE:December 31, 1949]], [[DATE:Dec. 31st, '49]], [[DATE:31 Dec 1949]], [[DATE:31DEC1949]]",
  "born on [[DATE:the thirty-first of December, 1949]]",
  "born [[DATE:Saturday, December 31, 1949]] in Dover",
  "12/31/1950, 12/30/1949, 12/31, 1949, 31 of 49 and 49 mg stay",
])("finds a date of birth: %s", check({ dob: ["1949-12-31"] }));

it.each(["[[DATE:3/4/32]] and [[DATE:4/3/1932]], not 3/4/33"])(
  "reads two-digit years of any century and days in either order: %s",
  check({ dob: ["03/04/1932 00:00"] }),
);

it.each([
  "at [[STREET:12 N. Alderbrook St., Apt 4]], Dover",
  "at [[STREET:12 North Alderbrook Street]]; [[STREET:alderbrook st]]; [[STREET:12 Alderbrok]]",
  "[[STREET:12 ALDERBROOK STREET\nAPT. #4]]",
  "North Street, 12 North, Apt 4, street 12; Alderbrook alone and St 4 stay",
])("finds an address word by word: %s", check({ address: ["12 North Alderbrook Street, Apt 4, Dover, NH"] }));

it.each(["[[STREET:4 Green Street]], [[STREET:4 green st]], [[STREET:Green St]]; 4 green pills, green way"])(
  "needs more of an address of common words: %s",
  check({ address: ["4 Green Street"] }),
);

it.each(["[[STREET:P.O. Box 771]], [[STREET:PO BOX 771]]; box 77, PO intake 771"])(
  "finds a box: %s",
  check({ address: ["PO Box 771"] }),
);

it.each([
  "in [[CITY:Reading]], reading well, [[ZIP:03820]], [[EMAIL:Ada.Q@example.org]], at [[ORGANIZATION:Café  Rüby]], [[OTHER:The Kite Twin]]",
  "ada.q@example.com, 13820, Cafe, kite",
])(
  "finds places and terms: %s",
  check({
    city: ["Reading"],
    zip: ["03820"],
    email: ["ada.q@example.org"],
    employer: ["Cafe Ruby"],
    other: ["the kite twin"],
  }),
);

it("gives nothing for other patients and notes of nobody", () => {
  const find = knownPhi(new Map([["p", ada]]));
  expect(find({ text: "Quillfeather", patient: "q" })).toEqual([]);
  expect(find({ text: "Quillfeather" })).toEqual([]);
});

it("takes time in proportion to the note", () => {
  const find = knownPhi(
    new Map([["p", { ...ada, dob: ["1949-12-31"], phone: ["617-555-0134"], address: ["12 Alder Street"] }]]),
  );
  const piece = "Ada 49 31 12 Alder 617 Quillfather wanders on. 12/31/48 ";
  const time = (times: number): number => {
    const text = piece.repeat(times);
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3; round++) {
      const start = process.cpuUsage();
      find({ text, patient: "p" });
      best = Math.min(best, process.cpuUsage(start).user);
    }
    return best;
  };
  time(50);
  expect(time(800) / time(200)).toBeLessThan(9);
});

const folder = mkdtempSync(join(tmpdir(), "scrubjay-test-"));
const file = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

it("reads patients from a table or from JSON, rows of one patient together", () => {
  const known = {
    name: ["Ada Quillfeather", "Ada Ostrander"],
    mrn: ["0048177"],
    phone: ["617-555-0134", "617-555-0135"],
  };
  const csv =
    'patient,name,mrn,phone\np1,Ada Quillfeather,0048177,617-555-0134; 617-555-0135\np1,"Ada Ostrander",,\n';
  expect(readPatients(file("a.csv", `\ufeff${csv}`))).toEqual(new Map([["p1", known]]));
  expect(readPatients(file("a.tsv", csv.replaceAll(",", "\t")))).toEqual(new Map([["p1", known]]));
  const json = [
    { patient: "p1", name: known.name, mrn: "0048177" },
    { patient: "p1", phone: known.phone },
  ];
  expect(readPatients(file("a.json", JSON.stringify(json)))).toEqual(new Map([["p1", known]]));
});

it.each([
  ["12 Alder St, Dover, NH 03820", { address: ["12 Alder St"], city: ["Dover"], zip: ["03820"] }],
  [
    "12 Alder St, Apt 4, New Elm, NH, 03820-1234",
    { address: ["12 Alder St Apt 4"], city: ["New Elm"], zip: ["03820-1234"] },
  ],
  ["12 Alder St", { address: ["12 Alder St"] }],
])("takes an address in one line apart: %s", (address, known) => {
  expect(readPatients(file("a.json", JSON.stringify([{ patient: "p1", address }])))).toEqual(
    new Map([["p1", known]]),
  );
});

it.each([
  ["a.csv", "patient,nmae\np1,Quillfeather\n", /header: has an unknown key/],
  ["a.csv", "patient,name\n,Quillfeather\n", /row 2: "patient" is missing/],
  ["a.csv", "patient,mrn\np1,0048177\np2,12\n", /row 3\.mrn: is too short/],
  ["a.csv", "patient,dob\np1,Quillfeather\n", /row 2\.dob: is no date/],
  ["a.csv", 'patient,name\np1,"Quillfeather\n', /the table is damaged/],
  ["a.csv", "", /the table is empty/],
  ["a.json", "{}", /must be a list of patients/],
  ["a.json", '["Quillfeather"]', /\[0\]: must be an object/],
  ["a.json", '[{"patient":"p1","mrn":48177}]', /\[0\]\.mrn: must be text or a list of texts, holds a number/],
  ["a.json", '[{"patient":"p1","name":"--"}]', /\[0\]\.name: has no letter/],
  ["a.json", '[{"patient":"p1","Quillfeather":"x"}]', /\[0\]: has an unknown key/],
])("refuses %s %j by place, without the value", (name, content, message) => {
  const run = (): unknown => readPatients(file(name, content));
  expect(run).toThrow(message);
  expect(run).not.toThrow(/Quillfeather|48177/);
});

it("answers a missing patient file with its name", () => {
  expect(() => readPatients(join(folder, "none.csv"))).toThrow(/none\.csv: there is no such file/);
});

it.each([
  ["p.json", '[{"patient": "p", "name": "Ada Quillfeather", "name": "A. Fern"}]', "duplicate-key", '"name"'],
  ["p.csv", "patient,name,dob\np,Quillfeather, Ada,1949-12-31\n", "bad-config", "row 2"],
])("refuses what would lose known PHI in silence: %s", (name, text, code, told) => {
  const file = join(mkdtempSync(join(tmpdir(), "scrubjay-")), name);
  writeFileSync(file, text);
  expect(() => readPatients(file)).toThrow(expect.objectContaining({ code, file }));
  expect(() => readPatients(file)).toThrow(told);
  expect(() => readPatients(file)).not.toThrow("Quillfeather");
});
