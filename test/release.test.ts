import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { type FormatName, openWriter, readNotes } from "../src/formats/index.js";
import { type DeidJobOptions, runDeid } from "../src/job/index.js";
import type { Note } from "../src/note.js";
import type { DeidMode } from "../src/replace/index.js";
import { everyByte, newFolder, RULES, scrubjay } from "./scrubjay.js";

vi.setConfig({ testTimeout: 120_000 });

const TEXT = "Ms. Quillfeather saw Dr. Ostrander on 3/6/2012. Call 617-555-0134. Bramblewick came too.";
const MODES: readonly DeidMode[] = ["redact", "label", "mask", "surrogate"];
const ANNOTATED: readonly FormatName[] = ["jsonl", "csv", "brat", "i2b2-2006", "i2b2-2014", "inline", "sgml"];

const KEY = new Uint8Array(32).fill(7);

/** The same annotated note in every format that holds annotations and no more than that, each in a folder of its own. */
async function annotated(formats: readonly FormatName[]): Promise<string> {
  const folder = await newFolder();
  const note = { id: "a", text: TEXT, spans: [{ start: 67, end: 78, type: "PATIENT" }] };
  for (const to of formats) {
    await mkdir(join(folder, to));
    const writer = await openWriter(join(folder, to), { to });
    await writer.write(note, "a.txt");
    await writer.close();
  }
  return folder;
}

async function release(input: string, mode: DeidMode, options: Partial<DeidJobOptions> = {}) {
  const out = join(await newFolder(), "out");
  const replace = { mode, key: KEY };
  const summary = await runDeid({
    inputs: [input],
    out,
    read: {},
    workers: 1,
    keepNames: true,
    spec: { model: "rules", config: {}, replace },
    ...options,
  });
  await rm(join(out, "manifest.jsonl"));
  return { out, summary };
}

describe("a release does not say what was replaced", () => {
  it.each(MODES)("--mode %s, in any format: no place, no type, no score, no finder", async (mode) => {
    const { out, summary } = await release(await annotated(ANNOTATED), mode);
    expect(summary).toMatchObject({ written: ANNOTATED.length, spans: 5 * ANNOTATED.length });
    for (const from of ANNOTATED) {
      const [note, ...more] = await notesOf(join(out, from), from);
      expect(more).toEqual([]);
      expect(note?.text).toContain("came too.");
      expect(note?.spans).toEqual([]);
    }
    expect(await everyByte(out)).not.toMatch(/spans|score|source|rule:|crf:|given|<DOCTOR|<PHI |\[\[/);
  });

  it("with --with-spans it says place and type, and nothing else", async () => {
    const { out, summary } = await release(await annotated(ANNOTATED), "surrogate", { withSpans: true });
    for (const from of ANNOTATED) {
      const [{ text, spans }] = (await notesOf(join(out, from), from)) as [Note];
      expect(spans).toHaveLength(5);
      for (const { start, end, type, ...rest } of spans) {
        expect(TEXT).not.toContain(text.slice(start, end));
        expect(type).toMatch(/^[A-Z]+$/);
        expect(rest).toEqual({});
      }
    }
    expect(await everyByte(out)).not.toMatch(/score|source|rule:|crf:|given/);
    expect(summary.warnings.join()).toContain("--with-spans");
  });

  it.each(["conll", "html"] as const)("is refused as %s, unless --with-spans asks for it", async (to) => {
    const input = await annotated(["jsonl"]);
    await expect(release(input, "surrogate", { to })).rejects.toMatchObject({
      code: "spans-needed",
      exitCode: 1,
      hint: expect.stringMatching(/--to.*--with-spans/),
    });
    const bytes = await everyByte((await release(input, "surrogate", { to, withSpans: true })).out);
    expect(bytes).toContain("DOCTOR");
    expect(bytes).not.toMatch(/Ostrander|rule:/);
  });
});

async function notesOf(folder: string, from: FormatName): Promise<Note[]> {
  const notes: Note[] = [];
  for await (const { note } of readNotes([folder], { from })) notes.push(note);
  return notes;
}

it("keeps what is written when notes of another format need spans, and says the way out", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "a.txt"), TEXT);
  await writeFile(
    join(folder, "b.conll"),
    "# global.columns = TOKEN START END LABEL\n# id = b\nSeen\t0\t4\tO\n\n",
  );
  const ran = await scrubjay(["deid", ...RULES, folder, "--out", join(await newFolder(), "clean")]);
  expect(ran.code).toBe(3);
  expect(ran.stderr).toMatch(/\[spans-needed\] 1: .*--with-spans/);
});

it("goes through the command line as the guide has it", async () => {
  const folder = await newFolder();
  const at = (name: string) => join(folder, name);
  await writeFile(at("notes.jsonl"), `${JSON.stringify({ id: "a", text: TEXT })}\n`);
  const job = ["deid", ...RULES, at("notes.jsonl"), "--out"];
  expect((await scrubjay([...job, at("clean.jsonl")])).code).toBe(0);
  expect(Object.keys(JSON.parse(await readFile(at("clean.jsonl"), "utf8")))).toEqual(["id", "text"]);
  expect((await scrubjay([...job, at("marked.jsonl"), "--with-spans"])).code).toBe(0);
  expect(JSON.parse(await readFile(at("marked.jsonl"), "utf8")).spans[0]).toEqual({
    start: 4,
    end: 13,
    type: "PATIENT",
  });
  const attack = await scrubjay(["attack", at("clean.jsonl")]);
  expect(attack.code).toBe(2);
  expect(attack.stderr).toContain("--with-spans");
});

it.skipIf(process.platform === "win32")(
  "warns of a key that others may read, on the screen and in the summary",
  async () => {
    const folder = await newFolder();
    const at = (name: string) => join(folder, name);
    await writeFile(at("notes.jsonl"), `${JSON.stringify({ id: "a", text: TEXT })}\n`);
    expect((await scrubjay(["keygen", "--out", at("our.key")])).code).toBe(0);
    const job = [...RULES, at("notes.jsonl"), "--key-file", at("our.key"), "--mode", "surrogate", "--out"];
    const quiet = await scrubjay(["deid", ...job, at("quiet.jsonl"), "--json"]);
    expect(quiet.stderr).toBe("");
    await chmod(at("our.key"), 0o644);
    const told = await scrubjay(["deid", ...job, at("told.jsonl"), "--json"]);
    expect(told.code).toBe(0);
    expect(told.stderr).toContain(`chmod 600 ${at("our.key")}`);
    expect(JSON.parse(told.stdout).warnings.join()).toContain(`chmod 600 ${at("our.key")}`);
  },
);

it("warns in the summary of a threshold that lets nothing of a type through", async () => {
  const folder = await newFolder();
  const at = (name: string) => join(folder, name);
  await writeFile(at("notes.jsonl"), `${JSON.stringify({ id: "a", text: TEXT })}\n`);
  await writeFile(at("c.json"), '{"thresholds": {"DATE": 1}}');
  const job = ["deid", ...RULES, at("notes.jsonl"), "--config", at("c.json"), "--out", at("out.jsonl")];
  const { code, stdout } = await scrubjay(job);
  expect(code).toBe(0);
  expect(stdout).toMatch(/warning: the config's threshold of 1 leaves .* of DATE in the text/);
});
