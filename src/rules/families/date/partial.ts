import { BLANK, DASH, DAY, MONTH_NUMBER, YEAR4 } from "../../../text/dates/index.js";
import { type Rule, sourcePattern } from "../../rule.js";
import { SLASHED } from "./numeric.js";

/** Month and day with a slash look like strengths, murmurs, pain scores, fractions, doses: see each rule. */
const START = "(?<![\\d/.$#+])(?<![A-Za-z])(?<!\\d-)";
/** After a hyphen too: the second end of a range. */
const RANGE_START = "(?<![\\d/.$#+])(?<![A-Za-z])";
const END = `(?![\\d/+]|\\.\\d|-\\d{3}|${BLANK}?%)`;
const PARTIAL = `${MONTH_NUMBER}/${DAY}${END}`;
const EITHER_ORDER = `(?:${MONTH_NUMBER}/${DAY}|${DAY}/${MONTH_NUMBER})${END}`;
const TO = `(?:${BLANK}?${DASH}${BLANK}?|${BLANK}(?:to|thru|through|until|till|TO|THRU|THROUGH|UNTIL)${BLANK})`;
const LIST = `(?:,?${BLANK}?(?:and|&|AND)${BLANK}?|,${BLANK}?)`;

const PREPOSITION =
  /\b(?:on(?: or about| approximately| the)?|since|until|till?|dated?|before|after|thru|through|starting|started|beginning|effective|as of|(?:week|night|morning|evening|day|am|pm) of|ending|due|last|next)[:\s]{1,2}\(?$/i;
const WEAK_PREPOSITION = /\b(?:from|to|by|for|of|at|in|around|about|approx|between|and|circa)\s{1,2}$/i;

const EVENT =
  /\b(?:echo|tte|tee|cxr|x-?rays?|ct|cta|ct head|mri|mra|ekg|ecg|eeg|emg|us|u\/s|kub|dexa|mammo(?:gram)?|cath|colonoscopy|egd|bronch|admit(?:ted)?|admission|adm|discharged?|d\/c(?:'?e?d)?|dc'?d|seen|visit|note|appt|appointment|f\/u|follow-?up|surgery|transferred|extubated|intubated|placed|removed|labs?|bmp|cbc|cmp|ua|ucx|scan|imaging|lmp|lbm|last bm|dos|doa|edc|edd|dob|dod|dd|td|refill(?:ed)?|filled|stopped|expires?|exp|called|spoke|held|given|received|done|drawn|completed|date|returned|presented|resumed|updated|reviewed|faxed|mailed|scheduled|rescheduled|delivered|out|eval|used|birth|ppd placed|pap)\s*[:(@,-]?\s*(?:done\s|from\s)?\(?$|(?<!\d)(?:[01]\d|2[0-3]):?[0-5]\d(?:\s?(?:hrs?|h))?\s$/i;

const SCALE =
  "strengths?|motor|power|pain|scores?|scale|scored|rate[sd]?|rating|murmur|sem|reflex(?:es)?|dtrs?|pulses?|grade[d]?|gcs|mmse|moca|slums|bims|phq|phq-?[29]|gad|gad-?7|apgars?|acuity|vision|va|od|os|ou|bipap|cpap|bilevel|ipap|epap|settings?|pressures?|bp|nodes?|ln|lymph|cores?|oriented|recall|deltoids?|delts?|biceps|bi|triceps|tri|quads?|grip|ehl|ip|df|pf|ta|hf|iliopsoas|hamstrings?|dorsiflexion|plantarflexion|ues?|les?|rue|lue|rle|lle|bue|ble|ratio|odds|criteria|i\\/?o|titer|dilution|intensity|severity|mood|anxiety|depression|energy|improv\\w*|decreas\\w*|increas\\w*|down|up|level|korotkoff|sz|bottles?|cultures?|positive|percocet|norco|vicodin|lotrel|advair|x|ht|height|ccs|ecog|ps|peep|perrl|pupils?|alternat\\w*|meld|abcd2?|timi|grace|wells|heart|shoulders?|hips?|knees?|ankles?|wrists?|elbows?|flexion|extension|abduction|alert|a&o|aox?|s\\/?p|rass|cam|nihss|ranson|bishop|bpp|sats?|spo2|vas|nrs|flacc|quality|ast|alt|a\\/g|bun|i[:/]e";

/** A scale's name and nothing but small words between it and the value. */
const SCALE_BEFORE = new RegExp(
  `(?<![a-z])(?:${SCALE})[:,=~(]?(?:[\\s-]+(?:is|was|of|at|now|currently|about|from|to|the|a|than|r|l|right|left|bilat\\w*|b\\/l|remains?|still|has|been|ues?|les?|upper|lower|extremit\\w+|with|and|or|in|by|full|baseline|today|approximately|around|\\d{1,2}[+-]?\\/\\d{1,2},?)){0,4}[:,=~(\\s]*$`,
  "i",
);

const LOOK_ALIKE_AFTER =
  /^(?:[\s-]?(?:%|mg|mcg|g|ml|mm|cm|in|inch(?:es)?|ft|lbs?|oz|tsp|tbsp|teaspoons?|tablespoons?|tabs?|tablets?|pills?|caps?|capsules?|doses?|units?|strengths?|pain|murmurs?|sem|systolic|diastolic|holosystolic|hsm|power|ppd|packs?|pk|ns|normal|d5|hours?|hrs?|days?|nights?|wks?|weeks?|months?|years?|yrs?|cups?|glass(?:es)?|beers?|bottles?|cans?|pints?|positive|pos|neg|nodes?|ln|lns|lymph|cores?|points?|pts|criteria|correct|bilat\w*|b\/l|throughout|occasions?|attempts?|trials?|extremit\w+|limbs?|leads?|visits?|sessions?|ago|ratio|scale|right|left|ues?|les?|rue|lue|rle|lle|bue|ble|delt\w*|biceps|triceps|grip|\w*flexion|extension|od|os|ou|apgars?|dose|miles?|blocks?|full|siblings?|sisters?|brothers?|children|cmh2o|questions?|words|objects|items?|out of|intensity|severity|at (?:rest|worst|best|its)|with (?:activity|movement|rest|exertion|ambulation)|on (?:the )?(?:pain|vas|scale|right|left|r|l)|in (?:all|both|upper|lower|bilat\w*|b\/l|severity|intensity|the (?:upper|lower|right|left))|to (?:palpation|light)|of)(?![a-z])|["”½])/i;

const EVENT_AFTER =
  /^\s?(?:@|at \d|\d{1,2}:\d\d|(?:[01]\d|2[0-3])[0-5]\d(?!\d)|[ap]\.?m\b|(?:visit|note|labs?|ct|mri|cxr|x-?ray|echo|ekg|ecg|admission|appt|appointment|clinic|hospitalization|surgery|biopsy|bx|scan|us|tte|cath|night|morning|afternoon|evening|cultures?|cx|bcx|ucx|urine|blood)\b)/i;

const numbersOf = (value: string): [number, number] => {
  const [first = 0, second = 0] = value.split("/").map(Number);
  return [first, second];
};

const isPadded = (value: string): boolean => /^0|\/0/.test(value);

/** "3/5", "4/10", "1/2": could be a scale or a fraction. */
const couldBeScale = (value: string): boolean => {
  const [top, bottom] = numbersOf(value);
  return !isPadded(value) && top <= bottom && [2, 3, 4, 5, 6, 7, 8, 10, 12].includes(bottom);
};

const isPartial = (value: string): boolean => value !== "24/7";

export const partialRules: readonly Rule[] = [
  {
    name: "month-day-after-preposition",
    type: "DATE",
    pattern: sourcePattern(`${START}${EITHER_ORDER}`, "g"),
    before: PREPOSITION,
    notBefore: SCALE_BEFORE,
    notAfter: LOOK_ALIKE_AFTER,
    accept: isPartial,
    confidence: 0.93,
  },
  {
    name: "month-day-after-weak-preposition",
    type: "DATE",
    pattern: sourcePattern(`${START}${PARTIAL}`, "g"),
    before: WEAK_PREPOSITION,
    notBefore: SCALE_BEFORE,
    notAfter: LOOK_ALIKE_AFTER,
    accept: (value) => !couldBeScale(value),
    confidence: 0.9,
  },
  {
    name: "month-day-after-event",
    type: "DATE",
    pattern: sourcePattern(`${START}${PARTIAL}`, "g"),
    before: EVENT,
    notAfter: LOOK_ALIKE_AFTER,
    confidence: 0.92,
  },
  {
    name: "month-day-before-event",
    type: "DATE",
    pattern: sourcePattern(`${START}${PARTIAL}`, "g"),
    after: EVENT_AFTER,
    notBefore: SCALE_BEFORE,
    confidence: 0.88,
  },
  {
    name: "month-day-padded",
    type: "DATE",
    pattern: sourcePattern(`${START}${PARTIAL}`, "g"),
    notBefore: SCALE_BEFORE,
    notAfter: LOOK_ALIKE_AFTER,
    accept: isPadded,
    confidence: 0.92,
  },
  {
    // "2/14", "11/23", "5/3": no scale has these values.
    name: "month-day-by-value",
    type: "DATE",
    pattern: sourcePattern(`${START}${PARTIAL}`, "g"),
    notBefore: SCALE_BEFORE,
    notAfter: LOOK_ALIKE_AFTER,
    accept: (value) => !couldBeScale(value) && numbersOf(value).some((n) => n > 1),
    confidence: 0.8,
  },
  {
    name: "month-day-heads-line",
    type: "DATE",
    pattern: sourcePattern(`(?<=(?:^|\\n)[ \\t]{0,8}(?:[-*•>(][ \\t]{0,2})?)${PARTIAL}`, "g"),
    after: /^\)?(?:\s?[:–—]|\s-|-\s|-[A-Za-z])/,
    notAfter: LOOK_ALIKE_AFTER,
    confidence: 0.85,
  },
  {
    name: "range-starts-before-full-date",
    type: "DATE",
    pattern: sourcePattern(`${START}${PARTIAL}(?=${TO}(?:${SLASHED}|${MONTH_NUMBER}/${YEAR4}(?!\\d)))`, "g"),
    confidence: 0.96,
  },
  {
    // "4/5 - 5/5" has one denominator: a scale. "1/2 - 3/4" are fractions.
    name: "range-starts",
    type: "DATE",
    pattern: sourcePattern(
      `${START}(?!\\d{1,2}/(\\d{1,2})${TO}\\d{1,2}/\\1(?!\\d))(?![1-3]/[2-4]${TO}[1-3]/[2-4](?!\\d))${PARTIAL}(?=${TO}${PARTIAL})`,
      "g",
    ),
    notBefore: SCALE_BEFORE,
    confidence: 0.86,
  },
  {
    name: "range-ends",
    type: "DATE",
    pattern: sourcePattern(
      `${START}(?!\\d{1,2}/(\\d{1,2})${TO}\\d{1,2}/\\1(?!\\d))(?![1-3]/[2-4]${TO}[1-3]/[2-4](?!\\d))${MONTH_NUMBER}/${DAY}${TO}(?<value>${RANGE_START}${PARTIAL})`,
      "dg",
    ),
    notBefore: SCALE_BEFORE,
    notAfter: LOOK_ALIKE_AFTER,
    confidence: 0.86,
  },
  {
    // "3/4/12-3/9": the second end after a full date.
    name: "range-ends-after-full-date",
    type: "DATE",
    pattern: sourcePattern(`(?<=\\d/\\d{1,2}/\\d{2,4}${TO})${RANGE_START}${PARTIAL}`, "g"),
    confidence: 0.88,
  },
  {
    // "labs 3/4, 3/17": the second value cannot be a scale, so the first is a date too.
    name: "list-starts",
    type: "DATE",
    pattern: sourcePattern(
      `${START}${PARTIAL}(?=${LIST}(?:${MONTH_NUMBER}/(?:[79]|1[13-9]|[23]\\d)${END}|0\\d/\\d\\d${END}|${SLASHED}))`,
      "g",
    ),
    notBefore: SCALE_BEFORE,
    confidence: 0.85,
  },
  {
    // "3/98", "06/85": month and two-digit year.
    name: "month-and-short-year",
    type: "DATE",
    pattern: sourcePattern(`${START}${MONTH_NUMBER}/(?:3[2-9]|[4-9]\\d)${END}`, "g"),
    notBefore:
      /\b(?:bp|sats?|spo2|o2|rr|hr|pulse|bipap|ipap|peep|vision|va|od|os|ou|acuity|near|dilution|titer|ratio|mix|novolog|humalog|humulin|insulin)[\s:]*(?:\w{1,8}[\s:]+)?$/i,
    notAfter: LOOK_ALIKE_AFTER,
    confidence: 0.75,
  },
];
