import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { ended, newFolder, ROOT } from "./scrubjay.js";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

interface Stop {
  readonly name: string;
  /** Below src/. */
  readonly file: string;
}

const PAGE = readFileSync(join(ROOT, "docs/follow-a-note.md"), "utf8");
const ROWS = PAGE.split("\n").filter((line) => /^\| *\d/.test(line));
const STOPS: readonly Stop[] = ROWS.map((row) => {
  const [, name, file] = /^\| *\d+ \| `([\w$]+)` \| `src\/([\w./-]+\.ts)` \| [^|]+ \|$/.exec(row) ?? [];
  if (name === undefined || file === undefined) throw new Error(`not a row of the page: ${row}`);
  return { name, file };
});

/** Declared there as a function, as a constant that holds one, or as a method. */
function standsIn(source: string, name: string): boolean {
  const declared = [`function\\*? ${name}\\b`, `const ${name}\\b`, `^ +(?:async )?\\*?${name}[(<]`];
  return new RegExp(declared.join("|"), "m").test(source);
}

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly functionName: string;
      readonly ranges: readonly { readonly count: number }[];
    }[];
  }[];
}

/**
 * The name of every function of ours that ran in any thread of a program; V8 counts them. Commands and threads run from
 * bundles, so that names no longer say their file, and of two of one name one has a number behind it.
 */
function calledIn(coverage: string): Set<string> {
  const called = new Set<string>();
  for (const file of readdirSync(coverage)) {
    const { result } = JSON.parse(readFileSync(join(coverage, file), "utf8")) as Coverage;
    for (const { url, functions } of result) {
      if (!url.startsWith("file:")) continue;
      if (!fileURLToPath(url).replaceAll("\\", "/").includes("/dist/program/")) continue;
      for (const { functionName, ranges } of functions)
        if ((ranges[0]?.count ?? 0) > 0) called.add(functionName.replace(/\$\d+$/, ""));
    }
  }
  return called;
}

describe("docs/follow-a-note.md", () => {
  let called: Set<string>;
  const missing = ({ name, file }: Stop): string[] => {
    const path = join(ROOT, "src", file);
    if (!existsSync(path)) return [`\`${name}\`: there is no file src/${file}`];
    if (!standsIn(readFileSync(path, "utf8"), name)) return [`\`${name}\` does not stand in src/${file}`];
    if (!called.has(name)) return [`\`${name}\` of src/${file} was not called`];
    return [];
  };

  beforeAll(async () => {
    const folder = await newFolder();
    const coverage = join(folder, "coverage");
    writeFileSync(join(folder, "x.txt"), "Seen by Dr. Okafor on 3/4/2012.\n");
    const job = [join(ROOT, "dist/cli/main.js"), "deid", "x.txt", "--out", "clean"];
    const env = { ...process.env, NODE_V8_COVERAGE: coverage };
    const ran = await ended(spawn(process.execPath, job, { cwd: folder, env }));
    expect(ran).toMatchObject({ code: 0, stderr: "" });
    const written = readFileSync(join(folder, "clean/note-000001.txt"), "utf8");
    expect(written).toBe("Seen by Dr. [DOCTOR] on [DATE].\n");
    called = calledIn(coverage);
  });

  it("leads through at most 30 functions, in numbered rows, none of them twice", () => {
    expect(ROWS.map((row) => Number.parseInt(row.slice(1), 10))).toEqual(STOPS.map((_, n) => n + 1));
    expect(STOPS.length).toBeGreaterThan(15);
    expect(STOPS.length).toBeLessThanOrEqual(30);
    expect(new Set(STOPS.map(({ name, file }) => `${file} ${name}`)).size).toBe(STOPS.length);
  });

  it("names functions that stand in their files, and that a plain deid of one note calls", () => {
    expect(STOPS.flatMap(missing)).toEqual([]);
  });

  it("would notice a function that is gone, and one that is not on the way", () => {
    expect(missing({ name: "deidCommand", file: "cli/gone.ts" })).toHaveLength(1);
    expect(missing({ name: "noSuchFunction", file: "cli/deid.ts" })).toHaveLength(1);
    expect(missing({ name: "keygenCommand", file: "cli/keygen.ts" })).toEqual([
      "`keygenCommand` of src/cli/keygen.ts was not called",
    ]);
  });
});
