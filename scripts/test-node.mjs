/**
 * npm run test:node -- 22 24 26 [-- TEST...]
 *
 * Runs the tests, or those named behind a second `--`, on other versions of Node, as npm's package `node` brings them.
 * dist/ must be built. Stops at the first version that fails.
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const given = process.argv.slice(2);
const border = given.includes("--") ? given.indexOf("--") : given.length;
const versions = given.slice(0, border);
const tests = given.slice(border + 1);
if (versions.length === 0 || !versions.every((version) => /^\d+(\.\d+){0,2}$/.test(version))) {
  console.error("npm run test:node -- 22 24 26 [-- TEST...]");
  process.exit(1);
}
const vitest = join("node_modules", "vitest", "vitest.mjs");
for (const version of versions) {
  console.log(`Node ${version}`);
  const { status } = spawnSync(
    "npx",
    ["--yes", "--package", `node@${version}`, "node", vitest, "run", ...tests],
    { cwd: ROOT, stdio: "inherit", shell: process.platform === "win32" },
  );
  if (status !== 0) {
    console.error(`the tests fail on Node ${version}`);
    process.exit(status ?? 1);
  }
}
