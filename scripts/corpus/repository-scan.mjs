import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { realLooking } from "./real-looking.mjs";

const ROOT = resolve(import.meta.dirname, "../..");

/** Values outside corpus/ that may stand: published test numbers and look-alikes in rule cases, one a line. */
function allowList() {
  const lines = readFileSync(join(import.meta.dirname, "allow-list.txt"), "utf8").split("\n");
  return new Set(
    lines
      .map((line) => line.replace(/\s+#.*$/, "").trim())
      .filter((line) => line !== "" && !line.startsWith("#")),
  );
}

/** Every tracked or new text file outside corpus/, as git sees them. */
function files() {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split("\0")
    .filter((file) => file !== "" && !/^(?:corpus\/|package-lock\.json$)|\.(?:wasm|png|gz|bin)$/.test(file));
}

/** Real-looking identifiers in the repository outside corpus/, as "file:line kind". */
export function scanRepository() {
  const allowed = allowList();
  const used = new Set();
  const problems = [];
  for (const file of files()) {
    let text;
    try {
      text = readFileSync(join(ROOT, file), "utf8");
    } catch {
      continue; // deleted in the working tree
    }
    for (const { kind, value, index } of realLooking(text)) {
      if (allowed.has(value)) {
        used.add(value);
        continue;
      }
      problems.push(`${file}:${text.slice(0, index).split("\n").length}: ${kind} ${value}`);
    }
  }
  for (const value of allowed)
    if (!used.has(value)) problems.push(`allow-list.txt: ${value} occurs nowhere; take it out`);
  return problems;
}
