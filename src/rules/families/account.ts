import { labelled, signLabelled } from "../labelled.js";
import { digitsAtLeast, plainNumber, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { luhn } from "../validators/check-digits.js";
import { cases, knownFailures } from "./account.cases.js";

// Labels that mean nothing else: "Acct", "HAR" (hospital account record), "FIN" (financial number), "IBAN".
const LABEL = /accts?\.?|a\/c(?=[ ]?(?:#|no|num|:))|har|fin|iban|pt[ ]acct\.?/;

// Words that are labels only with a sign: "Account #", "Billing no.", "Routing number", "Guarantor #", "Card no.".
const WEAK_LABEL =
  /(?:bank[ ]|patient[ ]|hospital[ ]|guarantor[ ]|billing[ ]|checking[ ]|savings[ ])?accounts?|billing|routing|guarantor|financial|(?:credit|debit|gift)[ ]?card|card/;

// "account 12345678": a plain word, then six digits or more.
const SPOKEN = /(?<![a-z])(?:account|acct)[ ](?:of[ ])?(?<value>\d{6,17})(?![\w/-]|\.\d)/dgi;

// 4000 0000 0000 0002, 4000-0000-0000-0002: four groups of four.
const CARD = /(?<![\w-])(?<!\d[ ])\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?![\w-]|[ ]\d)/g;

// "account ending in 4471", "Visa ending 4471", "card x4471".
const ENDING =
  /(?<![a-z])(?:acct|account|card|visa|mastercard|amex|checking|savings)(?:[ ](?:no\.?|number|#))?[ ](?:ending(?:[ ](?:in|with))?|ends[ ](?:in|with)|last[ ](?:4|four)(?:[ ]digits)?)[ :#]{0,3}(?<value>\d{4})(?![\w/-])/dgi;

export const account: RuleFamily = {
  name: "account",
  description: "Account numbers of hospitals and banks, payment cards.",
  rules: [
    {
      name: "labelled",
      type: "ACCOUNT",
      pattern: labelled(LABEL),
      accept: plainNumber(5),
      notAfter: UNIT_AFTER,
      confidence: 0.97,
    },
    {
      name: "weak-label",
      type: "ACCOUNT",
      pattern: signLabelled(WEAK_LABEL),
      accept: plainNumber(4),
      notAfter: UNIT_AFTER,
      validate: luhn,
      confidence: 0.96,
    },
    { name: "spoken", type: "ACCOUNT", pattern: SPOKEN, notAfter: UNIT_AFTER, confidence: 0.93 },
    {
      name: "card-shape",
      type: "ACCOUNT",
      pattern: CARD,
      accept: digitsAtLeast(16),
      validate: luhn,
      confidence: 0.85,
    },
    { name: "ending", type: "ACCOUNT", pattern: ENDING, confidence: 0.93 },
  ],
  cases,
  knownFailures,
};
