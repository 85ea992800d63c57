import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sampled, WHOLE } from "./sampled.js";

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, "..");
const readme = await readFile(join(ROOT, "README.md"), "utf8");

/** Fenced blocks of a language, in order. */
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(
    (match) => match[1] as string,
  );

let folder: string;

// A folder as a new user has it: the samples beside an installed package.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scrubjay-readme-"));
  await mkdir(join(folder, "node_modules/.bin"), { recursive: true });
  await symlink(ROOT, join(folder, "node_modules/scrubjay"));
  await chmod(join(ROOT, "dist/cli/main.js"), 0o755);
  await symlink("../scrubjay/dist/cli/main.js", join(folder, "node_modules/.bin/scrubjay"));
  await cp(join(ROOT, "samples"), join(folder, "samples"), { recursive: true });
  if (WHOLE) await symlink(join(ROOT, "corpus"), join(folder, "corpus"));
  else await copyNotes("corpus/larkfield/notes", 60);
  // What npx does in a folder with an installed package, without the time that npm takes to start.
  await writeFile(join(folder, "npx"), '#!/bin/sh\nexec node_modules/.bin/"$@"\n', { mode: 0o755 });
  await writeFile(join(folder, "package.json"), '{"type":"module"}');
});

/** A corpus of so many notes: the commands are tried, not what a model learns. */
async function copyNotes(notes: string, count: number): Promise<void> {
  await mkdir(join(folder, notes), { recursive: true });
  for (const name of sampled((await readdir(join(ROOT, notes))).sort(), count, notes))
    await cp(join(ROOT, notes, name), join(folder, notes, name));
}

it("is installed where npx finds it", async () => {
  const { stdout } = await run("npx", ["--no-install", "scrubjay", "--version"], { cwd: folder });
  expect(stdout).toMatch(/^\d+\.\d+\.\d+/);
}, 240_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

it("opens with one sentence and a program of five lines", () => {
  const [first = ""] = blocks("js");
  expect(first.trim().split("\n")).toHaveLength(5);
  expect(readme.indexOf("```js")).toBeLessThan(readme.indexOf("npm ci"));
});

it.each(blocks("sh").map((block) => [block.trim()]))(
  "can run:\n%s",
  async (block) => {
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    for (const command of block.split("\n")) {
      const { stdout } = await run("bash", ["-euo", "pipefail", "-c", command], { cwd: folder, env });
      expect(stdout).not.toBe("");
    }
  },
  240_000,
);

it.each(blocks("js").map((block, index) => [index, block] as const))(
  "can run program %i",
  async (index, block) => {
    const file = join(folder, `program-${index}.js`);
    await writeFile(file, block);
    const { stdout } = await run(process.execPath, [file], { cwd: folder });
    const printed = stdout.trimEnd().split("\n");
    // A comment behind console.log is what it prints.
    const promised = [...block.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]);
    if (promised.length > 0) expect(printed).toEqual(promised);
    else expect(stdout).not.toBe("");
  },
);
