import { DOTTED_CODE, labelled, NUMBERED_BEFORE, nextInList, signLabelled } from "../labelled.js";
import { countDigits, isFourDigits, plainNumber, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { cases, knownFailures } from "./id-number.cases.js";

// Labels that mean a number wherever one follows: "Accession", "Acc #", "CSN", "requisition", "passport", "badge", "docket".
const LABEL =
  /accession|acc(?=[ ]?(?:#|no[.: ]|num))|csn|requisition|req(?=[ ]?(?:#|no[.: ]))|passport|badge|docket|confirmation(?=[ ]?(?:#|no[.: ]|num|:))|prescription(?=[ ]?(?:#|no[.: ]|num))|rx(?=[ ]?(?:#|no[.: ]|num))/;

// Words that are labels only with a sign: "Case No.", "Claim #", "Auth:", "Order ID", "Visit number", "Job #".
const WEAK_LABEL =
  /specimen|spec\.?|sample|cases?|claims?|(?:prior[ ])?auth(?:ori[sz]ation)?|orders?|encounter|enc\.?|visit|admission|adm\.?|job|dictation|document|doc\.?|report|(?:police|incident|accident|crash)[ ]report|incident|reference|tracking|ticket|invoice|receipt|referral|study|subject|participant|employee|emp\.?|staff|student|inmate|booking|military|service|donor|(?:blood|donor|prbc|product)[ ]unit|unit[ ]product|pathology|path|surgical(?:[ ]path(?:ology)?)?|cytology|exam|film|image|slide|block|transcription|voucher|permit|visa|alien|social[ ]worker|workers'?[ ]comp|wc|file|letter|transaction|message|consent|trial[ ]subject|lab|lab[ ]order|event|run|call/;

// "accession S12-3456", "claim 77120034", "order 77120034": a plain word, then six digits, or letters and five digits.
const SPOKEN =
  /(?<![a-z])(?:specimen|case|claim|auth(?:ori[sz]ation)?|order|encounter|visit|job|dictation|document|invoice|tracking|ticket|subject)[ ](?<value>[a-z]{1,4}-?\d{5,12}|\d{6,14}|[a-z]{0,3}\d{2}-\d{4,8})(?![\w/]|[-.]\d)/dgi;

// "ID: 7712345", "ID# 7712345", "ID 7712345": any other identifier. ID is infectious disease too, so five digits.
const PLAIN_ID = /(?<![a-z0-9'])(?:id|i\.d\.)(?=[ ]?[#:=]|[ ](?:no|num)|[ ][a-z]{0,4}-?\d{5})/;

// S12-3456, SP-12-34567, CY12-345, NG12-0044: a pathology department's letters, the year, a running number.
const ACCESSION_SHAPE =
  /(?<![A-Za-z0-9-])(?:SP|S|CY|C|NG|N|SU|HP|SS|FN|AU|PS|BX)-?\d{2}-\d{3,7}(?![A-Za-z0-9]|[-./]\d)/g;

// "claim WC-13-07715", "incident RL-20931", "ref PA-7K1184", "auth 90331-V": letters, hyphens and digits need no sign.
const SPOKEN_CODE =
  /(?<![A-Za-z-])(?:[Aa]ccession|[Aa]cc|[Ss]pecimens?|[Ss]pec|[Cc]ase|CASE|[Cc]laim|CLAIM|[Aa]uth(?:ori[sz]ation)?|AUTH|[Oo]rder|[Ee]ncounter|[Ee]nc|[Ii]ncident|[Rr]eport|[Rr]pt|RPT|[Rr]ef(?:erence|erral)?|[Rr]un|RUN|CAD|[Tt]icket|[Ll]og|[Pp]rotocol|[Ss]ubject|[Ss]ession|[Rr]eceipt|[Ee]vent|[Cc]all|[Cc]onfirmation|[Rr]equest(?: logged)?|[Ll]oan|[Ff]ile|[Dd]ocket|[Ii]ndictment|[Kk]it|[Tt]ube|[Mm]sg|[Mm]essage|[Ii]ntake|[Ee]ntry|[Cc]ulture|cx|[Rr]egistry|[Cc]ustody|[Bb]adge|[Ff]ob)(?:[ ](?:no|No|NO)\.)?:?[ ]{1,3}(?<value>[A-Z]{1,6}\d{0,4}(?:-[A-Z0-9]{1,8}){1,3}|\d{2,6}-[A-Z0-9]{1,6}(?:-\d{1,8}){0,2})(?![A-Za-z0-9/]|[-.]\d)/dg;

// Four digits with two letters or a year's hyphen, five without; no phone, no diagnosis, no gene or virus.
function isSpokenCode(value: string): boolean {
  if (!plainNumber(3)(value) || /^(?:\d{3}-)?\d{3}-\d{4}$/.test(value)) return false;
  return countDigits(value) >= (/^\d/.test(value) ? 5 : 4) || /^[A-Z]{2,4}-\d{2}-\d{2,3}$/.test(value);
}

// "Rx 6614092": a pharmacy's running number. "EIN 00-7714429", "tax ID 00-0418827", "USDOT 0918836".
const PHARMACY = /(?<![A-Za-z])R[Xx][ ](?<value>\d{6,9})(?![\w/-])/dg;
const TAX = /(?<![a-z])(?:f?ein|tax[ ]id|usdot)[ :#]{1,3}(?<value>\d{2}-?\d{5,7})(?![\w-])/dgi;

// W0418 21 003377: a blood bag's number, site, year and serial.
const BLOOD_BAG = /(?<![A-Za-z0-9])[A-Z]\d{4} \d{2} \d{6}(?![A-Za-z0-9])/g;

// M23-11408, CS21-01877: one or two letters, a year, four digits or more; only near a word for what a laboratory gets.
const LAB_SHAPE = /(?<![A-Za-z0-9-])[A-Z]{1,2}\d{2}-\d{4,6}(?![A-Za-z0-9]|[-./]\d)/g;

// Four digits, or three with letters: S-412.
const isNumber = (value: string): boolean =>
  plainNumber(3)(value) && (countDigits(value) >= 4 || /[a-z]/i.test(value)) && !isCode(value);

// Diagnosis codes (E11.9, I50.22), numbers with a decimal point, fractions.
function isCode(value: string): boolean {
  return /^[a-z]\d{2}\.\d{1,4}$/i.test(value) || /^\d{1,5}(?:[./]\d{1,3}){1,5}$/.test(value);
}

export const idNumber: RuleFamily = {
  name: "id-number",
  description: "Any other number of a person, visit, specimen, order or document, by its label.",
  rules: [
    {
      name: "labelled",
      type: "IDNUM",
      pattern: labelled(LABEL, DOTTED_CODE),
      accept: isNumber,
      notAfter: UNIT_AFTER,
      confidence: 0.96,
    },
    {
      name: "weak-label",
      type: "IDNUM",
      pattern: signLabelled(WEAK_LABEL, DOTTED_CODE),
      accept: (value) => isNumber(value) && !isFourDigits(value),
      notAfter: new RegExp(`${UNIT_AFTER.source}|^[ ]?(?:of|-[a-z])[ a-z]`, "i"),
      confidence: 0.95,
    },
    {
      name: "weak-label-four-digits",
      type: "IDNUM",
      pattern: signLabelled(WEAK_LABEL, /\d{4}(?![a-z0-9]|[-./:]\w)/),
      before: NUMBERED_BEFORE,
      accept: isNumber,
      notAfter: UNIT_AFTER,
      confidence: 0.93,
    },
    { name: "spoken", type: "IDNUM", pattern: SPOKEN, notAfter: UNIT_AFTER, confidence: 0.9 },
    {
      name: "plain-id",
      type: "IDNUM",
      pattern: labelled(PLAIN_ID),
      accept: plainNumber(4),
      notBefore:
        /(?<![a-z])(?:member|pt|patient|subscriber|insurance|ins|policy|group|user|device|pump|medicare|medicaid|plan|fingerprint|biometric|voice|iris|retina|scan)[ ]id[ a-z:#.=]{0,12}$/i,
      notAfter: UNIT_AFTER,
      confidence: 0.88,
    },
    {
      name: "next-in-list",
      type: "IDNUM",
      ...nextInList(
        /accession|specimen|case|claim|order|encounter|visit/,
        /(?=[a-z]{0,4}-?\d)[a-z0-9]{3,14}(?:-[a-z0-9]{2,10}){0,2}(?![a-z0-9])/,
      ),
      accept: plainNumber(5),
      notAfter: UNIT_AFTER,
      confidence: 0.82,
    },
    {
      name: "spoken-code",
      type: "IDNUM",
      pattern: SPOKEN_CODE,
      accept: isSpokenCode,
      notAfter: /^[ ]?(?:%|(?:pg|ng|mg|mcg|g|ml|dl|iu|mmol|meq|cells|copies|steps)(?![a-z]))/i,
      confidence: 0.88,
    },
    { name: "pharmacy", type: "IDNUM", pattern: PHARMACY, notAfter: UNIT_AFTER, confidence: 0.88 },
    { name: "tax", type: "IDNUM", pattern: TAX, confidence: 0.92 },
    { name: "blood-bag", type: "IDNUM", pattern: BLOOD_BAG, confidence: 0.9 },
    {
      name: "laboratory-shape",
      type: "IDNUM",
      pattern: LAB_SHAPE,
      before:
        /(?<![a-z])(?:spec(?:imens?)?|path(?:ology)?|surg(?:ical)? path|biops(?:y|ies)|bx|cultures?|cx|micro(?:biology)?|cytology|slides?|drawn|lab|labs|reference)(?![a-z])[^.;\n]{0,30}$/i,
      notBefore:
        /(?<![a-z])(?:lot|model|serial|s\/n|sn|size|device|lic|license|badge|chart|mrn)[ .:#]{0,4}$/i,
      notAfter: UNIT_AFTER,
      confidence: 0.8,
    },
    {
      name: "accession-shape",
      type: "IDNUM",
      pattern: ACCESSION_SHAPE,
      notAfter: UNIT_AFTER,
      confidence: 0.75,
    },
  ],
  cases,
  knownFailures,
};
