import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { lockOutput } from "./output-lock.js";

async function place(): Promise<{ root: string; folder: string; lock: string }> {
  const root = await mkdtemp(join(tmpdir(), "scrubjay-lock-"));
  const folder = join(root, "a/b/out");
  return { root, folder, lock: join(folder, ".scrubjay-lock") };
}

it("a second job is refused while the first one runs, and not afterwards", async () => {
  const { folder, lock } = await place();
  const unlock = await lockOutput(folder, lock);
  await expect(lockOutput(folder, lock)).rejects.toMatchObject({ code: "job-running", exitCode: 1 });
  await unlock();
  const again = await lockOutput(folder, lock);
  await again();
});

it("of jobs that begin at the same time one alone goes on", async () => {
  const { folder, lock } = await place();
  const came = await Promise.allSettled(Array.from({ length: 8 }, () => lockOutput(folder, lock)));
  expect(came.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

it("what is left of a process that is gone holds nobody up", async () => {
  const { folder, lock } = await place();
  await lockOutput(folder, lock);
  const mine = await readFile(lock, "utf8");
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  const gone = mine.replace(` ${process.pid} `, ` ${child.pid} `);
  const restarted = mine.replace(/ \d*\n/, " 1\n");
  const elsewhere = mine.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  for (const left of [gone, restarted, elsewhere, "", "nonsense\n"]) {
    await writeFile(lock, left);
    await (await lockOutput(folder, lock))();
    expect(await readdir(folder).catch(() => [])).toEqual([]);
    await mkdir(folder, { recursive: true });
  }
});

it("folders that were made for a lock and hold nothing go with it, others stay", async () => {
  const { root, folder, lock } = await place();
  await (await lockOutput(folder, lock))();
  expect(await readdir(root)).toEqual([]);
  await mkdir(join(root, "a"));
  const unlock = await lockOutput(folder, lock);
  await writeFile(join(folder, "note.txt"), "");
  await unlock();
  expect(await readdir(root, { recursive: true })).toContain("a/b/out/note.txt");
});

it("who cannot write there hears of it when the output is written", async () => {
  const { root } = await place();
  await writeFile(join(root, "file"), "");
  await (await lockOutput(join(root, "file/out"), join(root, "file/out/.scrubjay-lock")))();
  expect(await readdir(root)).toEqual(["file"]);
});
