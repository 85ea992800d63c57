import { describe, expect, it } from "vitest";
import { sampled } from "../../test/sampled.js";
import { FAMILIES, PAPER_FAMILIES } from "./families/index.js";
import { findFamilySlowly } from "./find.js";
import type { Rule, RuleFamily } from "./rule.js";

const SMALL = 25_000;
const GROWTH = 4;
/** Four times the text: linear takes 4 times as long, quadratic 16. */
const LIMIT = 9;
/**
 * A run over the large text that is quicker than this tried each character a few times at most; anything quadratic in
 * characters or in words takes far longer. Slower machines only measure more.
 */
const BEYOND_DOUBT_MS = 4;
/** Of some twenty to forty pieces a rule, when not all tests are asked for: every rule meets these, each others. */
const PIECES_PER_RULE = 6;
/** Other work on the machine lengthens runs: a bad ratio must last. */
const PATIENCE = 40;

/** Pieces that any pattern may begin with, run through, or nearly end with; each is repeated to the full length. */
const PIECES = [
  "a",
  "A",
  "1",
  " ",
  "\n",
  "1-",
  "A. ",
  "Hansen ",
  "HANSEN ",
  "555-",
  "AB1:",
  "1.22 333 ",
  "é",
];

/** More of the same for families whose patterns run through words and marks of their own. */
const FAMILY_PIECES: Readonly<Record<string, readonly string[]>> = {
  url: ["http://www.", "a.b/"],
  email: ["a.b@", "a at b dot "],
  city: ["Dover, ", "in Dover, ", "Dover, NH ", "12 Oak ", "City: "],
  state: ["New ", "in Dover, ", ", NH ", "plate ", "12 Oak St "],
  zip: [", NH ", "12345-", "Dover NH ", "ZIP: "],
  country: ["Ghana, ", "in Ghana and ", "South ", "Country: "],
  street: ["12 ", "12 Oak ", "12 Oak St ", "PO Box ", "Apt ", "of the ", "on Oak ", "12 oak "],
  hospital: ["Green Clinic ", "GREEN & ", "St. ", "Our of ", "Pharmacy: ", "at St. Brendan"],
  department: ["Tower 4 ", "transferred to ", "Unit: ", "6 West "],
  room: ["Rm ", "Room 4", "in OR ", "Ste "],
  doctor: ["Dr. ", "Dr. Hansen and ", "Drs. Lee, ", "Attending: ", "signed by ", "JH/mk ", "12^A^", "nurse "],
  patient: [
    "Mr. ",
    "Name: ",
    "Name: Hansen, ",
    "sons, Omar, ",
    "van der ",
    "O'",
    "Mc",
    "A^",
    "Hansen is a ",
    "RE: ",
  ],
  date: [
    ...[
      "1/",
      "12/1-",
      "1.",
      "2019-",
      "3/4 - ",
      "3/4, ",
      "19 ",
      "2019, ",
      "may ",
      "Jan. ",
      "January 1, ",
      "1st of ",
    ],
    ...["twenty-first ", "on the 3rd and ", "Mon, ", "in the fall of ", "New Year's ", "the '80s ", "aA"],
  ],
  age: [
    ...[
      "12-",
      "12 and ",
      "3 years 6 months ",
      "twenty-",
      "one hundred and ",
      "ages 4, 6, ",
      "age of ",
      "he is ",
    ],
    ...["mother, 83, ", "died at ", "in his late ", "DOB 1 ", "54 M ", "y/o "],
  ],
};

/** The pattern's own words, with what may follow a label. */
function ownPieces(rule: Rule): string[] {
  const literals = rule.pattern.source.replace(/\\[a-z]/g, " ").match(/[A-Za-z]{2,}/g) ?? [];
  const words = [...new Set(literals)].sort((a, b) => b.length - a.length).slice(0, 40);
  const label = words.find((word) => word.length <= 8) ?? "id";
  return [
    words.map((word) => `${word} no.: #`).join("") || "no.: #",
    `${label}:${" ".repeat(79)}`,
    `${label} no. 1-2-3-4-5-6-7-8-9-0a-`,
    `${label}s 1234567, 7654321 and 2223334 or `,
  ];
}

/** Flat from the start, so that no run pays for putting the string together. */
function fill(piece: string, length: number): string {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  return Buffer.from(text, "utf16le").toString("utf16le");
}

/** Processor time, not the clock's: other work on the machine must not count. */
function time(family: RuleFamily, text: string): number {
  const start = process.cpuUsage();
  findFamilySlowly(family, text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** How many times longer four times the text takes; 0 when it is too quick to be anything but linear. */
function growth(rule: Rule, piece: string, from = SMALL): number {
  const alone: RuleFamily = { name: "one", description: "", rules: [rule], cases: [] };
  const [short, long] = [fill(piece, from), fill(piece, from * GROWTH)];
  let large = time(alone, long);
  if (large < BEYOND_DOUBT_MS) return 0;
  let small = time(alone, short);
  for (let round = 0; round < PATIENCE && large / small >= LIMIT; round++) {
    small = Math.min(small, time(alone, short));
    large = Math.min(large, time(alone, long));
  }
  return large / small;
}

it("tells a quadratic rule from a linear one", () => {
  const rule = (pattern: RegExp): Rule => ({ name: "one", type: "IDNUM", pattern, confidence: 0.5 });
  expect(growth(rule(/\d+x/g), "1", 1500)).toBeGreaterThan(LIMIT);
  expect(growth(rule(/[a-z ]+\d/g), "son ", 1500)).toBeGreaterThan(LIMIT);
  expect(growth(rule(/(?<!\d)\d+x/g), "1")).toBeLessThan(LIMIT);
});

describe.each([...FAMILIES, ...PAPER_FAMILIES])("the family $name", (family) => {
  it.each(family.rules.map((rule) => [rule.name, rule] as const))(
    "%s takes time in proportion to the text",
    (_name, rule) => {
      const pieces = [...PIECES, ...(FAMILY_PIECES[family.name] ?? []), ...ownPieces(rule)];
      const tried = sampled(pieces, PIECES_PER_RULE, rule.name);
      expect(tried.filter((piece) => growth(rule, piece) >= LIMIT)).toEqual([]);
    },
    120_000,
  );
});
