import { describe, expect, it } from "vitest";
import type { Note } from "../note.js";
import { nameLists } from "../replace/families/names/name-lists.js";
import { fold, POLICIES, type PolicyName, STRATEGIES } from "../replace/index.js";
import { parseInline } from "../text/inline.js";
import { corpusFigures, figuresTable } from "./corpus-figures.js";
import { RESYNTHESES, resynthesise } from "./resynthesis.js";
import { survivorCheck } from "./survivors.js";

const key = new Uint8Array(32).fill(7);
const note = (id: string, marked: string, patient?: string): Note => ({
  id,
  ...(patient !== undefined && { patient }),
  ...parseInline(marked),
});

const TOWNS = ["Dover", "Salem", "Laredo", "Bangor", "Eugene", "Topeka"];
const NAMES = ["Ann Okafor", "Rosa Lindqvist", "Paul Brandt", "Vera Quillon", "Karl Tolland", "June Wexley"];
const notes = TOWNS.map((town, n) =>
  note(
    `n${n}`,
    `[[PATIENT:${NAMES[n]}]] of [[CITY:${town}]], MRN [[MEDICALRECORD:41${n}7203]], seen [[DATE:3/${n + 1}/2012]] by Dr. [[DOCTOR:Marchetti]]. Afebrile.`,
    `p${n >> 1}`,
  ),
);

const surfaces = ({ text, spans }: Pick<Note, "text" | "spans">): string[] =>
  spans.map(({ start, end }) => text.slice(start, end));

describe.each(STRATEGIES)("by the strategy %s", (strategy) => {
  const made = resynthesise(notes, { key, strategy });
  const copies = made.copies as Note[];

  it("annotates the surrogates and changes nothing else", () => {
    for (const [at, copy] of copies.entries()) {
      const original = notes[at] as Note;
      expect(copy.spans.map(({ type }) => type)).toEqual(original.spans.map(({ type }) => type));
      const [name, town, record, date, doctor] = surfaces(copy);
      expect(copy.text).toBe(`${name} of ${town}, MRN ${record}, seen ${date} by Dr. ${doctor}. Afebrile.`);
      expect(copy).toMatchObject({ id: original.id, patient: original.patient });
    }
  });

  it("lets no name or number through, nor a place of the same patient", () => {
    const all = new Set(notes.flatMap(surfaces).map(fold));
    for (const [at, copy] of copies.entries()) {
      const [name = "", town = "", record = "", date = "", doctor = ""] = surfaces(copy);
      for (const value of [name, record, doctor]) expect(all).not.toContain(fold(value));
      expect(surfaces(notes[at] as Note)).not.toContain(date);
      const own = notes.filter(({ patient }) => patient === copy.patient).flatMap(surfaces);
      expect(own).not.toContain(town);
    }
  });

  it("calls the same doctor by the same name throughout a patient's notes, or the corpus", () => {
    const doctors = (of: readonly (Note | Error)[]): unknown[] => of.map((copy) => surfaces(copy as Note)[4]);
    const [a, b, c, d, e, f] = doctors(copies);
    expect([b, d, f]).toEqual([a, c, e]);
    expect(new Set([a, c, e]).size).toBeGreaterThan(1);
    expect(new Set(doctors(resynthesise(notes, { key, strategy, scope: "corpus" }).copies)).size).toBe(1);
  });

  it("is the same again, and another with another key", () => {
    expect(resynthesise(notes, { key, strategy }).copies).toEqual(copies);
    const other = resynthesise(notes, { key: new Uint8Array(32).fill(8), strategy }).copies as Note[];
    expect(other.map(({ text }) => text)).not.toEqual(copies.map(({ text }) => text));
  });
});

it("shuffles towns of the corpus, and makes new ones", () => {
  const towns = (strategy: "generate" | "shuffle"): string[] =>
    resynthesise(notes, { key, strategy }).copies.map((copy) => surfaces(copy as Note)[1] ?? "");
  expect(towns("shuffle").every((town) => TOWNS.includes(town))).toBe(true);
  expect(towns("generate").some((town) => TOWNS.includes(town))).toBe(false);
});

it.each<[PolicyName, boolean]>([
  ["full", false],
  ["cchmc-irb", true],
])("under %s a hospital stays: %s", (policy, stays) => {
  const one = note("h", "At [[HOSPITAL:Quillon Memorial Hospital]] for [[PATIENT:Ann Okafor]].");
  const [copy] = resynthesise([one], { key, policy: POLICIES[policy] }).copies as Note[];
  expect(copy?.text.includes("Quillon")).toBe(stays);
  expect(copy?.text).not.toContain("Okafor");
});

it.each([
  ["a name of another note", "Called ANN  OKAFOR today.", "unannotated-original"],
  ["a number of another note", "Old MRN 4107203.", "unannotated-original"],
  ["a word that is a family name too", "A brandt was had.", undefined],
  ["part of a longer number", "Lot 94107203.", undefined],
])("withholds a note with %s outside its annotations, if that tells who it is", (_what, text, code) => {
  const [copy] = resynthesise([{ id: "x", text, spans: [] }, ...notes], { key }).copies;
  expect((copy as { code?: string }).code).toBe(code);
});

it("makes one annotation of two that overlap, and says so", () => {
  const text = "Dr. Ann Marchetti";
  const spans = [
    { start: 4, end: 17, type: "DOCTOR" },
    { start: 8, end: 17, type: "PATIENT" },
  ];
  const { copies, united } = resynthesise([{ id: "x", text, spans }], { key });
  expect((copies[0] as Note).spans).toHaveLength(1);
  expect(united).toBe(1);
});

it("counts both corpora as by hand", () => {
  const before = [
    note("a", "[[CITY:Dover]] and [[CITY:Dover]], [[DATE:3/4]]"),
    note("b", "[[CITY:Salem]] no more"),
  ];
  const after = [
    note("a", "[[CITY:Rye]] and [[CITY:Ames]], [[DATE:5/6]]"),
    note("b", "[[CITY:Lodi]] no more"),
  ];
  const figures = corpusFigures(before, after);
  // Chi-square of [[2, 1], [3, 0]]: 6 (2·0 - 1·3)² / (3·3·5·1) = 1.2, of which the tail is 0.2733.
  expect(figures.types).toEqual([
    {
      type: "CITY",
      original: { total: 3, unique: 2, meanLength: 5 },
      copy: { total: 3, unique: 3, meanLength: 11 / 3 },
      p: expect.closeTo(0.2733, 4),
      significant: false,
    },
    {
      type: "DATE",
      original: { total: 1, unique: 1, meanLength: 3 },
      copy: { total: 1, unique: 1, meanLength: 3 },
      p: 1,
      significant: false,
    },
    {
      type: "Total",
      original: { total: 4, unique: 3, meanLength: 4.5 },
      copy: { total: 4, unique: 4, meanLength: 3.5 },
      p: expect.closeTo(0.285, 3),
      significant: false,
    },
  ]);
  expect(figuresTable(figures, "generate").rows[0]?.slice(0, 8)).toEqual([
    "CITY",
    "3",
    "2",
    "5.0",
    "3",
    "3",
    "3.7",
    "0.2733",
  ]);
});

it.each([
  [undefined, /^9\d\d-[0-4][1-9]-\d{4}$/],
  [true, /^\W+$/],
])("with masks %s, SSNs of a policy that masks them come out as %s", (masks, form) => {
  const [copy] = resynthesise([note("s", "SSN [[SSN:900-41-7713]].")], {
    key,
    policy: POLICIES["cchmc-irb"],
    ...(masks !== undefined && { masks }),
  }).copies;
  expect(surfaces(copy as Note)[0]).toMatch(form);
});

it("gives nobody another patient's number, though a series is nearly used up", () => {
  const dense = Array.from({ length: 700 }, (_, n) => note(`d${n}`, `[[BIOID:FP-${100 + n}]]`, `q${n}`));
  const { copies, reused } = resynthesise(dense, { key });
  expect(copies.filter((copy) => copy instanceof Error)).toEqual([]);
  const made = copies.map((copy) => (copy as Note).text);
  const originals = new Set(dense.map(({ text }) => text));
  expect(made.filter((value) => originals.has(value))).toEqual([]);
  expect(new Set(made).size).toBe(700);
  expect(made.some((value) => value.startsWith("FP-"))).toBe(true);
  expect([...reused]).toEqual([]);
});

it.each([
  ["BIOID", "FP-123", "FP-456", "survivor"],
  ["VEHICLE", "Medic 14", "Medic 27", "reuse"],
  ["DEPARTMENT", "Unit 14", "Unit 27", "reuse"],
])("%s %s may become %s of another note: %s", (type, original, made, verdict) => {
  const check = survivorCheck(
    [note("a", `[[${type}:${original}]]`), note("b", `[[${type}:${made}]]`)],
    () => "surrogate",
    new Set(),
  );
  expect(check.surrogate(type, original, made, new Set([fold(original)]))).toBe(verdict);
});

it("gives states, first names and large cities of other patients, and none of the patient's own", () => {
  const STATES = ["Ohio", "Texas", "Ohio", "Maine", "Texas", "Ohio", "Maine", "Texas"];
  const many = STATES.map((state, n) =>
    note(`s${n}`, `[[PATIENT:Mary]] of [[CITY:Boston]] went to [[STATE:${state}]].`, `p${n}`),
  );
  const { copies, reused } = resynthesise(many, { key });
  const given = copies.map((copy) => surfaces(copy as Note));
  for (const [n, [name, city, state]] of given.entries()) {
    expect([name, city]).not.toContain("Mary");
    expect(city).not.toBe("Boston");
    expect(STATES).toContain(state);
    expect(state).not.toBe(STATES[n]);
  }
  expect(reused.get("STATE")).toBe(STATES.length);
});

describe("as paper 004 did it", () => {
  const corpus = notes.map((one, n) => {
    const extra = ` SSN [[SSN:900-1${n}-2222]]; [[AGE:54]] at [[HOSPITAL:Quillon Memorial Hospital]].`;
    const more = parseInline(extra);
    return {
      ...one,
      text: one.text + more.text,
      spans: [
        ...one.spans,
        ...more.spans.map((span) => ({
          ...span,
          start: span.start + one.text.length,
          end: span.end + one.text.length,
        })),
      ],
    };
  });
  const copies = resynthesise(corpus, { key, ...RESYNTHESES.cchmc }).copies as Note[];
  const column = (at: number): string[] => copies.map((copy) => surfaces(copy)[at] as string);

  it("has one surrogate for each original over the whole corpus", () => {
    expect(new Set(column(4)).size).toBe(1);
    for (const at of [0, 1, 2, 3]) expect(new Set(column(at)).size).toBe(corpus.length);
  });

  it("lets towns and dates change places, between patients only", () => {
    const given = (at: number) => corpus.map((one) => surfaces(one)[at] as string);
    expect([...column(1)].sort()).toEqual([...given(1)].sort());
    for (const at of [1, 3])
      for (const [n, copy] of copies.entries()) {
        const own = corpus.filter(({ patient }) => patient === copy.patient).flatMap(surfaces);
        expect(own, `note ${n}`).not.toContain(surfaces(copy)[at]);
      }
  });

  it("masks SSNs with letters, and keeps ages and institutions", () => {
    for (const copy of copies)
      expect(surfaces(copy).slice(5)).toEqual(["xxx-xx-xxxx", "54", "Quillon Memorial Hospital"]);
  });

  it("draws names that many people have, for such names", () => {
    const listed = nameLists(RESYNTHESES.cchmc.policy.nameFloor);
    const [usual, drawn] = [corpus, copies].map((all) =>
      all.map((one) => (surfaces(one)[0] as string).split(" ")[0] as string),
    ) as [string[], string[]];
    for (const [n, name] of usual.entries())
      if (listed.isUsual(fold(name))) expect(listed.isUsual(fold(drawn[n] as string)), drawn[n]).toBe(true);
    // June, a month, stands in no list to draw from.
    expect(usual.filter((name) => !listed.isUsual(fold(name)))).toEqual(["June"]);
  });
});
