import { type ChildProcess, spawn } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { ended, newFolder, type Ran, ROOT } from "./scrubjay.js";

// Commands that would run long are stopped once they are at work: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 120_000 });

const SIGNALS = [
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
] as const;

/** Starts a command, sends the signal as soon as it is at its work, and says how it ended. */
async function stopped(
  args: readonly string[],
  signal: NodeJS.Signals,
  atWork: (child: ChildProcess) => Promise<unknown>,
): Promise<Ran> {
  const child = spawn(process.execPath, [join(ROOT, "dist/cli/main.js"), ...args], {
    env: { ...process.env, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const over = ended(child);
  await Promise.race([atWork(child), over]);
  expect(child.exitCode, "it ended before it was stopped").toBeNull();
  child.kill(signal);
  return over;
}

async function until(true_: () => Promise<boolean>): Promise<void> {
  while (!(await true_())) await new Promise((done) => setTimeout(done, 20));
}

const hasTrace = /\n\s+at |node:internal|Error:|SIG[A-Z]+/;

describe.each(SIGNALS)("%s", (signal, code) => {
  it("ends a long deid with a sentence that names --resume", async () => {
    const folder = await newFolder();
    const text = "Ms. Quillfeather saw Dr. Ostrander on 3/6/2012. Call 617-555-0134. ".repeat(40);
    const line = (n: number): string => `${JSON.stringify({ id: `n${n}`, text })}\n`;
    await writeFile(join(folder, "n.jsonl"), Array.from({ length: 3000 }, (_, n) => line(n)).join(""));
    const job = ["deid", "--model", "rules", "--workers", "1", join(folder, "n.jsonl"), "--out"];
    const ran = await stopped([...job, join(folder, "o.jsonl")], signal, () =>
      until(async () => (await readdir(folder)).some((name) => name.startsWith(".o.jsonl"))),
    );
    expect(ran).toEqual({
      code,
      stdout: "",
      stderr: "scrubjay: stopped; nothing half-written is left [stopped]\n  Go on with --resume.\n",
    });
    expect(await readdir(folder)).not.toContain("o.jsonl");
  });

  it("ends a train with a sentence, and no part of a model is left", async () => {
    const folder = await newFolder();
    const train = ["train", "--recipe", "clamp", "--corpus", join(ROOT, "corpus"), "--out"];
    const ran = await stopped([...train, join(folder, "our.model")], signal, (child) => {
      // It says how many notes it learns from, and then learns for minutes.
      return new Promise((done) => child.stderr?.once("data", done));
    });
    expect(ran.code).toBe(code);
    expect(ran.stderr).toMatch(
      /^\d+ notes[^\n]*\nscrubjay: stopped; [^\n]*\[stopped\]\n {2}Run the command again\.\n$/,
    );
    expect(ran.stdout + ran.stderr).not.toMatch(hasTrace);
    expect(await readdir(folder)).toEqual([]);
  });
});
