import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ScrubJayError } from "../errors.js";
import { encode } from "./encode.js";
import { ENCODINGS, type Encoding } from "./encoding.js";
import { FORMATS, type FormatName, readNotes } from "./index.js";
import { canRead } from "./registry.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubjay-not-text-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function refusal(bytes: Buffer, from: FormatName, encoding: Encoding): Promise<ScrubJayError> {
  const file = join(folder, `a${FORMATS[from].endings[0]}`);
  await writeFile(file, bytes);
  try {
    for await (const _ of readNotes([file], { from, encoding })) break;
  } catch (error) {
    return error as ScrubJayError;
  }
  throw new Error("it was read");
}

const BODY = "Dr. Ostrander called.\n".repeat(20);
const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");
const KINDS: Readonly<Record<string, Buffer>> = {
  PDF: latin1(`%PDF-1.4\n${BODY}`),
  "PDF behind something else": latin1(`\n\n\ufeff%PDF-1.4\n${BODY}`),
  DOCX: latin1(`PK\x03\x04\x14\x06\x08${BODY}`),
  "an empty ZIP": latin1(`PK\x05\x06${BODY}`),
  "an old DOC": latin1(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${BODY}`),
  "gzip in gzip": gzipSync(gzipSync(BODY)),
  bzip2: latin1(`BZh91AY&SY${BODY}`),
  xz: latin1(`\xfd7zXZ\x00${BODY}`),
  zstd: latin1(`\x28\xb5\x2f\xfd${BODY}`),
  "7-Zip": latin1(`7z\xbc\xaf\x27\x1c${BODY}`),
  RAR: latin1(`Rar!\x1a\x07${BODY}`),
  PNG: latin1(`\x89PNG\r\n\x1a\n${BODY}`),
  JPEG: latin1(`\xff\xd8\xff\xe0${BODY}`),
  GIF: latin1(`GIF89a${BODY}`),
  TIFF: latin1(`II*\x00${BODY}`),
  "TIFF the other way round": latin1(`MM\x00*${BODY}`),
};

describe.each(Object.keys(ENCODINGS) as Encoding[])("read as %s", (encoding) => {
  it.each(Object.entries(KINDS))(
    "%s is refused with the way out, and nothing of it is told",
    async (_, bytes) => {
      const error = await refusal(bytes, "txt", encoding);
      expect(error).toMatchObject({ code: "not-text", file: join(folder, "a.txt") });
      expect(error.hint).toContain("Take the text out first");
      expect(error.message).not.toContain("Ostrander");
    },
  );
});

it.each(
  Object.values(FORMATS)
    .filter(canRead)
    .map(({ name }) => name),
)("%s reads no PDF", async (from) => {
  expect((await refusal(KINDS.PDF as Buffer, from, "latin1")).code).toBe("not-text");
});

it.each([
  ["latin1", latin1(`${BODY}a\0b`)],
  ["windows-1252", latin1(`${BODY}a\0b`)],
  ["utf-8", latin1(`${BODY}a\0b`)],
  ["utf-16le", Buffer.from(`${BODY}a\0b`, "utf16le")],
] as const)("a NUL far into %s is refused with its line", async (encoding, bytes) => {
  expect(await refusal(bytes, "txt", encoding)).toMatchObject({ code: "not-text", line: 21 });
});

it("UTF-32 is not taken for UTF-16", async () => {
  const units = [...`\ufeff${BODY}`].flatMap((character) => [character.charCodeAt(0), 0]);
  const utf32 = Buffer.from(Uint16Array.from(units).buffer);
  expect((await refusal(utf32, "txt", "utf-16")).code).toBe("not-text");
});

it.each(["BZh is no word", "rtf1 {rtf} \\rtf1", "GIF of the gait", "PK 3.4", "", "%", "PD F-"])(
  "text that only looks a little like one is read: %s",
  async (text) => {
    const file = join(folder, "b.txt");
    await writeFile(file, text);
    const read: string[] = [];
    for await (const { note } of readNotes([file], { from: "txt", encoding: "latin1" })) read.push(note.text);
    expect(read).toEqual([text]);
  },
);

it("no text with a NUL is written", () => {
  for (const encoding of ["utf-8", "latin1", "windows-1252", "utf-16le"] as const)
    expect(() => encode("Ostrander\0", encoding)).toThrow("U+0000 at offset 9 cannot be written");
});

const RTF = "{\\rtf1\\ansi MRN:\\~0048177\\par Mr. M\\'fcller and {\\b Ostr}ander}";

it.each([
  ["txt", RTF],
  ["txt", `Report of the day:\n${RTF}`],
  ["jsonl", JSON.stringify({ id: "a", text: RTF })],
  ["csv", `id,text\n1,"${RTF}"\n`],
] as const)(
  "rich text is refused in %s, wherever in the note it begins: its codes cut names and numbers",
  async (from, content) => {
    const error = await refusal(Buffer.from(content), from, "utf-8");
    expect(error.code).toBe("not-text");
    expect(error.hint).toContain("Take the text out first");
    expect(error.message).not.toMatch(/Ostr|0048177/);
  },
);
