import {
  PHI_TYPE_NAMES,
  PHI_TYPES,
  type PhiType,
  SAFE_HARBOR,
  type SafeHarborLetter,
} from "../../schema/index.js";

/** How far our types go towards an identifier of Safe Harbor, explained to the reader who has to answer for it. */
interface Coverage {
  readonly covered: "yes" | "in part" | "no";
  readonly remark: string;
}

export const COVERAGE: Readonly<Record<SafeHarborLetter, Coverage>> = {
  A: {
    covered: "yes",
    remark:
      "Patients, relatives, friends and staff; initials too. Staff names go further than Safe Harbor asks. A name that only its meaning shows (a nickname, a public office) can be missed.",
  },
  B: {
    covered: "yes",
    remark:
      "Streets, towns, postal codes, and counties, districts and landmarks as other places. Safe Harbor lets the state stand, and under conditions the first three digits of a ZIP code. Coordinates have no type of their own.",
  },
  C: {
    covered: "yes",
    remark:
      "Dates of every form, weekdays and holidays, and all ages. Safe Harbor lets years and ages under 90 stand. Shifted dates keep the days between them and are dates still: whether that will do is yours to decide. What only follows from the text (how long ago, how old then) is not seen.",
  },
  D: { covered: "yes", remark: "Telephone and pager numbers, extensions." },
  E: {
    covered: "yes",
    remark: "Distinguished from telephone numbers by the words around them; found either way.",
  },
  F: { covered: "yes", remark: "E-mail addresses." },
  G: { covered: "yes", remark: "Whole numbers, and the last four digits where they are named as such." },
  H: { covered: "yes", remark: "Medical record and unit numbers." },
  I: { covered: "yes", remark: "Member, group and policy numbers." },
  J: { covered: "yes", remark: "Account numbers." },
  K: { covered: "yes", remark: "DEA, NPI, professional and driver's licence numbers." },
  L: { covered: "yes", remark: "Vehicle identification numbers and plates." },
  M: { covered: "yes", remark: "Serial and lot numbers of devices and implants." },
  N: { covered: "yes", remark: "Web addresses." },
  O: { covered: "yes", remark: "IP addresses." },
  P: {
    covered: "in part",
    remark:
      "Identifiers that stand in the text. Prints and recordings themselves are no text: handle them apart.",
  },
  Q: {
    covered: "no",
    remark: "Only text is read. Photographs, scans and drawings that belong to notes must be handled apart.",
  },
  R: {
    covered: "in part",
    remark:
      "Other numbers, log-in names, workplaces, jobs, hospitals, rooms. A characteristic described in prose (a rare disease, an event that was in the news, an office only one person holds) has no form that could be looked for: a person has to read for it.",
  },
};

export const LETTERS = Object.keys(SAFE_HARBOR) as readonly SafeHarborLetter[];

/** Our types that fall under an identifier. */
export function typesUnder(letter: SafeHarborLetter | null): PhiType[] {
  return PHI_TYPE_NAMES.filter((type) => PHI_TYPES[type].safeHarbor === letter);
}
