import type { RuleFamily } from "../rule.js";
import { cases, knownFailures } from "./url.cases.js";

// http://, https:// or ftp://, then up to 2000 characters that are no blank, quote or bracket; the last is no punctuation.
const SCHEME = /(?<![A-Za-z0-9])(?:https?|ftps?):\/\/[^\s<>"'()[\]{}]{0,2000}[A-Za-z0-9/=#&~_%-]/gi;

// www. and a host, then perhaps a path, as above.
const WWW = /(?<![A-Za-z0-9/.@-])www\.[a-z0-9][^\s<>"'()[\]{}]{0,2000}[A-Za-z0-9/=#&~_%-]/gi;

// Two to six parts with points, the last a common ending in small or in capital letters ("I/O.Net" is two
// sentences without a blank), then perhaps a port and a path. No address part of an e-mail.
const BARE =
  /(?<![A-Za-z0-9@./_-])(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,5}(?:com|org|net|edu|gov|mil|info|biz|health|co\.uk|org\.uk|nhs\.uk|ac\.uk|COM|ORG|NET|EDU|GOV|MIL)(?![A-Za-z0-9@_-]|\.[A-Za-z0-9])(?::\d{2,5})?(?:\/(?:[^\s<>"'()[\]{}]{0,2000}[A-Za-z0-9/=#&~_%-])?)?/g;

// "v2.3.1.org chart" is a version: the part before the ending holds a letter.
function namedHost(value: string): boolean {
  const parts = (value.split(/[:/]/, 1)[0] as string).split(".");
  return parts.slice(1, -1).every((part) => /[a-z]/i.test(part)) && /[a-z]/i.test(parts[0] as string);
}

export const url: RuleFamily = {
  name: "url",
  description: "Web addresses: with a scheme, with www, or a bare host with a common ending.",
  rules: [
    { name: "scheme", type: "URL", pattern: SCHEME, confidence: 0.98, anyLanguage: true },
    { name: "www", type: "URL", pattern: WWW, confidence: 0.97, anyLanguage: true },
    { name: "bare-host", type: "URL", pattern: BARE, accept: namedHost, confidence: 0.85, anyLanguage: true },
  ],
  cases,
  knownFailures,
};
