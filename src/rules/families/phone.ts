import { labelled, signLabelled } from "../labelled.js";
import { UNIT_AFTER } from "../look-alikes.js";
import { ANY_NUMBER, FAX_AFTER, FAX_BEFORE, INTERNATIONAL, SEVEN, TEN, TEN_BLANKS } from "../phone-shapes.js";
import { type RuleFamily, sourcePattern } from "../rule.js";
import { phonePlan } from "../validators/phone-plan.js";
import { cases, knownFailures } from "./phone.cases.js";

// Words that announce a phone number, whatever its shape: "Tel", "phone", "ph", "call", "call her at", "dial".
const WORDS =
  /tel(?:ephone)?s?|phones?|ph|(?:tel|phone|ph)\.?[ ]?[/&][ ]?fax|cell(?:ular)?[ ]?phone|call(?:ed)?(?:[ ]?back)?(?:[ ](?:him|her|them|me|us|mom|wife|son|daughter|husband))?(?:[ ](?:at|on))?|reached?[ ](?:at|on)|dial|voice[ ]?mail|answering[ ]service|hot[ ]?line/;

// Everyday words that are labels only with a sign: "Cell: 5550134", "Home # 5550134".
const WEAK_LABEL =
  /cell(?:ular)?|mobile|home|work|office|daytime|evening|contact|emergency[ ]contact|next[ ]of[ ]kin|ward|clinic|pharmacy/;

// "(home)", "- cell" between label and number.
const LABEL = new RegExp(
  `(?:${WORDS.source})(?:[ ](?:no\\.|number))?(?:[ ]?[(-][ ]?(?:home|cell|work|mobile|office|day|evening|h|c|w|o|m)\\)?)?`,
);

// Pagers and beepers: "pager", "pgr", "pg:", "bpr", "bleep", "Vocera", "p#".
const PAGER_LABEL =
  /pagers?|pgr|pg(?=[ ]?[:#])|page[ ]me[ ]at|page(?=[ ]#?\d{5}(?!\d))|beepers?|bpr|bleep|vocera|spectralink|p(?=#)|b(?=#)/;
// 12345, 4-1234, 555-0134, (617) 555-0134.
const PAGER_NUMBER = new RegExp(`${TEN}|${SEVEN}|\\d[-.]\\d{4}(?![\\d-])|\\d{4,7}(?![\\d/:]|[-.]\\d)`);

// "ext. 4412", "extension 4412", with no full number before it.
const EXTENSION =
  /(?<![a-z0-9])ext(?:ension|n)?\.?[ \t]{0,2}[:#]?[ \t]{0,2}(?<value>\d-\d{4}|\d{4,6})(?![\da-z]|[-./:]\d)/dgi;
// "x51234", "x 7133", "x5-1234": the sign is part of the number as people write it.
const X_EXTENSION = /(?<![a-z0-9])x[ ]?(?:\d-\d{4}|\d{4,6})(?![\da-z]|[-./:]\d)/gi;
// "dial ext. 22": a short extension needs a word that says so.
const SHORT_EXTENSION =
  /(?<![a-z0-9])(?:ext(?:ension|n)?|x)\.?[ \t]{0,2}[:#]?[ \t]{0,2}(?<value>\d{2,3})(?![\da-z°]|[-./:]\d|[ ]?deg)/dgi;

// 1-800-555-HELP, 1 800 GET-WELL: toll-free numbers in letters, seven to ten of them.
const VANITY =
  /(?<![\d-])(?:1[-. ])?\(?8(?:00|33|44|55|66|77|88)\)?[-. ](?=[\dA-Z-]{0,9}[A-Z])[A-Z\d]{2,7}(?:-[A-Z\d]{2,7}){0,2}(?![A-Za-z\d-])/g;

// 0135 in "617-555-0134/0135": the other end of a pair of lines.
const PAIR_TAIL = /(?<=\d{3}[-.]\d{4}[ ]?\/[ ]?)\d{4}(?![\d/-])/g;

// Anything within a line that makes 555-0134 a phone number rather than a range.
const NEAR =
  /(?<![a-z])(?:call(?:ed|s|ing|back)?|phone[ds]?|telephoned?|tel|ph|reach(?:ed|able)?|contact(?:ed)?|dial(?:ed)?|cell(?:ular)?|mobile|page[dr]?|beeper|text(?:ed)?|voice[ ]?mail|answering[ ]service|hot[ ]?line|tele(?:phone)?[ ]number)(?![a-z])[^\n]{0,45}$|(?<![a-z])(?:clinic|office|pharmacy|home|work|day|evening|numbers?|sister|brother|mother|father|wife|husband|son|daughter)(?:[ ](?:is|at|no\.?|number))?[ \t:#.(,-]{0,6}$|(?<![a-z0-9])(?:[tp][:.]?|[hcwom][:.]|\([thcwomp]\):?|#)[ \t]{0,3}\(?$/i;
// Ranges and amounts.
const RANGE_BEFORE =
  /(?:range|ref|normal|nl|vit(?:amin)?|b12|plt|platelets|wbc|of|between|pages?|vitamin[ ][a-z]|vit[ ][a-z])[ :(=]{0,3}$/i;

// "(cell)", "(h)", "- home" right after.
const KIND_AFTER =
  /^[ ]{0,2}(?:\((?:cell|home|work|mobile|office|pager|beeper|h|c|w|o|m|p)\)|(?:-[ ])?(?:cell|home|work|mobile|pager|beeper)(?![a-z]))/i;

// Labels of other families: their ten digits are no phone number.
const OTHER_LABEL = /(?<![a-z])(?:npi|mrns?|ssn|acct|account|member|policy|fin|har|csn)[ a-z:#.]{0,12}$/i;

export const phone: RuleFamily = {
  name: "phone",
  description: "Telephone, pager and beeper numbers with their extensions.",
  rules: [
    {
      name: "ten-digit",
      type: "PHONE",
      pattern: sourcePattern(TEN, "gi"),
      notBefore: new RegExp(`${FAX_BEFORE.source}|${OTHER_LABEL.source}`, "i"),
      notAfter: FAX_AFTER,
      validate: phonePlan,
      confidence: 0.92,
    },
    {
      name: "ten-digit-blanks",
      type: "PHONE",
      pattern: sourcePattern(TEN_BLANKS, "gi"),
      notBefore: new RegExp(`${FAX_BEFORE.source}|${OTHER_LABEL.source}`, "i"),
      notAfter: UNIT_AFTER,
      validate: phonePlan,
      confidence: 0.6,
    },
    {
      name: "international",
      type: "PHONE",
      pattern: sourcePattern(INTERNATIONAL, "gi"),
      notBefore: FAX_BEFORE,
      notAfter: FAX_AFTER,
      accept: (value) => value.replace(/\D/g, "").length >= 8,
      confidence: 0.92,
    },
    {
      name: "seven-digit-in-context",
      type: "PHONE",
      pattern: sourcePattern(SEVEN, "gi"),
      before: NEAR,
      notBefore: new RegExp(`${FAX_BEFORE.source}|${RANGE_BEFORE.source}|${OTHER_LABEL.source}`, "i"),
      notAfter: new RegExp(`${UNIT_AFTER.source}|${FAX_AFTER.source}`, "i"),
      confidence: 0.9,
    },
    {
      name: "seven-digit-with-extension",
      type: "PHONE",
      pattern: sourcePattern(SEVEN, "gi"),
      notBefore: FAX_BEFORE,
      accept: (value) => /ext/i.test(value),
      confidence: 0.9,
    },
    {
      name: "kind-after",
      type: "PHONE",
      pattern: sourcePattern(SEVEN, "gi"),
      after: KIND_AFTER,
      notBefore: FAX_BEFORE,
      confidence: 0.93,
    },
    {
      name: "labelled",
      type: "PHONE",
      pattern: labelled(LABEL, new RegExp(ANY_NUMBER)),
      notBefore: FAX_BEFORE,
      notAfter: new RegExp(`${UNIT_AFTER.source}|${FAX_AFTER.source}`, "i"),
      validate: phonePlan,
      confidence: 0.95,
    },
    {
      name: "weak-label",
      type: "PHONE",
      pattern: signLabelled(WEAK_LABEL, new RegExp(ANY_NUMBER)),
      notBefore: /(?:white|red|blood)[ ]cell[^a-z]{0,6}$/i,
      notAfter: UNIT_AFTER,
      validate: phonePlan,
      confidence: 0.95,
    },
    {
      name: "pager",
      type: "PHONE",
      pattern: labelled(PAGER_LABEL, PAGER_NUMBER),
      notAfter: UNIT_AFTER,
      confidence: 0.96,
    },
    { name: "extension", type: "PHONE", pattern: EXTENSION, notAfter: UNIT_AFTER, confidence: 0.85 },
    { name: "x-extension", type: "PHONE", pattern: X_EXTENSION, notAfter: UNIT_AFTER, confidence: 0.85 },
    {
      name: "short-extension",
      type: "PHONE",
      pattern: SHORT_EXTENSION,
      before: /(?<![a-z])(?:dial|call|phone|tel|reach(?:ed)?|at|desk|operator|office)[^\n\d]{0,25}$/i,
      notAfter: UNIT_AFTER,
      confidence: 0.8,
    },
    { name: "toll-free-letters", type: "PHONE", pattern: VANITY, notBefore: FAX_BEFORE, confidence: 0.9 },
    { name: "pair-tail", type: "PHONE", pattern: PAIR_TAIL, notBefore: FAX_BEFORE, confidence: 0.8 },
  ],
  cases,
  knownFailures,
};
