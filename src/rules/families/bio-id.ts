import { labelled } from "../labelled.js";
import { countDigits, plainNumber, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { cases, knownFailures } from "./bio-id.cases.js";

// What is measured: a print, a scan, a voice, a face.
const TRAIT =
  /(?:(?:finger|thumb|palm|voice|face|foot)[ -]?prints?|retinal?|iris|palm(?:[ -]vein)?|facial(?:[ ]recognition)?|face|voice|hand[ ]geometry|biometrics?|gait|dna[ ]profile)/
    .source;

// What is kept of it: "template", "scan ID", "enrolment no.", "hash", one to three such words, the last right before the value.
const RECORD =
  /(?:[ -](?:scan|scanner|recognition|biometric|template|enrol?lment|enrol?led|record|file|hash|key|token|reference|ref\.?|profile|sample|capture)){0,3}/
    .source;

// Trait and record word, or trait and "ID", "no.", "#"; the value follows.
const LABEL = new RegExp(
  `${TRAIT}(?:${RECORD}(?=[ ]?(?:#|no[.: ]|num|id(?![a-z])|identifier|:))|[ -](?:scan[ ]|recognition[ ])?(?:template|hash|enrol?lment|token|key|reference|profile))`,
);

// Letters, digits, hyphens, points, underscores, up to 80 signs: FP-77120, vp_2231.4, or a long hash.
const VALUE = /(?=[a-z_.-]{0,10}\d)[a-z0-9](?:[a-z0-9_.-]{0,78}[a-z0-9])(?![a-z0-9])/;

// Two or three letters, a hyphen, three digits or more: the shape that needs no sign after a word for a trait.
const SHORT_CODE = "[A-Z]{2,3}-(?:[A-Z0-9]{1,6}-)?\\d{3,8}(?:-[A-Z0-9]{1,3})?(?![A-Za-z0-9]|-[A-Za-z0-9])";
// "voiceprint VP-7719", "palm scan PV-61240", "Palm registration . PV-47316", "voiceprint stored as VP-9034".
const TRAIT_CODE = new RegExp(
  `(?<![A-Za-z])(?:(?:[Ff]inger|[Tt]humb|[Pp]alm|[Vv]oice|[Ff]ace)[ -]?prints?|[Pp]alm(?: vein)?|[Ii]ris|[Rr]etinal? (?:scan|images?)|[Hh]and (?:scan|geometry))(?: (?:reg(?:istration)?|scan|login|baseline|enrol?lment|template|record|code|set)){0,2}(?:,? (?:stored|kept|filed|on file) as)?[ .:(]{1,5}(?<value>${SHORT_CODE})`,
  "dg",
);
// "template FP-90277", "(enrolment HG-50772)" with the trait or its reader earlier in the line.
const TEMPLATE = new RegExp(
  `(?<![A-Za-z])(?:template|enrol?lment|print set)[ ](?<value>${SHORT_CODE})`,
  "dg",
);
const TRAIT_BEFORE =
  /(?<![a-z])(?:finger(?:print)?s?|thumb(?:print)?|prints?|palm|hand|iris|retinal?|face|facial|voice(?:print)?|kiosk|biometric)(?![a-z])[^.\n]{0,50}$/i;

export const bioId: RuleFamily = {
  name: "bio-id",
  description: "Identifiers of biometric records: finger, voice, face, iris and retina templates.",
  rules: [
    {
      name: "labelled",
      type: "BIOID",
      pattern: labelled(LABEL, VALUE),
      accept: (value) =>
        plainNumber(3)(value) && !/^\d{1,4}\.\d{1,3}$/.test(value) && countDigits(value) >= 3,
      notAfter: UNIT_AFTER,
      confidence: 0.95,
    },
    { name: "trait-and-code", type: "BIOID", pattern: TRAIT_CODE, confidence: 0.93 },
    { name: "template", type: "BIOID", pattern: TEMPLATE, before: TRAIT_BEFORE, confidence: 0.92 },
  ],
  cases,
  knownFailures,
};
