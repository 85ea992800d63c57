import { describe, expect, test } from "vitest";
import { findFamily } from "../find.js";
import type { RuleFamily } from "../rule.js";
import { city } from "./city.js";
import { country } from "./country.js";
import { department } from "./department.js";
import { doctor } from "./doctor.js";
import { hospital } from "./hospital.js";
import { patient } from "./patient.js";
import { room } from "./room.js";
import { state } from "./state.js";
import { street } from "./street.js";
import { zip } from "./zip.js";

const FAMILIES = [city, country, department, doctor, hospital, patient, room, state, street, zip];

/** Pieces that patterns begin with, run through, or nearly end with. */
const GENERAL = [
  "a",
  "A",
  "1",
  " ",
  "\n",
  ". ",
  "A. ",
  "Mc",
  "A-",
  "O'",
  "Hansen ",
  "HANSEN ",
  "van der ",
  "é",
];
const PIECES: Readonly<Record<string, readonly string[]>> = {
  city: ["Dover ", "Dover, ", "in Dover, ", "St. ", "Dover, NH ", "12 Oak ", "City: "],
  country: ["Ghana, ", "in Ghana and ", "12345 ", "South ", "Country: "],
  department: ["Ellison 7 ", "transferred to ", "Tower 4 ", "Unit: ", "6 West "],
  doctor: [
    "Dr. ",
    "Dr. Hansen and ",
    "Drs. Lee, ",
    "Attending: ",
    "signed by ",
    "Lee, ",
    "JH/mk ",
    "12^A^",
    "nurse ",
  ],
  hospital: ["Green Clinic ", "Our of ", "St. ", "GREEN & ", "Medical ", "Pharmacy: ", "at St. Brendan"],
  patient: [
    "Mr. ",
    "Name: ",
    "Name: Hansen, ",
    "son ",
    "sons, Omar, ",
    "RE: ",
    "A^",
    "Baby Girl ",
    "Hansen is a ",
    "Mother: ",
  ],
  room: ["Rm ", "Room 4", "Bed ", "1-", "in OR ", "Ste "],
  state: ["New ", "Ohio ", "in Dover, ", "NH ", ", NH ", "plate ", "12 Oak St ", "Mass."],
  street: ["12 ", "12 Oak ", "12 Oak St ", "PO Box ", "Apt ", "12-", "of the ", "5th ", "on Oak ", "12 oak "],
  zip: ["NH ", ", NH ", "Dover NH ", "12345-", "ZIP: ", "New "],
};

const SMALL = 25_000;
const GROWTH = 4;
/** Linear growth gives 4, quadratic 16. */
const LIMIT = 9;
/** The least of five times; more when the ratio is bad, for a busy machine lengthens long runs first. */
const RUNS = 5;
const PATIENCE = 60;
/** Shorter times drown in the noise of the clock: the input grows instead. */
const FLOOR_MS = 0.04;
const LARGEST = 6_400_000;

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

function time(family: RuleFamily, text: string): number {
  const begun = performance.now();
  findFamily(family, text);
  return performance.now() - begun;
}

function quickest(family: RuleFamily, text: string): number {
  return Math.min(...Array.from({ length: RUNS }, () => time(family, text)));
}

/** How much longer four times the text takes. */
function growth(family: RuleFamily, piece: string, from = SMALL): number {
  let length = from;
  let text = repeated(piece, length);
  let small = quickest(family, text);
  while (small < FLOOR_MS && length * GROWTH < LARGEST) {
    length *= GROWTH;
    text = repeated(piece, length);
    small = quickest(family, text);
  }
  const longText = repeated(piece, length * GROWTH);
  let large = quickest(family, longText);
  for (let round = 0; round < PATIENCE && large / small >= LIMIT; round++) {
    small = Math.min(small, time(family, text));
    large = Math.min(large, time(family, longText));
  }
  return large / small;
}

describe.each(FAMILIES)("the family $name", (family) => {
  const pieces = [...GENERAL, ...(PIECES[family.name] ?? [])];
  test.each(family.rules.map((rule) => [rule.name, rule] as const))(
    "%s takes time in proportion to the text",
    (_name, rule) => {
      const alone = { ...family, rules: [rule] };
      const ratios = pieces.map((piece) => ({ piece, ratio: growth(alone, piece) }));
      expect(ratios.filter(({ ratio }) => ratio >= LIMIT)).toEqual([]);
    },
    120_000,
  );
});

test("the measure itself tells a quadratic pattern from a linear one", () => {
  const family = (pattern: RegExp): RuleFamily => ({
    name: "measure",
    description: "",
    rules: [{ name: "only", type: "OTHER", pattern, confidence: 1 }],
    cases: [],
  });
  expect(growth(family(/(?<!a)a{1,30}x/g), "a")).toBeLessThan(LIMIT);
  expect(growth(family(/a+x/g), "a", 500)).toBeGreaterThan(LIMIT);
});
