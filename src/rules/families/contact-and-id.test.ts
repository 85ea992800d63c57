import { describe, expect, test } from "vitest";
import { resolveOverlaps } from "../../spans.js";
import { parseInline, writeInline } from "../../text/inline.js";
import { type CaseResult, checkFamily } from "../check.js";
import { findFamily } from "../find.js";
import type { RuleFamily } from "../rule.js";
import { account } from "./account.js";
import { bioId } from "./bio-id.js";
import { jointCases } from "./contact-and-id.joint.cases.js";
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

describe.each(FAMILIES.map((family) => ({ name: family.name, family })))("the family $name", ({ family }) => {
  test.each(checkFamily(family))("$name", ({ actual, passed }: CaseResult) => {
    expect(passed, `found: ${actual}`).toBe(true);
  });
});

describe("all contact and identifier families together", () => {
  test.each(jointCases)("%s", (marked) => {
    const { text, spans } = parseInline(marked);
    const found = FAMILIES.flatMap((family) => findFamily(family, text));
    expect(writeInline(text, resolveOverlaps(text, found))).toBe(writeInline(text, spans));
  });
});

describe("the rules of every family", () => {
  test.each(FAMILIES)("$name has 16 cases or more, half of them or more look-alikes", ({ cases }) => {
    expect(cases.length).toBeGreaterThanOrEqual(16);
    const lookAlikes = cases.filter((marked) => parseInline(marked).spans.length === 0).length;
    expect(lookAlikes / cases.length).toBeGreaterThanOrEqual(0.5);
  });

  test.each(FAMILIES)(
    "$name has rules with names of their own and a confidence between 0 and 1",
    ({ rules }) => {
      expect(new Set(rules.map((rule) => rule.name)).size).toBe(rules.length);
      for (const rule of rules) {
        expect(rule.pattern.flags).toContain("g");
        expect(rule.confidence).toBeGreaterThan(0);
        expect(rule.confidence).toBeLessThan(1);
        if (rule.pattern.source.includes("(?<value>")) expect(rule.pattern.flags).toContain("d");
      }
    },
  );
});
