/**
 * node scripts/package-check.mjs
 *
 * Packs the package as npm would publish it and asks publint and "are the types wrong" whether Node, bundlers and
 * TypeScript find what its exports promise. Needs a built dist/.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "scrubjay-package-"));
const shell = process.platform === "win32"; // npm is a .cmd file there
try {
  const packed = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {
    cwd: ROOT,
    encoding: "utf8",
    shell,
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 2 ** 26,
  });
  const archive = join(folder, JSON.parse(packed)[0].filename);
  for (const [tool, ...options] of [
    ["publint/src/cli.js", "--strict"],
    // There is no CommonJS in it, and resolvers of Node 10 know no subpaths.
    ["@arethetypeswrong/cli/dist/index.js", "--profile", "esm-only", "--format", "ascii", "--no-emoji"],
  ])
    execFileSync(process.execPath, [join(ROOT, "node_modules", tool), archive, ...options], {
      stdio: "pipe",
    });
} catch (error) {
  if (typeof error.status !== "number") throw error;
  process.stderr.write(`${error.stdout}${error.stderr}`);
  process.exitCode = error.status;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
