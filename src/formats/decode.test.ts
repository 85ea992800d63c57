import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ScrubJayError } from "../errors.js";
import { decodeStream } from "./decode.js";
import { encode } from "./encode.js";
import type { Encoding } from "./encoding.js";

async function decode(bytes: Uint8Array, encoding: Encoding, size = bytes.length || 1): Promise<string> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  let text = "";
  for await (const chunk of decodeStream(pieces(), encoding, "n.txt")) text += chunk;
  return text;
}

async function failure(bytes: Uint8Array, encoding: Encoding, size?: number): Promise<ScrubJayError> {
  const error = await decode(bytes, encoding, size).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ScrubJayError);
  return error;
}

const wellFormed = fc.string({ unit: "binary", maxLength: 50 });

describe("decoding", () => {
  it.each(["utf-8", "utf-16le", "utf-16be"] as const)(
    "gives back what was encoded in %s, however it is cut",
    async (encoding) => {
      await fc.assert(
        fc.asyncProperty(wellFormed, fc.integer({ min: 1, max: 7 }), async (text, size) => {
          const plain = text.replaceAll("\0", "0");
          expect(await decode(encode(plain, encoding), encoding, size)).toBe(plain);
        }),
      );
    },
  );

  it.each(["latin1", "windows-1252"] as const)("gives back every byte of %s but NUL", async (encoding) => {
    const unassigned = encoding === "latin1" ? [] : [0x81, 0x8d, 0x8f, 0x90, 0x9d];
    const bytes = Buffer.from(
      [...Array(256).keys()].filter((byte) => byte > 0 && !unassigned.includes(byte)),
    );
    const text = await decode(bytes, encoding);
    expect(text).toHaveLength(bytes.length);
    expect(encode(text, encoding)).toEqual(bytes);
    for (const byte of unassigned) {
      expect((await failure(Buffer.from([65, 10, byte]), encoding)).message).toMatch(/^n.txt:2: byte 2 /);
    }
  });

  it("reads the euro sign as Windows wrote it, and as a control in true latin1", async () => {
    expect(await decode(Buffer.from([0x80, 0x9f]), "windows-1252")).toBe("€Ÿ");
    expect(await decode(Buffer.from([0x80]), "latin1")).toBe("\x80");
  });

  it.each([
    ["a continuation alone", [0x80], 0],
    ["an overlong form", [0xc0, 0xaf], 0],
    ["an overlong form of three", [0xe0, 0x80, 0x80], 0],
    ["a surrogate", [0xed, 0xa0, 0x80], 0],
    ["beyond the last plane", [0xf4, 0x90, 0x80, 0x80], 0],
    ["a sequence cut off by the end", [0x41, 0xe2, 0x82], 1],
    ["a sequence cut off by a letter", [0xf0, 0x9f, 0x41, 0x41], 0],
    ["a Latin letter", [0x5a, 0x6f, 0xeb], 2],
  ])("finds %s in utf-8, with line and byte", async (_, bytes, at) => {
    const head = Buffer.from("é one\ntwo\n".repeat(20));
    for (const size of [1, 3, 64, 1000]) {
      const error = await failure(Buffer.concat([head, Buffer.from(bytes)]), "utf-8", size);
      expect(error.code).toBe("invalid-encoding");
      expect(error.line).toBe(41);
      expect(error.message).toContain(`byte ${head.length + at} is`);
      expect(error.hint).toContain("--encoding");
    }
  });

  it("keeps a byte order mark as part of the text", async () => {
    expect(await decode(Buffer.from([0xef, 0xbb, 0xbf, 0x41]), "utf-8")).toBe("\ufeffA");
    expect(await decode(Buffer.from([0xff, 0xfe, 0x41, 0]), "utf-16")).toBe("\ufeffA");
    expect(await decode(Buffer.from([0xfe, 0xff, 0, 0x41]), "utf-16")).toBe("\ufeffA");
    expect(await decode(Buffer.from([0xff, 0xfe, 0x41, 0]), "utf-16le", 1)).toBe("\ufeffA");
  });

  it("refuses utf-16 without a byte order mark, and halves", async () => {
    expect((await failure(Buffer.from([0x41, 0]), "utf-16")).code).toBe("no-byte-order-mark");
    expect((await failure(Buffer.from([0x41, 0, 0x41]), "utf-16le")).message).toContain("byte 2 ");
    expect((await failure(Buffer.from([0x41, 0, 0x3d, 0xd8]), "utf-16le")).message).toContain("byte 2 ");
    expect((await failure(Buffer.from([0xde, 0, 0, 0x41]), "utf-16be")).message).toContain("byte 0 ");
  });

  it.each(["utf-8", "windows-1252", "latin1"] as const)("does not read UTF-16 as %s", async (encoding) => {
    expect((await failure(Buffer.from("\ufeffhi", "utf16le"), encoding, 1)).hint).toContain(
      "--encoding utf-16",
    );
    const unmarked = Buffer.from("a note without a mark", "utf16le");
    expect((await failure(unmarked, encoding)).code).toBe("looks-like-utf-16");
    expect((await failure(unmarked.swap16(), encoding, 5)).code).toBe("looks-like-utf-16");
  });

  it("reads an empty file as an empty text", async () => {
    for (const encoding of ["utf-8", "latin1", "utf-16le"] as const) {
      expect(await decode(Buffer.alloc(0), encoding)).toBe("");
    }
  });
});

describe("encoding", () => {
  it.each([
    ["utf-8", "ab\ud83dc", "U+D83D at offset 2"],
    ["utf-16be", "\ude00", "U+DE00 at offset 0"],
    ["latin1", "naïve €", "U+20AC at offset 6"],
    ["windows-1252", "€ 😀", "U+1F600 at offset 2"],
    ["windows-1252", "x\x81", "U+0081 at offset 1"],
  ] as const)("in %s refuses what it cannot hold by code point and place", (encoding, text, message) => {
    expect(() => encode(text, encoding)).toThrow(message);
  });

  it("in utf-16 wants the byte order mark in the text", () => {
    expect([...encode("\ufeffA", "utf-16")]).toEqual([0xff, 0xfe, 0x41, 0]);
    expect(() => encode("A", "utf-16")).toThrow(/byte order mark/);
  });
});
