import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { countedHmac, hmacSha256 } from "./hmac-sha256.js";
import { testKey } from "./test-notes.js";

const known = (key: Uint8Array, message: string): string =>
  createHmac("sha256", key).update(message).digest("hex");
const ours = (key: Uint8Array, message: string): string =>
  Buffer.from(hmacSha256(key)(message)).toString("hex");

it("is the system's HMAC for messages of every length and all characters", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 64 }),
      fc.string({ unit: "binary", maxLength: 300 }),
      (key, message) => {
        expect(ours(key, message)).toBe(known(key, message));
      },
    ),
  );
});

it.each([
  ["nothing", ""],
  ["the end of a block", "x".repeat(55)],
  ["one more than that", "x".repeat(56)],
  ["a whole block", "x".repeat(64)],
  ["half a character", "a\ud800b"],
  ["accents after plain letters", `${"n".repeat(70)}éö’`],
  ["far more than the working space", "Ünderhill ".repeat(50_000)],
])("takes %s", (_name, message) => {
  expect(ours(testKey(), message)).toBe(known(testKey(), message));
});

it("keeps keys apart, whichever is used last", () => {
  const [one, two] = [hmacSha256(testKey(1)), hmacSha256(testKey(2))];
  const before = one("a");
  expect(two("a")).not.toEqual(before);
  expect(one("a")).toEqual(before);
});

it("takes a count and parts as the message that they make together", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 300 }),
      fc.array(fc.string({ unit: "binary", maxLength: 600 }), { maxLength: 4 }),
      (count, parts) => {
        const message = `${count};${parts.map((part) => `${part.length}:${part}`).join("")}`;
        const digest = hmacSha256(testKey())(message);
        const words = countedHmac(testKey())(count, parts);
        const bytes = words.flatMap((word) => [word >>> 24, word >>> 16, word >>> 8, word]);
        expect(Uint8Array.from(bytes)).toEqual(digest);
      },
    ),
  );
});
