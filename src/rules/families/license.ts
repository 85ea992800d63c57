import { CODE, labelled, signLabelled } from "../labelled.js";
import { digitsAtLeast, plainNumber, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { STATE_CODE } from "../state-code.js";
import { dea, npi } from "../validators/check-digits.js";
import { cases, knownFailures } from "./license.cases.js";

// AB1234563, perhaps with a hospital's suffix: AB1234563-044.
const DEA_NUMBER = /[a-z][a-z9]-?\d{7}(?:-[a-z0-9]{1,8})?(?![a-z0-9])/;

// Licences of persons: "Lic.", "license", "licence", "lic#", "RN license", "certificate", "registration no." of a nurse.
const LICENSE =
  /(?:state[ ]|medical[ ]|md[ ]|rn[ ]|nursing[ ]|pharmacy[ ]|professional[ ]|pilot(?:'s)?[ ]|gun[ ]|firearms?[ ])?(?:licen[sc]e|lic\.?)s?|certificate|cert\.?|upin|clia|pin(?=[ ]?#)/;

// "DL", "D.L.", "CDL", "DLN", "driver's license", "drivers lic", "driving licence", "operator's license".
const DRIVER =
  /(?<![/\d] ?)(?:c?dl|d\.l\.|dln)|(?:drivers?|driver's|driver\u2019s|driving|operators?|operator's)[ ](?:licen[sc]e|lic\.?)|learner'?s[ ]permit/;

// Either label, a state's two letters, then the number: "DL: NH 12HTL44712". The state is a span of its own.
const AFTER_STATE = new RegExp(
  `(?<![a-z0-9])(?:${LICENSE.source}|${DRIVER.source})(?:[ ](?:no\\.?|number|num\\.?))?[ \\t:#.,]{1,20}${STATE_CODE}[ \\t]{1,2}[#]?(?<value>${CODE.source})`,
  "dgi",
);

// "license 123456", "Lic MD12345".
const SPOKEN = /(?<![a-z])(?:licen[sc]e|lic)[ ](?<value>[a-z]{0,3}\d{5,10})(?![\w/-])/dgi;

// "lic OS-4471", "License PS-0061183-L", "licence 00 602 915": letters and a hyphen, or groups of digits, need no sign.
const SPOKEN_CODE =
  /(?<![A-Za-z])(?:[Ll]icen[sc]e|LICEN[SC]E|[Ll]ic|LIC)\.?[ ](?<value>(?:[A-Z]{2}-)?[A-Z]{1,3}-\d{4,8}(?:-[A-Z])?|\d{1,3}[ ]\d{3,4}[ ]\d{3,4})(?![\w/]|-\w)/dg;
// "OK DL K081 774 220": one letter, then groups.
const DRIVER_GROUPS = /(?<![A-Za-z])C?DL[ :#.]{1,4}(?<value>[A-Z]\d{3}(?:[ -]\d{3}){2})(?![\w-])/dg;
// CLIA numbers of laboratories, 00D0000000, and the national registry of a profession.
const CLIA = /(?<![A-Za-z])(?:CLIA|clia)[ #:.a-zA-Z]{1,12}(?<value>\d{2}D\d{7})(?![\w-])/dg;
const REGISTRY =
  /(?<![a-z])national[ ]registry(?:[ ](?:no\.?|number|id))?[ :#.]{1,6}(?<value>[a-z]{0,2}-?\d{6,12})(?![\w-])/dgi;
// "Holt NRP P-18840", "EMT-B E-33180": a field crew's certificate after the degree.
const CREW = /(?<![A-Za-z])(?:NRP|EMT(?:-[BPI])?|PA-C)[ ]{1,4}(?<value>[A-Z]{1,3}-\d{4,6})(?![\w-])/dg;

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
    { name: "spoken-code", type: "LICENSE", pattern: SPOKEN_CODE, notAfter: UNIT_AFTER, confidence: 0.9 },
    { name: "driver-groups", type: "LICENSE", pattern: DRIVER_GROUPS, confidence: 0.95 },
    { name: "clia", type: "LICENSE", pattern: CLIA, confidence: 0.95 },
    { name: "registry", type: "LICENSE", pattern: REGISTRY, confidence: 0.92 },
    { name: "crew", type: "LICENSE", pattern: CREW, confidence: 0.82 },
  ],
  cases,
  knownFailures,
};
