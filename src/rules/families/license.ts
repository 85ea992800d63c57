import { CODE, labelled, signLabelled } from "../labelled.js";
import { digitsAtLeast, plainNumber, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { STATE_CODE } from "../state-code.js";
import { dea } from "../validators/dea.js";
import { npi } from "../validators/npi.js";
import { cases, knownFailures } from "./license.cases.js";

// AB1234563, perhaps with a hospital's suffix: AB1234563-044.
const DEA_NUMBER = /[a-z][a-z9]-?\d{7}(?:-[a-z0-9]{1,8})?(?![a-z0-9])/;

// Licences of persons: "Lic.", "license", "licence", "lic#", "RN license", "certificate", "registration no." of a nurse.
const LICENSE =
  /(?:state[ ]|medical[ ]|md[ ]|rn[ ]|nursing[ ]|pharmacy[ ]|professional[ ]|pilot(?:'s)?[ ]|gun[ ]|firearms?[ ])?(?:licen[sc]e|lic\.?)s?|certificate|cert\.?|upin|clia|pin(?=[ ]?#)/;

// "DL", "D.L.", "CDL", "DLN", "driver's license", "drivers lic", "driving licence", "operator's license".
const DRIVER =
  /(?<![/\d] ?)(?:c?dl|d\.l\.|dln)|(?:drivers?|driver's|driver\u2019s|driving|operators?|operator's)[ ](?:licen[sc]e|lic\.?)/;

// Either label, a state's two letters, then the number: "DL: NH 12HTL44712". The state is a span of its own.
const AFTER_STATE = new RegExp(
  `(?<![a-z0-9])(?:${LICENSE.source}|${DRIVER.source})(?:[ ](?:no\\.?|number|num\\.?))?[ \\t:#]{1,12}${STATE_CODE}[ \\t]{1,2}[#]?(?<value>${CODE.source})`,
  "dgi",
);

// "license 123456", "Lic MD12345".
const SPOKEN = /(?<![a-z])(?:licen[sc]e|lic)[ ](?<value>[a-z]{0,3}\d{5,10})(?![\w/-])/dgi;

export const license: RuleFamily = {
  name: "license",
  description: "DEA and NPI numbers, professional and driver's licences, certificates.",
  rules: [
    {
      name: "dea",
      type: "LICENSE",
      pattern: labelled(/dea(?:[ ](?:registration|reg\.?))?/, DEA_NUMBER),
      validate: dea,
      confidence: 0.98,
    },
    {
      name: "npi",
      type: "LICENSE",
      pattern: labelled(/npi(?:[ ]type[ ][12])?|national[ ]provider/, /\d{10}(?![a-z0-9-])/),
      validate: npi,
      confidence: 0.98,
    },
    {
      name: "licence",
      type: "LICENSE",
      pattern: signLabelled(LICENSE),
      accept: plainNumber(3),
      notAfter: UNIT_AFTER,
      confidence: 0.96,
    },
    {
      name: "licence-after-state",
      type: "LICENSE",
      pattern: AFTER_STATE,
      accept: plainNumber(4),
      notAfter: UNIT_AFTER,
      confidence: 0.95,
    },
    {
      name: "driver",
      type: "LICENSE",
      pattern: labelled(DRIVER),
      accept: plainNumber(5),
      notAfter: UNIT_AFTER,
      confidence: 0.96,
    },
    {
      name: "spoken",
      type: "LICENSE",
      pattern: SPOKEN,
      accept: digitsAtLeast(5),
      notAfter: UNIT_AFTER,
      confidence: 0.92,
    },
  ],
  cases,
  knownFailures,
};
