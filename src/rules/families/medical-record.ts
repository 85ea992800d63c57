import { CODE, CUT_SHORT, labelled, NUMBERED_BEFORE, nextInList, signLabelled } from "../labelled.js";
import { digitsAtLeast, isFourDigits, plainNumber, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { cases, knownFailures } from "./medical-record.cases.js";

// Labels that mean nothing else: "MRN", "M.R.N.", "MR#", "MR no.", "Med Rec No", "medical record number", "HRN", "EMPI".
const LABEL =
  /mrns?|m\.r\.n?\.|mr(?=[ ]?#|[ ]?no(?:\b|[.:])|[ ]num)|med(?:ical)?\.?[ ]?rec(?:ords?|\.)?(?=[ ]?(?:#|no|num|nbr|id|:))|mrun|empi|hrn|pmrn|emrn|nhs[ ](?:no|number)/;

// One label for two values, the record number first: "MRN / SSN ..... 1234567 / 0000".
const DOUBLE_LABEL = /mrn[ ]?\/[ ]?ssn(?:[ ]last[ ](?:4|four))?/;

// Words that are labels only with a sign: "Unit No:", "Chart #", "Pt ID", "Patient number", "Hospital No.".
const WEAK_LABEL =
  /unit|chart|charts|pt\.?|patients?|pat|hospital|hosp\.?|resident|res\.|record|medical[ ]records?|history|hist|clinic|mr|registration|epic|pid(?=[:#])|ptid/;

// "MRN of 1234567", "medical record 1234567": a plain word, then five digits or more.
const SPOKEN = /(?<![a-z])(?:mrn|medical[ ]record)[ ](?:of[ ]|as[ ])?(?<value>\d{5,12})(?![\w/-])/dgi;

// "chart AB-123456", "Chart P/10288": letters, a joint, four digits or more. "UNIT 52-77-04", "unit 123-45-67".
const CHART =
  /(?<![A-Za-z])(?:[Cc]hart|CHART)(?:[ ][Nn][Oo]\.?)?[ ]{1,4}(?<value>[A-Z]{1,3}[-/]\d{2,8}(?:-\d{1,6}){0,2})(?![\w/]|-\w)/dg;
const UNIT_NUMBER = /(?<![A-Za-z])(?:[Uu]nit|UNIT)[ ]{1,4}(?<value>\d{2,3}-\d{2}-\d{2,3})(?![\w/]|[-.]\d)/dg;

// A patient's line in a header, cells set apart by blanks or bars: name, number, age and sex, birth date.
const CELL_GAP = "(?:[ \\t]{2,12}|[ ]?[|/·][ ]{1,3})";
const CELL_CODE = "[A-Z]{1,3}-?\\d{5,8}(?:-\\d)?|[A-Z]{1,3}-\\d{3}-\\d{3}|[A-Z]{2,4}-\\d{4}|\\d{7,8}";
const BIRTH_DATE = "(?:\\d{1,4}[-/]\\d{1,2}[-/]\\d{2,4}|\\d{1,2}[A-Z]{3}\\d{4})";
// "62 M   AB1937740-5", "F 25   AB-123456", "48 F | 1234567".
const AFTER_SEX = new RegExp(
  `(?<=(?:(?<![\\d.])\\d{1,3}(?:[ ]?|[ ]{2,6})[MFmf]|(?<![A-Za-z])[MF][ ]{1,4}\\d{1,3}|(?<![A-Za-z])(?:DOB|dob|born|b\\.)[ ]${BIRTH_DATE})${CELL_GAP})(?:${CELL_CODE})(?![\\w/-])`,
  "g",
);
// "HOLT, MAREN   AB1937740-5   62 M", "Maren Holt  AB-123456  b. 3/4/50".
const BEFORE_SEX = new RegExp(
  `(?<=(?<![A-Za-z'’.-])[A-Z][A-Za-z'’.-]{1,24}["”)]{0,2}${CELL_GAP})(?:${CELL_CODE})(?=${CELL_GAP}(?:\\d{1,3}[ ]?(?:y[ ])?[MF](?![A-Za-z])|[MF][ ]{1,4}\\d{1,3}(?!\\d)|[MF][ ]{2}|DOB|dob|b\\.[ ]))`,
  "g",
);
// "Holt, 54, AB1937740-5": name, age, number.
const AFTER_AGE = /(?<=[A-Z][a-z'’-]{1,24},[ ]\d{1,3},[ ])[A-Z]{2,3}-?\d{5,8}(?:-\d)?(?![\w/-])/g;
// A cell before that is a label of another number.
const OTHER_LABEL =
  /(?<![a-z])(?:acct|account|acc|accession|csn|har|fin|ssn|npi|order|case|visit|enc|encounter|claim|auth|policy|member|group|plan|insurance|medicare|medicaid|serial|lot|model|ref|device|phone|tel|fax|pager|badge|specimen|log|run|ticket|id|dl|lic|license)[ .:#]{0,4}(?:[ \t]{1,12}|[|/·][ ]{1,3})$/i;

// 123-45-67: three, two, two, as older charts print unit numbers.
const SHAPE = /(?<![\w/.-])\d{3}-\d{2}-\d{2}(?![\w/]|[-.]\d)/g;

// "1234567 (MRN)".
const LABEL_AFTER = /(?<![\w/.-])\d{5,12}(?=[ ]?\((?:mrn|mr[ ]?#|med rec)\))/gi;

export const medicalRecord: RuleFamily = {
  name: "medical-record",
  description: "Medical record, unit, chart and patient numbers.",
  rules: [
    {
      name: "labelled",
      type: "MEDICALRECORD",
      pattern: labelled(LABEL),
      accept: digitsAtLeast(4),
      notAfter: /^[/:]\d/,
      confidence: 0.98,
    },
    {
      name: "cut-by-a-line-end",
      type: "MEDICALRECORD",
      pattern: labelled(LABEL, CUT_SHORT),
      accept: digitsAtLeast(5),
      confidence: 0.95,
    },
    {
      name: "weak-label",
      type: "MEDICALRECORD",
      pattern: signLabelled(WEAK_LABEL),
      // A blood unit has a number too, and "Hospital: 1200 beds" is none.
      accept: (value) => plainNumber(4)(value) && !isFourDigits(value),
      notAfter: new RegExp(`${UNIT_AFTER.source}|^[ ]?(?:beds|yo\\b|[-/]\\w|[a-z]+,)`, "i"),
      notBefore:
        /(?:blood|rbc|prbc|donor|product|platelet|plasma|dose|insulin|emergency)[ ]units?[ a-z:#.]{0,12}$|(?:phone|tel|fax)[ a-z:#.(]{0,12}$|clinic:?[ ]{0,4}$|hospital:[ ]{0,4}$/i,
      confidence: 0.95,
    },
    {
      name: "weak-label-four-digits",
      type: "MEDICALRECORD",
      pattern: signLabelled(WEAK_LABEL, /\d{4}(?![a-z0-9]|[-./:]\w)/),
      before: NUMBERED_BEFORE,
      accept: plainNumber(4),
      notAfter: UNIT_AFTER,
      confidence: 0.93,
    },
    {
      name: "spoken",
      type: "MEDICALRECORD",
      pattern: SPOKEN,
      notAfter: UNIT_AFTER,
      confidence: 0.95,
    },
    {
      name: "next-in-list",
      type: "MEDICALRECORD",
      ...nextInList(LABEL, CODE),
      accept: plainNumber(5),
      notAfter: UNIT_AFTER,
      confidence: 0.85,
    },
    {
      name: "double-label",
      type: "MEDICALRECORD",
      pattern: labelled(DOUBLE_LABEL),
      accept: digitsAtLeast(5),
      notAfter: /^[:]\d/,
      confidence: 0.95,
    },
    { name: "chart", type: "MEDICALRECORD", pattern: CHART, accept: digitsAtLeast(4), confidence: 0.93 },
    {
      name: "unit-number",
      type: "MEDICALRECORD",
      pattern: UNIT_NUMBER,
      accept: plainNumber(6),
      notBefore: /(?:blood|rbc|prbc|donor|platelet|plasma|insulin)[ ]units?[ ]{1,4}$/i,
      notAfter: UNIT_AFTER,
      confidence: 0.92,
    },
    { name: "cell-after-sex", type: "MEDICALRECORD", pattern: AFTER_SEX, confidence: 0.85 },
    {
      name: "cell-before-sex",
      type: "MEDICALRECORD",
      pattern: BEFORE_SEX,
      notBefore: OTHER_LABEL,
      confidence: 0.85,
    },
    { name: "after-name-and-age", type: "MEDICALRECORD", pattern: AFTER_AGE, confidence: 0.85 },
    { name: "label-after", type: "MEDICALRECORD", pattern: LABEL_AFTER, confidence: 0.95 },
    {
      name: "shape",
      type: "MEDICALRECORD",
      pattern: SHAPE,
      notBefore: /(?<![a-z])(?:bp|hr|vitals|phone|tel|fax|range)[ :]{0,3}$/i,
      notAfter: UNIT_AFTER,
      confidence: 0.6,
    },
  ],
  cases,
  knownFailures,
};
