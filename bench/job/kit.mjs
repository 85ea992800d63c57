import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const RUN = fileURLToPath(new URL("./run.mjs", import.meta.url));
const programAt = (name) => new URL(`../../test/job/${name}`, import.meta.url).href;
export const FAULTY = {
  tagger: { tagger: programAt("faulty-tagger.mjs") },
  replacer: { replacer: programAt("faulty-replacer.mjs") },
};

export const newFolder = () => mkdtempSync(join(tmpdir(), "scrubjay-bench-job-"));

/** Runs a job apart, by another revision's `runner` if one is named, and gives its figures; none when it was killed. */
export function runApart(options, runner = RUN) {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [runner, JSON.stringify(options)],
      { maxBuffer: 1e8 },
      (error, stdout, stderr) => {
        const lines = stdout.trim().split("\n");
        done({
          code: error?.code ?? (error ? null : 0),
          stdout,
          stderr,
          figures: error ? undefined : JSON.parse(lines.at(-1)),
        });
      },
    );
  });
}

/** One hash over all files below a folder and their names. */
export function treeHash(folder) {
  const hash = createHash("sha256");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort())
    hash.update(relative(folder, file)).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

/** Numbers from 0 to 1 that are the same in every run. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Every byte below a folder, names too, one character each. */
export function everyByte(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .map(
      (entry) =>
        entry.name + (entry.isFile() ? readFileSync(join(entry.parentPath, entry.name), "latin1") : ""),
    )
    .join("\n");
}
