import { execFileSync, spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newFolder, ROOT, RULES } from "./scrubjay.js";

const ON_TERMINAL = join(ROOT, "bench/attackers/on-terminal.py");
const hasPython = spawnSync("python3", ["--version"]).status === 0;

it.skipIf(!hasPython)(
  "a terminal that goes away while a job ends by itself ends the process by SIGHUP; an abort's core dump would hold notes",
  { timeout: 120_000 },
  async () => {
    const folder = await newFolder();
    await mkdir(join(folder, "in"));
    await writeFile(join(folder, "in/a.txt"), "Dr. Ostrander called.\n");
    const out = join(folder, "clean");
    const job = [join(ROOT, "dist/cli/main.js"), "deid", ...RULES, join(folder, "in"), "--out", out];
    const when = [join(out, "note-000001.txt"), "ready", "hang-up"];
    const ran = execFileSync("python3", [ON_TERMINAL, ...when, process.execPath, ...job], {
      encoding: "utf8",
    });
    const { code, came } = JSON.parse(ran);
    expect(came).toBe(true);
    expect([0, -1]).toContain(code);
  },
);
