import type { RuleFamily } from "../rule.js";
import { cases, knownFailures } from "./email.cases.js";

// name@host.ending. The ending is in small letters, so that "x@a.org.Then" ends at "org" and "x@a.orgPhone" too;
// or host and ending are in capitals; or the ending is a common one. Name up to 64 characters, host parts up to 63.
const ADDRESS =
  /(?<![\w.%+-])[A-Za-z0-9_][\w.%+'-]{0,63}@(?:(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,5}(?:[a-z]{2,24}(?![a-z0-9-])|(?:Com|Org|Net|Edu|Gov|COM|ORG|NET|EDU|GOV)(?![A-Za-z0-9-]))|(?:[A-Z0-9][A-Z0-9-]{0,62}\.){1,5}[A-Z]{2,24}(?![A-Za-z0-9-]))/g;

// jane.doe [at] alder.example, jane(at)alder(dot)org, jane at alder dot org: spelt out against robots.
const SPELT =
  /(?<![\w.%+-])[a-z0-9_][\w.%+-]{0,63}[ ]?(?:\(at\)|\[at\]|<at>|[ ]at[ ](?=[a-z0-9-]{1,63}[ ]dot[ ]))[ ]?[a-z0-9-]{1,63}(?:(?:\.|[ ]?\(dot\)[ ]?|[ ]?\[dot\][ ]?|[ ]dot[ ])[a-z0-9-]{1,63}){1,4}(?![a-z0-9])/gi;

// A label and an address on a house network without an ending: "E-mail: jdoe@ward7".
const LABELLED =
  /(?<![a-z])e-?mail(?:[ ]address)?[ \t]{0,3}[:=][ \t]{0,20}(?<value>[a-z0-9_][\w.%+'-]{0,63}@[a-z0-9][a-z0-9-]{1,62})(?![\w.-]{0,1}[a-z0-9])/dgi;

export const email: RuleFamily = {
  name: "email",
  description: "E-mail addresses, also spelt out with (at) and dot, also without an ending after a label.",
  rules: [
    { name: "address", type: "EMAIL", pattern: ADDRESS, confidence: 0.99, anyLanguage: true },
    { name: "spelt-out", type: "EMAIL", pattern: SPELT, confidence: 0.9 },
    { name: "labelled", type: "EMAIL", pattern: LABELLED, confidence: 0.95 },
  ],
  cases,
  knownFailures,
};
