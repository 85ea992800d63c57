import { describe, expect, it } from "vitest";
import type { Span } from "../note.js";
import { parseInline, writeInline } from "../text/inline.js";
import { MAPPINGS } from "./mappings.js";
import { relabelled } from "./relabel.js";
import { PHI_TYPE_NAMES, type PhiType } from "./types.js";

const theirs = (name: string, marked: string): string => {
  const { text, spans } = parseInline(marked);
  return writeInline(
    text,
    spans.flatMap((span) => MAPPINGS[name]!.toTheirs(text, span)),
  );
};
const ours = (name: string, marked: string): string => {
  const { text, spans } = parseInline(marked);
  return writeInline(
    text,
    spans.flatMap((span) => MAPPINGS[name]!.toOurs(text, span)),
  );
};

/** How the losses speak of a type. "Every number" and "every place" name all of their kind. */
const NUMBER = /every number|all numbers/;
const PLACE = /every (?:kind of )?place|Places/i;
const or = (own: RegExp, all: RegExp) => new RegExp(`${own.source}|${all.source}`, "i");
const IN_WORDS: Record<PhiType, RegExp> = {
  PATIENT: /patient/i,
  DOCTOR: /staff/i,
  USERNAME: /user name/i,
  PROFESSION: /profession/i,
  ROOM: /room/i,
  DEPARTMENT: /department|ward/i,
  HOSPITAL: /hospital/i,
  ORGANIZATION: /organisation|employer/i,
  STREET: or(/street/, PLACE),
  CITY: or(/city/, PLACE),
  STATE: or(/state/, PLACE),
  COUNTRY: or(/country/, PLACE),
  ZIP: or(/zip/, PLACE),
  "LOCATION-OTHER": or(/other places/, PLACE),
  AGE: /ages/i,
  DATE: /date/i,
  PHONE: /phone/i,
  FAX: /fax/i,
  EMAIL: /e-mail/i,
  URL: /web/i,
  IPADDR: /IP address/i,
  SSN: or(/SSN/, NUMBER),
  MEDICALRECORD: or(/medical record/, NUMBER),
  HEALTHPLAN: or(/health plan/, NUMBER),
  ACCOUNT: or(/account/, NUMBER),
  LICENSE: or(/licence/, NUMBER),
  VEHICLE: or(/vehicle/, NUMBER),
  DEVICE: or(/device/, NUMBER),
  BIOID: or(/biometric/, NUMBER),
  IDNUM: or(/other numbers/, NUMBER),
  OTHER: /OTHER/,
};

describe.each(Object.values(MAPPINGS))("the mapping $name", (mapping) => {
  const text = "Ninety-two 92 on 3/4/2012";
  const span = (type: string): Span => ({ start: 11, end: 13, type, score: 0.5, source: "human" });

  it("has a place for every type of ours, and only speaks its own labels", () => {
    for (const type of PHI_TYPE_NAMES) {
      for (const result of mapping.toTheirs(text, span(type))) {
        expect(mapping.labels).toContain(result.type);
        expect(result).toMatchObject({ score: 0.5, source: "human" });
      }
    }
  });

  it("brings every label of its own home", () => {
    for (const label of mapping.labels) {
      for (const result of mapping.toOurs(text, span(label))) expect(PHI_TYPE_NAMES).toContain(result.type);
    }
  });

  it("refuses labels it does not know, with the labels it knows", () => {
    expect(() => mapping.toOurs(text, span("NO_SUCH_LABEL"))).toThrow(/not in the label set/);
    expect(() => mapping.toTheirs(text, span("NO_SUCH_LABEL"))).toThrow(/not in the label set phi/);
    for (const name of ["constructor", "toString", "__proto__"]) {
      expect(() => mapping.toTheirs(text, span(name))).toThrow(/not in the label set phi/);
      expect(() => mapping.toOurs(text, span(name))).toThrow(/not in the label set/);
    }
  });

  it("names in its losses every type and label that does not come back", () => {
    const said = mapping.lost.join(" ");
    for (const [written, start, end] of [
      ["zz Wordy q", 3, 8],
      ["zz 412 q", 3, 6],
    ] as const) {
      for (const type of PHI_TYPE_NAMES) {
        const there = mapping.toTheirs(written, { start, end, type });
        const back = there.flatMap((one) => mapping.toOurs(written, one));
        if (back.every((one) => one.type !== type)) expect(said).toMatch(IN_WORDS[type]);
      }
      if (mapping.name === "physionet" || mapping.name === "i2b2-2006") continue; // theirs are kinds of ours
      for (const label of mapping.labels) {
        const here = mapping.toOurs(written, { start, end, type: label });
        const back = here.flatMap((one) => mapping.toTheirs(written, one));
        if (back.every((one) => one.type !== label)) expect(said).toContain(label);
      }
    }
  });

  it("says what is lost, unless nothing is", () => {
    const survives = PHI_TYPE_NAMES.every((type) =>
      mapping
        .toTheirs(text, span(type))
        .flatMap((there) => mapping.toOurs(text, there))
        .some((back) => back.type === type),
    );
    expect(mapping.lost.length === 0).toBe(survives);
  });
});

it("has the published number of labels in every set", () => {
  const sizes = Object.fromEntries(Object.values(MAPPINGS).map(({ name, labels }) => [name, labels.length]));
  expect(sizes).toMatchObject({
    "i2b2-2006": 8,
    "i2b2-2014": 31,
    cchmc: 12,
    physionet: 10,
    "seven-class": 7,
    meddocan: 22,
    aws: 9,
  });
});

it.each([
  ["[[DATE:Wednesday, 4/17/94]]", "[[DATE:Wednesday, 4/17]]/94"],
  ["[[DATE:February 14, 2019]]", "[[DATE:February 14]], 2019"],
  ["[[DATE:14FEB2019]]", "[[DATE:14FEB]]2019"],
  ["[[DATE:14-Feb-19]]", "[[DATE:14-Feb]]-19"],
  ["[[DATE:2019-02-14]]", "2019-[[DATE:02-14]]"],
  ["[[DATE:fall of 2017]]", "[[DATE:fall]] of 2017"],
  ["[[DATE:Feb 2019]]", "[[DATE:Feb]] 2019"],
  ["[[DATE:2/2019]]", "[[DATE:2]]/2019"],
  ["[[DATE:June '98]]", "[[DATE:June]] '98"],
  ["[[DATE:2/14/2019 (Thursday)]]", "[[DATE:2/14]]/2019 ([[DATE:Thursday]])"],
  ["[[DATE:3/4/2012-3/8/2012]]", "[[DATE:3/4]]/2012-[[DATE:3/8]]/2012"],
  ["[[DATE:May 3-June 10]] on the [[DATE:14]]", "[[DATE:May 3-June 10]] on the [[DATE:14]]"],
  ["[[DATE:2012-2013]] and [[DATE:the 1980s]]", "2012-2013 and the 1980s"],
  ["[[AGE:85-95]] [[AGE:88 to 91]]", "[[AGE:85-95]] [[AGE:88 to 91]]"],
  ["[[DATE:Feb 14]]", "[[DATE:Feb 14]]"],
  ["[[DATE:3/4]]", "[[DATE:3/4]]"],
  ["[[DATE:Labor Day]]", "[[DATE:Labor Day]]"],
  ["since [[DATE:2009]], the [[DATE:1980s]], [[DATE:'98]]", "since 2009, the 1980s, '98"],
  ["[[AGE:54]] and [[AGE:92]] and [[AGE:ninety-one]]", "54 and [[AGE:92]] and [[AGE:ninety-one]]"],
  [
    "[[AGE:one hundred and two]], [[AGE:90s]], [[AGE:fifty]]",
    "[[AGE:one hundred and two]], [[AGE:90s]], fifty",
  ],
  [
    "[[FAX:555-0100]] [[ROOM:4B]] [[ZIP:03820]] [[PROFESSION:welder]]",
    "[[PHONE:555-0100]] [[HOSPITAL:4B]] [[LOCATION:03820]] welder",
  ],
])("leaves years and young ages outside for 2006: %s", (marked, expected) => {
  expect(theirs("i2b2-2006", marked)).toBe(expected);
});

it("tells initials by their surface for the 12 classes", () => {
  expect(
    theirs(
      "cchmc",
      "[[DOCTOR:JH]]/[[DOCTOR:mk]] saw [[PATIENT:Mary Hansen]], [[PATIENT:J.H.]], [[PATIENT:LEE]]",
    ),
  ).toBe("[[INITIALS:JH]]/[[INITIALS:mk]] saw [[NAME:Mary Hansen]], [[INITIALS:J.H.]], [[NAME:LEE]]");
});

it("tells staff, fax and web addresses by what stands around them on the way home", () => {
  expect(
    ours(
      "cchmc",
      "Dr. [[NAME:Lee]] for [[NAME:Ann]], fax [[PHONE:555-0100]], [[IPADDRESS:10.0.0.1]] [[IPADDRESS:a.example]]",
    ),
  ).toBe(
    "Dr. [[DOCTOR:Lee]] for [[PATIENT:Ann]], fax [[FAX:555-0100]], [[IPADDR:10.0.0.1]] [[URL:a.example]]",
  );
  expect(ours("aws", "[[NAME:Ada Lee]], MD")).toBe("[[DOCTOR:Ada Lee]], MD");
  expect(ours("presidio", "Fax: [[PHONE_NUMBER:555-0100]]")).toBe("Fax: [[FAX:555-0100]]");
});

it("splits patients and dates the way the nursing notes do", () => {
  expect(
    theirs("physionet", "his wife [[PATIENT:Ellen]] and [[PATIENT:Tom]] on [[DATE:3/4]], [[DATE:3/4/2012]]"),
  ).toBe("his wife [[RelativeProxyName:Ellen]] and [[PTName:Tom]] on [[Date:3/4]], [[DateYear:3/4/2012]]");
});

it("reads figures as ZIP and names as CITY from the Spanish territory", () => {
  expect(ours("meddocan", "[[TERRITORIO:28035]] [[TERRITORIO:Madrid]] [[SEXO_SUJETO_ASISTENCIA:H]]")).toBe(
    "[[ZIP:28035]] [[CITY:Madrid]] H",
  );
});

it("leaves of a note the seven classes that three corpora have in common", () => {
  expect(
    theirs(
      "seven-class",
      "[[DOCTOR:JH]], [[PATIENT:Ann Lee]] of [[CITY:Dover]] at [[ORGANIZATION:Quillon Steel]], [[EMAIL:a@b.example]] [[SSN:900-11-2222]]",
    ),
  ).toBe(
    "JH, [[NAME:Ann Lee]] of [[LOCATION:Dover]] at [[INSTITUTION:Quillon Steel]], a@b.example [[IDNUM:900-11-2222]]",
  );
});

it("relabels what is ours, keeps what is theirs already and refuses the rest", () => {
  const { text, spans } = parseInline("[[PATIENT:Ann]] [[NAME:Lee]] [[DATE:3/4/2012]]");
  const types = (set: string, given: readonly Span[]) =>
    relabelled(MAPPINGS[set]!, text, given).map(({ type }) => type);
  expect(types("cchmc", spans)).toEqual(["NAME", "NAME", "DATE"]);
  const twice = relabelled(
    MAPPINGS["i2b2-2006"]!,
    text,
    relabelled(MAPPINGS["i2b2-2006"]!, text, [spans[2]!]),
  );
  expect(twice).toEqual([{ ...spans[2]!, end: spans[2]!.end - 5 }]);
  expect(() => types("i2b2-2006", spans)).toThrow(/not in the label set/);
});
