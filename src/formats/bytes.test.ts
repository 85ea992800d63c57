import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBytes, readStart } from "./bytes.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubjay-bytes-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, bytes: Uint8Array): Promise<string> {
  await writeFile(join(folder, name), bytes);
  return collect(readBytes(join(folder, name)));
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all).toString();
}

const LONG = Array.from({ length: 200_000 }, (_, i) => `line ${(i * 7919) % 10007}`).join("\n");

it("unpacks gzip whatever the file is called, members behind one another too", async () => {
  expect(await read("a.txt", gzipSync("hello"))).toBe("hello");
  expect(await read("b.gz", Buffer.concat([gzipSync("one "), gzipSync("two")]))).toBe("one two");
  expect(await read("c.gz", gzipSync(LONG))).toBe(LONG);
});

it("leaves other bytes alone, be there none, one or many", async () => {
  expect(await read("plain.gz", Buffer.from("not packed"))).toBe("not packed");
  expect(await read("empty", Buffer.alloc(0))).toBe("");
  expect(await read("one", Buffer.from("x"))).toBe("x");
  expect(await read("long", Buffer.from(LONG))).toBe(LONG);
});

it("names gzip that is cut off or damaged", async () => {
  const packed = gzipSync(LONG);
  await expect(read("cut.gz", packed.subarray(0, packed.length / 2))).rejects.toThrow(/cut\.gz: .*cut off/);
  await expect(read("head.gz", packed.subarray(0, 5))).rejects.toMatchObject({ code: "broken-gzip" });
  const damaged = Buffer.from(packed);
  damaged.fill(0xaa, 1000, 1100);
  await expect(read("damaged.gz", damaged)).rejects.toThrow(/damaged\.gz: .*damaged/);
});

it("names a file that is missing or is a folder", async () => {
  await expect(collect(readBytes(join(folder, "none")))).rejects.toMatchObject({ code: "missing-input" });
  await expect(collect(readBytes(folder))).rejects.toMatchObject({ code: "cannot-read" });
});

it("reads standard input, packed or not", async () => {
  expect(await collect(readBytes("-", Readable.from([Buffer.from("a"), Buffer.from("b")])))).toBe("ab");
  const packed = gzipSync("packed");
  const bytewise = Readable.from([...packed].map((byte) => Buffer.from([byte])));
  expect(await collect(readBytes("-", bytewise))).toBe("packed");
});

it("lets go of a file that is not read to its end", async () => {
  await writeFile(join(folder, "big.gz"), gzipSync(LONG));
  for await (const chunk of readBytes(join(folder, "big.gz"))) {
    expect(chunk.length).toBeGreaterThan(0);
    break;
  }
});

describe("a short file, read at once", () => {
  it.each([0, 1, 65_535, 65_536, 65_537])("is whole up to 64 KB (%i bytes)", async (size) => {
    const bytes = Buffer.from(LONG.slice(0, size));
    expect(await read("short", bytes)).toBe(LONG.slice(0, size));
    const start = readStart(join(folder, "short"));
    expect(start.whole).toBe(size < 65_536);
    expect(start.bytes.equals(bytes.subarray(0, 65_536))).toBe(true);
  });

  it("keeps its bytes when the next is read", async () => {
    await writeFile(join(folder, "first"), "first");
    await writeFile(join(folder, "second"), "other");
    const { bytes } = readStart(join(folder, "first"));
    readStart(join(folder, "second"));
    expect(bytes.toString()).toBe("first");
  });

  it.each([
    ["plain", Buffer.from("known")],
    ["packed", gzipSync("known")],
  ])("is not read again by who knows it (%s)", async (_what, bytes) => {
    expect(await collect(readBytes(join(folder, "never written"), undefined, bytes))).toBe("known");
  });
});

it.skipIf(process.platform === "win32")(
  "reads a pipe as a stream, and does not wait for its start",
  async () => {
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    expect(() => readStart(pipe)).toThrow(expect.objectContaining({ code: "cannot-read" }));
    const written = writeFile(pipe, "through the pipe");
    expect(await collect(readBytes(pipe))).toBe("through the pipe");
    await written;
  },
);
