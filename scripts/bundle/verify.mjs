/**
 * node verify.mjs
 *
 * Checks the unpacked bundle against SHA256SUMS: every file listed is there and unchanged, and no other is.
 */
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

const ROOT = import.meta.dirname;
const SUMS = "SHA256SUMS";

const expected = new Map(
  readFileSync(join(ROOT, SUMS), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => [line.slice(66), line.slice(0, 64)]),
);
const found = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((name) => !lstatSync(join(ROOT, name)).isDirectory())
  .map((name) => relative(ROOT, join(ROOT, name)).split(sep).join("/"))
  .filter((name) => name !== SUMS);

const problems = [];
for (const name of found) {
  const sum = expected.get(name);
  if (sum === undefined) problems.push(`not of the bundle: ${name}`);
  // A link could lead to other bytes later, and the bundle has none.
  else if (!lstatSync(join(ROOT, name)).isFile()) problems.push(`no plain file: ${name}`);
  else if (
    createHash("sha256")
      .update(readFileSync(join(ROOT, name)))
      .digest("hex") !== sum
  )
    problems.push(`changed: ${name}`);
  expected.delete(name);
}
for (const name of expected.keys()) problems.push(`missing: ${name}`);

if (problems.length > 0) {
  console.error(`${problems.join("\n")}\nThis is not the bundle as it was made: do not install it.`);
  process.exit(1);
}
console.log(`${found.length} files are as they were made.`);
