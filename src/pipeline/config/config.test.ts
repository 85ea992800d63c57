import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { EXIT, ScrubJayError } from "../../errors.js";
import { readConfig } from "../../load/read-config.js";
import { PHI_TYPE_NAMES } from "../../schema/index.js";
import { configSchema, configWarnings, parseConfig } from "./config.js";

const DOCS = resolve(import.meta.dirname, "../../../docs");

function refusal(run: () => unknown): ScrubJayError {
  try {
    run();
  } catch (error) {
    if (error instanceof ScrubJayError) return error;
  }
  throw new Error("was not refused");
}

const refused = (value: unknown): ScrubJayError => refusal(() => parseConfig(value, "site/c.json"));

it.each([
  [
    '{"deny": [{"term": "Quillfeather", "type": "PATIENT"}],\n "deny": [{"term": "Heron", "type": "OTHER"}]}',
    /c\.json:2: the key "deny" stands twice/,
  ],
  ['{"thresholds": {"DATE": 0.1, "DATE": 0.9}}', /the key "DATE" stands twice/],
  ['{"Quillfeather": 1, "Quillfeather": 2}', /: a key stands twice/],
])("refuses a file in which an object has a key twice: %#", (text, message) => {
  const file = join(mkdtempSync(join(tmpdir(), "scrubjay-")), "c.json");
  writeFileSync(file, text);
  const { code, message: told } = refusal(() => readConfig(file));
  expect(code).toBe("duplicate-key");
  expect(told).toMatch(message);
  expect(told).not.toContain("Quillfeather");
});

const ALL_ONE = Object.fromEntries(PHI_TYPE_NAMES.map((type) => [type, 1]));
const ALL_KEEP = Object.fromEntries(PHI_TYPE_NAMES.map((type) => [type, "keep"]));

it.each([
  [{ types: { on: [] } }, "types.on: is empty"],
  [{ types: { off: PHI_TYPE_NAMES } }, "types.off: switches every type off"],
  [{ thresholds: { default: 1 } }, "thresholds: nothing can be found"],
  [{ thresholds: ALL_ONE }, "thresholds: nothing can be found"],
  [{ types: { on: ["DATE"] }, thresholds: { DATE: 1, default: 0.5 } }, "thresholds: nothing can be found"],
  [{ replace: { default: "keep" } }, "replace: keeps every type"],
  [{ policy: "full", replace: ALL_KEEP }, "replace: keeps every type"],
  [{ types: { on: ["DATE"] }, replace: { DATE: "keep", default: "mask" } }, "replace: keeps every type"],
  [{ allow: { patterns: ["T\\d", ".+"] } }, "allow.patterns[1]: allows whatever is found"],
  [{ allow: { patterns: ["\\S+"] } }, "allow.patterns[0]: allows whatever is found"],
])("refuses a config that would leave everything in: %j", (config, message) => {
  const { code, message: told, hint } = refused(config);
  expect(code).toBe("bad-config");
  expect(told).toContain(message);
  expect(hint).not.toBe("");
});

it.each([
  [{ thresholds: { DATE: 1, AGE: 0.9 } }, /of DATE in the text/],
  [{ thresholds: { default: 1, DATE: 0.9 } }, /of PATIENT, DOCTOR, .*ZIP/],
  [{ thresholds: { default: 1 }, deny: [{ term: "Heron", type: "OTHER" }] }, /of any type in the text/],
  [{ types: { off: ["DATE"] }, thresholds: { DATE: 1 } }, undefined],
  [{ thresholds: { default: 0.99 } }, undefined],
])("warns where a threshold lets nothing of a type through: %j", (config, warning) => {
  const warnings = configWarnings(parseConfig(config, "c.json"));
  if (warning === undefined) expect(warnings).toEqual([]);
  else expect(warnings).toEqual([expect.stringMatching(warning)]);
});

it("takes an empty config and every key", () => {
  expect(parseConfig({}, "c.json")).toEqual({});
  const full = {
    allow: { terms: ["Ash Ward"], patterns: ["T\\d"], matchCase: true },
    deny: [
      { term: "Project Heron", type: "ORGANIZATION" },
      { pattern: "BRN-\\d{6}", type: "IDNUM", matchCase: true },
    ],
    rules: [
      {
        name: "study-arm",
        type: "IDNUM",
        pattern: "arm (?<value>\\d)",
        before: "Study",
        after: "^ ",
        confidence: 0.7,
      },
    ],
    types: { on: ["IDNUM", "ORGANIZATION", "DATE"], off: ["STATE"] },
    thresholds: { default: 0.2, DATE: 0.5 },
    replace: { default: "label", DATE: "mask" },
  };
  expect(parseConfig({ $schema: "x", patients: "known.csv", ...full }, "site/c.json")).toEqual({
    ...full,
    patients: "known.csv",
  });
  expect(parseConfig({ patients: "/data/known.csv" }, "site/c.json").patients).toBe("/data/known.csv");
});

it.each([
  [[], "the file: must be an object, is a list", "allow, deny, patients"],
  [{ alow: {} }, "alow: unknown key", 'Did you mean "allow"?'],
  [{ allow: { term: [] } }, "allow.term: unknown key", 'Did you mean "terms"?'],
  [{ allow: { terms: "x" } }, "allow.terms: must be a list, is text", undefined],
  [{ allow: { terms: ["x", 5] } }, "allow.terms[1]: must be text, is a number", undefined],
  [{ allow: { terms: [" "] } }, "allow.terms[0]: is blank", undefined],
  [{ allow: { terms: ["--"] } }, "allow.terms[0]: has no letter and no digit", undefined],
  [{ allow: { matchCase: "yes" } }, "allow.matchCase: must be true or false, is text", undefined],
  [{ allow: { patterns: ["(a)\\1"] } }, "allow.patterns[0]: refers back to a group", undefined],
  [{ deny: [{ term: "x" }] }, 'deny[0]: "type" is missing', "Needed here: type"],
  [{ deny: [{ type: "IDNUM" }] }, 'deny[0]: needs "term" or "pattern", and not both', undefined],
  [{ deny: [{ type: "IDNUM", term: "x", pattern: "x" }] }, "deny[0]: needs", undefined],
  [
    { deny: [{ term: "x", type: "ORGANISATION" }] },
    "deny[0].type: is no PHI type",
    'Did you mean "ORGANIZATION"?',
  ],
  [{ deny: [{ pattern: "[", type: "IDNUM" }] }, "deny[0].pattern: is no regular expression", undefined],
  [
    { rules: [{ name: "A b", type: "IDNUM", pattern: "x" }] },
    "rules[0].name: must be small letters",
    undefined,
  ],
  [
    { rules: [{ name: "a", type: "IDNUM", pattern: "x", before: "(" }] },
    "rules[0].before: is no regular",
    undefined,
  ],
  [
    {
      rules: [
        { name: "a", type: "IDNUM", pattern: "x" },
        { name: "a", type: "IDNUM", pattern: "y" },
      ],
    },
    "rules[1].name: an earlier rule has the same name",
    undefined,
  ],
  [
    { rules: [{ name: "a", type: "IDNUM", pattern: "x", confidence: 2 }] },
    "rules[0].confidence: must be a number from",
    undefined,
  ],
  [{ types: { on: ["DATE"], off: ["DATE"] } }, "types.off[0]: DATE is switched on and off", undefined],
  [
    { types: { off: ["DATE"] }, deny: [{ term: "x", type: "DATE" }] },
    "deny[0].type: DATE is switched off",
    undefined,
  ],
  [
    { types: { on: ["DATE"] }, rules: [{ name: "a", type: "AGE", pattern: "x" }] },
    "rules[0].type: AGE is switched off",
    undefined,
  ],
  [{ thresholds: { DATE: "0.5" } }, "thresholds.DATE: must be a number, is text", undefined],
  [{ thresholds: { DATES: 0.5 } }, "thresholds.DATES: unknown key", 'Did you mean "DATE"?'],
  [{ replace: { DATE: "redcat" } }, "replace.DATE: is no mode of replacement", 'Did you mean "redact"?'],
  [{ replace: { CITY: "shift" } }, 'replace.CITY: "shift" is only for DATE', undefined],
  [{ replace: { default: "generalise" } }, 'replace.default: "generalise" is only for AGE', undefined],
  [{ policy: "safe-harbour" }, "policy: is no policy", 'Did you mean "safe-harbor"?'],
  [
    { policy: "full", replace: { default: "mask" } },
    'replace.default: "policy" already says it',
    "Leave one of them out.",
  ],
  [
    { policy: "safe-harbor", replace: { IDNUM: "encrypt" } },
    'replace.IDNUM: under "safe-harbor" nothing may be derived from the value',
    "pseudonym",
  ],
  [{ patients: null }, "patients: must be text, is null", undefined],
  [JSON.parse('{"__proto__": {"allow": 1}}'), "__proto__: unknown key", undefined],
])("refuses %j with its place and a way out", (value, message, hint) => {
  const error = refused(value);
  expect(error.message).toContain(`site/c.json: ${message}`);
  expect(error).toMatchObject({ code: "bad-config", exitCode: EXIT.badInput });
  if (hint !== undefined) expect(error.hint).toContain(hint);
});

it("never repeats a value, which may be PHI", () => {
  const values = [
    { deny: [{ term: 5, type: "Ada Quillfeather" }] },
    { "Ada Quillfeather": 1 },
    { thresholds: { "Ada Q": 1 } },
  ];
  for (const value of values) {
    const { message, hint } = refused(value);
    expect(`${message} ${hint}`).not.toContain("Ada");
  }
});

describe("readConfig", () => {
  const folder = mkdtempSync(join(tmpdir(), "scrubjay-test-"));
  const file = (content: string | Buffer): string => {
    const path = join(folder, "scrubjay.config.json");
    writeFileSync(path, content);
    return path;
  };

  it("answers a missing file as a mistake in the command", () => {
    const path = join(folder, "none.json");
    expect(refusal(() => readConfig(path))).toMatchObject({
      code: "no-config",
      exitCode: EXIT.usage,
      file: path,
    });
  });

  it.each([
    ['{\n "allow": {},\n}', 3],
    ['{\n "deny": [\n', 3],
  ])("names the line of broken JSON and quotes nothing", (content, line) => {
    const error = refusal(() => readConfig(file(content)));
    expect(error).toMatchObject({ code: "bad-config", line, exitCode: EXIT.badInput });
    expect(error.message).toMatch(/the file is not valid JSON$/);
  });

  it("takes a byte order mark and refuses other encodings", () => {
    expect(readConfig(file('\ufeff{"patients":"a.csv"}'))).toEqual({ patients: join(folder, "a.csv") });
    expect(refusal(() => readConfig(file(Buffer.from('{"patients":"é"}', "latin1")))).message).toContain(
      "not UTF-8",
    );
  });
});

it("gives the schema that docs/spec prints", () => {
  const printed: unknown = JSON.parse(readFileSync(join(DOCS, "spec/config.schema.json"), "utf8"));
  expect(JSON.stringify(printed)).toBe(JSON.stringify(configSchema()));
});

it("takes every example of the guide, and the guide names every key", () => {
  const guide = readFileSync(join(DOCS, "guide/configuration.md"), "utf8");
  const examples = Array.from(guide.matchAll(/```json\n([^`]+)```/g), (match) => match[1] as string);
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) expect(() => parseConfig(JSON.parse(example), "guide")).not.toThrow();
  const { properties } = configSchema() as { properties: object };
  for (const key of Object.keys(properties)) expect(guide).toContain(`\`${key}\``);
});
