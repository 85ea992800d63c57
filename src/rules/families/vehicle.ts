import { labelled } from "../labelled.js";
import { digitsIn, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { STATE_CODE } from "../state-code.js";
import { vin } from "../validators/vin.js";
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

const PLATE_UNIT = new RegExp(`${UNIT_AFTER.source}|^[ -]?(?:holes?|screws?|colon|cfu|well)`, "i");

// A plate has four signs or more, two of them digits.
function isPlate(value: string): boolean {
  return value.length >= 4 && value.length <= 9 && digitsIn(value) >= 2 && !/^(?:19|20)\d\d$/.test(value);
}

export const vehicle: RuleFamily = {
  name: "vehicle",
  description: "Vehicle identification numbers and licence plates.",
  rules: [
    {
      name: "vin",
      type: "VEHICLE",
      pattern: labelled(/vins?|vehicle[ ]identification|chassis/, VIN_NUMBER),
      accept: (value) => digitsIn(value) >= 4,
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
  ],
  cases,
  knownFailures,
};
