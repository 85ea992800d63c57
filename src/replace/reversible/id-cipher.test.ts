import fc from "fast-check";
import { expect, it } from "vitest";
import { testKey } from "../test-notes.js";
import { idCipher } from "./id-cipher.js";

const cipher = idCipher(testKey());

it("encrypts ids into ids of the same form, and back", () => {
  const sign = fc.constantFrom(..."0123456789ABCXYZabcz-/ .");
  fc.assert(
    fc.property(fc.string({ unit: sign, minLength: 1, maxLength: 18 }), (id) => {
      const code = cipher.encrypt(id, "IDNUM");
      if (code === undefined) return;
      expect(cipher.decrypt(code, "IDNUM")).toBe(id);
      const shape = (text: string): string =>
        text.replace(/\d/g, "0").replace(/[A-Z]/g, "A").replace(/[a-z]/g, "a");
      expect(shape(code)).toBe(shape(id));
      const first = (text: string): string => text.replace(/[^0-9A-Za-z]/g, "").charAt(0);
      if (/\d/.test(first(id))) expect(first(code) === "0").toBe(first(id) === "0");
    }),
  );
});

it("hangs on type and key", () => {
  const code = cipher.encrypt("4417-20398", "MEDICALRECORD");
  expect(cipher.encrypt("4417-20398", "MEDICALRECORD")).toBe(code);
  expect(cipher.encrypt("4417-20398", "ACCOUNT")).not.toBe(code);
  expect(idCipher(testKey(8)).encrypt("4417-20398", "MEDICALRECORD")).not.toBe(code);
});

it.each(["", "12", "123456", "012345", "A-1234", "é123456789"])(
  "does not encrypt %j: too few ids have its form",
  (id) => {
    expect(cipher.encrypt(id, "IDNUM")).toBeUndefined();
  },
);

it("has no collisions among neighbours", () => {
  const codes = Array.from({ length: 3000 }, (_, i) => cipher.encrypt(String(1_000_000 + i), "IDNUM"));
  expect(new Set(codes).size).toBe(3000);
});
