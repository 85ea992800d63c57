import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FormatName } from "./format.js";
import { readNotes } from "./read.js";
import { FORMATS } from "./registry.js";
import { openWriter } from "./write.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubjay-chain-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Converts from each format to the next, through files; returns the last output. */
async function chain(place: string, input: string, formats: readonly FormatName[]): Promise<string> {
  let from = formats[0] as FormatName;
  let source = input;
  for (const [index, to] of formats.slice(1).entries()) {
    const many = FORMATS[to].layout === "many-notes-per-file";
    const out = join(folder, place, `${index}-${to}${many ? FORMATS[to].endings[0] : ""}`);
    const writer = await openWriter(out, { to, schema: "open", inputs: [source] });
    for await (const { note, relative, format } of readNotes([source], { from, schema: "open" })) {
      await writer.write(note, relative, format.name);
    }
    await writer.close();
    from = to;
    source = out;
  }
  return source;
}

async function put(files: Readonly<Record<string, string>>, place: string): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, place, name)), { recursive: true });
    await writeFile(join(folder, place, name), content);
  }
  return join(folder, place);
}

const NOTES = {
  "ward-1/a.txt":
    "\ufeffMr. 😀 Zoe\u0308 Quill\tseen\r\n\r\n\tat 3/4/2012 \r by 👩🏽‍⚕️ Dr. O\u030bry ]]> [[x]] &lt;b>\r\n\n",
  "b.txt": "",
  "ward-1/deep/c.txt": "\n\n \\[[ A\u030a\n",
};

it("takes notes through txt, jsonl, i2b2 2006, i2b2 2014, brat and inline, byte for byte", async () => {
  const start = await put(NOTES, "texts");
  const end = await chain("plain", start, [
    "txt",
    "jsonl",
    "i2b2-2006",
    "i2b2-2014",
    "brat",
    "inline",
    "txt",
  ]);
  for (const [name, content] of Object.entries(NOTES)) {
    expect(await readFile(join(end, name), "utf8")).toBe(content);
  }
  expect(
    (await readdir(end, { recursive: true, withFileTypes: true })).filter((it) => it.isFile()),
  ).toHaveLength(3);
});

it("takes spans through every format that holds them, byte for byte", async () => {
  const marked = {
    "n.inline":
      "Mr. [[PATIENT:😀 Zoe\u0308 Quill]]\tseen\r\n[[DATE:3/4]][[AGE:90]] by [[DOCTOR:\\[O\u030bry\\]]] &amp;\r\n",
  };
  const start = await put(marked, "marked");
  const formats: FormatName[] = [
    "inline",
    "brat",
    "jsonl",
    "i2b2-2014",
    "csv",
    "sgml",
    "i2b2-2006",
    "inline",
  ];
  const end = await chain("spans", start, formats);
  expect(await readFile(join(end, "n.inline"), "utf8")).toBe(marked["n.inline"]);
});
