import { describe, expect, it } from "vitest";
import { Analysis } from "../../text/analysis.js";
import { parseInline, writeInline } from "../../text/inline.js";
import { noteView } from "../step.js";
import { found, type TracedSpan } from "../traced-span.js";
import { applyConfig } from "./apply-config.js";
import { type Config, parseConfig } from "./config.js";
import { customiser } from "./customiser.js";
import type { KnownPatient } from "./known/fields.js";

const PATIENTS = new Map<string, KnownPatient>([["p1", { name: ["Ada Quillfeather"] }]]);

/** What is left of a model's marked spans under a config, in inline format. */
function under(config: Config, marked: string, score = 0.9, patient?: string): string {
  const { text, spans } = parseInline(marked);
  const custom = customiser(parseConfig(config, "c.json"), PATIENTS);
  const note = { text, ...(patient !== undefined && { patient }) };
  const tagged = spans.map((span) => found({ ...span, score, source: "crf:one" }, "the likeliest labels"));
  return writeInline(text, applyConfig(custom, note, { spans: tagged, dropped: [], confidence: 0 }).spans);
}

describe("allow", () => {
  it.each<[Config["allow"], string, string]>([
    [{ terms: ["ash ward"] }, "To [[HOSPITAL:Ash Ward]].", "To Ash Ward."],
    [{ terms: ["Ash Ward"] }, "To [[HOSPITAL:ASH\n WARD,]] now", "To ASH\n WARD, now"],
    [{ terms: ["Ash Ward"] }, "To [[HOSPITAL:Ash Ward East]].", "To [[HOSPITAL:Ash Ward East]]."],
    [{ terms: ["ash ward"], matchCase: true }, "To [[HOSPITAL:Ash Ward]].", "To [[HOSPITAL:Ash Ward]]."],
    [{ patterns: ["T\\d{1,2}"] }, "At [[ROOM:T12]] and [[ROOM:T123]].", "At T12 and [[ROOM:T123]]."],
    [{ patterns: ["[A-Z]\\d"], matchCase: true }, "[[ROOM:t1]] [[ROOM:T1.]]", "[[ROOM:t1]] T1."],
  ])("%j makes of %s", (allow, marked, left) => {
    expect(under({ allow: allow ?? {} }, marked)).toBe(left);
  });
});

describe("deny", () => {
  const deny = [
    { term: "Project Heron", type: "ORGANIZATION" },
    { pattern: "BRN-\\d{6}", type: "IDNUM" },
    { term: "C++", type: "OTHER" },
    { term: "Grey", type: "CITY", matchCase: true },
  ] as const;
  it.each([
    ["project\n heron began", "[[ORGANIZATION:project\n heron]] began"],
    ["Project Herons, XProject Heron", "Project Herons, XProject Heron"],
    ["(Project Heron's)", "([[ORGANIZATION:Project Heron]]'s)"],
    ["brn-123456 BRN-1234567", "[[IDNUM:brn-123456]] BRN-1234567"],
    ["vitamin C and C++.", "vitamin C and [[OTHER:C++]]."],
    ["grey Grey", "grey [[CITY:Grey]]"],
    ["[[PHONE:BRN-123456]]", "[[IDNUM:BRN-123456]]"],
    ["[[HOSPITAL:Project Heron Clinic]]", "[[HOSPITAL:Project Heron Clinic]]"],
  ])("makes of %s", (marked, left) => {
    expect(under({ deny }, marked)).toBe(left);
  });

  it("wins over allow, also inside a span that is allowed", () => {
    const config: Config = { deny, allow: { terms: ["Project Heron", "Project Heron Clinic"] } };
    expect(under(config, "[[CITY:Project Heron]] [[HOSPITAL:Project Heron Clinic]]")).toBe(
      "[[ORGANIZATION:Project Heron]] [[ORGANIZATION:Project Heron]] Clinic",
    );
  });
});

it("known PHI wins over allow, types and thresholds, in notes of the patient alone", () => {
  const config: Config = {
    allow: { terms: ["Quillfeather"] },
    types: { off: ["PATIENT"] },
    thresholds: { default: 1 },
    patients: "registration.csv",
  };
  expect(under(config, "[[PATIENT:Quillfeather]] came", 0.5, "p1")).toBe("[[PATIENT:Quillfeather]] came");
  expect(under(config, "[[PATIENT:Quillfeather]] came", 0.5, "p2")).toBe("Quillfeather came");
  expect(under(config, "[[PATIENT:Quillfeather]] came", 0.5)).toBe("Quillfeather came");
});

it("runs rules of the config, which allow may still take back", () => {
  const rules = [
    {
      name: "arm",
      type: "IDNUM",
      pattern: "arm (?<value>[A-Z]\\d)",
      before: "study arm $",
      after: "^,",
      matchCase: false,
    },
  ] as const;
  const text = "Study arm K4, arm K5, study arm K6.";
  expect(under({ rules }, text)).toBe("Study arm [[IDNUM:K4]], arm K5, study arm K6.");
  expect(under({ rules, allow: { terms: ["K4"] } }, text)).toBe(text);
});

it.each<[Config, string]>([
  [{ types: { off: ["DATE"] } }, "3/4 [[CITY:Dover]]"],
  [{ types: { on: ["DATE"] } }, "[[DATE:3/4]] Dover"],
  [{ thresholds: { DATE: 0.95 } }, "3/4 [[CITY:Dover]]"],
  [{ thresholds: { default: 0.95, CITY: 0.9 } }, "3/4 [[CITY:Dover]]"],
])("drops under %j", (config, left) => {
  expect(under(config, "[[DATE:3/4]] [[CITY:Dover]]")).toBe(left);
});

it("journals what it drops by place in the config, without the value", () => {
  const config: Config = {
    allow: { terms: ["Elm", "Dover"] },
    types: { off: ["DATE"] },
    thresholds: { AGE: 0.95 },
  };
  const { text, spans } = parseInline("[[CITY:Dover]] [[DATE:3/4]] [[AGE:44]]");
  const dropped: string[] = [];
  const log = { drop: (_: TracedSpan, by: string, why: string) => dropped.push(`${by} ${why}`) };
  let left = spans.map((span) => found({ ...span, score: 0.9 }, "test"));
  for (const step of customiser(config).steps)
    left = step.apply(
      noteView({ text }, () => new Analysis(text, "plain")),
      left,
      log,
    );
  expect(left).toEqual([]);
  expect(dropped).toEqual([
    "config:allow allow.terms[1] of the config",
    "config:types DATE is switched off",
    "config:thresholds the score is below 0.95",
  ]);
});

it("tells in the history what its own findings took the place of", () => {
  const { text, spans } = parseInline("Seen in [[CITY:Fernhollow]].");
  const tagged = spans.map((span) =>
    found({ ...span, score: 0.9, source: "crf:one" }, "the likeliest labels"),
  );
  const custom = customiser(parseConfig({ deny: [{ term: "Fernhollow", type: "HOSPITAL" }] }, "c.json"));
  const after = applyConfig(custom, { text }, { spans: tagged, dropped: [], confidence: 0 });
  expect(after.spans).toMatchObject([{ type: "HOSPITAL", source: "config:deny" }]);
  expect(after.dropped).toMatchObject([{ span: { type: "CITY", source: "crf:one" }, by: "config:merge" }]);
});

it("says of known PHI only which field matched", () => {
  const spans = customiser({}, PATIENTS).voices.flatMap((voice) =>
    voice.find({ text: "A. Quillfeather", patient: "p1" }),
  );
  expect(spans).toHaveLength(1);
  expect(spans[0]?.trail).toEqual([
    { by: "known:name", did: "found", why: 'the field "name" of the patient file' },
  ]);
});

/** Runs that take JavaScript's own engine minutes on 100,000 characters. */
const HOSTILE = ["(?:a*)(?:a*)(?:a*)b", "(?:[a-z]*)(?:\\w*)(?:[a-z]*)!", "(?:a*)(?:a?a*)(?:a*)b"];

/** Processor time for a text of so many characters, and how often it was read to be measured at all. */
function cost(pattern: string, length: number, times?: number): { time: number; times: number } {
  const config = parseConfig(
    { deny: [{ pattern, type: "IDNUM" }], rules: [{ name: "x", type: "IDNUM", pattern }] },
    "c",
  );
  const { voices } = customiser(config);
  const text = `b! ${"a".repeat(length)}`;
  const start = process.cpuUsage();
  for (let n = 1; ; n++) {
    for (const { find } of voices) find({ text: `${text} ${n}` });
    const { user } = process.cpuUsage(start);
    if (n === times || (times === undefined && user > 20_000)) return { time: user, times: n };
  }
}

it.each(HOSTILE)("takes time in proportion to the text: %s", (pattern) => {
  // Other work on the machine lengthens runs: a bad ratio must last.
  let growth = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 5 && growth > 12 && !(growth > 100 && n > 0); n++) {
    const small = cost(pattern, 60);
    growth = cost(pattern, 300, small.times).time / small.time;
  }
  expect(growth).toBeLessThan(12);
});
