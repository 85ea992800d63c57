import { expect, it } from "vitest";
import { run } from "../test-notes.js";
import { CORRECTIONS } from "./index.js";

const SAME = "same";

it.each([
  [
    "split-gaps",
    "0800   [[PATIENT:Idil Jama     Warsame]]   ward",
    "0800   [[PATIENT:Idil Jama]]     [[PATIENT:Warsame]]   ward",
  ],
  ["split-gaps", "[[HOSPITAL:Elm House\tPier]] 4", "[[HOSPITAL:Elm House]]\t[[HOSPITAL:Pier]] 4"],
  ["split-gaps", "MRN [[MEDICALRECORD:44    81    02]]", SAME],
  ["split-gaps", "[[PATIENT:Ida  May]]", SAME],
  ["split-gaps", "[[HOSPITAL:Elm\n      House Clinic]]", SAME],
  ["split-gaps", "on [[DATE:March   4, 2012]]", SAME],

  [
    "drop-abbreviations",
    "[[PATIENT:D.O.B.]] 1/2/53, to [[DOCTOR:O.R.]] at ten",
    "D.O.B. 1/2/53, to O.R. at ten",
  ],
  ["drop-abbreviations", "[[DOCTOR:TD]]: 03/04/90", "TD: 03/04/90"],
  ["drop-abbreviations", "walked to [[DOCTOR:BR]] with help", "walked to BR with help"],
  ["drop-abbreviations", "slept well.  [[DOCTOR:TR]]\n", SAME],
  ["drop-abbreviations", "[[DOCTOR:MI]]/kb", SAME],
  ["drop-abbreviations", "Dr. [[DOCTOR:Or]] came", SAME],
  ["drop-abbreviations", "seen with [[DOCTOR:JW]] at noon", SAME],
  ["drop-abbreviations", "[[PATIENT:Ros]] and [[PATIENT:Ng]] slept; [[PATIENT:M.S.]] is 34", SAME],

  ["drop-codes", "TKA (CPT [[IDNUM:27447]]), [[DATE:3/4/12]]", "TKA (CPT 27447), [[DATE:3/4/12]]"],
  [
    "drop-codes",
    "CPT codes 27447, [[ZIP:20985]] and [[IDNUM:J1885]]; ICD-10: [[IDNUM:M17.11]]",
    "CPT codes 27447, 20985 and J1885; ICD-10: M17.11",
  ],
  ["drop-codes", "NDC [[ACCOUNT:0009-0347-02]], MS-DRG [[ROOM:470]]", "NDC 0009-0347-02, MS-DRG 470"],
  ["drop-codes", "ICD [[DEVICE:PJN20448]], CPT 27447, MRN [[MEDICALRECORD:27448]]", SAME],
  ["drop-codes", "CPT [[IDNUM:2744-7781]] was the order", SAME],

  ["fax-by-context", "Fax: [[PHONE:555-0101]]", "Fax: [[FAX:555-0101]]"],
  [
    "fax-by-context",
    "Tel: [[PHONE:555-0101]] Fax: [[PHONE:555-0102]]",
    "Tel: [[PHONE:555-0101]] Fax: [[FAX:555-0102]]",
  ],
  [
    "fax-by-context",
    "T: [[PHONE:555-0101]] F: [[PHONE:555-0102]]",
    "T: [[PHONE:555-0101]] F: [[FAX:555-0102]]",
  ],
  ["fax-by-context", "[[PHONE:555-0101]] (fax)", "[[FAX:555-0101]] (fax)"],
  ["fax-by-context", "Fax\n[[PHONE:555-0101]]", "Fax\n[[FAX:555-0101]]"],
  ["fax-by-context", "Pager: [[FAX:555-0101]]", "Pager: [[PHONE:555-0101]]"],
  ["fax-by-context", "Tel/Fax: [[PHONE:555-0101]]", SAME],
  ["fax-by-context", "Fax [[FAX:555-0101]] [[PHONE:555-0102]]", SAME],
  ["fax-by-context", "Faxed records; results unchanged in all respects since; [[PHONE:555-0101]]", SAME],
  ["fax-by-context", "Dover, [[STATE:NH]] fax", SAME],

  [
    "state-in-dictionary",
    "Dover, [[STATE:NH]]; [[STATE:Mass.]]; [[STATE:new york]]; [[STATE:Ontario]]",
    SAME,
  ],
  ["state-in-dictionary", "from [[STATE:Massachusets]]", SAME],
  ["state-in-dictionary", "born [[STATE:Bavaria]], Germany", SAME],
  ["state-in-dictionary", "[[STATE:Dover]], NH", "[[CITY:Dover]], NH"],
  ["state-in-dictionary", "born in [[STATE:Portugal]]", "born in [[COUNTRY:Portugal]]"],
  ["state-in-dictionary", "in a [[STATE:Solid]] state", "in a Solid state"],

  ["school-words", "a senior at [[HOSPITAL:Larkfield]]", "a senior at [[ORGANIZATION:Larkfield]]"],
  ["school-words", "[[HOSPITAL:Larkfield]] for her degree", "[[ORGANIZATION:Larkfield]] for her degree"],
  ["school-words", "sleep study at [[HOSPITAL:Larkfield]]", SAME],
  ["school-words", "a senior seen at [[HOSPITAL:Larkfield Clinic]]", SAME],
  ["school-words", "a senior who was last week seen at [[HOSPITAL:Larkfield]]", SAME],

  [
    "trim-edges",
    "[[DOCTOR:Dr. Okafor, MD]] and [[DOCTOR:Lee RN]],",
    "Dr. [[DOCTOR:Okafor]], MD and [[DOCTOR:Lee]] RN,",
  ],
  [
    "trim-edges",
    "[[PATIENT:Mrs. Hansen's]] hip [[DATE: 3/4, ]]",
    "Mrs. [[PATIENT:Hansen]]'s hip  [[DATE:3/4]], ",
  ],
  ["trim-edges", "([[PHONE:(617) 555-0134)]] [[CITY:Dover.]]", "([[PHONE:(617) 555-0134]]) [[CITY:Dover]]."],
  [
    "trim-edges",
    "[[PATIENT:Walter Ito Jr.]] [[PATIENT:Ann K.]] [[STATE:Mass.]] [[DATE:'94]] [[HOSPITAL:St. Mary's]]",
    SAME,
  ],
  ["trim-edges", "called [[DOCTOR:Dr.]] back [[DATE:--]]", "called Dr. back --"],

  [
    "value-only",
    "[[AGE:54-year-old]] [[AGE:age 6]] [[AGE:two months old]]",
    "[[AGE:54]]-year-old age [[AGE:6]] [[AGE:two]] months old",
  ],
  [
    "value-only",
    "[[ROOM:Rm 412B]] [[DATE:3/4/12 14:30]] [[DATE:2012-03-04T14:30:00]]",
    "Rm [[ROOM:412B]] [[DATE:3/4/12]] 14:30 [[DATE:2012-03-04]]T14:30:00",
  ],
  ["value-only", "[[AGE:54]] [[AGE:40s]] [[ROOM:412B]] [[DATE:3/4/12]] [[DATE:fall of 2017]]", SAME],

  ["whole-number", "617-[[PHONE:555-0134]] x210", "[[PHONE:617-555-0134 x210]]"],
  [
    "whole-number",
    "([[PHONE:617) 555-0134]]; (617) [[PHONE:555-0134]]",
    "([[PHONE:617) 555-0134]]; [[PHONE:(617) 555-0134]]",
  ],
  ["whole-number", "MRN [[MEDICALRECORD:0048]]177-2", "MRN [[MEDICALRECORD:0048177-2]]"],
  ["whole-number", "called [[PHONE:555-0134]] x3; 12 [[MEDICALRECORD:0048177]]. 3/4", SAME],
  ["whole-number", "[[DATE:3/4]]-[[MEDICALRECORD:0048177]]", SAME],

  ["join-dates", "[[DATE:Wednesday]], [[DATE:4/17/94]]", "[[DATE:Wednesday, 4/17/94]]"],
  [
    "join-dates",
    "[[DATE:May 4]], [[DATE:2019]]; [[DATE:fall]] of [[DATE:2017]]",
    "[[DATE:May 4, 2019]]; [[DATE:fall of 2017]]",
  ],
  [
    "join-dates",
    "[[DATE:8/19]], [[DATE:9/11]]; [[DATE:3/4]] - [[DATE:3/9/12]]; [[DATE:May]]\n[[DATE:2019]]",
    SAME,
  ],

  ["join-names", "[[PATIENT:Mary]] [[PATIENT:Hansen]]", "[[PATIENT:Mary Hansen]]"],
  ["join-names", "Dr. [[DOCTOR:Mary]] K. [[DOCTOR:Hansen]]", "Dr. [[DOCTOR:Mary K. Hansen]]"],
  ["join-names", "Patient: [[PATIENT:HANSEN]], [[PATIENT:MARY]]", "Patient: [[PATIENT:HANSEN, MARY]]"],
  [
    "join-names",
    "[[DOCTOR:Lee]], [[DOCTOR:Park]]; [[DOCTOR:JH]] [[DOCTOR:MK]]; [[PATIENT:Ann]] [[DOCTOR:Lee]]",
    SAME,
  ],
  ["join-names", "[[PATIENT:Mary Hansen]]\n[[PATIENT:Otto Hansen]]", SAME],

  [
    "drop-clinical",
    "[[PATIENT:Foley]] catheter in, [[PATIENT:Lasix]] given",
    "Foley catheter in, Lasix given",
  ],
  ["drop-clinical", "chest [[HOSPITAL:Dyspnea]]", "chest Dyspnea"],
  ["drop-clinical", "Dr. [[DOCTOR:Foley]] catheter clinic; [[DOCTOR:Foley]] called", SAME],
  ["drop-clinical", "[[DOCTOR:Jane Foley]] ... [[DOCTOR:Foley]] catheter", SAME],
  ["drop-clinical", "seen in [[STATE:CT]], [[DOCTOR:BS]]", SAME],
])("%s: %s", (name, before, after) => {
  const step = CORRECTIONS[name];
  if (step === undefined) throw new Error("no such correction");
  const { inline, result, dropped } = run(step, before);
  expect(inline).toBe(after === SAME ? before : after);
  const signed = [...result.flatMap(({ trail }) => trail.slice(1)), ...dropped].map(({ by }) => by);
  expect(signed.every((by) => by === `correct:${name}`)).toBe(true);
  expect(signed.length > 0).toBe(after !== SAME);
});

it("drop-clinical leaves a sure voice alone", () => {
  const sure = run(CORRECTIONS["drop-clinical"] as never, "[[PATIENT:Foley]] catheter", 0.95);
  expect(sure.inline).toBe("[[PATIENT:Foley]] catheter");
});

it("a joined span is as sure as its less sure half, and the other half is in the log", () => {
  const { result, dropped } = run(
    CORRECTIONS["join-names"] as never,
    "[[PATIENT:Mary]] [[PATIENT:Hansen]]",
    0.7,
  );
  expect(result).toMatchObject([{ score: 0.7 }]);
  expect(dropped).toHaveLength(1);
});
