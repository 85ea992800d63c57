import { describe, expect, it } from "vitest";
import { isZip } from "../../lexicon/index.js";
import { replaced, surrogates, surrogatesOf, testKey } from "../test-notes.js";
import { zipRange } from "./addresses/zip-prefixes.js";
import { isUsualFirst, sexOf } from "./names/name-lists.js";
import { isSayable } from "./words/altered-letters.js";

const BYTES = [1, 2, 3, 4, 5, 6];
const withKeys = (marked: string): string[][] =>
  BYTES.map((byte) => surrogatesOf(marked, surrogates("full", { key: testKey(byte) })));
/** As the dictionary has it: neither "sells" nor "sold" nor "seller". */
const isVerbAlone = (word = ""): boolean => !/(?:[^s]s|ed|\w{2}ing|er|or|ist)$/.test(word);
const initialOf = (word = ""): string => word.charAt(0);

describe("names", () => {
  it("initials follow people of whom only an initial is known, hyphenated names, and last initials", () => {
    for (const [b = "", bz, double = "", kam, cut = "", cb] of withKeys(
      "[[DOCTOR:B. Ziemba]] [[DOCTOR:BZ]] [[DOCTOR:Kwabena Asante-Mills]] [[DOCTOR:KAM]] [[DOCTOR:Concetta D.]] [[DOCTOR:CD]]",
    )) {
      expect(bz).toBe(initialOf(b) + initialOf(b.split(" ")[1]));
      expect(kam).toBe(double.split(/[ -]/).map(initialOf).join(""));
      expect(cb).toBe(cut.split(" ").map(initialOf).join(""));
    }
  });

  it("a letter after a title is that of the family name", () => {
    for (const [full = "", letter] of withKeys("[[PATIENT:Yetta Mandelbaum]], Mrs. [[PATIENT:M]]"))
      expect(letter).toBe(initialOf(full.split(" ")[1]));
  });

  it.each([
    ["his wife [[PATIENT:Qzanoush]]", "female"],
    ["her husband, [[PATIENT:Qznuno]]", "male"],
    ["[[PATIENT:Jordan Hautala]], Mrs. [[PATIENT:Hautala]]", "female"],
    ["[[PATIENT:Jordan Hautala]], Mr. [[PATIENT:Hautala]]", "male"],
    ["[[PATIENT:Jean-Robert Exantus]]", "male"],
  ])("sex as the words around say: %s", (marked, sex) => {
    for (const byte of BYTES) {
      const replacement = surrogates("full", { key: testKey(byte) });
      const name = /[A-Z][a-z]+/.exec(surrogatesOf(marked, replacement)[0] ?? "")?.[0] ?? "";
      expect([sex, undefined]).toContain(sexOf(name));
    }
  });

  it("two first names are two first names where the scope says so", () => {
    for (const [full = "", two] of withKeys("[[PATIENT:Nora Elise Khang]], [[PATIENT:Nora Elise]]"))
      expect(full.startsWith(`${two} `)).toBe(true);
    for (const [wife = ""] of withKeys("wife [[PATIENT:Ola Mae]]"))
      expect(["female", "either"]).toContain(sexOf(wife.split(" ")[1] ?? ""));
  });

  it("a family name in front is one where a title says so, and relatives share it", () => {
    for (const [listed = "", last, son = ""] of withKeys(
      "[[PATIENT:OBERHOLT RAJWINDER S]]; Mr. [[PATIENT:Oberholt]]; son [[PATIENT:Kevin Oberholt]]",
    )) {
      expect(listed.split(" ")[0]).toBe(last?.toUpperCase());
      expect(son.split(" ")[1]).toBe(last);
    }
  });

  it("a short form follows the long one", () => {
    const [long = "", short = ""] = surrogatesOf("[[PATIENT:Xiomara Bright]] ([[PATIENT:Xio]])");
    expect(long.startsWith(short)).toBe(true);
  });

  it("née and Saint belong to family names", () => {
    expect(replaced("[[DOCTOR:M. Saint-Fleur]]")).toMatch(/^[A-Z]\. Saint-[A-Z][a-z]+$/);
    expect(surrogatesOf("(née [[PATIENT:Tate]])")).toEqual(surrogatesOf("Ms. [[PATIENT:Tate]]"));
  });

  it("made-up names can be said", () => {
    for (const [name = ""] of withKeys("[[DOCTOR:Qzorvath]]")) expect(isSayable(name)).toBe(true);
    expect(["Mlkoin", "Lssd", "Bsackuter", "Kolll"].filter(isSayable)).toEqual([]);
    expect(["Hansen", "Bright", "Mandel", "Schott"].filter((name) => !isSayable(name))).toEqual(["Bright"]);
  });
});

it.each([
  ["jexantus", (first: string, last: string) => initialOf(first) + last],
  ["exantusj", (first: string, last: string) => last + initialOf(first)],
  ["j.exantus", (first: string, last: string) => `${initialOf(first)}.${last}`],
  ["josette.e", (first: string, last: string) => `${first}.${initialOf(last)}`],
  ["jexantusjr", (first: string, last: string) => `${initialOf(first)}${last}jr`],
  ["jexant", (first: string, last: string) => initialOf(first) + last.slice(0, 5)],
])("the user name %s follows the person, also where it stands first", (user, expected) => {
  for (const [login, name = ""] of withKeys(`[[USERNAME:${user}]] is [[DOCTOR:Josette Exantus]]`)) {
    const [first = "", last = ""] = name.toLowerCase().split(" ");
    expect(login).toBe(expected(first, last));
  }
});

describe("ages", () => {
  it("keep who is older, write no zero in front, and keep minors minors", () => {
    for (const given of withKeys("[[AGE:8]], [[AGE:10]], [[AGE:11]], [[AGE:17]], [[AGE:18]], [[AGE:89]]")) {
      const ages = given.map(Number);
      expect(given.filter((age) => age.startsWith("0"))).toEqual([]);
      expect(ages.slice(0, 3)).toEqual(ages.slice(0, 3).toSorted((a, b) => a - b));
      expect([ages[3], ages[5]].every((age, at) => (age ?? 0) <= [17, 89][at]!)).toBe(true);
      expect(ages[4]).toBeGreaterThanOrEqual(18);
    }
  });

  it("keep the article right", () => {
    for (const byte of BYTES)
      expect(replaced("an [[AGE:80]]-year-old", surrogates("full", { key: testKey(byte) }))).toMatch(
        /^an 8\d-/,
      );
  });
});

describe("places", () => {
  it("a ZIP code is one of the state beside it, with a zero in front only where one was", () => {
    for (const zip of ["03820", "02843", "74093", "98299"])
      for (const [state = "", code = ""] of withKeys(`Dover, [[STATE:NH]] [[ZIP:${zip}]]`)) {
        const { from = 0, to = 0 } = zipRange(state) ?? {};
        expect(Number(code)).toBeGreaterThanOrEqual(from);
        expect(Number(code)).toBeLessThanOrEqual(to);
        expect(code.startsWith("0")).toBe(zip.startsWith("0"));
      }
    expect(isZip(surrogatesOf("[[STATE:NH]] [[ZIP:03820]]")[1] ?? "")).toBe(true);
  });

  it("a name that holds its own abbreviation, or two that hold each other's, come to an end", () => {
    for (const text of [
      "[[HOSPITAL:QUMC Uvel Mott Corl]] [[HOSPITAL:QUMC]]",
      "[[HOSPITAL:QZ Xanth]] [[HOSPITAL:QX Zorvel]] [[HOSPITAL:QX]] [[HOSPITAL:QZ]]",
    ])
      for (const [first = ""] of withKeys(text)) expect(first).not.toBe("");
  });

  it("abbreviations, towns and streets in institutions' names agree with the rest", () => {
    for (const [town = "", centre = "", short, police] of withKeys(
      "[[CITY:Xalloway Falls]] [[HOSPITAL:Xalloway University Medical Center]] [[HOSPITAL:XUMC]] [[ORGANIZATION:XFPD]]",
    )) {
      expect(centre).toBe(`${town.split(" ")[0]} University Medical Center`);
      expect(short).toBe(`${initialOf(town)}UMC`);
      expect(police).toBe(`${town.split(" ").map(initialOf).join("")}PD`);
    }
    for (const [street = "", firm = ""] of withKeys(
      "[[STREET:40 Qeridian Row]] [[HOSPITAL:Qeridian Row Associates]]",
    ))
      expect(firm).toBe(`${street.replace(/^\d+ /, "")} Associates`);
    for (const [saint = "", short] of withKeys("[[HOSPITAL:St. Ansgar Regional]] [[HOSPITAL:St A's]]"))
      expect(short).toBe(`St ${initialOf(saint.split(" ")[1])}'s`);
  });

  it.each([
    ["ORGANIZATION", "Weavers' Hall", /^[A-Z][a-z]+(?:s|men)' Hall$/],
    ["ORGANIZATION", "Weavers Credit Union", /^[A-Z][a-z]+ Credit Union$/],
    ["ORGANIZATION", "Public Defender's Office", /Office|Defense/],
    ["ORGANIZATION", "Mt. Nebo A.M.E.", /^Mt\. [A-Z][a-z]+ A\.M\.E\.$/],
    ["LOCATION-OTHER", "Chat Pile No. 3", /^[A-Z][a-z]+ Pile No\. \d$/],
    [
      "STREET",
      "One Reservoir Square",
      /^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine) [A-Z][a-z]+(?: [A-Z][a-z]+)? Square$/,
    ],
    ["STREET", "1400 blk Spar Ave", /^\d\d00 blk [A-Z][a-z]+(?: [A-Z][a-z]+)? Ave$/],
    ["CITY", "Port Qalder", /^[A-Z][a-z]+ [A-Z][a-z]+$/],
    ["OTHER", "36.7719 N 96.4402 W", /^[34]\d\.\d{4} N [789]\d\.\d{4} W$/],
    ["ROOM", "27B", /^\d\d[A-F]$/],
  ])("%s %s", (type, original, pattern) => {
    for (const [given] of withKeys(`[[${type}:${original}]]`)) expect(given).toMatch(pattern);
  });
});

it("a short first name with a hyphen is the same person's alone", () => {
  for (const [whole = "", alone] of withKeys("[[PATIENT:Pyun, Ji-ho]] came. [[PATIENT:Ji-ho]] left."))
    expect(whole.split(", ")[1]).toBe(alone);
});

it.each([
  ["She [[PROFESSION:cleans]] here", /^[a-z]+s\b/],
  ["he [[PROFESSION:portered]] on trains", /^(?:[a-z]+ed|[a-z]+)\b/],
  ["he has [[PROFESSION:driven a bobtail]]", /^[a-z]+ed\b/],
  ["as a boy, [[PROFESSION:swept filings]]", /^[a-z]+(?<!er|or|s)\b/],
  [
    "SHE [[PROFESSION:WOVE]] here",
    /^(?:[A-Z]+ED|BUILT|TAUGHT|DROVE|SEWED|MADE|SOLD|DUG|FLEW|RAN|SANG|WROTE)\b/,
  ],
  ["in which you [[PROFESSION:spray orchards]]", /^[a-z]*[^s ] (?!.*(?:ers|ors|ists|men|coaches)$)[a-z]+/],
])("a job told by a verb stays one: %s", (marked, pattern) => {
  for (const [job = ""] of withKeys(marked)) {
    expect(job).toMatch(pattern);
    expect(job).not.toMatch(/\b(?:his|her)\b| (?:a|an|the|in|at|on|to)$/);
  }
});

it("a floor is counted as floors are", () => {
  for (const [made = ""] of withKeys("[[STREET:9 Carding Street, 2nd fl. rear]]"))
    expect(made).toMatch(/, (?:1st|3rd|[4-9]th) fl\. rear$/);
});

it.each(["She means to [[PROFESSION:braid sweetgrass]].", "He can [[PROFESSION:pull cable]] again."])(
  "a job after a word that wants a verb is one: %s",
  (marked) => {
    for (const [made = ""] of withKeys(marked)) expect(isVerbAlone(made.split(" ")[0])).toBe(true);
  },
);

it.each([
  ["Big Sky Rodeo Assn.", /\bRodeo Assn\.$/],
  ["Sound Region Crime Victims Board", /\bRegion Crime Victims Board$/],
  ["Free Wesleyan Church of the Harbor", /^Free Wesleyan Church of the [A-Z][a-z]+$/],
])("words that say what %s is stay", (name, wanted) => {
  for (const [made = ""] of withKeys(`[[ORGANIZATION:${name}]]`)) {
    expect(made).toMatch(wanted);
    expect(made).not.toBe(name);
  }
});

it("a first name that is a word becomes one that people are given", () => {
  for (const [made = ""] of withKeys("[[PATIENT:Hope Okafor]]"))
    expect(isUsualFirst(made.split(" ")[0] ?? "")).toBe(true);
});
