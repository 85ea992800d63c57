import { describe, expect, it } from "vitest";
import type { ManifestJob, ManifestNote } from "../../job/index.js";
import { JOB, manifestNote } from "../../job/test-manifest.js";
import { PHI_TYPE_NAMES, PHI_TYPES } from "../../schema/index.js";
import { type Account, openAccount } from "./account.js";
import { type OfficerReport, officerReport } from "./officer-report.js";
import { LETTERS, typesUnder } from "./safe-harbor.js";

function accountOf(notes: readonly ManifestNote[]): Account {
  const account = openAccount();
  for (const note of notes) account.add(note);
  return account.close();
}

function reportOf(notes: readonly ManifestNote[], job: Partial<ManifestJob> = {}): OfficerReport {
  const end = { kind: "end", notes: 0, written: 0, withheld: 0, spans: {}, seal: null } as const;
  return officerReport(
    { jobs: [{ ...JOB, ...job }], ends: [end], lines: 9, head: "a".repeat(64), sealChecked: false },
    accountOf(notes),
  );
}

const table = (report: OfficerReport, name: string): readonly (readonly string[])[] =>
  report.tables.find((one) => one.name === name)?.rows ?? [];

const NOTES = [
  manifestNote(1, { spans: { DATE: 3, DOCTOR: 1 }, confidence: 0.95, lowestScore: 0.6 }),
  manifestNote(2, { spans: { DATE: 1, STATE: 2, WARD: 1 }, confidence: 0.2, lowestScore: 0.9 }),
  manifestNote(3, { confidence: 1 }),
  manifestNote(4, { status: "withheld", reason: "not-utf-8", output: null, spans: { DATE: 99 } }),
];

describe("the account", () => {
  it("adds up what was written and leaves out what was withheld", () => {
    const account = accountOf(NOTES);
    expect(account).toMatchObject({ notes: 4, written: 3, untouched: 1, spans: 8 });
    expect(account.byType.get("DATE")).toEqual({ spans: 4, notes: 2 });
    expect([...account.withheld]).toEqual([["not-utf-8", 1]]);
  });

  it("puts 0 into the first step and 1 into the last", () => {
    const { confidence } = accountOf(
      [0, 0.049, 0.05, 0.999, 1].map((sure, i) => manifestNote(i, { confidence: sure })),
    );
    expect(confidence.steps[0]).toBe(2);
    expect(confidence.steps[1]).toBe(1);
    expect(confidence.steps[19]).toBe(2);
  });

  it("keeps the fifty least sure of many, in order, and lets the shakiest span speak where the model does not", () => {
    const notes = Array.from({ length: 500 }, (_, i) => {
      const sure = ((i * 37) % 500) / 500;
      return manifestNote(i + 1, i % 2 === 0 ? { confidence: sure } : { lowestScore: sure });
    });
    const first = accountOf(notes).reviewFirst.map((note) => note.confidence ?? note.lowestScore);
    expect(first).toEqual(Array.from({ length: 50 }, (_, i) => i / 500));
  });

  it("keeps input order among notes of which it is equally sure", () => {
    const notes = [3, 1, 2].map((number) => manifestNote(number, { confidence: 0.5 }));
    expect(accountOf(notes).reviewFirst.map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe("the report", () => {
  it("goes through Safe Harbor one by one, with counts", () => {
    const rows = table(reportOf(NOTES), "safe-harbor");
    expect(rows.map(([letter]) => letter).join("")).toBe("ABCDEFGHIJKLMNOPQR–");
    const removed = Object.fromEntries(rows.map(([letter, , , , count]) => [letter, count]));
    expect(removed).toMatchObject({ A: "1", C: "4", Q: "0", "–": "2" });
    const covered = Object.fromEntries(rows.map(([letter, , answer]) => [letter, answer]));
    expect(covered).toMatchObject({ A: "yes", P: "in part", Q: "no", R: "in part" });
  });

  it("never says covered of an identifier under which no type of ours falls", () => {
    for (const [letter, , covered] of table(reportOf([]), "safe-harbor"))
      if (letter !== "–")
        expect(`${letter} ${covered !== "no"}`).toBe(`${letter} ${typesUnder(letter as "A").length > 0}`);
    const all = [...LETTERS.flatMap((letter) => typesUnder(letter)), ...typesUnder(null)];
    expect(all.sort()).toEqual([...PHI_TYPE_NAMES].sort());
    expect(typesUnder(null).every((type) => PHI_TYPES[type].safeHarbor === null)).toBe(true);
  });

  it("says what a policy lets stand, and claims no Safe Harbor then", () => {
    const limited = reportOf(NOTES, { mode: "surrogate", policy: "limited-data-set" });
    expect(limited.lines[1]).toMatch(/AGE, DATE.*not de-identified by Safe Harbor/);
    const rows = Object.fromEntries(table(limited, "safe-harbor").map(([letter, ...row]) => [letter, row]));
    expect(rows.C?.slice(1)).toEqual(expect.arrayContaining(["not here", "stays"]));
    expect(rows.A?.slice(1)).toEqual(expect.arrayContaining(["yes", "replaced by an invented value"]));
    const harbour = reportOf(NOTES, { mode: "surrogate", policy: "safe-harbor" });
    expect(harbour.lines.join()).not.toContain("not de-identified");
    expect(table(harbour, "safe-harbor")[2]).toContain("coarsened");
  });

  it("counts by category and type, labels that are none of ours too", () => {
    const report = reportOf(NOTES);
    const categories = Object.fromEntries(table(report, "categories").map(([name, count]) => [name, count]));
    expect(categories).toMatchObject({ NAME: "1", DATE: "4", LOCATION: "2", OTHER: "1", ID: "0" });
    expect(
      table(report, "types")
        .find(([type]) => type === "DATE")
        ?.slice(2),
    ).toEqual(["4", "2", "66.7 %", "taken out"]);
    expect(table(report, "types").at(-1)?.[0]).toBe("WARD");
  });

  it("lists the notes to review, least sure first, by pseudonym", () => {
    expect(table(reportOf(NOTES), "review-first").map(([id, , sure]) => [id, sure])).toEqual([
      ["note-000002", "0.200"],
      ["note-000001", "0.950"],
      ["note-000003", "1.000"],
    ]);
  });

  it("draws what there are figures for", () => {
    expect(reportOf(NOTES).plots).toHaveLength(2);
    expect(reportOf([manifestNote(1)]).plots).toHaveLength(0);
  });

  it("stands on its feet without a single note", () => {
    expect(reportOf([]).lines[0]).toContain("0 of 0 notes");
  });
});
