import { labelled } from "../labelled.js";
import { digitsIn, plainNumber, UNIT_AFTER } from "../look-alikes.js";
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

export const bioId: RuleFamily = {
  name: "bio-id",
  description: "Identifiers of biometric records: finger, voice, face, iris and retina templates.",
  rules: [
    {
      name: "labelled",
      type: "BIOID",
      pattern: labelled(LABEL, VALUE),
      accept: (value) => plainNumber(3)(value) && !/^\d{1,4}\.\d{1,3}$/.test(value) && digitsIn(value) >= 3,
      notAfter: UNIT_AFTER,
      confidence: 0.95,
    },
  ],
  cases,
  knownFailures,
};
