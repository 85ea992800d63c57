import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { passesLuhn } from "../../schema/check-digits.js";
import type { Validation } from "../rule.js";
import { dea, luhn, npi, vin } from "./check-digits.js";
import { phonePlan } from "./phone-plan.js";
import { ssnPlan } from "./ssn.js";

const digits = (length: number): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^\\d{${length}}$`)).filter((text) => text.length === length);

/** For any body exactly one of the ten last digits is confirmed. */
function oneCheckDigit(bodyLength: number, verdict: (value: string) => Validation, prefix = ""): void {
  fc.assert(
    fc.property(digits(bodyLength), (body) => {
      const right = [..."0123456789"].filter((last) => verdict(prefix + body + last) === "confirms");
      expect(right).toHaveLength(1);
    }),
  );
}

describe("luhn", () => {
  test("confirms a card number with blanks or hyphens", () => {
    expect(luhn("4000 0000 0000 0002")).toBe("confirms");
    expect(luhn("4000-0000-0000-0002")).toBe("confirms");
  });
  test("doubts one changed digit anywhere", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, step) => {
        const card = [..."4000000000000002"];
        card[at] = String((Number(card[at]) + step) % 10);
        expect(luhn(card.join(""))).toBe("doubts");
      }),
    );
  });
  test("accepts exactly one check digit for any body", () => oneCheckDigit(15, luhn));
  test("says nothing of other lengths", () => expect(luhn("1234567")).toBe("silent"));
  test("passesLuhn holds for zeros", () => expect(passesLuhn("0000")).toBe(true));
});

describe("npi", () => {
  test("confirms with the prefix 80840", () => expect(npi("1234567893")).toBe("confirms"));
  test("doubts a wrong check digit, a wrong length and a wrong first digit", () => {
    expect(npi("1234567890")).toBe("doubts");
    expect(npi("123456789")).toBe("doubts");
    expect(npi("9234567893")).toBe("doubts");
  });
  test("accepts exactly one check digit for any body", () => oneCheckDigit(8, npi, "1"));
});

describe("dea", () => {
  test("confirms letters in either case and a suffix", () => {
    expect(dea("AB1234563")).toBe("confirms");
    expect(dea("ab1234563")).toBe("confirms");
    expect(dea("A91234563-044")).toBe("confirms");
  });
  test("doubts a wrong check digit and a wrong shape", () => {
    expect(dea("AB1234567")).toBe("doubts");
    expect(dea("1234563")).toBe("doubts");
  });
  test("accepts exactly one check digit for any body", () => oneCheckDigit(6, dea, "AB"));
});

describe("vin", () => {
  test("confirms a right check digit, X included", () => {
    expect(vin("0ZZ00ZZ02ZZ000017")).toBe("confirms");
    expect(vin("0xx11yy2xzz000123")).toBe("confirms");
  });
  test("is silent on a wrong check digit, which only North America uses", () => {
    expect(vin("0ZZ00ZZ03ZZ000017")).toBe("silent");
  });
  test("doubts a wrong length and the letters I, O, Q", () => {
    expect(vin("000123")).toBe("doubts");
    expect(vin("0IZ00ZZ02ZZ000017")).toBe("doubts");
  });
});

describe("ssn", () => {
  test("doubts what was never given out", () => {
    for (const value of ["000-12-3456", "666-12-3456", "912-34-5678", "123-00-4567", "123-45-0000"]) {
      expect(ssnPlan(value)).toBe("doubts");
    }
  });
  test("doubts a wrong length", () => expect(ssnPlan("12-34-5678")).toBe("doubts"));
  test("is silent on the rest, and on the last four digits", () => {
    expect(ssnPlan("899-99-9999")).toBe("silent");
    expect(ssnPlan("5678")).toBe("silent");
  });
});

describe("phonePlan", () => {
  test("confirms a plausible area code and exchange in any layout, with an extension", () => {
    for (const value of [
      "(617) 555-0134",
      "617.555.0134",
      "+1 617 555 0134",
      "1-617-555-0134",
      "617-555-0134 ext. 22",
      "617-555-0134 x4412",
      "617-555-0134, extension 7",
    ]) {
      expect(phonePlan(value), value).toBe("confirms");
    }
  });
  test("doubts codes that start with 0 or 1, that end in 11, or that have 9 in the middle", () => {
    for (const value of ["017-555-0134", "617-155-0134", "611-555-0134", "617-411-0134", "691-555-0134"]) {
      expect(phonePlan(value), value).toBe("doubts");
    }
  });
  test("is silent on seven digits and on other countries", () => {
    expect(phonePlan("555-0134")).toBe("silent");
    expect(phonePlan("+44 20 7946 0123")).toBe("silent");
  });
});
