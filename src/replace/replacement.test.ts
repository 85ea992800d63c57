import fc from "fast-check";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { sampled } from "../../test/sampled.js";
import type { Note } from "../note.js";
import { categoryOf, type PhiType } from "../schema/index.js";
import { fold } from "./folding.js";
import { actionsOf, POLICIES, POLICY_NAMES } from "./policies.js";
import { createReplacement } from "./replacement.js";
import type { ReplacementOptions } from "./replacement-options.js";
import { shapeClass } from "./shape-class.js";
import { replaced, surrogates, surrogatesOf, testKey, trainingNotes } from "./test-notes.js";

// Whole corpora are replaced: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 180_000 });

const all: Note[] = [];
/** All notes of some patients, or of all. */
const notes: Note[] = [];
beforeAll(() => {
  all.push(...trainingNotes());
  const patients = sampled([...new Set(all.map(({ patient }) => patient))], 120, "patients to replace");
  notes.push(...all.filter(({ patient }) => patients.includes(patient)));
});

/** All notes through one replacement, as a job would do it. */
function run(
  options: Partial<ReplacementOptions>,
  policy: (typeof POLICY_NAMES)[number] = "full",
  over: readonly Note[] = notes,
) {
  const replacement = surrogates(policy, options);
  if (replacement.twoPasses) for (const note of over) replacement.learn(note, note.spans);
  return over.map((note) => replacement.replace(note, note.spans));
}

const kept = new Map<string, ReturnType<typeof run>>();

/** What a run gave before, for tests that look at the same from several sides. */
function ran(options: Pick<ReplacementOptions, "scope">, policy: (typeof POLICY_NAMES)[number] = "full") {
  const which = `${policy} ${options.scope ?? ""}`;
  const done = kept.get(which) ?? run(options, policy);
  kept.set(which, done);
  return done;
}

const pairs = (done: ReturnType<typeof run>, over: readonly Note[] = notes) =>
  done.flatMap(({ text, spans }, at) =>
    spans.map(({ start, end, type, output }) => ({
      at,
      type,
      original: (over[at] as Note).text.slice(start, end),
      surrogate: text.slice(output.start, output.end),
    })),
  );

describe.each(POLICY_NAMES)("over the training notes under %s", (policy) => {
  it("changes no text outside spans", () => {
    for (const [at, { text, spans }] of ran({}, policy).entries()) {
      const note = notes[at] as Note;
      let [from, to] = [0, 0];
      for (const { start, end, output } of spans) {
        expect(text.slice(to, output.start)).toBe(note.text.slice(from, start));
        [from, to] = [end, output.end];
      }
      expect(text.slice(to)).toBe(note.text.slice(from));
    }
  });
});

/** So few values exist that one may be an original elsewhere in the scope; dates are told of in dates/. */
const FEW = new Set(["AGE", "ROOM", "STATE", "COUNTRY", "DATE"]);

/** Only another of the set, or another number, can stand for these. */
const OF_A_SET =
  /^(?:medicare|medicaid|tricare|army|navy|air force|marines|(?:coast|national) guard|(?:route|highway) \d+)$/i;

/** Named in a way of which there are few: dedications, courts, points of the compass, "Blue Cross". */
const OF_A_NAMING =
  /\b(?:st\.|saint|holy|beth|our (?:lady|savior)|baptist|tabernacle|tri|court|blue cross|state|north|(?:wo)?men's)\b/i;

/** How many letters and digits stand in words that the surrogate does not have. */
function changedSigns(original: string, surrogate: string): number {
  const kept = new Set(surrogate.split(/[\s-]/));
  const changed = original.split(/[\s-]/).filter((word) => !kept.has(word));
  return fold(changed.join("")).replace(/[^\p{L}\p{N}]/gu, "").length;
}

describe.each(["note", "patient", "corpus"] as const)("with the scope %s", (scope) => {
  it("gives no original of the scope as a surrogate, and one surrogate per original", () => {
    const done = pairs(ran({ scope }));
    const scopeOf = (at: number): string =>
      scope === "corpus" ? "all" : String(scope === "note" ? at : notes[at]?.patient);
    const originals = new Set(done.map(({ at, original }) => `${scopeOf(at)} ${fold(original)}`));
    const given = new Map<string, string>();
    const reused: string[] = [];
    for (const { at, type, original, surrogate } of done) {
      // Short codes and initials are few as well, also behind a word that stays ("Medic 14").
      if (FEW.has(type) || OF_A_SET.test(original) || changedSigns(original, surrogate) <= 4) continue;
      if (originals.has(`${scopeOf(at)} ${fold(surrogate)}`)) reused.push(type);
      const key = `${scopeOf(at)} ${type} ${original}`;
      if (type !== "PATIENT" && type !== "DOCTOR") expect(surrogate).toBe(given.get(key) ?? surrogate);
      given.set(key, surrogate);
    }
    expect(reused).toEqual([]);
  });
});

it("keeps the shape class of all but a few oddly written originals", () => {
  const done = pairs(ran({ scope: "note" })).filter(({ type }) => type !== "DATE");
  const lost = done.filter(
    ({ type, original, surrogate }) => shapeClass(type, original) !== shapeClass(type, surrogate),
  );
  expect(lost.length / done.length).toBeLessThan(0.005);
});

it("is the same in every run, and another under another key", () => {
  const once = ran({ scope: "patient" }).map(({ text }) => text);
  expect(run({ scope: "patient" }).map(({ text }) => text)).toEqual(once);
  // The shares are small: it takes all notes to tell them from chance.
  const other = pairs(run({ scope: "patient", key: testKey(8) }, "full", all), all);
  const equal = pairs(run({ scope: "patient" }, "full", all), all).filter(
    ({ type, original, surrogate }, i) =>
      !FEW.has(type) &&
      !OF_A_SET.test(original) &&
      !OF_A_NAMING.test(original) &&
      changedSigns(original, surrogate) > 4 &&
      surrogate === other[i]?.surrogate,
  );
  const [numbers, others] = [true, false].map((isNumber) => {
    const of = ({ type }: { type: string }): boolean => (categoryOf(type as PhiType) === "ID") === isNumber;
    return equal.filter(of).length / other.filter(of).length;
  });
  expect(others).toBeLessThan(0.0015);
  // Numbers that people make up become others such, of which there are fewer than of all numbers.
  expect(numbers).toBeLessThan(0.005);
});

it("does not hang on which other patients' notes are in the run, nor on their order", () => {
  const few = notes.slice(0, 60);
  const texts = (order: readonly Note[]): Map<string, string> => {
    const replacement = surrogates();
    for (const note of order) replacement.learn(note, note.spans);
    return new Map(order.map((note) => [note.id, replacement.replace(note, note.spans).text]));
  };
  const all = texts(few);
  const patients = [...new Set(few.map(({ patient }) => patient))];
  const apart = patients.flatMap((patient) => [...texts(few.filter((note) => note.patient === patient))]);
  const reversed = texts([...few].reverse());
  for (const [id, text] of apart) expect(text).toBe(all.get(id));
  for (const [id, text] of reversed) expect(text).toBe(all.get(id));
});

it("forbids originals of a whole corpus when told them", () => {
  const free = surrogatesOf("[[CITY:Dover]]")[0] ?? "";
  const originals = new Set([fold(free)]);
  expect(surrogatesOf("[[CITY:Dover]]", surrogates("full", { originals }))[0]).not.toBe(free);
});

it("shuffles places among notes that do not share them, and makes no original pair", () => {
  const shuffled = run({ scope: "note", strategy: "shuffle" }, "cchmc-irb");
  const done = pairs(shuffled);
  const all = new Set(done.filter(({ type }) => type === "CITY").map(({ original }) => fold(original)));
  const cities = done.filter(({ type }) => type === "CITY");
  const own = new Map<number, Set<string>>();
  for (const { at, original } of cities) own.set(at, (own.get(at) ?? new Set()).add(fold(original)));
  for (const { at, surrogate } of cities) expect(own.get(at)?.has(fold(surrogate))).toBe(false);
  expect(cities.filter(({ surrogate }) => all.has(fold(surrogate))).length / cities.length).toBeGreaterThan(
    0.9,
  );
  const pairsIn = (texts: readonly string[]): Set<string> =>
    new Set(texts.flatMap((text) => text.match(/\b[A-Z][\w ]+, [A-Z]{2} \d{5}\b/g) ?? []));
  const before = pairsIn(notes.map(({ text }) => text));
  for (const pair of pairsIn(shuffled.map(({ text }) => text))) expect(before.has(pair)).toBe(false);
});

it("under safe-harbor nothing hangs on the value", () => {
  const safe = (marked: string): string => replaced(marked, surrogates("safe-harbor"));
  expect(safe("MRN [[MEDICALRECORD:4417203]], [[CITY:Dover]]")).toBe(
    safe("MRN [[MEDICALRECORD:9920118]], [[CITY:Salem]]"),
  );
  for (const marked of [
    // A word, a usual name, a rare one, one that no list has; every town, street and firm likewise.
    ["Maple", "Hinman", "Dhaliwal", "Zqorvel"].map((name) => `[[STREET:12 ${name} Ave]]`),
    ["Maple", "Hinman", "Dhaliwal", "Zqorvel"].map((name) => `[[HOSPITAL:${name} Clinic]]`),
    ["Young", "Hinman", "Dhaliwal", "Zqorvel"].map((name) => `Dr. [[DOCTOR:${name}]]`),
    ["Boston", "Dunmarrow", "Hinman", "Freedom"].map((name) => `[[CITY:${name}]]`),
    ["Port Calder", "Cedar Falls", "Zqorvel Ford"].map((name) => `[[CITY:${name}]]`),
    ["lantern", "zqorvel"].map((name) => `[[USERNAME:${name}]] [[OTHER:${name}]]`),
  ])
    expect(new Set(marked.map(safe)).size).toBe(1);
  expect(replaced("MRN [[MEDICALRECORD:4417203]]")).not.toBe(replaced("MRN [[MEDICALRECORD:9920118]]"));
});

it.each([
  ["[[AGE:92]]-year-old", "90+-year-old"],
  ["[[AGE:89]]-year-old", "89-year-old"],
  ["ZIP [[ZIP:03820-1234]]", "ZIP 038XX"],
  ["ZIP [[ZIP:03601]]", "ZIP 000XX"],
  ["in [[STATE:Ohio]]", "in Ohio"],
  ["seen [[DATE:3/4/2012]]", "seen 2012"],
  ["seen [[DATE:3/4]]", "seen [DATE]"],
  ["DOB [[DATE:3/4/1919]], age [[AGE:93]], seen [[DATE:5/6/2012]]", "DOB [DATE], age 90+, seen 2012"],
])("safe-harbor: %s becomes %s", (marked, expected) => {
  expect(replaced(marked, surrogates("safe-harbor"))).toBe(expected);
});

it("needs a key for surrogates and for nothing else", () => {
  const policy = POLICIES["safe-harbor"];
  const keyless = (mode: "redact" | "surrogate") =>
    createReplacement({ actionFor: actionsOf({ mode, policy }), policy });
  expect(replaced("[[PATIENT:Ann Lee]], [[AGE:92]], [[STATE:Ohio]]", keyless("redact"))).toBe(
    "[PATIENT], 90+, Ohio",
  );
  expect(() => replaced("[[PATIENT:Ann Lee]]", keyless("surrogate"))).toThrow(
    expect.objectContaining({ code: "no-key" }),
  );
});

it("does what the user's own policy names for a type", () => {
  const own = { DATE: "mask", CITY: "label", IDNUM: "encrypt", SSN: "pseudonym", PATIENT: "keep" } as const;
  const text = replaced(
    "[[DATE:3/4]] [[CITY:Dover]] [[IDNUM:AB-1234567]] [[SSN:900-11-2222]] [[PATIENT:Ann]] [[IDNUM:12]]",
    createReplacement({
      actionFor: actionsOf({ mode: "surrogate", own }),
      key: testKey(),
      policy: POLICIES.full,
    }),
  );
  expect(text).toMatch(/^\*{3} \[CITY-1\] [A-Z]{2}-\d{7} \[SSN-[0-9A-Z]{8}\] Ann \[IDNUM-[0-9A-Z]{8}\]$/);
  expect(text).not.toContain("1234567");
});

it("stands any text and spans", () => {
  const types = Object.keys(POLICIES.full.actions);
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }), fc.constantFrom(...types)), {
        maxLength: 6,
      }),
      (text, raw) => {
        const spans = raw
          .map(([start, length, type]) => ({ start, end: Math.min(text.length, start + length), type }))
          .filter(({ start, end }) => start < end);
        const done = surrogates().replace({ id: "n", text }, spans);
        expect(surrogates().replace({ id: "n", text }, spans).text).toBe(done.text);
      },
    ),
    { numRuns: 300 },
  );
});

/** Stay beside a name and are none: titles, particles, "Big". */
const NO_NAMES = new Set(
  `jr sr ii iii iv md rn np phd mr mrs ms miss dr sister brother father fr rev and or nee aka st baby boy girl de la las los del di da dos
   do du van von der den ter al el le y e bin ibn bint saint big old ol lil`.split(/\s+/),
);

it.each(["full", "safe-harbor"] as const)("no part of a name is in its own surrogate, under %s", (policy) => {
  const wordsOf = (text: string): string[] =>
    (fold(text).match(/\p{L}{2,}/gu) ?? []).filter((word) => !NO_NAMES.has(word));
  const names = pairs(run({}, policy)).filter(({ type }) => type === "PATIENT" || type === "DOCTOR");
  const stays = names.filter(({ original, surrogate }) => {
    const own = new Set(wordsOf(original));
    return wordsOf(surrogate).some((word) => own.has(word));
  });
  expect(names.length).toBeGreaterThan(6.6 * notes.length);
  expect(stays).toEqual([]);
});
