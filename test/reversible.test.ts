import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { runDeid } from "../src/job/index.js";
import { SMALL } from "./job/kit.js";
import { newFolder, RULES, scrubjay } from "./scrubjay.js";

vi.setConfig({ testTimeout: 180_000 });

const TEXTS = [
  "Ms. Quillfeather saw Dr. Ostrander on Tuesday, 3/6/2012.\r\nMRN: 0048177\r\n",
  "Nothing here.\n",
  "Call 617-555-0134 about Mr. Abara, 54.\n",
];

async function inputs(): Promise<string> {
  const folder = join(await newFolder(), "in");
  await mkdir(folder);
  for (const [n, text] of TEXTS.entries()) await writeFile(join(folder, `n${n}.txt`), text);
  return folder;
}

const textsIn = async (folder: string): Promise<string[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
};

it("restores notes to the letter for who has the key, and for nobody else", async () => {
  const folder = await newFolder();
  const at = (name: string) => join(folder, name);
  const given = await inputs();
  for (const name of ["our.key", "other.key"])
    expect((await scrubjay(["keygen", "--out", at(name)])).code).toBe(0);
  const job = [
    "deid",
    ...RULES,
    given,
    "--out",
    at("clean"),
    "--mode",
    "surrogate",
    "--keep-weekdays",
    "--map",
    at("map"),
  ];
  expect(await scrubjay([...job, "--key-file", at("our.key")])).toMatchObject({ code: 0 });
  const clean = await textsIn(at("clean"));
  expect(clean.join()).not.toMatch(/Quillfeather|Ostrander|0048177|0134|3\/6\/2012/);
  expect(clean.join()).toContain("Tuesday");
  expect(await readFile(at("map"), "utf8")).not.toMatch(/Quillfeather|Ostrander/);
  const reveal = ["reveal", at("clean"), "--map", at("map"), "--out"];
  expect(await scrubjay([...reveal, at("back"), "--key-file", at("our.key")])).toMatchObject({ code: 0 });
  expect((await textsIn(at("back"))).sort()).toEqual([...TEXTS].sort());
  const wrong = await scrubjay([...reveal, at("wrong"), "--key-file", at("other.key")]);
  expect(wrong.code).not.toBe(0);
  expect(wrong.stderr).toContain("cannot be opened with this key");
});

const ONE_BY_ONE = { limits: { ...SMALL.limits, notes: 1 }, checkpointEvery: 1 };

it("keeps the mapping whole when the job is stopped and resumed", async () => {
  const folder = await newFolder();
  const given = [await inputs()];
  const key = new Uint8Array(32).fill(5);
  const spec = { model: "rules", config: {}, replace: { mode: "surrogate" as const, key } };
  const job = (name: string, options: object) =>
    runDeid({
      ...ONE_BY_ONE,
      spec,
      read: {},
      inputs: given,
      workers: 1,
      out: join(folder, name),
      map: join(folder, `${name}.map`),
      ...options,
    });
  await job("whole", {});
  const stop = new AbortController();
  await expect(job("parts", { signal: stop.signal, onProgress: () => stop.abort() })).rejects.toThrow();
  await job("parts", { resume: true });
  const map = (name: string) => readFile(join(folder, `${name}.map`));
  expect(await map("parts")).toEqual(await map("whole"));
  expect((await map("whole")).toString().trim().split("\n")).toHaveLength(TEXTS.length);
});
