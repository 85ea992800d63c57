import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { COMMAND_NAMES, makeProgram } from "../src/cli/program.js";
import { newFolder, ROOT, RULES, scrubjay } from "./scrubjay.js";

it("shows examples in the help of every command", async () => {
  const program = await makeProgram(COMMAND_NAMES);
  const commands = program.commands.flatMap((command) =>
    command.commands.length > 0 ? command.commands : [command],
  );
  expect(commands.length).toBeGreaterThanOrEqual(8);
  for (const command of commands) {
    let help = "";
    command.configureOutput({
      writeOut: (text) => {
        help += text;
      },
    });
    command.outputHelp();
    expect(`${command.name()}: ${/Examples?:/.test(help)}`).toBe(`${command.name()}: true`);
  }
});

it("loads the commands that are asked for, and no other", async () => {
  const { commands } = await makeProgram(["keygen", "--help"]);
  expect(commands.map((command) => command.name())).toEqual(COMMAND_NAMES);
  const loaded = commands.filter(
    ({ options, registeredArguments }) => options.length + registeredArguments.length > 0,
  );
  expect(loaded.map((command) => command.name())).toEqual(["keygen"]);
});

it.each([
  [["--help"], 0],
  [["--version"], 0],
  [["no-such-command"], 1],
  [["deid"], 1],
  [["deid", "samples", "--out", "x", "--mode", "shred"], 1],
  [["deid", "no-such-folder", "--out", "x"], 2],
  [["deid", "samples", "--model", "no-such-model", "--out", "x"], 1],
  [["rules", "test", "no-such-family"], 1],
  [["rules", "test"], 0],
])("answers %j with exit code %i", async (args, code) => {
  const ran = await scrubjay(args);
  expect(ran.code).toBe(code);
  if (code !== 0) expect(ran.stderr).not.toBe("");
});

it("shows before and after in the demo, and where the output lies", async () => {
  const ran = await scrubjay(["demo"]);
  expect(ran.code).toBe(0);
  expect(ran.stdout).toContain("Mrs. Hansen is a 60-year-old");
  expect(ran.stdout).toContain("Mrs. [PATIENT] is a [AGE]-year-old");
  const out = /After: {2}(.*)/.exec(ran.stdout)?.[1] as string;
  expect(await readFile(join(out, "note-000001.txt"), "utf8")).toContain(
    "Mrs. [PATIENT] is a [AGE]-year-old",
  );
});

it("tags without changing the text, with score and finder", async () => {
  const out = join(await newFolder(), "tagged.jsonl");
  await scrubjay(["tag", ...RULES, join(ROOT, "samples/discharge-summary.txt"), "--out", out]);
  const note = JSON.parse(await readFile(out, "utf8"));
  expect(note.text).toBe(await readFile(join(ROOT, "samples/discharge-summary.txt"), "utf8"));
  const mrn = note.spans.find((span: { type: string }) => span.type === "MEDICALRECORD");
  expect(note.text.slice(mrn.start, mrn.end)).toBe("00481-7723");
  expect(mrn.score).toBeGreaterThan(0.5);
  expect(mrn.source).toMatch(/^rule:medical-record\//);
});

it("counts totals, unique surfaces, tokens and notes", async () => {
  const folder = await newFolder();
  await mkdir(join(folder, "north"));
  await writeFile(join(folder, "north/a.inline"), "[[DATE:3/4]] and [[DATE:3/4]] and [[DATE:3/5]].");
  await writeFile(join(folder, "b.inline"), "Dr. [[DOCTOR:Lee]] on [[DATE:3/4]].");
  await writeFile(join(folder, "README.md"), "beside the notes");
  const { stdout } = await scrubjay(["stats", folder, "--by-folder", "--json"]);
  const stats = JSON.parse(stdout);
  expect(stats.notes).toBe(2);
  expect(stats.types).toEqual([
    { type: "DATE", total: 4, unique: 2, notes: 2, perNote: 2 },
    { type: "DOCTOR", total: 1, unique: 1, notes: 1, perNote: 0.5 },
    { type: "Total", total: 5, unique: 3, notes: 2, perNote: 2.5 },
  ]);
  expect(stats.byFolder.north.types[0]).toMatchObject({ type: "DATE", total: 3, unique: 2 });
  expect((await scrubjay(["stats", folder])).stdout).toMatch(/DATE\s+1 \(1\)\s+3 \(2\)\s+4 \(2\)/);
  expect((await scrubjay(["stats", folder, "--by-folder"])).stdout).toMatch(/DATE\s+4\s+2/);
});

it("carries a note through every format and back, byte for byte", async () => {
  const folder = await newFolder();
  const text =
    'Zoë 😀 e\u0301\t[x] \\ <b> & ]]> "q"\r\n\r\nDr. O’Brien–Smith\ton 3/4.\r\nlast line without end';
  await writeFile(join(folder, "note.txt"), text);
  let from = join(folder, "note.txt");
  const steps = ["jsonl", "i2b2-2006", "i2b2-2014", "brat", "inline", "sgml", "csv", "txt"];
  for (const [index, format] of steps.entries()) {
    const out = join(folder, `step-${index}`);
    const ran = await scrubjay(["convert", from, "--out", out, "--to", format]);
    expect(`${format}: ${ran.code} ${ran.stderr}`).toBe(`${format}: 0 `);
    from = out;
  }
  const back = await scrubjay(["convert", from, "--out", "-", "--to", "jsonl"]);
  expect(JSON.parse(back.stdout).text).toBe(text);
});

it("refuses broken input by file and line, without its text", async () => {
  const folder = await newFolder();
  await writeFile(
    join(folder, "bad.jsonl"),
    '{"id":"a","text":"Ostrander","spans":[{"start":0,"end":99,"type":"DATE"}]}\n',
  );
  const ran = await scrubjay(["stats", join(folder, "bad.jsonl")]);
  expect(ran.code).toBe(2);
  expect(ran.stderr).toMatch(/bad\.jsonl:1/);
  expect(ran.stderr).not.toContain("Ostrander");
});
