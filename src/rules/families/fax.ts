import { labelled } from "../labelled.js";
import { ANY_NUMBER, FAX_AFTER, FAX_BEFORE, INTERNATIONAL, SEVEN, TEN, TEN_BLANKS } from "../phone-shapes.js";
import type { RuleFamily } from "../rule.js";
import { phonePlan } from "../validators/phone-plan.js";
import { cases, knownFailures } from "./fax.cases.js";

// "Fax", "Facsimile", "Telefax", "Fax/Ph"; not the second half of "Ph/Fax", whose first number is a phone's.
const LABEL =
  /(?<!(?:tel|ph|phone|telephone|voice)\.?[ ]?(?:[/&+]|and)[ ]?)(?:(?:tele)?fax|facsimile)(?:[ ]?[/&][ ]?(?:ph|phone|tel)\.?)?/;

// Any formatted shape: the context says that it is a fax.
const FORMATTED = new RegExp([INTERNATIONAL, TEN, TEN_BLANKS, SEVEN].join("|"), "gi");

// The second number after "Fax 555-0100 or ", "Fax: 617-555-0100, ".
const AFTER_ANOTHER = new RegExp(
  `(?<![a-z/&])(?:fax(?:es)?|facsimile)[ a-z.:#]{0,12}(?:${TEN}|${SEVEN})(?:[ ]?[,;&]|[ ](?:and|or))[ ]{1,2}$`,
  "i",
);

// A phone's own word right before the number.
const PHONE_BEFORE =
  /(?<![a-z])(?:tel|telephone|ph|phone|call|cell|mobile|pager|beeper|t|p)\)?[:.#]?[ \t]{0,3}\(?$/i;

export const fax: RuleFamily = {
  name: "fax",
  description: "Fax numbers: a phone number's shape where the context says fax.",
  rules: [
    {
      name: "labelled",
      type: "FAX",
      pattern: labelled(LABEL, new RegExp(ANY_NUMBER)),
      validate: phonePlan,
      confidence: 0.98,
    },
    {
      name: "in-context",
      type: "FAX",
      pattern: FORMATTED,
      before: FAX_BEFORE,
      validate: phonePlan,
      confidence: 0.97,
    },
    {
      name: "word-after",
      type: "FAX",
      pattern: FORMATTED,
      after: FAX_AFTER,
      notBefore: PHONE_BEFORE,
      validate: phonePlan,
      confidence: 0.97,
    },
    {
      name: "next-in-list",
      type: "FAX",
      pattern: FORMATTED,
      before: AFTER_ANOTHER,
      validate: phonePlan,
      confidence: 0.94,
    },
  ],
  cases,
  knownFailures,
};
