import { CODE, labelled, NUMBERED_BEFORE, signLabelled } from "../labelled.js";
import { countDigits, digitsAtLeast, isFourDigits, plainNumber, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { cases, knownFailures } from "./health-plan.cases.js";

// "XQJ 123 456 789", "ABC 1234567": a short prefix of letters, a blank, then digits; else the usual shape.
const PREFIXED = new RegExp(`[a-z]{2,4}[ ]\\d{2,5}(?:[ -]?\\d{2,5}){1,3}(?![a-z0-9-])|${CODE.source}`, "i");

// Labels that mean nothing else: "HICN", "HIC#", "MBI", "subscriber ID", "RxBIN", "RxGrp", "RxPCN".
const LABEL =
  /hicn?(?=[ ]?(?:#|no|num|:)|[ ]\d)|hicn|mbi|subscriber(?=[ ]?(?:#|no|num|id|:))|rx[ ]?(?:bin|grp|group|pcn|id)|beneficiary(?=[ ]?(?:#|no|num|id|:))/;

// Words that are labels only with a sign: "Member ID", "Policy #", "Group no.", "Medicare #", "Insurance ID".
const WEAK_LABEL =
  /members?|mem|policy|pol\.?|(?<!(?:blood|age|study|support|control|risk|who)[ ])(?:group|grp)\.?|insurance(?:[ ](?:policy|member|group|id|card))?|ins\.?(?:[ ]id)?|medicare|medicaid|mass[ ]?health|medi-cal|tricare|bcbs|blue[ ]cross|hmo|ppo|plan|health[ ]plan|payer|payor|coverage|certificate[ ]holder|enrollee|insured|contract|dental[ ]plan/;

// Medicare's card number, 7XX0-WX1-YY22: digit, letter, letter or digit, digit, and so on; never S, L, O, I, B or Z.
const MBI =
  /(?<![A-Za-z0-9-])[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}(?![A-Za-z0-9-])/g;

// The same card number as typed from memory or with signs left out of the alphabet: 0XX0-XX0-XX00, only after a word.
const CARD = /(?<![A-Za-z0-9-])\d[A-Z][A-Z0-9]\d-[A-Z][A-Z0-9]\d-[A-Z0-9]{2}\d{2}(?![A-Za-z0-9-])/g;
const CARD_BEFORE =
  /(?<![a-z])(?:medicare|mbi|mc|card|insurance|payer|payor|plan|coverage)(?![a-z])[^\n;]{0,30}$/i;

// A number with letters in front: "XQJ 4410 88213", "HV-00612-208-01", "W123456789", "G4402".
const LETTERED =
  "(?:[A-Z]{2,4}[ ]\\d{2,5}(?:[ -]\\d{2,5}){1,3}|[A-Z]{1,4}-?\\d{3,10}[A-Z]?(?:-\\d{1,5}){0,3}|[A-Z]{2,4}-\\d{2}-\\d{4,6})(?![A-Za-z0-9]|-[A-Za-z0-9])";
// "member XQJ 4410 88213", "policy SB-118-0442", "grp TS-044", "Medicaid W00418K": no sign between.
const SPOKEN = new RegExp(
  `(?<![A-Za-z])(?:[Mm]ember|MEMBER|[Pp]olicy|POLICY|[Ss]ubscriber|[Gg]roup|GROUP|[Gg]rp|GRP|[Mm]edicare|MEDICARE|[Mm]edicaid|MEDICAID|CIN)[ ]{1,3}(?<value>${LETTERED})`,
  "dg",
);
// "Insurance Larch Mutual XQJ 6018 33470", "secondary Larch Blue RBX0112907": one to four capitalised words between.
const AFTER_INSURER = new RegExp(
  `(?<![A-Za-z])(?:[Ii]nsurance|INSURANCE|[Ii]ns|INS|[Pp]ayer|PAYER|[Pp]ayor|PAYOR|[Pp]lan|PLAN|[Cc]overage|[Ss]econdary|[Ss]upplement|[Pp]rimary)\\.?:?[ ]{1,24}(?:(?:[A-Z][A-Za-z'&]{0,14}|&|of),?[ ]){0,4}(?<value>${LETTERED})`,
  "dg",
);

// On the same line, an insurer's word makes a plain "ID#" a member's number.
const INSURER =
  /(?<![a-z])(?:insurance|insurer|payer|payor|ppo|hmo|blue[ ]cross|medicare|medicaid|tricare|coverage|carrier)(?![a-z])[^\n]{0,45}$/i;

// Four digits after one letter, three after more, and never a street or virus ("group A2012").
const lettered = (value: string): boolean => countDigits(value) >= (/^[A-Z]{2}/.test(value) ? 3 : 4);

export const healthPlan: RuleFamily = {
  name: "health-plan",
  description: "Member, subscriber, policy and group numbers of health plans.",
  rules: [
    {
      name: "labelled",
      type: "HEALTHPLAN",
      pattern: labelled(LABEL, PREFIXED),
      accept: digitsAtLeast(4),
      notAfter: UNIT_AFTER,
      confidence: 0.97,
    },
    {
      name: "weak-label",
      type: "HEALTHPLAN",
      pattern: signLabelled(WEAK_LABEL, PREFIXED),
      accept: (value) => plainNumber(4)(value) && !isFourDigits(value),
      notAfter: UNIT_AFTER,
      notBefore: /plan:[ \t]{0,4}$|contract:[ \t]{0,4}$|(?:phone|tel|fax|call|npi)[ a-z:#.]{0,10}$/i,
      confidence: 0.97,
    },
    {
      name: "weak-label-four-digits",
      type: "HEALTHPLAN",
      pattern: signLabelled(WEAK_LABEL, /\d{4}(?![a-z0-9]|[-./:]\w)/),
      before: NUMBERED_BEFORE,
      accept: plainNumber(4),
      notAfter: UNIT_AFTER,
      confidence: 0.93,
    },
    {
      name: "id-after-insurer",
      type: "HEALTHPLAN",
      pattern: labelled(/id(?=[ ]?[#:])/, PREFIXED),
      before: INSURER,
      accept: plainNumber(5),
      notAfter: UNIT_AFTER,
      confidence: 0.92,
    },
    {
      name: "spoken",
      type: "HEALTHPLAN",
      pattern: SPOKEN,
      // Other insurance than health: its policy is a number like any other.
      notBefore:
        /(?<![a-z])(?:workers'?|comp|auto|car|liability|travel)(?![a-z])[^.;\n]{0,25}policy[ ]{1,3}$/i,
      accept: lettered,
      confidence: 0.9,
    },
    {
      name: "after-insurer-name",
      type: "HEALTHPLAN",
      pattern: AFTER_INSURER,
      accept: (value) => countDigits(value) >= 6,
      notAfter: UNIT_AFTER,
      confidence: 0.88,
    },
    { name: "medicare-card", type: "HEALTHPLAN", pattern: CARD, before: CARD_BEFORE, confidence: 0.95 },
    { name: "medicare-shape", type: "HEALTHPLAN", pattern: MBI, confidence: 0.88 },
  ],
  cases,
  knownFailures,
};
