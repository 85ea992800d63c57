import {
  appendFile,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { type DeidJobOptions, runDeid } from "../../src/job/index.js";
import { newFolder } from "../scrubjay.js";
import { filesOf, SMALL } from "./kit.js";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const key = new Uint8Array(32).fill(9);
const keyed = { mode: "surrogate" as const, key };
const keyless = { mode: "redact" as const };

const jobWith =
  (folder: string, replace: DeidJobOptions["spec"]["replace"]) =>
  (options: Partial<DeidJobOptions> = {}) =>
    runDeid({
      ...SMALL,
      inputs: [join(folder, "in")],
      out: join(folder, "out"),
      spec: { model: "rules", config: {}, replace },
      read: {},
      workers: 1,
      resume: true,
      ...options,
    });

const made = new Map<object, string>();

/** Three notes in files and two in lines, and a job that has done them. */
beforeAll(async () => {
  for (const replace of [keyed, keyless]) {
    const folder = await newFolder();
    await mkdir(join(folder, "in"));
    for (const n of [1, 2, 3])
      await writeFile(join(folder, `in/${n}.txt`), `Dr. Ostrander came ${"again ".repeat(n)}\n`);
    await writeFile(join(folder, "in/4.jsonl"), ["a", "b"].map(lineOf).join(""));
    await jobWith(folder, replace)();
    made.set(replace, folder);
  }
});

/** A copy of the job, to change something of. */
async function finishedJob(replace: typeof keyed | typeof keyless) {
  const home = await newFolder();
  await cp(made.get(replace) as string, home, { recursive: true, preserveTimestamps: true });
  return { folder: join(home, "in"), out: join(home, "out"), job: jobWith(home, replace) };
}

function lineOf(id: string): string {
  return `${JSON.stringify({ id, text: `Ms. Quillfeather, ${id}.` })}\n`;
}

const CHANGES: Readonly<Record<string, readonly [(folder: string) => Promise<unknown>, RegExp]>> = {
  "a new file at the end": [
    (folder) => writeFile(join(folder, "9.txt"), "Dr. Ostrander"),
    /first at note 6 \(note 1 of file 5\)/,
  ],
  "a new file in the midst": [
    (folder) => writeFile(join(folder, "2b.txt"), "Dr. Ostrander"),
    /first at note 3 \(note 1 of file 3\)/,
  ],
  "a new line": [
    (folder) => appendFile(join(folder, "4.jsonl"), lineOf("c")),
    /first at note 6 \(note 3 of file 4\)/,
  ],
  "an edited file": [
    (folder) => appendFile(join(folder, "2.txt"), "and left"),
    /first at note 2 \(note 1 of file 2\)/,
  ],
  "an edited line": [
    async (folder) => {
      const text = await readFile(join(folder, "4.jsonl"), "utf8");
      await writeFile(join(folder, "4.jsonl"), text.replace("Quillfeather, b", "Quillfeather, too, b"));
    },
    /first at note 5 \(note 2 of file 4\)/,
  ],
  "a file that is gone": [(folder) => rm(join(folder, "3.txt")), /first at note 3|missing/],
  "a line that is gone": [(folder) => writeFile(join(folder, "4.jsonl"), lineOf("a")), /notes are missing/],
};

const SEEN = [
  ...Object.keys(CHANGES).map((what) => [what, "with a key", keyed] as const),
  ...["a new file at the end", "an edited line"].map((what) => [what, "without", keyless] as const),
];

it.each(SEEN)(
  "a finished job that is asked to go on sees %s, %s, and refuses it",
  async (what, _key, replace) => {
    const { folder, out, job } = await finishedJob(replace);
    const before = await filesOf(out);
    const [change, where] = CHANGES[what] as (typeof CHANGES)[string];
    await change(folder);
    await expect(job()).rejects.toMatchObject({
      code: "job-changed",
      exitCode: 1,
      message: expect.stringMatching(where),
      hint: expect.stringMatching(/another output.*--overwrite/),
    });
    expect(await filesOf(out)).toEqual(before);
  },
);

it("the way out that it names is one", async () => {
  const { folder, job } = await finishedJob(keyed);
  await writeFile(join(folder, "9.txt"), "Dr. Ostrander");
  expect(await job({ resume: false, overwrite: true })).toMatchObject({ written: 6, resumed: 0 });
  expect(await job()).toMatchObject({ written: 6, resumed: 6 });
});

it("with a key it sees what would change nothing of the output: a renamed file, another name of the same length", async () => {
  for (const change of [
    (folder: string) => rename(join(folder, "3.txt"), join(folder, "3b.txt")),
    async (folder: string) => {
      const file = join(folder, "1.txt");
      const { mtime } = await stat(file);
      await writeFile(file, (await readFile(file, "utf8")).replace("Ostrander", "Heronsby."));
      await utimes(file, mtime, mtime);
    },
  ]) {
    const { folder, job } = await finishedJob(keyed);
    await change(folder);
    await expect(job()).rejects.toMatchObject({ code: "job-changed" });
  }
});

it("without a key it says that it cannot see that", async () => {
  const { folder, out, job } = await finishedJob(keyless);
  await rename(join(folder, "3.txt"), join(folder, "3b.txt"));
  const before = await filesOf(out);
  const { warnings, resumed } = await job();
  expect(resumed).toBe(5);
  expect(warnings.join()).toContain("without a key nothing of the input is kept");
  expect(await filesOf(out)).toEqual(before);
});

it("with nothing changed it is done, and leaves nothing behind", async () => {
  for (const replace of [keyed, keyless]) {
    const { out, job } = await finishedJob(replace);
    const before = await filesOf(out);
    expect(await job()).toMatchObject({ notes: 5, written: 5, resumed: 5 });
    expect(await filesOf(out)).toEqual(before);
    expect((await readdir(out)).filter((name) => name.startsWith("."))).toEqual([]);
  }
});

it("believes no manifest that its key has not sealed", async () => {
  const { out, job } = await finishedJob(keyed);
  const manifest = join(out, "manifest.jsonl");
  const text = await readFile(manifest, "utf8");
  await writeFile(manifest, text.replace(/"seal":"./, '"seal":"x'));
  await expect(job()).rejects.toMatchObject({ code: "broken-manifest" });
  const other = {
    model: "rules",
    config: {},
    replace: { mode: "surrogate" as const, key: new Uint8Array(32) },
  };
  await writeFile(manifest, text);
  await expect(job({ spec: other })).rejects.toMatchObject({ code: "job-changed" });
});
