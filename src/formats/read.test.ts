import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import type { ReadNotesOptions } from "./options.js";
import { readFileNotes, readNotes } from "./read.js";
import { listInputs } from "./walk.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubjay-read-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, content: string | Uint8Array): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

async function read(paths: readonly string[], options?: ReadNotesOptions): Promise<Note[]> {
  const notes: Note[] = [];
  for await (const { note } of readNotes(paths, options)) notes.push(note);
  return notes;
}

describe("readNotes", () => {
  it("calls a note after its file's path without the ending", async () => {
    await put("a.b.txt.gz", gzipSync("x"));
    await put(".txt.d.txt", "hidden");
    await put("UPPER.TXT", "y");
    expect((await read([folder])).map(({ id }) => id)).toEqual(["UPPER", "a.b"]);
    expect(await read([join(folder, ".txt.d.txt")])).toMatchObject([{ id: ".txt.d" }]);
    expect(await read([await put("raw.dat", "z")], { from: "txt" })).toMatchObject([{ id: "raw.dat" }]);
  });

  it("reads in the encoding that is named, and in no other", async () => {
    const path = await put("a.txt", Buffer.from([0x5a, 0x6f, 0xeb, 0x20, 0x80]));
    await expect(read([path])).rejects.toMatchObject({ code: "invalid-encoding", line: 1 });
    expect(await read([path], { encoding: "windows-1252" })).toMatchObject([{ text: "Zoë €" }]);
  });

  it("reads brat's companion in the same encoding, packed or not", async () => {
    await put("a.txt", Buffer.from([0x5a, 0x6f, 0xeb]));
    await put("a.ann", Buffer.from([..."T1\tPATIENT 0 3\tZo"].map((c) => c.charCodeAt(0)).concat(0xeb, 10)));
    await put("b.txt.gz", gzipSync("on 3/4"));
    await put("b.ann.gz", gzipSync("T1\tDATE 3 6\t3/4\n"));
    expect(await read([folder], { encoding: "latin1" })).toMatchObject([
      { text: "Zoë", spans: [{ start: 0, end: 3, type: "PATIENT" }] },
      { text: "on 3/4", spans: [{ start: 3, end: 6, type: "DATE" }] },
    ]);
  });

  it("refuses notes that share an id across files", async () => {
    const jsonl = await put("x.jsonl", '{"id":"a","text":"1"}\n');
    const txt = await put("a.txt", "2");
    await expect(read([jsonl, txt])).rejects.toMatchObject({
      code: "duplicate-id",
      file: txt,
      message: expect.stringContaining("x.jsonl"),
    });
    await expect(read([txt, txt])).rejects.toMatchObject({ code: "duplicate-id" });
  });

  it("throws at the first note that cannot be read", async () => {
    const path = await put("x.jsonl", '{"id":"a","text":"1"}\nnot JSON\n{"id":"b","text":"2"}\n');
    await expect(read([path])).rejects.toMatchObject({ code: "broken-json", line: 2 });
  });

  it("reads standard input", async () => {
    const stdin = Readable.from([Buffer.from('{"id":"a","text":"1"}\n')]);
    expect(await read(["-"], { from: "jsonl", stdin })).toMatchObject([{ id: "a", text: "1" }]);
  });

  it("brings labels into our types, or leaves them under an open schema", async () => {
    const path = await put(
      "a.xml",
      '<ROOT><RECORD ID="1"><TEXT>at <PHI TYPE="LOCATION">Elm</PHI></TEXT></RECORD></ROOT>',
    );
    const [phi] = await read([path]);
    expect(phi?.spans[0]?.type).not.toBe("LOCATION");
    expect(await read([path], { schema: "open" })).toMatchObject([{ spans: [{ type: "LOCATION" }] }]);
  });

  it("names a label that is none of ours, with the file and the way out", async () => {
    const path = await put("a.inline", "on [[WHEN:3/4]]");
    await expect(read([path])).rejects.toMatchObject({
      code: "unknown-label",
      file: path,
      message: expect.stringContaining("offset 3"), // in running text a label may be text: only its place is told
      hint: expect.stringContaining("--schema open"),
    });
    const xml = await put(
      "b.xml",
      '<ROOT><RECORD ID="1"><TEXT><PHI TYPE="WHEN">3/4</PHI></TEXT></RECORD></ROOT>',
    );
    await expect(read([xml])).rejects.toMatchObject({ code: "unknown-label", file: xml });
  });

  it("refuses XML that names another encoding than the one in use", async () => {
    const path = await put(
      "a.xml",
      '<?xml version="1.0" encoding="ISO-8859-1"?><deIdi2b2><TEXT>x</TEXT></deIdi2b2>',
    );
    await expect(read([path])).rejects.toMatchObject({
      code: "encoding-mismatch",
      hint: expect.stringContaining("--encoding latin1"),
    });
    expect(await read([path], { encoding: "latin1" })).toMatchObject([{ text: "x" }]);
  });

  it("does not take marks far down a text for text, unless told", async () => {
    const text = `${"word ".repeat(3000)}[[DATE:3/4]]`;
    const path = await put("a.txt", text);
    await expect(read([path])).rejects.toMatchObject({ code: "ambiguous-format", file: path });
    expect(await read([path], { from: "txt" })).toMatchObject([{ text }]);
    expect(await read([path], { from: "inline" })).toMatchObject([{ spans: [{ type: "DATE" }] }]);
  });
});

describe("readFileNotes", () => {
  it("gives an error in the place of each note that cannot be read, and goes on", async () => {
    const path = await put(
      "x.jsonl",
      '{"id":"a","text":"1"}\nnot JSON\n{"id":"b","text":"2","spans":[{"start":0,"end":1,"type":"WHEN"}]}\n{"id":"c","text":"3"}\n',
    );
    const [input] = await listInputs([path]);
    const items: unknown[] = [];
    for await (const item of readFileNotes(input as never)) {
      items.push(item instanceof ScrubJayError ? item.code : item.id);
    }
    expect(items).toEqual(["a", "broken-json", "unknown-label", "c"]);
  });

  it("refuses a note longer than may be, however short its lines and its file are", async () => {
    const rows = ["one\t0\t3\tO", "two\t900\t903\tO"];
    const path = await put("x.conll", ["# id = a", rows[0], "# id = b", ...rows, ""].join("\n"));
    const [input] = await listInputs([path]);
    const items: unknown[] = [];
    for await (const item of readFileNotes(input as never, { maxLength: 500 })) items.push(item);
    expect(items).toMatchObject([{ id: "a" }, { code: "too-long", file: path }]);
  });

  it("gives damage to the file as an error with its name", async () => {
    for (const [name, content, code] of [
      ["a.jsonl.gz", gzipSync("x".repeat(1000)).subarray(0, 15), "broken-gzip"],
      ["b.txt", Buffer.from([0xff]), "invalid-encoding"],
      ["c.inline", Buffer.from("[[DATE:3/4"), "broken-inline"],
    ] as const) {
      const path = await put(name, content);
      const [input] = await listInputs([path]);
      const items: unknown[] = [];
      for await (const item of readFileNotes(input as never)) items.push(item);
      expect(items).toMatchObject([{ code, file: path }]);
    }
  });

  it("yields the first notes of a stream that never ends", async () => {
    async function* endless(): AsyncGenerator<Buffer> {
      for (let i = 0; ; i++) yield Buffer.from(`{"id":"${i}","text":"x"}\n`);
    }
    const [input] = await listInputs(["-"], { from: "jsonl" });
    let count = 0;
    for await (const item of readFileNotes(input as never, { stdin: Readable.from(endless()) })) {
      expect(item).toMatchObject({ id: String(count) });
      if (++count === 1000) break;
    }
    expect(count).toBe(1000);
  });
});
