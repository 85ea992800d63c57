import { CODE, labelled, NUMBERED_BEFORE, signLabelled } from "../labelled.js";
import { digitsAtLeast, isFourDigits, plainNumber, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { cases, knownFailures } from "./health-plan.cases.js";

// "XQJ 123 456 789", "ABC 1234567": a short prefix of letters, a blank, then digits; else the usual shape.
const PREFIXED = new RegExp(`[a-z]{2,4}[ ]\\d{3}(?:[ ]?\\d{3,4}){1,3}(?![a-z0-9-])|${CODE.source}`, "i");

// Labels that mean nothing else: "HICN", "HIC#", "MBI", "subscriber ID", "RxBIN", "RxGrp", "RxPCN".
const LABEL =
  /hicn?(?=[ ]?(?:#|no|num|:)|[ ]\d)|hicn|mbi|subscriber(?=[ ]?(?:#|no|num|id|:))|rx[ ]?(?:bin|grp|group|pcn|id)|beneficiary(?=[ ]?(?:#|no|num|id|:))/;

// Words that are labels only with a sign: "Member ID", "Policy #", "Group no.", "Medicare #", "Insurance ID".
const WEAK_LABEL =
  /members?|mem|policy|pol\.?|(?<!(?:blood|age|study|support|control|risk|who)[ ])(?:group|grp)\.?|insurance(?:[ ](?:policy|member|group|id|card))?|ins\.?(?:[ ]id)?|medicare|medicaid|mass[ ]?health|medi-cal|tricare|bcbs|blue[ ]cross|hmo|ppo|plan|health[ ]plan|payer|payor|coverage|certificate[ ]holder|enrollee|insured|contract|dental[ ]plan/;

// Medicare's card number, 7XX0-WX1-YY22: digit, letter, letter or digit, digit, and so on; never S, L, O, I, B or Z.
const MBI =
  /(?<![A-Za-z0-9-])[1-9][AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y][AC-HJKMNP-RT-Y0-9]\d-?[AC-HJKMNP-RT-Y]{2}\d{2}(?![A-Za-z0-9-])/g;

// On the same line, an insurer's word makes a plain "ID#" a member's number.
const INSURER =
  /(?<![a-z])(?:insurance|insurer|payer|payor|ppo|hmo|blue[ ]cross|medicare|medicaid|tricare|coverage|carrier)(?![a-z])[^\n]{0,45}$/i;

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
    { name: "medicare-shape", type: "HEALTHPLAN", pattern: MBI, confidence: 0.88 },
  ],
  cases,
  knownFailures,
};
