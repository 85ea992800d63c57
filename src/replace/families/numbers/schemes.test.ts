import { describe, expect, it } from "vitest";
import { ofCorpus } from "../../test-notes.js";

/** The made numbers of a corpus with one number a note, and what else stands in every note. */
function numbersOf(
  type: string,
  values: readonly string[],
  { beside = "", patientOf = (n: number): string | undefined => `p${n}` } = {},
): string[] {
  const notes = values.map((value) => `[[${type}:${value}]] ${beside}`);
  return ofCorpus(notes, "full", {}, patientOf).map(([made = ""]) => made);
}

/** Numbers that keep all letters that they have. */
function keeping(made: readonly string[], values: readonly string[]): string[] {
  const letters = (value = ""): string => value.replace(/[^A-Z]/g, "");
  return values.filter((value, n) => letters(value) === letters(made[n]));
}

const SERIES = ["FP-20931", "FP-4471-R", "FP-88120", "QZ-50772"];

it("keeps the letters of a series in front of numbers, and no others", () => {
  const made = numbersOf("BIOID", SERIES);
  expect(made.slice(0, 3).every((value) => value.startsWith("FP-"))).toBe(true);
  expect(made[3]).toMatch(/^[A-Z]{2}-\d{5}$/);
  expect(made[3]).not.toMatch(/^QZ/);
  for (const value of made) expect(SERIES).not.toContain(value);
});

it("keeps them under a name that few bearers' notes have", () => {
  const values = Array.from({ length: 30 }, (_, n) => `FP-${20931 + 77 * n}`);
  const notes = values.map((value, n) => `[[BIOID:${value}]]${n === 4 ? " [[PATIENT:Flora Pruett]]" : ""}`);
  expect(ofCorpus(notes).filter(([made]) => made?.startsWith("FP-"))).toHaveLength(30);
});

/** Fronts of two letters, no two alike. */
const FRONTS = [..."BCDGHJKLMN"].flatMap((one) => [..."RSTVWX"].map((other) => one + other));

it("keeps those of a series among many others, however small a part of all numbers they are", () => {
  const series = [20931, 44715, 88120, 50772, 31907].map((number) => `FP-${number}`);
  const values = [...series, ...FRONTS.map((letters, n) => `${letters}-${40122 + 91 * n}`)];
  const made = numbersOf("IDNUM", values);
  expect(keeping(made, values)).toEqual(series);
});

describe("letters that begin a name in some notes", () => {
  const bearers = 20;
  const all = 200;
  /** The first so many of all patients have a number of the series; which of all have a name that begins so? */
  const kept = (named: (n: number) => boolean): number => {
    const values = Array.from({ length: bearers }, (_, n) => `PA-${20931 + 77 * n}`);
    const notes = Array.from({ length: all }, (_, n) => {
      const number = n < bearers ? `[[IDNUM:${values[n]}]]` : "Seen";
      return `${number} with ${named(n) ? "[[PATIENT:Paulette]]" : "[[PATIENT:Ruth]]"} ${n}`;
    });
    return ofCorpus(notes).filter(([made]) => made?.startsWith("PA-")).length;
  };

  it("stay where such names are as usual in everybody's notes", () => {
    expect(kept((n) => n % 3 === 0)).toBe(bearers);
  });

  it.each<[string, (n: number) => boolean]>([
    ["in the notes of few others", (n) => (n < bearers ? n % 3 === 0 : n % 30 === 0)],
    ["in half of the bearers' notes and of all others", (n) => n % 2 === 0],
    ["in nobody else's", (n) => n < 3],
  ])("change where such names are %s", (_what, named) => {
    expect(kept(named)).toBe(0);
  });
});

describe("letters change", () => {
  const same = (): string => "p0";
  const nobody = (): undefined => undefined;
  const series = (letters: string): string[] => [20931, 44715, 88120, 50772].map((n) => `${letters}-${n}`);

  it.each([
    ["with two patients only", "BIOID", SERIES.slice(1), {}],
    ["with so few digits that nothing would change", "VEHICLE", ["TR-6", "TR-7", "TR-8"], {}],
    ["when all numbers are one patient's", "BIOID", series("QX"), { patientOf: same }],
    ["when notes name no patient", "BIOID", series("QX"), { patientOf: nobody }],
    ["when it is one number, in notes of several", "LICENSE", ["QX-44710", "QX-44710", "QX-44710"], {}],
    ["when they spell a word", "IDNUM", ["OSTRANDER44711", "OSTRANDER44712", "OSTRANDER44713"], {}],
    ["when they begin a name", "IDNUM", series("OST"), { beside: "Dr. [[DOCTOR:Ostrander]]" }],
    ["when two of them begin a name", "IDNUM", series("OS"), { beside: "Dr. [[DOCTOR:Ostrander]]" }],
    ["when they are somebody's initials", "LICENSE", series("GO"), { beside: "[[DOCTOR:Gayle Ostrander]]" }],
    ["when they are initials, turned", "LICENSE", series("GO"), { beside: "[[DOCTOR:Ostrander, Gayle]]" }],
    ["when they are initial and name", "LICENSE", series("TOST"), { beside: "[[DOCTOR:Tia Ostrander]]" }],
    [
      "when they abbreviate an institution",
      "IDNUM",
      series("CUMC"),
      { beside: "[[HOSPITAL:Calloway University Medical Center]]" },
    ],
    ["when they are one", "IDNUM", series("CUMC"), { beside: "[[HOSPITAL:CUMC]]" }],
    ["when they abbreviate a town", "IDNUM", series("PC"), { beside: "[[CITY:Port Calder]]" }],
    ["when they are a state", "LICENSE", series("MN"), { beside: "[[STATE:MN]]" }],
    [
      "when the form holds the first letter of a family name",
      "LICENSE",
      ["FO1234561", "FO1234571", "FO1234581"],
      {},
    ],
  ] as const)("%s", (_why, type, values, more) => {
    expect(keeping(numbersOf(type, values, more), values)).toEqual([]);
  });

  it("by a policy by which nothing hangs on the value", () => {
    const made = ofCorpus(
      SERIES.map((value) => `[[BIOID:${value}]]`),
      "safe-harbor",
    ).flat();
    expect(keeping(made, SERIES)).toEqual([]);
  });

  it("when one note of another patient spells out what three letters mean", () => {
    const notes = series("CUM").map((value) => `[[IDNUM:${value}]]`);
    const made = ofCorpus([...notes, "[[HOSPITAL:Calloway University Medical]]"]).flat();
    expect(made.filter((value) => value.startsWith("CUM-"))).toEqual([]);
  });

  it.each([
    ["one letter, which may be that of a name", /^.\d/, (letter: () => string) => letter()],
    ["two letters", /^..\d/, (letter: () => string) => letter() + letter()],
    ["letters inside", /^\d/, (letter: () => string) => `1${letter()}73-${letter()}4-${letter()}9`],
  ])("that chance brings together: %s", (_what, form, front) => {
    let state = 1;
    const below = (n: number): number => {
      state = (state * 48271) % 2147483647;
      return state % n;
    };
    const letter = (): string => "ABCDEFGHJKMNPQRSTVWY".charAt(below(20));
    const values = Array.from({ length: 300 }, () => `${front(letter)}${10000 + below(89999)}`);
    expect(values.every((value) => form.test(value))).toBe(true);
    // One letter comes out again by chance, once in twenty-three.
    expect(keeping(numbersOf("HEALTHPLAN", values), values).length).toBeLessThan(
      form.source === "^.\\d" ? 30 : 6,
    );
  });
});
