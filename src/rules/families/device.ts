import { DOTTED_CODE, labelled, nextInList, signLabelled } from "../labelled.js";
import { countDigits, plainNumber, UNIT_AFTER } from "../look-alikes.js";
import type { RuleFamily } from "../rule.js";
import { cases, knownFailures } from "./device.cases.js";

// "S/N", "serial no.", "serial number", "serial #", "ser. no.", "IMEI", "device ID", "generator serial".
const LABEL =
  /s\/n|serial(?=[ ]?(?:#|no[.: ]|num|nbr|id|:))|ser\.?(?=[ ]?(?:#|no[.: ]|num))|sn(?=[ ]?[#:])|imei|(?:device|implant|pump|sensor|transmitter|pacemaker|icd|generator|lead|monitor)[ ](?:serial|id|identifier|s\/n|sn)/;

// "SN PJN1234567": without a sign the shorthand also means skilled nursing, so letters and five digits, or seven digits.
const SHORT = /(?<![A-Za-z0-9/])SN[ ]?(?<value>[A-Z]{1,4}-?\d{5,12}[A-Z]?|\d{7,14})(?![A-Za-z0-9/-])/dg;

// "Lot #", "lot no.", "LOT:", "batch no.", with their numbers.
const LOT = /lots?|batch/;
// "Lot 4471AB", "lot AB12345": a bare word, so letters and digits together, or six digits.
const BARE_LOT =
  /(?<![A-Za-z0-9])(?:lot|Lot|LOT|batch|Batch|BATCH)[ ](?<value>(?=[A-Z]{0,6}\d)(?=\d{0,8}[A-Z])[A-Z0-9]{4,14}|\d{6,12})(?![A-Za-z0-9-])/dg;

// "lot HP-180552", "lot 0619-FX", "lot 7731-LT09": hyphens and at least one letter.
const HYPHEN_LOT =
  /(?<![A-Za-z0-9])(?:lot|Lot|LOT|batch|Batch|BATCH)[ ](?<value>(?=[A-Z0-9-]{0,10}[A-Z])[A-Z0-9]{1,8}(?:-[A-Z0-9]{1,8}){1,3})(?![A-Za-z0-9-])/dg;
// "serial 2740118", "serial WX-71D80442": the bare word, so five digits or more.
const BARE_SERIAL =
  /(?<![A-Za-z])(?:[Ss]erial|SERIAL)[ ](?<value>[A-Z0-9]{1,12}(?:-[A-Z0-9]{1,10}){0,3})(?![A-Za-z0-9-])/dg;
// "generator NJV260914H", "RV lead LFP118207V", "transmitter MCL-20-77315": a device and two letters and five digits.
const IMPLANT =
  /(?<![A-Za-z])(?:[Gg]enerator|IPG|[Ll]eads?|[Ee]xtensions?|[Tt]ransmitter|[Cc]ontroller|[Cc]oncentrator|[Aa]ctigraph|[Bb]racelet|BRACELET|[Pp]endant|[Ii]nterlock|[Pp]acemaker|[Ll]oop recorder|[Dd]evice)(?:[ ]{1,10}[LR])?(?:,?[ ]unit)?[ :]{1,14}(?<value>[A-Z]{2,4}-?\d{5,8}[A-Z]?|[A-Z]{2,3}-\d{2,4}-\d{3,6}|[A-Z]\d{2}-\d{5})(?![A-Za-z0-9-])/dg;
// The second after a comma: "lot HP-180552, HP-180553", "extensions NKA118025V, NKA118031V".
const NEXT =
  /(?<=(?<![A-Za-z])(?:[Ll]ots?|LOTS?|[Ll]eads?|[Ee]xtensions?)[ ]{1,10}[A-Z]{2,4}-?\d{5,8}[A-Z]?(?:,| and)[ ])[A-Z]{2,4}-?\d{5,8}[A-Z]?(?![A-Za-z0-9-])/g;

// GS1 form of a unique device identifier: (01) and 14 digits, then (10), (11), (17), (21) and what follows them.
const GS1 =
  /\(01\)[ ]?\d{14}(?:[ ]?\((?:1[017]|21|24[01]|30)\)[ ]?[A-Za-z0-9./-]{1,20}){0,6}(?![A-Za-z0-9])/g;
// The label and a plain or HIBC number: "UDI: 00812345678901", "UDI +H1234567890".
const UDI_LABEL = /udi(?:-di|-pi)?|gtin|unique[ ]device/;
const UDI_NUMBER = /\+?[a-z0-9$/]{8,40}(?:-[a-z0-9]{1,16}){0,3}(?![a-z0-9(])/;

// 00:1A:2B:3C:4D:5E, 00-1A-2B-3C-4D-5E: a network card's own number.
const MAC = /(?<![\w:-])[0-9a-f]{2}([:-])[0-9a-f]{2}(?:\1[0-9a-f]{2}){4}(?![\w:-])/gi;

// A serial number has four signs or more, three of them digits, and is no date or measure.
const isSerial = (value: string): boolean => value.length >= 4 && plainNumber(3)(value);

export const device: RuleFamily = {
  name: "device",
  description: "Serial and lot numbers of devices and implants, UDI, hardware addresses.",
  rules: [
    {
      name: "serial",
      type: "DEVICE",
      pattern: labelled(LABEL, DOTTED_CODE),
      accept: isSerial,
      notAfter: UNIT_AFTER,
      confidence: 0.97,
    },
    { name: "serial-short", type: "DEVICE", pattern: SHORT, notAfter: UNIT_AFTER, confidence: 0.92 },
    {
      name: "serial-list",
      type: "DEVICE",
      ...nextInList(/s\/n|serial[ ](?:nos?\.?|numbers?)|sns?/),
      accept: (value) => isSerial(value) && countDigits(value) >= 5,
      notAfter: UNIT_AFTER,
      confidence: 0.85,
    },
    {
      name: "lot",
      type: "DEVICE",
      pattern: signLabelled(LOT, DOTTED_CODE),
      accept: isSerial,
      notAfter: UNIT_AFTER,
      confidence: 0.96,
    },
    { name: "lot-bare", type: "DEVICE", pattern: BARE_LOT, notAfter: UNIT_AFTER, confidence: 0.88 },
    { name: "lot-hyphen", type: "DEVICE", pattern: HYPHEN_LOT, accept: isSerial, confidence: 0.9 },
    {
      name: "serial-bare",
      type: "DEVICE",
      pattern: BARE_SERIAL,
      accept: (value) => isSerial(value) && countDigits(value) >= 5,
      notAfter: UNIT_AFTER,
      confidence: 0.9,
    },
    { name: "implant", type: "DEVICE", pattern: IMPLANT, confidence: 0.85 },
    { name: "implant-list", type: "DEVICE", pattern: NEXT, confidence: 0.82 },
    { name: "udi-gs1", type: "DEVICE", pattern: GS1, confidence: 0.98 },
    {
      name: "udi",
      type: "DEVICE",
      pattern: labelled(UDI_LABEL, UDI_NUMBER),
      accept: (value) => countDigits(value) >= 6,
      confidence: 0.97,
    },
    {
      name: "mac",
      type: "DEVICE",
      pattern: MAC,
      // Six two-digit numbers may be readings; a letter or a leading zero says hardware.
      accept: (value) => /[a-f]/i.test(value) || value.startsWith("00"),
      confidence: 0.9,
    },
  ],
  cases,
  knownFailures,
};
