import { CODE, labelled, NUMBERED_BEFORE, nextInList, signLabelled } from "../labelled.js";
import { digitsAtLeast, isFourDigits, plainNumber, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { cases, knownFailures } from "./medical-record.cases.js";

// Labels that mean nothing else: "MRN", "M.R.N.", "MR#", "MR no.", "Med Rec No", "medical record number", "HRN", "EMPI".
const LABEL =
  /mrns?|m\.r\.n?\.|mr(?=[ ]?#|[ ]?no(?:\b|[.:])|[ ]num)|med(?:ical)?\.?[ ]?rec(?:ords?|\.)?(?=[ ]?(?:#|no|num|nbr|id|:))|mrun|empi|hrn|pmrn|emrn|nhs[ ](?:no|number)/;

// Words that are labels only with a sign: "Unit No:", "Chart #", "Pt ID", "Patient number", "Hospital No.".
const WEAK_LABEL =
  /unit|chart|charts|pt\.?|patients?|pat|hospital|hosp\.?|record|medical[ ]records?|history|hist|clinic|mr|registration|epic|pid(?=[:#])|ptid/;

// "MRN of 1234567", "medical record 1234567": a plain word, then five digits or more.
const SPOKEN = /(?<![a-z])(?:mrn|medical[ ]record)[ ](?:of[ ]|as[ ])?(?<value>\d{5,12})(?![\w/-])/dgi;

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
