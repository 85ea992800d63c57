import { labelled } from "../labelled.js";
import { countDigits, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { STATE_CODE } from "../state-code.js";
import { vin } from "../validators/check-digits.js";
import { cases, knownFailures } from "./vehicle.cases.js";

// VIN, whole (17 signs without I, O, Q) or in part, as on insurance slips.
const VIN_NUMBER = /(?=[a-z-]{0,10}\d)[a-hj-npr-z0-9]{6,17}(?![a-z0-9])/;

// 17 capital letters and digits, no I, O, Q, that hold at least one digit among the first eleven and end in four digits.
const VIN_SHAPE = /(?<![A-Za-z0-9-])(?=[A-Z]{0,10}\d)[A-HJ-NPR-Z0-9]{13}\d{4}(?![A-Za-z0-9-])/g;

// ABC 1234, ABC-1234, 123 ABC, 123 4567, 7ABC123, 123456: one or two groups; accept() counts signs and digits.
const PLATE_NUMBER =
  /(?=[a-z]{0,7}\d|[a-z]{1,4}[ -]\d)[a-z0-9]{1,7}(?:[ -](?=[a-z]{0,3}\d|[a-z]{1,4}(?![a-z]))[a-z0-9]{2,5})?(?![a-z0-9]|-[a-z0-9])/
    .source;

// The state is a span of its own and stays outside.
const STATE = `(?:${STATE_CODE}[ \\t]{1,2}(?=[a-z0-9]))`;

// "license plate", "plate no.", "plate #", "plates:", "vehicle tag", then perhaps the state.
const PLATE = new RegExp(
  `(?<![a-z0-9])(?:(?:licen[sc]e|registration|vehicle|car|truck|vanity|number)[ ](?:plates?|tag)(?:[ ](?:no\\.?|number))?|plates?(?:[ ](?:no\\.?|number)|[ ]?[#:])|reg\\.?[ ]plate)[ \\t:#"]{1,10}(?:(?:is|was|reads?)[ ])?(?:${STATE})?(?!${STATE})(?<value>${PLATE_NUMBER})`,
  "dgi",
);

// "NH plate 123 4567", "MA plates 7ABC12", "plate NH 123 4567": the state in capitals beside the word.
const STATE_PLATE = new RegExp(
  `(?<![A-Za-z0-9])(?:${STATE_CODE} (?:plates?|PLATES?|tag|TAG)|(?:[Pp]lates?|PLATES?) ${STATE_CODE})[ :#]{1,4}(?<value>${PLATE_NUMBER.replaceAll("a-z", "A-Z")})(?![A-Za-z0-9])`,
  "dg",
);

// "plate ABC-1234", "plates ABC 1234": bare word, so the number must look like nothing else.
const BARE_PLATE = new RegExp(
  `(?<![A-Za-z])(?:[Pp]lates?|PLATES?) (?!${STATE_CODE} )(?<value>[A-Z]{2,4}[ -]?\\d{3,5}|\\d{1,4}[ -]?[A-Z]{2,4}[ -]?\\d{1,4})(?![A-Za-z0-9]|-[A-Za-z0-9])`,
  "dg",
);

// "tag AL-91182", "tag OK BKX-417", "partial plate BK-7": bare word and a hyphen, or a word that says it all.
const BARE_TAG = new RegExp(
  `(?<![A-Za-z])(?:tag|Tag|TAG) (?:${STATE_CODE} )?(?<value>[A-Z]{2,3}-\\d{3,5}|\\d{1,3}[A-Z]{0,2}-[A-Z]{2,4}|\\d[A-Z]\\d-[A-Z]{3})(?![A-Za-z0-9-])`,
  "dg",
);
const PARTIAL_PLATE =
  /(?<![A-Za-z])(?:[Pp]artial|PARTIAL) (?:[Pp]late|PLATE|[Tt]ag|TAG):? (?<value>(?=[A-Z]{0,4}-?\d)[A-Z0-9]{1,4}(?:-[A-Z0-9]{1,4})?)(?![A-Za-z0-9-])/dg;
// "plate MG-0448K", "Plate given: KZR-0093", "white minivan JVC-0198", "SUV of wife: HXB-0630".
const CAR_PLATE =
  /(?<![A-Za-z])(?:[Pp]lates?|PLATES?|sedan|minivan|van|pickup|SUV|hatchback|truck|car|motorcycle|wagon|coupe|jeep)(?: (?:given|of|in|case|plate|wife|his|her|dispatch)){0,5}[,:]? (?<value>[A-Z]{2,3}-\d{3,4}[A-Z]?)(?![A-Za-z0-9-])/dg;
// VIN and words, then all 17 signs.
const VIN_LATER = /(?<![A-Za-z0-9-])(?=[A-Z]{0,10}\d)[A-HJ-NPR-Z0-9]{13}\d{4}(?![A-Za-z0-9-])/g;

// "UNIT M-3", "Units M-1 + M-3", "van W-2", "ambulance unit 4", "Fire-Rescue medic 4", "engine E-2": a crew's vehicle.
const CREW_UNIT =
  /(?<![A-Za-z])(?:[Uu]nits?|UNITS?|[Ee]ngine|ENGINE|[Mm]edic|MEDIC|[Rr]escue|[Aa]mbulance|AMBULANCE|van|VAN|[Rr]ig)[ ]{1,3}(?<value>[A-Z]{1,2}-\d{1,3})(?![A-Za-z0-9-])/dg;
const CREW_NEXT = /(?<=(?:[Uu]nits?|UNITS?) [A-Z]-\d{1,2} (?:\+|&|and) )[A-Z]-\d{1,2}(?![A-Za-z0-9-])/g;
const CREW_NEAR =
  /(?<![a-z])(?:\w{0,4}ems|ambulance|run|prehospital|pre-hospital|dispatch|cad|wheelchair|stretcher|medic|engine|fire|rescue|crew|units)(?![a-z])[^\n]{0,50}\n?[^\n]{0,40}$/i;
const NAMED_UNIT =
  /(?<![a-z])(?:ambulance(?:[ ](?:corps|service|district|squad))?|fire(?:-|[ ]and[ ]|[ ]?)rescue|ems|fire[ ](?:dept\.?|department)|rescue[ ]squad|vfd)[ ](?:unit|medic|engine|rescue|squad|ladder|truck|rig)[ ](?<value>[a-z]?-?\d{1,3})(?![\w/-]|\.\d)/dgi;

const PLATE_UNIT = new RegExp(`${UNIT_AFTER.source}|^[ -]?(?:holes?|screws?|colon|cfu|well)`, "i");

// A plate has four signs or more, two of them digits.
function isPlate(value: string): boolean {
  return value.length >= 4 && value.length <= 9 && countDigits(value) >= 2 && !/^(?:19|20)\d\d$/.test(value);
}

export const vehicle: RuleFamily = {
  name: "vehicle",
  description: "Vehicle identification numbers and licence plates.",
  rules: [
    {
      name: "vin",
      type: "VEHICLE",
      pattern: labelled(/vins?(?:[ ]ends)?|vehicle[ ]identification|chassis/, VIN_NUMBER),
      accept: (value) => countDigits(value) >= 4,
      validate: vin,
      confidence: 0.98,
    },
    {
      name: "vin-shape",
      type: "VEHICLE",
      pattern: VIN_SHAPE,
      // Without a label only the check digit tells.
      accept: (value) => /[A-Z]/.test(value) && vin(value) === "confirms",
      confidence: 0.8,
    },
    {
      name: "plate",
      type: "VEHICLE",
      pattern: PLATE,
      notBefore: /(?<![a-z])(?:agar|growth|culture|petri|volar|locking|bone)[ ]plates?[ :#a-z.]{0,12}$/i,
      accept: isPlate,
      notAfter: PLATE_UNIT,
      confidence: 0.95,
    },
    {
      name: "state-plate",
      type: "VEHICLE",
      pattern: STATE_PLATE,
      accept: isPlate,
      notAfter: PLATE_UNIT,
      confidence: 0.95,
    },
    {
      name: "bare-plate",
      type: "VEHICLE",
      pattern: BARE_PLATE,
      accept: isPlate,
      notAfter: PLATE_UNIT,
      confidence: 0.85,
    },
    {
      name: "bare-tag",
      type: "VEHICLE",
      pattern: BARE_TAG,
      notBefore: /(?<![a-z])(?:skin|price|name|dog|ear|id|blood|bag)[ ]tag /i,
      confidence: 0.88,
    },
    { name: "partial-plate", type: "VEHICLE", pattern: PARTIAL_PLATE, confidence: 0.92 },
    { name: "car-and-plate", type: "VEHICLE", pattern: CAR_PLATE, accept: isPlate, confidence: 0.85 },
    {
      name: "vin-later",
      type: "VEHICLE",
      pattern: VIN_LATER,
      before: /(?<![A-Za-z])VIN(?![A-Za-z])[^\n.;]{0,40}$/,
      accept: (value) => /[A-Z]/.test(value),
      confidence: 0.95,
    },
    { name: "crew-unit", type: "VEHICLE", pattern: CREW_UNIT, before: CREW_NEAR, confidence: 0.88 },
    { name: "crew-unit-next", type: "VEHICLE", pattern: CREW_NEXT, before: CREW_NEAR, confidence: 0.85 },
    { name: "named-crew-unit", type: "VEHICLE", pattern: NAMED_UNIT, confidence: 0.88 },
  ],
  cases,
  knownFailures,
};
