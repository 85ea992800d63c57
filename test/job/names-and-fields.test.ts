import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { type DeidJobOptions, runDeid } from "../../src/job/index.js";
import { newFolder } from "../scrubjay.js";
import { manifestNotes, SMALL } from "./kit.js";

vi.setConfig({ testTimeout: 120_000 });

const job = (options: Partial<DeidJobOptions> & Pick<DeidJobOptions, "inputs" | "out">) => {
  const spec = { model: "rules", config: {}, replace: { mode: "redact" as const } };
  return runDeid({ ...SMALL, spec, read: {}, workers: 1, keepNames: true, ...options });
};

async function input(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await newFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

describe("a name as long as the file system takes", () => {
  const LONGEST = `${"n".repeat(251)}.txt`;

  it("stands in no note's way, neither its own", async () => {
    const folder = await input({ "a.txt": "Dr. Ostrander", [LONGEST]: "Dr. Ostrander", "z.txt": "fine" });
    await mkdir(join(folder, "d".repeat(255)));
    await writeFile(join(folder, "d".repeat(255), LONGEST), "Dr. Ostrander");
    const out = join(await newFolder(), "clean");
    expect(await job({ inputs: [folder], out })).toMatchObject({ written: 4, withheld: 0 });
    expect(await readFile(join(out, LONGEST), "utf8")).toBe("Dr. [DOCTOR]");
    expect(await job({ inputs: [folder], out, resume: true })).toMatchObject({ written: 4, resumed: 4 });
  });

  it("is refused for that note alone where it would get longer still, and the rest is done", async () => {
    const notes = ["a", "n".repeat(300), "z"].map((id) => JSON.stringify({ id, text: "Dr. Ostrander" }));
    const inputs = [join(await input({ "n.jsonl": notes.join("\n") }), "n.jsonl")];
    const out = join(await newFolder(), "clean");
    expect(await job({ inputs, out, to: "txt" })).toMatchObject({ written: 2, withheld: 1 });
    const reasons = (await manifestNotes(join(out, "manifest.jsonl"))).map(({ reason }) => reason);
    expect(reasons).toEqual([null, "bad-name", null]);
    expect(await job({ inputs, out, to: "txt", resume: true })).toMatchObject({ resumed: 3 });
  });

  it("is refused for the output, its manifest and its journal, before anything is done", async () => {
    const inputs = [join(await input({ "n.txt": "Dr. Ostrander" }), "n.txt")];
    const home = await newFolder();
    for (const length of [239, 300]) {
      const out = join(home, `${"n".repeat(length)}.jsonl`);
      await expect(job({ inputs, out })).rejects.toMatchObject({
        code: "bad-name",
        hint: expect.stringContaining("shorter name"),
      });
    }
    expect(await readdir(home)).toEqual([]);
  });
});

describe("a run that wrote nothing", () => {
  it.each<[string, Partial<DeidJobOptions>]>([
    ["because no note could be read", { read: { columns: { text: "BODY" } } }],
    ["because there were too many failures", { read: { columns: { text: "BODY" } }, maxFailures: 0 }],
  ])("stands in no way of the corrected command, %s", async (_why, mistake) => {
    const folder = await input({ "n.csv": "id,text,ward\nn1,Dr. Ostrander,4W\nn2,fine,4W\n" });
    for (const name of mistake.maxFailures === 0 ? ["clean.csv"] : ["clean.csv", "clean"]) {
      const options = { inputs: [join(folder, "n.csv")], out: join(folder, name) };
      await job({ ...options, ...mistake }).catch(() => {});
      expect(await job(options)).toMatchObject({ written: 2 });
      await expect(job(options)).rejects.toMatchObject({
        exitCode: 1,
        hint: expect.stringContaining("--overwrite"),
      });
    }
  });
});

describe("a field that is named", () => {
  const TABLE = "id,text,ward\nn1,Dr. Ostrander,4W\n";

  it("and is no column of the table ends the job before anything is written", async () => {
    const folder = await input({ "n.csv": TABLE });
    const options = { inputs: [join(folder, "n.csv")], out: join(folder, "clean.csv") };
    await expect(job({ ...options, keepColumns: ["ward", "wrad"] })).rejects.toMatchObject({
      code: "missing-column",
      exitCode: 1,
      message: expect.stringContaining('"wrad"'),
    });
    await expect(stat(options.out)).rejects.toThrow();
    expect(await job({ ...options, keepColumns: ["ward"] })).toMatchObject({ written: 1, warnings: [] });
    expect(await readFile(options.out, "utf8")).toContain("4W");
  });

  it("and stands in no line is told", async () => {
    const folder = await input({ "n.jsonl": '{"id":"n1","text":"Dr. Ostrander","ward":"4W"}\n' });
    const { warnings } = await job({
      inputs: [join(folder, "n.jsonl")],
      out: join(folder, "clean.jsonl"),
      keepColumns: ["ward", "wrad"],
      read: { columns: { patient: "MRM" } },
    });
    expect(warnings).toEqual([
      '--keep-columns: no note has a field "wrad"',
      '--columns: no note has a field "MRM" (patient)',
    ]);
  });

  it("holds what --columns says, in lines as in a table", async () => {
    const line = { nid: "n1", body: "Dr. Ostrander", who: "P7", text: "Ms. Quillfeather", ward: "4W" };
    const folder = await input({ "n.jsonl": `${JSON.stringify(line)}\n` });
    const out = join(folder, "clean.jsonl");
    const read = { columns: { id: "nid", text: "body", patient: "who" } };
    await job({ inputs: [join(folder, "n.jsonl")], out, read, keepColumns: ["ward"] });
    expect(JSON.parse(await readFile(out, "utf8"))).toEqual({
      id: "n1",
      text: "Dr. [DOCTOR]",
      patient: "P7",
      ward: "4W",
    });
    await rm(out);
    const wrong = { columns: { text: "bdy" } };
    const job2 = job({ inputs: [join(folder, "n.jsonl")], out, overwrite: true, read: wrong });
    expect(await job2).toMatchObject({ written: 0, withheld: 1 });
  });
});
