import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it, vi } from "vitest";
import { runOffline } from "./offline.js";
import { newFolder, ROOT } from "./scrubjay.js";

vi.setConfig({ testTimeout: 120_000 }); // programs of their own, on machines that do other things too

const guide = readFileSync(join(ROOT, "docs/guide/library.md"), "utf8");
const programs = [...guide.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map((match) => match[1] as string);

let folder: string;

// A folder as a user of the library has it.
beforeAll(async () => {
  folder = await newFolder();
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(ROOT, join(folder, "node_modules/scrubjay"));
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
});

it("has programs", () => {
  expect(programs.length).toBeGreaterThanOrEqual(4);
});

it.each(programs.map((program, i) => [i + 1, program] as const))(
  "program %i prints what the guide says",
  async (number, program) => {
    const file = join(folder, `program-${number}.js`);
    writeFileSync(file, program);
    const promised = [...(program.split("// prints:\n")[1] ?? "").matchAll(/^\/\/ (.*)$/gm)].map(
      (match) => match[1],
    );
    expect(promised.length).toBeGreaterThan(0);
    const ran = await runOffline([file], { cwd: folder });
    expect(ran).toMatchObject({ code: 0, stderr: "", attempts: "" });
    expect(ran.stdout.trimEnd().split("\n")).toEqual(promised);
  },
);
