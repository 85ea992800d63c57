import type { RuleFamily } from "../rule.js";
import { cases, knownFailures } from "./ip-address.cases.js";

// Four numbers of one to three digits with points; accept() looks at their size.
const FOUR = /(?<![\w.-])\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?![\w-]|\.\d)/g;

// "IP", "IP address", "IPv4", "IP#", then the same.
const LABELLED =
  /(?<![a-z])(?:ip(?:[ ]?v?[46])?(?:[ ](?:addr(?:ess)?(?:es)?|no\.?))?|host|gateway|dns|server)[ \t]{0,3}(?:(?:is|was)[ ])?[:#=(]?[ \t]{0,20}(?:\r?\n[ \t]{0,20})?(?<value>\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(?![\w-]|\.\d)/dgi;

// Hexadecimal groups and colons, 6 to 39 signs; accept() counts the groups.
const SIX = /(?<![\w:.-])[0-9a-f:]{6,39}(?![\w:])/gi;

const octets = (value: string): number[] => value.split(".").map(Number);

function isFour(value: string): boolean {
  return octets(value).every((octet) => octet <= 255);
}

// "1.2.3.4" is a section or a version as often: without a label one number has two digits or more.
function isBareFour(value: string): boolean {
  return isFour(value) && octets(value).some((octet) => octet > 9);
}

// Eight groups of one to four, or fewer with one "::".
function isSix(value: string): boolean {
  const halves = value.split("::");
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return false;
  if (halves.length === 1) return groups.length === 8;
  // "12::30" may be a slip in a time: some group has a letter or four signs.
  return groups.length >= 1 && groups.length <= 7 && groups.some((g) => g.length === 4 || /[a-f]/i.test(g));
}

export const ipAddress: RuleFamily = {
  name: "ip-address",
  description: "Internet addresses, version 4 and 6.",
  rules: [
    { name: "v4-labelled", type: "IPADDR", pattern: LABELLED, accept: isFour, confidence: 0.98 },
    {
      name: "v4",
      type: "IPADDR",
      pattern: FOUR,
      accept: isBareFour,
      notBefore:
        /(?<![a-z])(?:v|ver|version|release|rev|build|firmware|software|fw|section|sect|item|para|paragraph|table|oid)[ .:#]{0,3}$/i,
      confidence: 0.85,
      anyLanguage: true,
    },
    { name: "v6", type: "IPADDR", pattern: SIX, accept: isSix, confidence: 0.95, anyLanguage: true },
  ],
  cases,
  knownFailures,
};
