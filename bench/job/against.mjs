import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const CACHE = join(ROOT, "bench/.cache/revisions");

/**
 * The program of another revision, built: its own bench/job/run.mjs. Git gives the sources; packages are those that are
 * installed here. Kept by commit.
 */
export function runnerOf(revision) {
  const git = (...args) => execFileSync("git", ["-C", ROOT, ...args], { encoding: "utf8" }).trim();
  const commit = git("rev-parse", "--verify", `${revision}^{commit}`);
  const folder = join(CACHE, commit.slice(0, 12));
  if (!existsSync(folder)) {
    const part = `${folder}.part`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    git("clone", "--quiet", "--no-checkout", ROOT, part);
    execFileSync("git", ["-C", part, "checkout", "--quiet", commit]);
    symlinkSync(resolve(ROOT, "node_modules"), join(part, "node_modules"));
    execFileSync("npm", ["run", "--silent", "build"], { cwd: part, stdio: ["ignore", "ignore", "inherit"] });
    renameSync(part, folder);
  }
  return { commit: commit.slice(0, 7), runner: join(folder, "bench/job/run.mjs") };
}
