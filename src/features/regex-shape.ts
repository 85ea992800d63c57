import { CAPITALISED, CAPITALS, letterCase, MIXED, NOT_PLAIN, ONE_CAPITAL, SMALL } from "../text/index.js";
import type { WordLayer } from "./layer.js";
import { ngrams } from "./template.js";

const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred)$/i;

/** Kinds of token that their writing alone tells. Years are told by shape and century, never by value. */
export const KINDS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["year", /^(?:19|20)\d\d$/],
  ["short-year", /^['’]\d\d$/],
  ["number-1", /^\d$/],
  ["number-2", /^\d\d$/],
  ["number-3", /^\d{3}$/],
  ["number-4", /^\d{4}$/],
  ["number-5", /^\d{5}$/],
  ["number-6-8", /^\d{6,8}$/],
  ["number-long", /^\d{9,}$/],
  ["age-number", /^(?:[1-9]|[1-9]\d|1[01]\d)$/],
  ["decade", /^\d0['’]?s$/],
  ["number-word", NUMBER_WORD],
  ["month-or-day-number", /^(?:0?[1-9]|[12]\d|3[01])$/],
  ["decimal", /^\d+[.,]\d+$/],
  ["date-like", /^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$/],
  ["month-year", /^\d{1,2}\/(?:19|20)?\d\d$/],
  ["time", /^\d{1,2}:\d\d(?::\d\d)?(?:[ap]m?)?$/i],
  ["phone-part", /^\d{3}-\d{4}$/],
  ["phone", /^\(?\d{3}\)?[-.]?\d{3}[-.]\d{4}$/],
  ["ordinal", /^\d{1,2}(?:st|nd|rd|th)$/i],
  ["dose", /^\d+(?:\.\d+)?(?:mg|mcg|g|ml|cc|kg|mm|cm|units?)$/i],
  ["age-word", /^\d{1,3}[-]?(?:yo|y\/o|yr|yrs|year|years|f|m)$/i],
  ["init-cap", /^\p{Lu}\p{Ll}+$/u],
  ["all-caps", /^\p{Lu}{2,}$/u],
  ["initial", /^\p{Lu}\.?$/u],
  ["mixed-case", /^\p{Ll}+\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u],
  ["lower", /^\p{Ll}+$/u],
  ["letters-digits", /^(?=.*\p{L})(?=.*\d)[\p{L}\d]+$/u],
  ["dashed", /^[\p{L}\d]+(?:-[\p{L}\d]+)+$/u],
  ["has-at", /@/],
  ["has-slash", /\//],
  ["dotted-name", /^[\p{L}\d]+(?:[._][\p{L}\d]+)+$/u],
  ["possessive", /['’]s$/],
  ["punctuation", /^[^\p{L}\p{Nd}]+$/u],
];

/** Most tokens are plain letters or plain digits, and few of the kinds can be theirs. */
const LONGEST_NUMBER_WORD = "seventeen".length;
/** Plain letters are of one of these at most, and may besides be a number's word. */
const OF_LETTERS = new Map([
  [SMALL, "lower"],
  [CAPITALISED, "init-cap"],
  [CAPITALS, "all-caps"],
  [ONE_CAPITAL, "initial"],
]);
const MIXED_CASE = /^(?:[a-z]+|[A-Z][a-z]+)[A-Z]/;
const DIGITS = /^\d+$/;
const OF_DIGITS = kindsNamed(
  "year",
  "number-1",
  "number-2",
  "number-3",
  "number-4",
  "number-5",
  "number-6-8",
  "number-long",
  "age-number",
  "month-or-day-number",
);

function kindsOfLetters(text: string, written: number): string[] {
  const found = text.length <= LONGEST_NUMBER_WORD && NUMBER_WORD.test(text) ? ["number-word"] : [];
  const kind = written === MIXED && MIXED_CASE.test(text) ? "mixed-case" : OF_LETTERS.get(written);
  if (kind !== undefined) found.push(kind);
  return found;
}

export const regexKind: WordLayer = {
  kind: "word",
  name: "regex-kind",
  few: true,
  of(text) {
    if (text.length > 60) return "very-long";
    const written = letterCase(text);
    if (written !== NOT_PLAIN) return kindsOfLetters(text, written);
    const found: string[] = [];
    for (const [name, pattern] of DIGITS.test(text) ? OF_DIGITS : KINDS)
      if (pattern.test(text)) found.push(name);
    return found;
  },
};

function kindsNamed(...names: readonly string[]): typeof KINDS {
  return KINDS.filter(([name]) => names.includes(name));
}

/** Special kinds of token: years, phone numbers, initial capital, all capitals, … */
export const regexShape = ngrams("rx", regexKind);

/** Kinds of the tokens within three: what the quantitative tagger adds. */
export const regexShapeContext = ngrams("rxc", regexKind, { skips: [[-3], [-2], [-1], [1], [2], [3]] });
