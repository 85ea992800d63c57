import { describe, expect, test } from "vitest";
import { AMBIGUOUS_COUNTRY_NAMES, COUNTRY_NAMES } from "./country-names.js";
import { BRANDS, EPONYMS, isEponym } from "./eponyms.js";
import { CAPITALS_WORDS, CLINICAL_WORDS, FIELD_WORDS, isFieldWord, isNotName } from "./not-names.js";
import { DIRECTIONS, STREET_SUFFIXES } from "./street-suffixes.js";
import {
  CIVIL_TITLES,
  DOCTOR_TITLES,
  LOOSE_DEGREES,
  OUTSIDE_TITLES,
  PERSON_LABELS,
  RELATIONS,
  STAFF_ACTS,
  STAFF_LABELS,
  STAFF_ROLES,
  SURE_DEGREES,
} from "./titles.js";
import { AMBIGUOUS_STATE_NAMES, POSTAL_ABBREVIATIONS, US_STATES } from "./us-states.js";

const LISTS: readonly (readonly [string, readonly string[], RegExp])[] = [
  ["country names", COUNTRY_NAMES, /^\p{Lu}[\p{L} -]+$/u],
  ["ambiguous country names", AMBIGUOUS_COUNTRY_NAMES, /^\p{Lu}\p{Ll}+$/u],
  ["eponyms", EPONYMS, /^\p{Lu}\p{L}+$/u],
  ["brands", BRANDS, /^\p{Lu}\p{Ll}+$/u],
  ["field words", FIELD_WORDS, /^[\p{Ll}/'-]+$/u],
  ["words in capitals", CAPITALS_WORDS, /^[\p{Ll}/'-]+$/u],
  ["clinical words", CLINICAL_WORDS, /^[\p{Ll}\d/'-]+$/u],
  ["directions", DIRECTIONS, /^[NSEW]/],
  ["street endings", STREET_SUFFIXES.flatMap(({ full, short }) => [full, ...short]), /^\p{Lu}\p{Ll}+$/u],
  ["doctors' titles", DOCTOR_TITLES, /^\p{Lu}\p{Ll}+$/u],
  ["civil titles", CIVIL_TITLES, /^\p{Lu}\p{Ll}+$/u],
  ["outside titles", OUTSIDE_TITLES, /^\p{Lu}\p{Ll}+$/u],
  ["sure degrees", SURE_DEGREES, /^\p{Lu}[\p{L}./-]+$/u],
  ["loose degrees", LOOSE_DEGREES, /^\p{Lu}[\p{L}.]+$/u],
  ["labels of persons", PERSON_LABELS, /^[\p{Ll} ']+$/u],
  ["staff roles", STAFF_ROLES, /^[\p{Ll} ]+$/u],
  ["staff labels", STAFF_LABELS, /^[\p{Ll} ]+$/u],
  ["staff acts", STAFF_ACTS, /^[\p{Ll} -]+$/u],
  ["relations", RELATIONS, /^[\p{Ll} -]+$/u],
  ["state names", US_STATES.map(({ name }) => name), /^\p{Lu}[\p{L}. ]+$/u],
  ["postal abbreviations", POSTAL_ABBREVIATIONS, /^[A-Z]{2}$/],
  ["traditional abbreviations", US_STATES.flatMap(({ traditional }) => traditional), /^\p{Lu}[\p{L}. ]*\.$/u],
];

describe.each(LISTS)("the list of %s", (_name, list, shape) => {
  test("holds no word twice, without regard to case", () => {
    const folded = list.map((word) => word.toLowerCase());
    expect(folded.filter((word, at) => folded.indexOf(word) !== at)).toEqual([]);
  });

  test("holds only words of its shape", () => {
    expect(list.filter((word) => !shape.test(word))).toEqual([]);
  });
});

describe("the lists together", () => {
  test("name fifty states, a district and the territories", () => {
    const count = (kind: string) => US_STATES.filter((state) => state.kind === kind).length;
    expect([count("state"), count("district"), count("territory")]).toEqual([50, 1, 5]);
  });

  test("call ambiguous only what is a state", () => {
    const names = US_STATES.map(({ name }) => name);
    expect(AMBIGUOUS_STATE_NAMES.filter((name) => !names.includes(name))).toEqual([]);
  });

  test("keep clear and ambiguous countries apart", () => {
    expect(AMBIGUOUS_COUNTRY_NAMES.filter((name) => COUNTRY_NAMES.includes(name))).toEqual([]);
  });

  test("hold at least 250 eponyms, and no degree is both sure and loose", () => {
    expect(EPONYMS.length).toBeGreaterThanOrEqual(250);
    expect(SURE_DEGREES.filter((degree) => LOOSE_DEGREES.includes(degree))).toEqual([]);
  });
});

describe("lookup", () => {
  test("finds an eponym in any case, with or without its possessive", () => {
    expect(
      ["Foley", "FOLEY", "foley", "Parkinson's", "Crohn’s", "Kerlix"].filter((word) => !isEponym(word)),
    ).toEqual([]);
    expect(["Okafor", "Lindqvist", "", "s"].filter(isEponym)).toEqual([]);
  });

  test("takes a modal verb for a name unless the note has one case only", () => {
    expect([isFieldWord("Will", false), isFieldWord("WILL", true)]).toEqual([false, true]);
    expect([isNotName("Cardiology", false), isNotName("Okafor", true)]).toEqual([true, false]);
  });
});
