import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Note } from "../note.js";
import type { OpenWriterOptions } from "./options.js";
import { openWriter } from "./write.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubjay-write-"));
});
afterEach(() => rm(folder, { recursive: true }));

const note = (id: string, text = `text of ${id}`, fields: Partial<Note> = {}): Note => ({
  id,
  text,
  spans: [],
  ...fields,
});

async function files(below = folder): Promise<string[]> {
  const entries = await readdir(below, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(below.length + 1))
    .sort();
}

const open = (out: string, options: OpenWriterOptions) => openWriter(join(folder, out), options);
const content = (name: string) => readFile(join(folder, name), "utf8");

describe("a writer of one note per file", () => {
  it("keeps the folders of the input and changes the ending", async () => {
    const writer = await open("out", { to: "brat" });
    await writer.write(note("a"), "a.inline");
    await writer.write(note("b"), "x/y/b.txt.gz");
    await writer.write(note("c"), "c.d.xml", "i2b2-2014");
    await writer.write(note("d"), "noending");
    await writer.close();
    const names = ["a", "c.d", "noending", "x/y/b"];
    expect(await files()).toEqual(names.flatMap((name) => [`out/${name}.ann`, `out/${name}.txt`]));
    expect(await content("out/x/y/b.txt")).toBe("text of b");
  });

  it("calls the notes of a file of many by their ids, below that file's name when the input is a folder", async () => {
    const flat = await open("flat", { to: "txt" });
    await flat.write(note("w/1"), "x/all.jsonl");
    const deep = await open("deep", { to: "txt", inputIsFolder: true });
    await deep.write(note("w/1"), "x/all.xml", "i2b2-2006");
    expect(await files()).toEqual(["deep/x/all/w/1.txt", "flat/w/1.txt"]);
  });

  it("makes files and folders for the owner alone", async () => {
    const writer = await open("out", { to: "txt" });
    await writer.write(note("a"), "x/a.txt");
    expect((await stat(join(folder, "out/x/a.txt"))).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, "out/x"))).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, "out"))).mode & 0o777).toBe(0o700);
  });

  it.each([
    "../a.txt",
    "x/../../a.txt",
    "/etc/a.txt",
    "C:\\a.txt",
    "c:a.txt",
    "..\\a.txt",
    "\\\\host\\a",
    "a\0.txt",
    "",
  ])("refuses the path %j, and the same as an id", async (path) => {
    const writer = await open("out", { to: "txt" });
    await expect(writer.write(note("a"), path)).rejects.toMatchObject({ code: "unsafe-path" });
    await expect(writer.write(note(path), "all.jsonl")).rejects.toMatchObject({ code: "unsafe-path" });
    expect(await files()).toEqual([]);
  });

  it.each([".hidden", "x/.hidden", "x/"])("refuses the id %j, which no walk would find again", async (id) => {
    const writer = await open("out", { to: "txt" });
    await expect(writer.write(note(id), "all.jsonl")).rejects.toMatchObject({ code: "unsafe-path" });
  });

  it("refuses two notes for the same file, in whatever capitals, and goes on", async () => {
    const writer = await open("out", { to: "txt" });
    await writer.write(note("a"), "a.txt");
    await expect(writer.write(note("b"), "a.xml")).rejects.toMatchObject({
      code: "same-output",
      file: "a.xml",
    });
    await expect(writer.write(note("b"), "A.txt")).rejects.toMatchObject({ code: "same-output" });
    await expect(writer.write(note("b"), "./x/../a.txt")).rejects.toMatchObject({ code: "unsafe-path" });
    await writer.write(note("c"), "c.txt");
    await writer.close();
    expect(await files()).toEqual(["out/a.txt", "out/c.txt"]);
    expect(await content("out/a.txt")).toBe("text of a");
  });

  it("does not touch a file that exists, unless told", async () => {
    await mkdir(join(folder, "out"));
    await writeFile(join(folder, "out/a.txt"), "old");
    await symlink("nowhere", join(folder, "out/b.txt"));
    const writer = await open("out", { to: "txt" });
    await expect(writer.write(note("a"), "a.txt")).rejects.toMatchObject({ code: "output-exists" });
    await expect(writer.write(note("b"), "b.txt")).rejects.toMatchObject({ code: "output-exists" });
    expect(await content("out/a.txt")).toBe("old");
    const bold = await open("out", { to: "txt", overwrite: true });
    await bold.write(note("a"), "a.txt");
    expect(await content("out/a.txt")).toBe("text of a");
  });

  it("writes no half of a note with two files", async () => {
    await mkdir(join(folder, "out"));
    await writeFile(join(folder, "out/a.ann"), "old");
    const writer = await open("out", { to: "brat" });
    await expect(writer.write(note("a"), "a.txt")).rejects.toMatchObject({ code: "output-exists" });
    expect(await files()).toEqual(["out/a.ann"]);
  });

  it("writes in the encoding that is named, and refuses what it cannot hold without quoting", async () => {
    const writer = await open("out", { to: "txt", encoding: "windows-1252" });
    await writer.write(note("a", "Zoë €"), "a.txt");
    expect([...(await readFile(join(folder, "out/a.txt")))]).toEqual([0x5a, 0x6f, 0xeb, 0x20, 0x80]);
    await expect(writer.write(note("b", "secret 😀"), "b.txt")).rejects.toThrow("U+1F600 at offset 7");
    expect(await files()).toEqual(["out/a.txt"]);
  });

  it("wants a folder", async () => {
    for (const out of ["out.txt", "out.txt.gz"]) {
      await expect(openWriter(out, { to: "txt" })).rejects.toMatchObject({
        code: "folder-needed",
        exitCode: 1,
      });
    }
  });

  it.runIf(process.getuid?.() !== 0)("says when a folder may not be written", async () => {
    await mkdir(join(folder, "locked"), { mode: 0o500 });
    const writer = await open("locked", { to: "txt" });
    await expect(writer.write(note("a"), "a.txt")).rejects.toMatchObject({ code: "cannot-write" });
    await chmod(join(folder, "locked"), 0o700);
  });

  it("says when a file stands where a folder should", async () => {
    const writer = await open("out", { to: "txt" });
    await writer.write(note("a"), "a.dat");
    await expect(writer.write(note("b"), "a.dat.txt/b.txt")).rejects.toMatchObject({ code: "cannot-write" });
  });
});

describe("a writer of many notes per file", () => {
  it("shows nothing until it is closed, and nothing after it is given up", async () => {
    const writer = await open("all.jsonl", { to: "jsonl" });
    await writer.write(note("a"), "a.txt");
    expect((await readdir(folder)).filter((name) => !name.startsWith("."))).toEqual([]);
    await writer.close();
    expect(await readdir(folder)).toEqual(["all.jsonl"]);
    expect((await stat(join(folder, "all.jsonl"))).mode & 0o777).toBe(0o600);
    const second = await open("more.jsonl", { to: "jsonl" });
    await second.write(note("b"), "b.txt");
    await second.abort();
    expect(await readdir(folder)).toEqual(["all.jsonl"]);
  });

  it("gathers single notes in one file and gives each file of many its own", async () => {
    const writer = await open("out", { to: "jsonl" });
    await writer.write(note("a"), "a.txt");
    await writer.write(note("1"), "x/big.csv");
    await writer.write(note("b"), "x/b.txt");
    await writer.write(note("2"), "x/big.csv");
    await writer.close();
    expect(await files()).toEqual(["out/notes.jsonl", "out/x/big.jsonl"]);
    const ids = (await content("out/x/big.jsonl"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).id);
    expect(ids).toEqual(["1", "2"]);
  });

  it("refuses to mix the notes of two files", async () => {
    const writer = await open("out", { to: "jsonl" });
    await writer.write(note("a"), "a.txt");
    await expect(writer.write(note("1"), "notes.csv")).rejects.toMatchObject({ code: "same-output" });
    await writer.write(note("2"), "big.csv");
    await expect(writer.write(note("3"), "BIG.jsonl")).rejects.toMatchObject({ code: "same-output" });
    await writer.abort();
    expect(await files()).toEqual([]);
  });

  it("packs when the name says so, across blocks", async () => {
    const writer = await open("all.csv.gz", { to: "csv" });
    const long = "x".repeat(600_000);
    for (const id of ["1", "2", "3"]) await writer.write(note(id, long), "a.jsonl");
    await writer.close();
    const table = gunzipSync(await readFile(join(folder, "all.csv.gz"))).toString();
    expect(table).toBe(`id,patient,type,date,text,spans\n1,,,,${long},\n2,,,,${long},\n3,,,,${long},\n`);
  });

  it("puts tabs into .tsv, and the extra fields of the first note into columns", async () => {
    const writer = await open("all.tsv", { to: "csv", spans: false });
    await writer.write(
      note("1", "a", { extra: { k: "v" }, spans: [{ start: 0, end: 1, type: "DATE" }] }),
      "x.csv",
    );
    await expect(writer.write(note("2", "b", { extra: { other: "v" } }), "x.csv")).rejects.toThrow(/"other"/);
    await writer.write(note("3", "c"), "x.csv");
    await writer.close();
    expect(await content("all.tsv")).toBe("id\tpatient\ttype\tdate\ttext\tk\n1\t\t\t\ta\tv\n3\t\t\t\tc\t\n");
  });

  it("leaves a note that it refuses out and takes the next", async () => {
    const writer = await open("all.xml", { to: "i2b2-2006" });
    await expect(writer.write(note("a", "x\0"), "a.txt")).rejects.toMatchObject({
      code: "forbidden-character",
    });
    await writer.write(note("b", "y"), "b.txt");
    await writer.close();
    expect(await content("all.xml")).toMatch(/^<\?xml [^>]*>\n<ROOT>\n<RECORD ID="b">[^\0]*<\/ROOT>\n$/);
  });

  it("writes a whole file even without notes", async () => {
    await (await open("all.xml", { to: "i2b2-2006" })).close();
    expect(await content("all.xml")).toContain("</ROOT>");
  });

  it("takes notes in the order of the calls, waited for or not", async () => {
    const writer = await open("all.jsonl", { to: "jsonl" });
    const ids = Array.from({ length: 50 }, (_, i) => String(i));
    await Promise.all(ids.map((id) => writer.write(note(id, "x".repeat(100_000)), "a.jsonl")));
    await writer.close();
    const lines = (await content("all.jsonl")).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).id)).toEqual(ids);
  });

  it("writes to standard output", async () => {
    const chunks: Buffer[] = [];
    const stdout = new Writable({
      highWaterMark: 1,
      write: (chunk, _, done) => {
        chunks.push(chunk);
        setImmediate(done);
      },
    });
    const writer = await openWriter("-", { to: "jsonl", stdout });
    await writer.write(note("a", "x"), "a.txt");
    await writer.close();
    expect(Buffer.concat(chunks).toString()).toBe('{"id":"a","text":"x","spans":[]}\n');
  });

  it("opens utf-16 with a byte order mark", async () => {
    const writer = await open("all.jsonl", { to: "jsonl", encoding: "utf-16" });
    await writer.write(note("a"), "a.txt");
    await writer.write(note("b"), "b.txt");
    await writer.close();
    const text = (await readFile(join(folder, "all.jsonl"))).toString("utf16le");
    expect(text).toMatch(/^\ufeff\{.*\}\n\{.*\}\n$/);
  });

  it("refuses an output that exists before the first note, and one that appears before the last", async () => {
    await writeFile(join(folder, "all.jsonl"), "old");
    await expect(open("all.jsonl", { to: "jsonl" })).rejects.toMatchObject({
      code: "output-exists",
      exitCode: 1,
    });
    const writer = await open("new.jsonl", { to: "jsonl" });
    await writer.write(note("a"), "a.txt");
    await writeFile(join(folder, "new.jsonl"), "someone else's");
    await expect(writer.close()).rejects.toMatchObject({ code: "output-exists" });
    expect(await readdir(folder)).toEqual(["all.jsonl", "new.jsonl"]);
    expect(await content("new.jsonl")).toBe("someone else's");
  });
});

describe("openWriter", () => {
  it("refuses an output that is the input or lies inside it, through links too", async () => {
    await mkdir(join(folder, "in/sub"), { recursive: true });
    await symlink("in/sub", join(folder, "link"));
    const inputs = [join(folder, "in")];
    for (const out of ["in", "in/out", "in/new/deep", "link", "link/out", "x/../in/out"]) {
      await expect(open(out, { to: "txt", inputs }), out).rejects.toMatchObject({ code: "output-in-input" });
    }
    for (const out of ["in-out", "inside", "..in"]) {
      expect(await open(out, { to: "txt", inputs })).toBeDefined();
    }
  });

  it("names a format that does not exist", async () => {
    await expect(open("out", { to: "pdf" as never })).rejects.toMatchObject({ code: "unknown-name" });
  });

  it("writes XML in utf-8, whatever the input was in", async () => {
    const writer = await open("out", { to: "i2b2-2014", encoding: "latin1" });
    await writer.write(note("a", "café €"), "a.txt");
    await writer.close();
    expect(await readFile(join(folder, "out/a.xml"), "utf8")).toContain("café €");
  });

  it("never writes over an input, even when told to overwrite", async () => {
    await writeFile(join(folder, "own.jsonl"), "{}");
    const inputs = [join(folder, "own.jsonl")];
    const writer = await open(".", { to: "jsonl", overwrite: true, inputs });
    await expect(writer.write(note("a", "x"), "own.jsonl", "jsonl")).rejects.toMatchObject({
      code: "output-in-input",
    });
    expect(await readFile(join(folder, "own.jsonl"), "utf8")).toBe("{}");
  });

  it("refuses an output whose ending is another format's", async () => {
    await expect(open("clean.jsonl", { to: "csv" })).rejects.toMatchObject({
      code: "wrong-ending",
      exitCode: 1,
    });
  });

  it("gives a file of many notes its name as soon as its input is done", async () => {
    const writer = await open("out", { to: "jsonl", inputIsFolder: true });
    await writer.write(note("a", "x"), "one.jsonl", "jsonl");
    await writer.finishSource("one.jsonl");
    await writer.write(note("b", "y"), "two.jsonl", "jsonl");
    await writer.abort();
    expect(await readdir(join(folder, "out"))).toEqual(["one.jsonl"]);
  });

  it("writes labels in the format's own set, refuses unknown ones, and leaves open sets alone", async () => {
    const dated = (type: string) => note(type, "3/4/2012", { spans: [{ start: 0, end: 8, type }] });
    const writer = await open("all.xml", { to: "i2b2-2006" });
    await writer.write(dated("PHONE"), "a.txt");
    await expect(writer.write(dated("WHEN"), "a.txt")).rejects.toMatchObject({
      code: "unknown-label",
      hint: expect.stringContaining("--schema open"),
    });
    await writer.close();
    expect(await content("all.xml")).toContain('<PHI TYPE="PHONE">3/4/2012</PHI>');
    const wide = await open("open.xml", { to: "i2b2-2006", schema: "open" });
    await wide.write(dated("WHEN"), "a.txt");
    await wide.close();
    expect(await content("open.xml")).toContain('<PHI TYPE="WHEN">');
  });
});
