import { createHash } from "node:crypto";
import { appendFile, copyFile, cp, mkdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { verifyOutput } from "../../src/audit/verify.js";
import { type DeidJobOptions, runDeid } from "../../src/job/index.js";
import { chainRecord } from "../../src/job/manifest.js";
import { generateKey, parseKey } from "../../src/replace/index.js";
import { newFolder, scrubjay } from "../scrubjay.js";
import { SMALL } from "./kit.js";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const KEY_LINE = generateKey();
const key = parseKey(KEY_LINE, "k.key");
const EVIL = "Ms. Quillfeather, MRN 0048177";
const FORMATS = {
  "o.jsonl": "jsonl",
  "o.csv": "csv",
  "o.conll": "conll",
  "o.jsonl.gz": "jsonl",
  o: "txt",
} as const;
type Name = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as Name[];
const PACKED = NAMES.filter((name) => name !== "o");

let made: Readonly<Record<"keyed" | "keyless", string>>;

beforeAll(async () => {
  const folder = await newFolder();
  const lines = Array.from({ length: 6 }, (_, n) =>
    JSON.stringify({ id: `n${n}`, text: `Ms. Quillfeather saw Dr. Ostrander on 3/${1 + n}/2012.` }),
  );
  const inputs = [join(folder, "in.jsonl")];
  await writeFile(join(folder, "in.jsonl"), `${lines.join("\n")}\n`);
  const release = async (
    into: string,
    names: readonly Name[],
    replace: DeidJobOptions["spec"]["replace"],
  ): Promise<string> => {
    for (const name of names) {
      const to = FORMATS[name];
      const out = join(folder, into, name);
      const spec = { model: "rules", config: {}, replace };
      await runDeid({ ...SMALL, spec, read: {}, inputs, out, to, workers: 1, withSpans: to === "conll" });
    }
    return join(folder, into);
  };
  made = {
    keyed: await release("keyed", NAMES, { mode: "surrogate", key }),
    keyless: await release("keyless", ["o.jsonl"], { mode: "redact" }),
  };
});

/** A copy of the outputs to do harm to. */
async function outputs(of: keyof typeof made = "keyed"): Promise<string> {
  const folder = await newFolder();
  await cp(made[of], folder, { recursive: true });
  return folder;
}

it.each(NAMES)("%s is as the job left it", async (name) => {
  expect(await verifyOutput(join(await outputs(), name), key)).toMatchObject({
    problems: [],
    verdict: "as left",
  });
});

describe.each(PACKED)("what stands in %s and is no note of the job", (name) => {
  const piece = name.endsWith(".gz") ? gzipSync(`${EVIL}\n`) : Buffer.from(`${EVIL}\n`);
  const edits: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
    behind: (bytes) => Buffer.concat([bytes, piece]),
    before: (bytes) => Buffer.concat([piece, bytes]),
    "behind it in blanks": (bytes) => Buffer.concat([bytes, Buffer.from("\n \n")]),
  };
  it.each(Object.keys(edits))("is found: %s", async (edit) => {
    const out = join(await outputs(), name);
    await writeFile(out, (edits[edit] as (bytes: Buffer) => Buffer)(await readFile(out)));
    for (const given of [key, undefined]) {
      const { problems } = await verifyOutput(out, given);
      expect(problems.map(({ file }) => file)).toContain(name);
    }
  });
});

describe("what lies in an output folder and is not of the job", () => {
  it.each<[string, string, (folder: string) => Promise<unknown>]>([
    ["a file", "x.txt", (folder) => writeFile(join(folder, "x.txt"), EVIL)],
    ["a hidden file", ".x", (folder) => writeFile(join(folder, ".x"), EVIL)],
    [
      "a hidden folder",
      ".x/y",
      async (folder) => {
        await mkdir(join(folder, ".x"));
        await writeFile(join(folder, ".x/y"), EVIL);
      },
    ],
    ["an empty folder with a name", EVIL, (folder) => mkdir(join(folder, EVIL))],
    ["a link", "x", (folder) => symlink("/etc", join(folder, "x"))],
  ])("is found: %s", async (_what, stray, add) => {
    const out = join(await outputs(), "o");
    await add(out);
    const { problems, verdict } = await verifyOutput(out, key);
    expect(problems.map(({ file }) => file)).toEqual([stray]);
    expect(verdict).toBe("not as left");
  });

  it("is found where a link or a folder stands in a note's place", async () => {
    const out = join(await outputs(), "o");
    const { output } = (await records(join(out, "manifest.jsonl")))[1] as {
      output: { files: { name: string }[] };
    };
    const note = join(out, output.files[0]?.name as string);
    await copyFile(note, join(out, "..", "elsewhere"));
    await rename(note, join(out, "..", "gone"));
    await symlink("../elsewhere", note);
    expect((await verifyOutput(out, key)).problems).toMatchObject([{ problem: "not a plain file" }]);
  });
});

describe("a seal", () => {
  const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

  /** What somebody can do who may write there and has no key: hashes without one, no seal, a new chain. */
  async function takeOffSeal(out: string, manifest: string): Promise<void> {
    const bytes = await readFile(out);
    const lines = (await records(manifest)).map((record) => {
      if (record.kind === "job") return { ...record, keyed: false };
      if (record.kind === "file") return { ...record, bytes: bytes.length, hash: sha256(bytes) };
      if (record.kind === "end") return { ...record, seal: null };
      const { at, files } = record.output as { at: number; files: [{ bytes: number }] };
      const hash = sha256(bytes.subarray(at, at + files[0].bytes));
      return { ...record, output: { files: [{ ...files[0], hash }], at } };
    });
    await writeChain(manifest, lines);
  }

  it("that was taken off is missed where a key is given, and nothing that stands there is believed", async () => {
    const folder = await outputs();
    const out = join(folder, "o.jsonl");
    const text = await readFile(out, "utf8");
    await writeFile(
      out,
      `${JSON.stringify({ id: "a", text: EVIL }).padEnd(text.indexOf("\n"))}${text.slice(text.indexOf("\n"))}`,
    );
    await takeOffSeal(out, `${out}.manifest.jsonl`);
    expect(await verifyOutput(out, key)).toMatchObject({
      verdict: "not as left",
      problems: [{ file: "o.jsonl.manifest.jsonl", problem: "seal missing" }],
    });
    await writeFile(join(folder, "k.key"), KEY_LINE, { mode: 0o600 });
    const { code, stdout } = await scrubjay(["verify", out, "--key-file", join(folder, "k.key")]);
    expect(code).toBe(2);
    expect(stdout).toContain("NOT as the job left it");
  });

  it("of another line or another key is wrong", async () => {
    const folder = await outputs();
    const manifest = join(folder, "o.jsonl.manifest.jsonl");
    const lines = await records(manifest);
    await writeChain(
      manifest,
      lines.map((line) => (line.number === 2 ? { ...line, confidence: 0.5 } : line)),
    );
    expect((await verifyOutput(join(folder, "o.jsonl"), key)).problems).toEqual([
      { file: "o.jsonl.manifest.jsonl", problem: "seal wrong" },
    ]);
    const other = await verifyOutput(join(folder, "o.csv"), new Uint8Array(32));
    expect(other.problems).toContainEqual({ file: "o.csv.manifest.jsonl", problem: "seal wrong" });
  });

  it("is missed at a job that had no key, where a key is given", async () => {
    const { problems } = await verifyOutput(join(made.keyless, "o.jsonl"), key);
    expect(problems).toEqual([{ file: "o.jsonl.manifest.jsonl", problem: "seal missing" }]);
  });
});

describe("the last link that deid printed", () => {
  const headOf = async (out: string): Promise<string> => (await verifyOutput(out)).head;

  it("tells a job's output from that of another job with the same key", async () => {
    const folder = await outputs();
    const [out, other] = [join(folder, "o"), join(await newFolder(), "o")];
    const inputs = [join(await newFolder(), "in.jsonl")];
    await writeFile(inputs[0] as string, JSON.stringify({ id: "n0", text: EVIL }));
    const spec = { model: "rules", config: {}, replace: { mode: "redact" as const, key } };
    const done = await runDeid({ spec, read: {}, inputs, out: other, to: "txt", workers: 1 });
    expect(await verifyOutput(other, key, done.head)).toMatchObject({
      verdict: "as left",
      linkIsRight: true,
    });
    expect(await verifyOutput(other, key, await headOf(out))).toMatchObject({
      verdict: "not as left",
      linkIsRight: false,
      problems: [{ file: "manifest.jsonl", problem: "another last link" }],
    });
  });

  it("stands for a seal where there is none, and for the key in nothing", async () => {
    const keyless = join(made.keyless, "o.jsonl");
    const linked = await scrubjay(["verify", keyless, "--link", await headOf(keyless)]);
    expect(linked.code).toBe(0);
    expect(linked.stdout).toContain("the output is as the job left it");
    const keyed = join(made.keyed, "o");
    expect(await verifyOutput(keyed, undefined, await headOf(keyed))).toMatchObject({ verdict: "partly" });
  });

  it("is asked for where a key alone was given, and refused where it is none", async () => {
    const keyFile = join(await newFolder(), "k.key");
    await writeFile(keyFile, KEY_LINE, { mode: 0o600 });
    const args = ["verify", join(made.keyed, "o"), "--key-file", keyFile];
    const { code, stdout } = await scrubjay(args);
    expect(code).toBe(0);
    expect(stdout).toContain("NOT checked: which of the jobs with this key it is");
    const none = await scrubjay([...args, "--link", "5f0c"]);
    expect(none.code).toBe(1);
    expect(none.stderr).toContain("[bad-link]");
  });
});

describe("without the key of the job", () => {
  it("verify says what it could not check, and does not exit with 0", async () => {
    for (const name of NAMES)
      expect(await verifyOutput(join(made.keyed, name))).toMatchObject({ problems: [], verdict: "partly" });
    const { code, stdout } = await scrubjay(["verify", join(made.keyed, "o.csv")]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/NOT checked: what they hold, the seal \(--key-file\)/);
    expect(stdout).toContain("NOT checked in full");
    expect(stdout).not.toContain("as the job left it");
  });

  it("an edit of the same length is found with the key, and not vouched for without it", async () => {
    const out = join(await outputs(), "o.jsonl");
    await writeFile(out, (await readFile(out, "utf8")).replace("saw", "met"));
    expect((await verifyOutput(out)).verdict).toBe("partly");
    expect((await verifyOutput(out, key)).verdict).toBe("not as left");
  });

  it("an edit of the same length is found where the job had none", async () => {
    const out = join(await outputs("keyless"), "o.jsonl");
    await writeFile(out, (await readFile(out, "utf8")).replace("saw", "met"));
    expect((await verifyOutput(out)).verdict).toBe("not as left");
  });

  it("of a job that had none, it says that a seal is not there", async () => {
    const { code, stdout } = await scrubjay(["verify", join(made.keyless, "o.jsonl")]);
    expect(code).toBe(0);
    expect(stdout).toContain("there is no seal: compare the last link");
    expect(stdout).not.toContain("as the job left it");
  });
});

it("a manifest with something behind its end, or a line that this program would not write, is refused", async () => {
  const out = join(await outputs("keyless"), "o.jsonl");
  const manifest = `${out}.manifest.jsonl`;
  const lines = await records(manifest);
  await appendFile(manifest, "{}\n");
  await expect(verifyOutput(out)).rejects.toMatchObject({ code: "broken-manifest" });
  await writeChain(manifest, [...lines, lines[1] as object]);
  await expect(verifyOutput(out)).rejects.toMatchObject({ code: "broken-manifest" });
});

async function records(manifest: string): Promise<Record<string, unknown>[]> {
  const lines = (await readFile(manifest, "utf8")).trimEnd().split("\n");
  return lines.map((line) => {
    const { chain: _, ...record } = JSON.parse(line);
    return record;
  });
}

async function writeChain(manifest: string, lines: readonly object[]): Promise<void> {
  let chain = "0".repeat(64);
  let written = "";
  for (const record of lines) {
    const link = chainRecord(chain, record);
    chain = link.chain;
    written += link.line;
  }
  await writeFile(manifest, written);
}
