import { describe, expect, it } from "vitest";
import type { Note } from "../../note.js";
import { surrogates, surrogatesOf, testKey } from "../../replace/test-notes.js";
import { parseInline } from "../../text/inline.js";
import { alignRelease } from "./align-release.js";
import { type Attack, attackJson, attackLines, attackRelease, attackReport, verdicts } from "./index.js";
import { isPlaceholder } from "./mention.js";
import { rankLeaks } from "./ranking.js";
import { readRelease } from "./read-release.js";
import { giveawayOf } from "./surrogate-lists.js";
import { inventedNotes, releaseOf } from "./test-release.js";

const notes = inventedNotes();

describe("the originals beside the release", () => {
  it("gives every surrogate its original, and finds exactly what was left", () => {
    const released = releaseOf(notes, { mode: "surrogate" });
    const { notes: read, unchanged } = readRelease(released, notes);
    const mentions = read.flatMap((note) => note.mentions);
    const leaks = mentions.filter(({ kind }) => kind === "leak");
    const left = notes.reduce(
      (sum, note, at) => sum + note.spans.length - (released[at] as Note).spans.length,
      0,
    );
    expect(left).toBeGreaterThan(5);
    expect(leaks).toHaveLength(left);
    for (const { note, start, end, value } of leaks) {
      expect(released[note]?.text.slice(start, end)).toBe(value);
      const { text, spans } = notes[note] as Note;
      expect(spans.map((span) => text.slice(span.start, span.end))).toContain(value);
    }
    for (const { note, original, kind, type } of mentions) {
      if (kind !== "surrogate") continue;
      const { text, spans } = notes[note] as Note;
      const ofType = spans.filter((span) => span.type === type);
      expect(ofType.map((span) => text.slice(span.start, span.end))).toContain(original);
    }
    expect(Object.keys(unchanged)).not.toContain("PATIENT");
  });

  it("counts what of an identifier stands beside a replacement", () => {
    const truth = { id: "a", ...parseInline("Seen: [[PATIENT:Tabitha Pruett]] today, [[AGE:54]].") };
    const released = { id: "a", ...parseInline("Seen: [[PATIENT:Edith]] Pruett today, [[AGE:54]].") };
    const { notes: read, unchanged } = readRelease([released], [truth]);
    expect(read[0]?.mentions.map(({ kind, value, original }) => [kind, value, original])).toEqual([
      ["surrogate", "Edith", "Tabitha"],
      ["leak", "Pruett", undefined],
    ]);
    expect(unchanged).toEqual({ AGE: 1 });
  });

  it("pairs by order where the release has names of its own", () => {
    const renamed = releaseOf(notes, { mode: "label" }).map((note, at) => ({ ...note, id: `note-${at}` }));
    expect(readRelease(renamed, notes).notes).toHaveLength(notes.length);
  });

  it.each([
    ["other-text", [{ ...(notes[0] as Note), text: `${notes[0]?.text} More.` }], [notes[0] as Note]],
    ["other-notes", [notes[0] as Note], [notes[1] as Note, notes[2] as Note]],
    ["no-marks", [{ ...(notes[0] as Note), spans: [] }], [notes[0] as Note]],
    ["no-annotations", [notes[0] as Note], [{ ...(notes[0] as Note), spans: [] }]],
  ])("refuses what does not fit: %s", (code, released, truth) => {
    expect(() => readRelease(released, truth)).toThrow(expect.objectContaining({ code }));
  });

  it("prefers the way that fits the annotations", () => {
    const original = "a b c d";
    const gold = [{ start: 2, end: 5, type: "OTHER" }];
    expect(alignRelease(original, "a X d", [{ start: 2, end: 3 }], gold)).toEqual([{ start: 2, end: 5 }]);
    const touching = [
      { start: 2, end: 3 },
      { start: 3, end: 4 },
    ];
    const both = [...gold, { start: 5, end: 7, type: "OTHER" }];
    expect(alignRelease(original, "a XY", touching, both)).toEqual([
      { start: 2, end: 5 },
      { start: 5, end: 7 },
    ]);
    expect(alignRelease(original, "a X e", [{ start: 2, end: 3 }], gold)).toBeUndefined();
  });
});

describe("ranking", () => {
  const ranked = (leakAt: (n: number) => boolean) =>
    Array.from({ length: 200 }, (_, n) => ({ suspicion: 200 - n, leak: leakAt(n) }));

  it("is perfect when leaks come first, and chance when they come anywhere", () => {
    const perfect = rankLeaks(
      ranked((n) => n < 10),
      1,
    );
    expect(perfect).toMatchObject({ best: { precision: 1, recall: 1, lift: 20 }, recallAtHalf: 1, p: 0.005 });
    const none = rankLeaks(
      ranked((n) => n % 20 === 19),
      1,
    );
    expect(none?.recallAtHalf).toBe(0);
    expect(none?.best.lift).toBeLessThan(1.5);
    expect(none?.p).toBeGreaterThan(0.05);
  });

  it("has nothing to say without leaks", () => {
    expect(
      rankLeaks(
        ranked(() => false),
        1,
      ),
    ).toBeUndefined();
  });
});

it.each([
  ["PHONE", "(617) 411-0134", undefined],
  ["PHONE", "(617) 555-0134", undefined],
  ["PHONE", "411-0134, ext 212", undefined],
  ["SSN", "912-34-5678", undefined],
  ["SSN", "987-65-4321", "impossible"],
  ["EMAIL", "kesto@marun.example", undefined],
  ["EMAIL", "kesto@example.org", "impossible"],
  ["CITY", "Boston", undefined],
  ["CITY", "Blairsburg", undefined],
  ["CITY", "Badger", "listed-not-used"],
  ["PATIENT", "Mary Smith", undefined],
  ["PATIENT", "Mary Xqvorbal", "unlisted"],
])("knows what surrogates are made of: %s %s", (type, value, stigma) => {
  expect(giveawayOf(type, value)).toBe(stigma);
});

it("calls no town that we made one that we never make", () => {
  const towns = [
    "Boston",
    "Duluth",
    "Blairsburg",
    "Badger",
    "Dunmarrow",
    "Port Calder",
    "Kettle Ford",
    "Cedar Falls",
  ];
  for (let byte = 1; byte <= 40; byte++) {
    const made = surrogatesOf(
      towns.map((town) => `[[CITY:${town}]]`).join(" "),
      surrogates("full", { key: testKey(byte) }),
    );
    expect(made.filter((town) => giveawayOf("CITY", town) === "listed-not-used")).toEqual([]);
  }
});

it.each([
  ["[DATE-1]", true],
  ["[MEDICALRECORD]", true],
  ["****", true],
  ["90+", true],
  ["Mary", false],
  ["3/4/2012", false],
])("sees whether %s hides anything", (value, expected) => {
  expect(isPlaceholder(value)).toBe(expected);
});

describe("attacks", async () => {
  const attackOn = (release: Parameters<typeof releaseOf>[1], truth = true): Promise<Attack> =>
    attackRelease(releaseOf(notes, release), { threads: 1, ...(truth && { truth: notes }) });
  const hidden = await attackOn({ mode: "surrogate" });
  const labelled = await attackOn({ mode: "label" });
  const corpusWide = await attackOn({ mode: "surrogate", scope: "corpus" });
  const blind = await attackOn({ mode: "surrogate" }, false);

  it("find every leak among labels, and fewer among surrogates", () => {
    expect(labelled.parrot.ranking).toMatchObject({ recallAtHalf: 1, best: { recall: 1, precision: 1 } });
    expect(hidden.parrot.ranking?.leaks).toBe(labelled.parrot.ranking?.leaks);
    expect(labelled.parrot.byHand?.recallAtHalf).toBe(1);
    // In these few notes a value that leaks once stands unmarked elsewhere too, which helps who has the marks.
    expect(hidden.parrot.ranking?.recallAtHalf).toBeLessThan(0.8);
    expect(hidden.parrot.byHand?.recallAtHalf).toBeLessThan(0.5);
    expect(hidden.parrot.byHand?.best.lift).toBeLessThan(labelled.parrot.byHand?.best.lift ?? 0);
  });

  it("know a real number by what surrogates are never made of", async () => {
    // A number as it may be given out, which none of the invented notes has.
    const numbered = notes.map((note, at) => {
      const text = `${note.text}\nSSN: `;
      const number = `123-${45}-${6000 + at}`;
      const span = { start: text.length, end: text.length + number.length, type: "SSN" };
      return { ...note, text: text + number, spans: [...note.spans, span] };
    });
    const released = releaseOf(numbered, { mode: "surrogate" });
    const { dictionary } = await attackRelease(released, { threads: 1, truth: numbered });
    const impossible = dictionary.tests.find(({ test }) => test === "impossible");
    expect(impossible?.suspects.length).toBeGreaterThan(0);
    expect(impossible?.score?.precision).toBe(1);
    expect(hidden.dictionary.tests.find(({ test }) => test === "originals")?.score?.recall).toBe(1);
  });

  it("link patients when the scope is the corpus, and not when it is the patient", () => {
    const doctors = ({ consistency }: Attack) => consistency.byType.find(({ type }) => type === "DOCTOR");
    expect(hidden.consistency.trulyLinked).toBe(0);
    expect(doctors(hidden)?.sharedOriginals).toEqual({ all: 3, followed: 0 });
    expect(corpusWide.consistency.trulyLinked).toBe(16);
    expect(doctors(corpusWide)?.sharedOriginals).toEqual({ all: 3, followed: 3 });
    expect(doctors(corpusWide)?.ranks?.right).toBeGreaterThanOrEqual(doctors(hidden)?.ranks?.right ?? 0);
  });

  it("say with the originals that there is no leak, where they show none", async () => {
    const tight = await attackOn({ mode: "surrogate", leaks: 0 });
    expect(tight.parrot.ranking).toBeUndefined();
    expect(tight.parrot.exposedLeaks).toEqual({ precision: 0, recall: 0 });
    const told = JSON.stringify(verdicts(tight));
    expect(told).not.toContain("without the originals");
    expect(told).toContain("the originals show no leak");
  });

  it("say without the originals what cannot be said", () => {
    expect(blind.leaks).toBeUndefined();
    expect(blind.parrot.ranking).toBeUndefined();
    expect(blind.dictionary.tests.every(({ score }) => score === undefined)).toBe(true);
    expect(attackLines(blind).join(" ")).toContain("No originals were given");
    expect(blind.parrot.exposed).toEqual(hidden.parrot.exposed);
  });

  it("tell no value unless asked", () => {
    const values = hidden.mentions.flatMap(({ value, original = value }) => [value, original]);
    const long = [...new Set(values)].filter((value) => value.length > 5 && /\d/.test(value));
    expect(long.length).toBeGreaterThan(20);
    const { lines, tables } = attackReport(hidden);
    const told = [lines, JSON.stringify(tables), attackJson(hidden), JSON.stringify(verdicts(hidden))].join(
      "\n",
    );
    for (const value of long) expect(told).not.toContain(value);
    expect(told).not.toMatch(/Hathersage|Okonjo|Brandvold/);
    const shown = attackJson(hidden, { showValues: true });
    expect(shown).toContain("Okonjo");
    expect(attackReport(hidden, { showValues: true }).lines[0]).toContain("shows values");
  });

  it("give the same figures for the same seed", async () => {
    expect(attackJson(await attackOn({ mode: "surrogate" }))).toBe(attackJson(hidden));
  });

  it("need two patients", async () => {
    const one = releaseOf(notes.slice(0, 2), { mode: "surrogate" });
    await expect(attackRelease(one)).rejects.toMatchObject({ code: "too-few-notes" });
  });
});
