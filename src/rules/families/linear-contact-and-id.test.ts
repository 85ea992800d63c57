import { describe, expect, test } from "vitest";
import { findFamily } from "../find.js";
import type { Rule, RuleFamily } from "../rule.js";
import { account } from "./account.js";
import { bioId } from "./bio-id.js";
import { device } from "./device.js";
import { email } from "./email.js";
import { fax } from "./fax.js";
import { healthPlan } from "./health-plan.js";
import { idNumber } from "./id-number.js";
import { ipAddress } from "./ip-address.js";
import { license } from "./license.js";
import { medicalRecord } from "./medical-record.js";
import { phone } from "./phone.js";
import { ssn } from "./ssn.js";
import { url } from "./url.js";
import { username } from "./username.js";
import { vehicle } from "./vehicle.js";

const FAMILIES: readonly RuleFamily[] = [
  url,
  email,
  phone,
  fax,
  username,
  ssn,
  medicalRecord,
  healthPlan,
  account,
  license,
  vehicle,
  device,
  ipAddress,
  bioId,
  idNumber,
];

const SMALL = 25_000;
/** Below this a measurement says nothing: the input is enlarged until the small run takes as long. */
const FLOOR_MS = 2;
const REPEATS = 5;
/** Four times the input: linear is 4, quadratic is 16. */
const LIMIT = 9;

/** Pieces to repeat: runs of each alphabet, the pattern's own words alone and with what may follow a label. */
function adversaries(rule: Rule): Map<string, string> {
  const literals = rule.pattern.source.replace(/\\[a-z]/g, " ").match(/[A-Za-z]{2,}/g) ?? [];
  const words = [...new Set(["id", ...literals])].sort((a, b) => b.length - a.length);
  const label = words.find((word) => word.length <= 8) ?? "id";
  return new Map([
    ["digits", "1"],
    ["digits with hyphens", "555-"],
    ["digits with points and blanks", "1.22 333 "],
    ["letters", "a"],
    ["capitals and digits with colons", "AB1:"],
    ["at signs and points", "a.b@"],
    ["web addresses", "http://www."],
    ["blanks", " "],
    ["line breaks and brackets", "\n (01)"],
    ["its words with signs", words.map((word) => `${word} no.: #`).join("")],
    ["a label and blanks", `${label}:${" ".repeat(79)}`],
    ["a label and digits", `${label} no. 1-2-3-4-5-6-7-8-9-0a-`],
    ["a list", `${label}s 1234567, 7654321 and 2223334 or `],
  ]);
}

/** Rules share most of their pieces, and a long string is dear to build: each is built once. */
const filled = new Map<string, string>();
function fill(piece: string, length: number): string {
  const key = `${length}:${piece}`;
  const known = filled.get(key);
  if (known !== undefined) return known;
  // Through bytes, so that the string is flat and the first run pays for nothing but the rule.
  const text = Buffer.from(
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length),
    "latin1",
  ).toString("latin1");
  filled.set(key, text);
  return text;
}

/** Processor time, not the clock's: other work on the machine must not count. */
function time(family: RuleFamily, text: string): number {
  const start = process.cpuUsage();
  findFamily(family, text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Least of five for the small input; the large one is measured again while it looks slow, five times at most. */
function growth(rule: Rule, piece: string, least = SMALL): number {
  const family: RuleFamily = { name: "one", description: "", rules: [rule], cases: [] };
  let length = least;
  let small = 0;
  for (;;) {
    small = time(family, fill(piece, length));
    for (let i = 1; i < REPEATS && small >= FLOOR_MS; i++) {
      small = Math.min(small, time(family, fill(piece, length)));
    }
    if (small >= FLOOR_MS) break;
    length *= small < FLOOR_MS / 6 ? 8 : 2;
  }
  let large = Number.POSITIVE_INFINITY;
  for (let i = 0; i < REPEATS && large / small >= LIMIT; i++) {
    large = Math.min(large, time(family, fill(piece, length * 4)));
  }
  return large / small;
}

test("a quadratic rule is told from a linear one", () => {
  const quadratic: Rule = { name: "bad", type: "IDNUM", pattern: /\d+x/g, confidence: 0.5 };
  const linear: Rule = { name: "good", type: "IDNUM", pattern: /(?<!\d)\d+x/g, confidence: 0.5 };
  expect(growth(quadratic, "1", 2_000)).toBeGreaterThan(LIMIT);
  expect(growth(linear, "1", 2_000)).toBeLessThan(LIMIT);
});

describe.each(FAMILIES.map((family) => ({ name: family.name, family })))(
  "the family $name takes time in proportion to the text",
  ({ family }) => {
    test.each(family.rules.map((rule) => ({ name: rule.name, rule })))(
      "rule $name",
      { timeout: 120_000 },
      ({ rule }) => {
        for (const [name, piece] of adversaries(rule)) expect(growth(rule, piece), name).toBeLessThan(LIMIT);
      },
    );
  },
);
