import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { ended, type Ran } from "../scrubjay.js";

const SCRIPT = join(import.meta.dirname, "run-job.mjs");
const programAt = (name: string): string => new URL(name, import.meta.url).href;
/** A job that has this program does all in one thread, however large its input; the others have taggers and replacers. */
export const IN_ONE = { cleaner: programAt("../../dist/job/threads/cleaner.js") };
/** Programs of a job in which threads of one kind have faults on demand; see with-faults.mjs. */
export const FAULTY = {
  cleaner: { cleaner: programAt("./faulty-cleaner.mjs") },
  tagger: { tagger: programAt("./faulty-tagger.mjs") },
  replacer: { replacer: programAt("./faulty-replacer.mjs") },
};

/** Batches and checkpoints small enough for a few notes to have many, and for a small input to be no less than one. */
export const SMALL = { limits: { notes: 2, characters: 1000, patience: 8 }, checkpointEvery: 3 };

/** Runs a job in a process of its own; see run-job.mjs. */
export function runJobProcess(options: object, uid?: number): Promise<Ran> {
  return ended(
    spawn(
      process.execPath,
      [SCRIPT, JSON.stringify({ ...SMALL, ...options })],
      uid === undefined ? {} : { uid },
    ),
  );
}

/** Every file below a folder, hidden ones too, with the hash of its bytes. */
export async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.sort().map(async (file) => {
      const hash = createHash("sha256")
        .update(await readFile(file))
        .digest("hex");
      return [relative(folder, file), hash.slice(0, 16)] as const;
    }),
  );
  return Object.fromEntries(found);
}

/** Lines of a manifest's notes. */
export async function manifestNotes(file: string): Promise<Record<string, unknown>[]> {
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  return lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === "note");
}
