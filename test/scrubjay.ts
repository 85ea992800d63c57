import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "..");
const MAIN = join(ROOT, "dist/cli/main.js");

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a child process prints, and how it ends. */
export function ended(child: ChildProcess): Promise<Ran> {
  return new Promise((done, fail) => {
    const out = { stdout: "", stderr: "" };
    for (const name of ["stdout", "stderr"] as const)
      child[name]?.setEncoding("utf8").on("data", (chunk: string) => {
        out[name] += chunk;
      });
    child.on("error", fail);
    child.on("close", (code) => done({ code, ...out }));
  });
}

/** Runs the built command line as a user would. */
export function scrubjay(args: readonly string[], input = ""): Promise<Ran> {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, NO_COLOR: "1" } });
  child.stdin.end(input);
  return ended(child);
}

/** For `deid` and `tag`: rules alone load fast, and what they find hangs on no training. */
export const RULES = ["--model", "rules"] as const;

export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "scrubjay-test-"));
}

/** Every file below a folder, path and content as latin1, so that each byte is one character. */
export async function everyByte(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(
    files.sort().map(async (file) => `${file}\n${await readFile(file, "latin1")}`),
  );
  return contents.join("\n") + entries.map((entry) => entry.name).join("\n");
}
