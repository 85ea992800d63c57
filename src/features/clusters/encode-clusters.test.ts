import { expect, it } from "vitest";
import { ScrubJayError } from "../../errors.js";
import { decodeClusters, encodeClusters } from "./encode-clusters.js";

const SHARED = new Map([
  ["ward", "0110"],
  ["wards", "0110"],
  ["", ""],
  ["größe", "0111"],
  ["😀", "k1"],
  ["😁", "k200"],
  ["\ud83d", "k1"],
]);

it.each([
  ["nothing", new Map<string, string>()],
  ["shared beginnings, halves of pairs, empty strings", SHARED],
  ["many values", new Map(Array.from({ length: 500 }, (_, i) => [`w${i}`, `k${i}`]))],
])("reads back %s", (_, clusters) => {
  expect(decodeClusters(encodeClusters(clusters))).toEqual(clusters);
});

it("writes the same bytes whatever the order", () => {
  expect(encodeClusters(new Map([...SHARED].reverse()))).toEqual(encodeClusters(SHARED));
});

it("stores what words share once", () => {
  const words = Array.from({ length: 100 }, (_, i) => `electrocardiogram${String.fromCharCode(200 + i)}`);
  expect(encodeClusters(new Map(words.map((word) => [word, "01"]))).length).toBeLessThan(100 * 6 + 30);
});

it("refuses bytes that are cut, continued or of another version", () => {
  const bytes = encodeClusters(SHARED);
  for (let length = 0; length < bytes.length; length++)
    expect(() => decodeClusters(bytes.subarray(0, length))).toThrow(ScrubJayError);
  expect(() => decodeClusters(Uint8Array.of(...bytes, 0))).toThrow(ScrubJayError);
  expect(() => decodeClusters(Uint8Array.of(9, ...bytes.subarray(1)))).toThrow(ScrubJayError);
  expect(() => decodeClusters(Uint8Array.of(1, 0, 1, 5, 0))).toThrow(ScrubJayError);
});
