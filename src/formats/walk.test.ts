import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ListOptions } from "./options.js";
import { listInputs, walkInputs } from "./walk.js";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubjay-walk-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(...names: (string | [name: string, content: string | Uint8Array])[]): Promise<void> {
  for (const item of names) {
    const [name, content] = typeof item === "string" ? [item, ""] : item;
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

async function list(options?: ListOptions): Promise<string[]> {
  return (await listInputs([folder], options)).map(({ relative, format }) => `${relative} ${format.name}`);
}

describe("listInputs", () => {
  it("walks folders in a stable order and passes over hidden files", async () => {
    await put("b.txt", "B.txt", "a/z.txt", "a/b/c.jsonl", "a.txt", ".hidden.txt", ".git/x.txt", "é.csv");
    expect(await list()).toEqual([
      "B.txt txt",
      "a.txt txt",
      "a/b/c.jsonl jsonl",
      "a/z.txt txt",
      "b.txt txt",
      "é.csv csv",
    ]);
  });

  it("takes a text with an .ann beside it for brat, packed or not, and passes over the .ann", async () => {
    await put("x/a.txt", "x/a.ann", "b.txt.gz", "b.ann.gz", "c.txt");
    expect(await list()).toEqual(["b.txt.gz brat", "c.txt txt", "x/a.txt brat"]);
    const [single] = await listInputs([join(folder, "x/a.txt")]);
    expect(single).toMatchObject({ relative: "a.txt", format: { name: "brat" }, detected: true });
  });

  it("looks into packed files", async () => {
    await put(
      ["a.xml", gzipSync("<deIdi2b2><TEXT></TEXT></deIdi2b2>")],
      ["b.txt.gz", gzipSync("[[DATE:3/4]]")],
    );
    expect(await list()).toEqual(["a.xml i2b2-2014", "b.txt.gz inline"]);
  });

  it("looks into files in the encoding that is named", async () => {
    await put(["a.txt", Buffer.from("[[DATE:3/4]]", "utf16le").swap16()]);
    expect(await list({ encoding: "utf-16be" })).toEqual(["a.txt inline"]);
  });

  it("survives links that lead round in a circle, and follows others", async () => {
    await put("a/n.txt", "b.txt");
    await symlink("..", join(folder, "a/up"));
    await symlink("../b.txt", join(folder, "a/linked.txt"));
    expect(await list()).toEqual(["a/linked.txt txt", "a/n.txt txt", "b.txt txt"]);
  });

  it("names a link that leads nowhere", async () => {
    await put("a.txt");
    await symlink("gone.txt", join(folder, "b.txt"));
    await expect(list()).rejects.toMatchObject({ code: "missing-input", file: join(folder, "b.txt") });
  });

  it("names a path that is missing, a folder without notes and a file it does not know", async () => {
    await expect(listInputs([join(folder, "none")])).rejects.toMatchObject({ code: "missing-input" });
    await expect(list()).rejects.toMatchObject({ code: "no-notes", file: folder });
    await put("a.txt", "scan.pdf");
    await expect(list()).rejects.toMatchObject({ code: "unknown-format", file: join(folder, "scan.pdf") });
  });

  it("with a named format takes the files with its endings and says which it leaves out", async () => {
    await put("a.txt", "b.TEXT", "scan.pdf", "c.txt.gz");
    const skipped: string[] = [];
    expect(await list({ from: "txt", onSkip: (path) => skipped.push(path) })).toEqual([
      "a.txt txt",
      "b.TEXT txt",
      "c.txt.gz txt",
    ]);
    expect(skipped).toEqual([join(folder, "scan.pdf")]);
  });

  it("with a named format takes all files when none has its ending", async () => {
    await put("note1", "note2.dat");
    expect(await list({ from: "txt" })).toEqual(["note1 txt", "note2.dat txt"]);
  });

  it("asks for the format of standard input", async () => {
    await expect(listInputs(["-"])).rejects.toThrow(/standard input/);
    expect(await listInputs(["-"], { from: "jsonl" })).toMatchObject([{ path: "-", relative: "stdin" }]);
  });

  it("does not read a format that is only written", async () => {
    await expect(listInputs([folder], { from: "html" })).rejects.toMatchObject({
      code: "cannot-read-format",
    });
  });
});

it("hands short files on with what was read of them, but keeps none of it in a list", async () => {
  const long = "word ".repeat(20_000);
  await put(["a.txt", "short"], ["b.txt", long], ["c.txt.gz", gzipSync(long)]);
  const found: [string, number | undefined][] = [];
  for await (const input of walkInputs([folder]))
    if (!("problem" in input)) found.push([input.relative, input.bytes?.length]);
  expect(found).toEqual([
    ["a.txt", 5],
    ["b.txt", undefined],
    ["c.txt.gz", gzipSync(long).length],
  ]);
  for (const input of await listInputs([folder])) expect(input).not.toHaveProperty("bytes");
});
