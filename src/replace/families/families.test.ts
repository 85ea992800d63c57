import { describe, expect, it } from "vitest";
import { classMask, isZip, wordClasses } from "../../lexicon/index.js";
import { checksOut } from "../../schema/check-digits.js";
import { replaced, surrogates, surrogatesOf, testKey } from "../test-notes.js";
import { isListedName, sexOf } from "./names/name-lists.js";
import { readName } from "./names/name-pattern.js";
import { AREA_CODES } from "./numbers/area-codes.js";

/** Rows that only say which pattern the surrogate has. */
it.each<[string, string, RegExp]>([
  ["VEHICLE", "M-12", /^M-(?!12)\d\d$/],
  ["VEHICLE", "Air 2", /^Air [013-9]$/],
  ["AGE", "54", /^5\d$/],
  ["AGE", "84", /^8\d$/],
  ["AGE", "forty-four", /^(?:thirty|forty)-[a-z]+$/],
  ["AGE", "FORTY FOUR", /^FORTY [A-Z]+$/],
  ["AGE", "40s", /^[35]0s$/],
  ["AGE", "teens", /^twenties$/],
  ["AGE", "15 1/2", /^1[3-7] 1\/2$/],
  ["MEDICALRECORD", "0048177", /^0\d{6}$/],
  ["MEDICALRECORD", "41-08-73", /^[1-9]\d-\d\d-\d\d$/],
  ["DEVICE", "PJN418827s", /^[A-Z]{3}\d{6}[a-z]$/],
  ["VEHICLE", "Medic 14", /^Medic [1-9]\d$/],
  ["SSN", "900-41-7713", /^9\d\d-[0-4][1-9]-\d{4}$/],
  ["SSN", "123456789", /^9\d\d[0-4][1-9]\d{4}$/],
  ["SSN", "7713", /^[1-9]\d{3}$/],
  ["PHONE", "(617) 555-0134 ext. 22", /^\(\d{3}\) 555-01\d\d ext\. [1-9]\d$/],
  ["PHONE", "1-800-555-0134", /^1-8\d\d-555-01\d\d$/],
  ["PHONE", "617-155-0134", /^\d{3}-[01]\d\d-\d{4}$/],
  ["PHONE", `617-${"482"}-0134`, /^\d{3}-[2-9]\d\d-\d{4}$/],
  ["FAX", "555.0134", /^555\.01\d\d$/],
  ["PHONE", "x4417", /^x[1-9]\d{3}$/],
  ["EMAIL", "jo.bly@mail.example", /^[a-z]+\.[a-z]+@[a-z]+\.example$/],
  ["EMAIL", "jo_bly7@clinic.example", /^[a-z]+_[a-z]+\d@[a-z]+\.example$/],
  ["URL", "https://www.clinic.org/p/12.html", /^https:\/\/www\.[a-z]+\.example\/[a-z]+\/[1-9]\d\.html$/],
  ["IPADDR", "10.44.7.118", /^10(?:\.\d+){3}$/],
  ["IPADDR", "203.0.113.58", /^(?:192\.0\.2|198\.51\.100|203\.0\.113|2[45]\d\.\d+\.\d+)\.\d+$/],
  ["IPADDR", "2001:db8:44::9", /^2001:db8:[0-9a-f]{2}::[0-9a-f]$/],
  ["USERNAME", "lmp21", /^[a-z]{3}\d\d$/],
  ["ROOM", "14-B", /^[1-9]\d-[A-Z]$/],
  ["STREET", "PO Box 217", /^PO Box [1-9]\d\d$/],
  ["STREET", "40 BOBBIN STREET", /^[1-9]\d [A-Z ]+ STREET$/],
  ["STREET", "406 Mill Race Rd #2", /^[1-9]\d\d [A-Z][a-z]+ [A-Z][a-z]+ Rd #[1-9]$/],
  ["STREET", "208 3rd St", /^[1-9]\d\d \d+(?:st|nd|rd|th) St$/],
  ["CITY", "NEW BEDFORD", /^[A-Z]+ [A-Z ]+$/],
  ["STATE", "NH", /^[A-Z]{2}$/],
  ["STATE", "ohio", /^[a-z ]+$/],
  ["STATE", "Mass.", /^[A-Z]/],
  ["COUNTRY", "U.S.", /^U\.K\.$/],
  ["HOSPITAL", "St. Luke's", /^St\. [A-Z][a-z]+'s$/],
  ["HOSPITAL", "Saint Brendan Memorial Hospital", /^Saint [A-Z][a-z]+ Memorial Hospital$/],
  ["HOSPITAL", "Ketterman's Pharmacy", /^[A-Z][a-z]+'s Pharmacy$/],
  ["HOSPITAL", "MGH", /^[A-Z]{3}$/],
  ["ORGANIZATION", "the Army", /^the /],
  ["DEPARTMENT", "LORETTO 2", /^[A-Z]+ [1-9]$/],
  ["LOCATION-OTHER", "I-84", /^I-[1-9]\d$/],
  ["PROFESSION", "drives a truck", /^[a-z]+s [a-z ]+$/],
  ["PROFESSION", "drove rivets", /^[a-z]+ [a-z ]+$/],
  ["PROFESSION", "Welder", /^[A-Z][a-z]+$/],
  ["OTHER", "LANTERN-6", /^[A-Z]+-[1-9]$/],
  ["OTHER", "36.77 N 96.44 W", /^\d\d\.\d\d N \d\d\.\d\d W$/],
])("%s %s", (type, original, pattern) => {
  for (const byte of [1, 2, 3, 4]) {
    const [surrogate] = surrogatesOf(`[[${type}:${original}]]`, surrogates("full", { key: testKey(byte) }));
    expect(surrogate).toMatch(pattern);
    expect(surrogate).not.toBe(original);
  }
});

describe("names", () => {
  it.each([
    ["Mary K. Hansen", "first first last"],
    ["HANSEN, MARY K", "last first first"],
    ["WAKABAYASHI^KIYOSHI", "last first"],
    ["PRUETT JOY ANN", "last first first"],
    ["Braden van der Berg", "first last"],
    ["K. Tamang", "first last"],
    ["Shoshana W.", "first last"],
    ["Hansen", "alone"],
    ["Marie-Soleil Beaudry", "first first last"],
    ["CAGLE, BEAUFORD (BO) III", "last first first"],
  ])("%s is %s", (name, roles) => {
    const { tokens } = readName(name);
    expect(tokens.map(({ text }) => text).join("")).toBe(name);
    expect(
      tokens
        .filter(({ is }) => is !== "text")
        .map(({ role }) => role)
        .join(" "),
    ).toBe(roles);
  });

  it("keeps sex, and stays within the names that lists have", () => {
    for (const name of ["Mary", "Susan", "Robert", "Kevin", "Taylor"]) {
      const [given = ""] = surrogatesOf(`[[PATIENT:${name}]] [[PATIENT:${name} Hansen]]`);
      expect(sexOf(given)).toBe(sexOf(name));
      expect(isListedName(given)).toBe(true);
    }
  });

  it("keeps a name that no list has out of all lists", () => {
    for (const byte of [1, 2, 3, 4, 5]) {
      const [given = ""] = surrogatesOf("[[DOCTOR:Qzorvath]]", surrogates("full", { key: testKey(byte) }));
      expect(isListedName(given)).toBe(false);
    }
  });

  it("gives the same part the same surrogate, whatever the pattern, case and initials", () => {
    const [full = "", reversed, upper, initial, initials, title] = surrogatesOf(
      "[[PATIENT:Mary Hansen]] [[PATIENT:Hansen, Mary]] [[PATIENT:HANSEN]] [[PATIENT:M. Hansen]] [[PATIENT:MH]] Ms. [[PATIENT:Hansen]]'s",
    );
    const [first = "", last = ""] = full.split(" ");
    expect(reversed).toBe(`${last}, ${first}`);
    expect(upper).toBe(last.toUpperCase());
    expect(initial).toBe(`${first.charAt(0)}. ${last}`);
    expect(initials).toBe(first.charAt(0) + last.charAt(0));
    expect(title).toBe(last);
  });

  it("gives a misspelt name the surrogate of the right one with the same misspelling", () => {
    const [right = "", wrong = ""] = surrogatesOf("[[DOCTOR:Castellucci]] [[DOCTOR:Castelluci]]");
    expect(wrong).not.toBe(right);
    expect(right.length - wrong.length).toBe(1);
    expect(wrong.charAt(0)).toBe(right.charAt(0));
  });

  it.each([
    ["Lanh Van Do", "do"],
    ["LANH VAN DO", "do"],
    ["Pa Houa Xiong", "pa"],
    ["Del Young", "del"],
    ["Della Vance", "della"],
  ])("takes nothing of %s for a degree or particle that is a name", (name, part) => {
    for (let byte = 1; byte <= 10; byte++) {
      const [made = ""] = surrogatesOf(`[[PATIENT:${name}]]`, surrogates("full", { key: testKey(byte) }));
      expect(made.toLowerCase().split(" ")).not.toContain(part);
    }
  });

  it.each([
    ["Big Walt", /^Big (?!Walt)\p{Lu}\p{Ll}+$/u],
    ["old pete", /^old (?!pete)\p{Ll}+$/u],
    ["Ann Okafor DO", / DO$/],
    ["ANN OKAFOR, PA", /, PA$/],
  ])("keeps what goes with the name of %s", (name, wanted) => {
    for (let byte = 1; byte <= 10; byte++)
      expect(surrogatesOf(`[[DOCTOR:${name}]]`, surrogates("full", { key: testKey(byte) }))[0]).toMatch(
        wanted,
      );
  });

  it.each([
    ["LaShonda Ames", /^La\p{Lu}\p{Ll}+ /u],
    ["Ruairi McGlinchey", / Mc\p{Lu}\p{Ll}+$/u],
    ["Faye O'Dell", / O'\p{Lu}\p{Ll}+$/u],
    ["Min-jae Noh", /^\p{Lu}\p{Ll}+-\p{Ll}+ /u],
  ])("keeps how %s is put together", (name, wanted) => {
    for (let byte = 1; byte <= 10; byte++) {
      const replacement = surrogates("full", { key: testKey(byte) });
      const [made = "", again = ""] = surrogatesOf(
        `[[PATIENT:${name}]], [[PATIENT:${name.toUpperCase()}]]`,
        replacement,
      );
      expect(made).toMatch(wanted);
      expect(again).toBe(made.toUpperCase());
      for (const part of name.split(/[ -]/)) expect(made.split(/[ -]/)).not.toContain(part);
    }
  });

  it("keeps none of that where nothing may go by the value", () => {
    for (let byte = 1; byte <= 10; byte++) {
      const replacement = surrogates("safe-harbor", { key: testKey(byte) });
      const [made = ""] = surrogatesOf("[[PATIENT:Faye O'Dell]], [[PATIENT:McGlinchey]]", replacement);
      expect(made).not.toContain("'");
    }
  });

  it("keeps what stands between the parts, and particles and suffixes", () => {
    expect(replaced("[[PATIENT:Dale B. van der\n  Fearnley, Jr.]]")).toMatch(
      /^[A-Z][a-z]+ [A-Z]\. van der\n {2}[A-Z][a-z]+, Jr\.$/,
    );
  });
});

it("agrees across types: mail, institutions, initials of states", () => {
  const [name = "", mail = "", firm = "", city = "", hospital = ""] = surrogatesOf(
    "[[DOCTOR:Gayle Ostrander]] [[EMAIL:gostrander@mail.example]] [[ORGANIZATION:Ostrander & Sons]] [[CITY:Dover]] [[HOSPITAL:Dover Clinic]]",
  );
  const last = name.split(" ")[1] ?? "";
  expect(mail).toContain(`${last.toLowerCase()}@`);
  expect(firm).toBe(`${last} & Sons`);
  expect(hospital).toBe(`${city} Clinic`);
  const [short = "", long = ""] = surrogatesOf("[[STATE:NH]] [[STATE:New Hampshire]]");
  expect(surrogatesOf("[[STATE:New Hampshire]] [[STATE:NH]]")).toEqual([long, short]);
});

it("keeps the same line of a telephone with and without its area code", () => {
  const [full = "", local = ""] = surrogatesOf("[[PHONE:617-555-0134]] [[PHONE:555-0134]]");
  expect(full.slice(4)).toBe(local);
  expect(AREA_CODES).toContain(full.slice(0, 3));
});

it("gives ZIP codes in use for those in use, and makes numbers fail their check digits", () => {
  expect(isZip(surrogatesOf("[[ZIP:03820]]")[0] ?? "")).toBe(true);
  for (let byte = 1; byte < 40; byte++) {
    const [npi = ""] = surrogatesOf("[[LICENSE:1234567893]]", surrogates("full", { key: testKey(byte) }));
    expect(checksOut(npi)).toBe(false);
  }
  expect(checksOut("1234567893")).toBe(true);
  expect(checksOut("1m8gdm9axkp042788")).toBe(true);
});

it("gives town names that gazetteers have for those that they have, and none for others", () => {
  const isCity = (name = ""): boolean => (wordClasses(name) & classMask("city", "city-rare")) !== 0;
  expect(isCity(surrogatesOf("[[CITY:Chicago]]")[0])).toBe(true);
  expect(isCity(surrogatesOf("[[CITY:Dunmarrow]]")[0])).toBe(false);
});

it.each([
  ["jdoe@northriver.example", /^[a-z]{4}@[a-z]{10}\.example$/],
  ["J.Doe7@mail.example.org", /^[A-Za-z]\.[A-Za-z]{3}\d@[a-z]{4}\.[a-z]{7}\.example$/],
])("%s of random letters is still seen to be an e-mail address that nobody has", (value, form) => {
  const [made = ""] = surrogatesOf(`[[EMAIL:${value}]]`, surrogates("cchmc-irb"));
  expect(made).toMatch(form);
  expect(made.split("@")[0]).not.toBe(value.split("@")[0]);
});
