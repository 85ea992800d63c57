import { expect, it } from "vitest";
import { ScrubJayError } from "../../errors.js";
import { decodeClusters, encodeClusters } from "./encode-clusters.js";
import { wordClusters } from "./word-clusters.js";

const written = (clusters: ReadonlyMap<string, string>): Uint8Array => encodeClusters(wordClusters(clusters));

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
  const read = decodeClusters(written(clusters), "x.model");
  expect(read.size).toBe(clusters.size);
  for (const [word, name] of clusters) expect(read.get(word)).toBe(name);
  for (const word of ["warden", "w500", "k1", "\ud83c"]) expect(read.get(word)).toBeUndefined();
});

it("writes the same bytes whatever the order", () => {
  expect(written(new Map([...SHARED].reverse()))).toEqual(written(SHARED));
  expect(encodeClusters(decodeClusters(written(SHARED), "x.model"))).toEqual(written(SHARED));
});

it("holds no word, whole or in part", () => {
  const names = ["okafor", "quillfeather", "ostrander", "lindqvist"];
  const bytes = Buffer.from(written(new Map(names.map((name) => [name, "0110"]))));
  for (const name of names)
    for (let at = 0; at + 4 <= name.length; at++)
      for (const encoding of ["latin1", "utf16le"] as const)
        expect(bytes.includes(Buffer.from(name.slice(at, at + 4), encoding))).toBe(false);
});

it("takes nine bytes for a word", () => {
  const words = Array.from({ length: 100 }, (_, i) => `electrocardiogram${String.fromCharCode(200 + i)}`);
  expect(written(new Map(words.map((word) => [word, "01"]))).length).toBeLessThan(100 * 9 + 30);
});

it("refuses bytes that are cut, continued or of another version", () => {
  const bytes = written(SHARED);
  const codeOf = (damaged: Uint8Array): unknown => {
    try {
      decodeClusters(damaged, "x.model");
      return "read";
    } catch (error) {
      expect(error).toBeInstanceOf(ScrubJayError);
      return (error as ScrubJayError).code;
    }
  };
  expect(codeOf(bytes)).toBe("read");
  for (let length = 0; length < bytes.length; length++)
    expect(codeOf(bytes.subarray(0, length))).toBe("broken-clusters");
  expect(codeOf(Uint8Array.of(...bytes, 0))).toBe("broken-clusters");
  expect(codeOf(Uint8Array.of(9, ...bytes.subarray(1)))).toBe("broken-clusters");
  expect(codeOf(Uint8Array.of(2, 0, 127, 5, 0))).toBe("broken-clusters");
  // Version 1 held words: nobody should go on with such a file.
  expect(codeOf(Uint8Array.of(1, ...bytes.subarray(1)))).toBe("model-version");
});
