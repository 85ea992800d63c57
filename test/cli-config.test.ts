import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { newFolder, RULES, scrubjay } from "./scrubjay.js";

const CONFIG = {
  allow: { terms: ["Norton", "Quillfeather"] },
  deny: [{ pattern: "BRN-\\d{6}", type: "IDNUM" }],
  patients: "registration.csv",
  rules: [{ name: "arm", type: "IDNUM", pattern: "arm (?<value>[A-Z]\\d)" }],
  types: { off: ["DATE"] },
  replace: { PATIENT: "label" },
};
const NOTES = [
  { id: "n1", patient: "p1", text: "a. quilfeather, arm K4, BRN-004817. Dr. Norton on 3/4/2012." },
  { id: "n2", patient: "p2", text: "We met quilfeather." },
];

async function site(config: object = CONFIG): Promise<{ notes: string; config: string; out: string }> {
  const folder = await newFolder();
  await writeFile(join(folder, "notes.jsonl"), NOTES.map((note) => `${JSON.stringify(note)}\n`).join(""));
  await writeFile(join(folder, "registration.csv"), "patient,name\np1,Ada Quillfeather\n");
  await writeFile(join(folder, "scrubjay.config.json"), JSON.stringify(config));
  return {
    notes: join(folder, "notes.jsonl"),
    config: join(folder, "scrubjay.config.json"),
    out: join(folder, "out.jsonl"),
  };
}

const linesOf = async (
  path: string,
): Promise<{ text: string; spans: { type: string; source: string }[] }[]> =>
  (await readFile(path, "utf8"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

it("takes out what the config names, and for the patient alone what registration knows", async () => {
  const { notes, config, out } = await site();
  const ran = await scrubjay(["deid", ...RULES, notes, "--out", out, "--config", config, "--mode", "mask"]);
  expect(ran.stderr).toBe("");
  expect(ran.code).toBe(0);
  expect((await linesOf(out)).map(({ text }) => text)).toEqual([
    "[PATIENT-1], arm **, **********. Dr. Norton on 3/4/2012.",
    "We met quilfeather.",
  ]);
});

it("tags with the finder of each span and no value", async () => {
  const { notes, config, out } = await site();
  await scrubjay(["tag", ...RULES, notes, "--out", out, "--config", config]);
  const [first] = await linesOf(out);
  expect(first?.spans.map(({ type, source }) => `${type} ${source}`)).toEqual([
    "PATIENT known:name",
    "IDNUM rule:config/arm",
    "IDNUM config:deny",
  ]);
});

it("reads no config that is not named", async () => {
  const { notes, out } = await site();
  await scrubjay(["deid", ...RULES, notes, "--out", out]);
  expect((await linesOf(out))[0]?.text).toContain("BRN-004817. Dr. [DOCTOR] on [DATE].");
});

it.each([
  [{ alow: {} }, [], 2, /scrubjay\.config\.json: alow: unknown key[\s\S]*Did you mean "allow"/],
  [{ patients: "none.csv" }, [], 1, /none\.csv: there is no such file/],
  [{ replace: { default: "mask" } }, ["--mode", "label"], 1, /--mode and replace\.default/],
])("stops before the first note: %j", async (content, more, code, message) => {
  const { notes, config, out } = await site(content);
  const ran = await scrubjay(["deid", ...RULES, notes, "--out", out, "--config", config, ...more]);
  expect(ran.code).toBe(code);
  expect(ran.stderr).toMatch(message);
  await expect(readFile(out)).rejects.toThrow();
});

it("answers a config that is not there", async () => {
  const { notes, out } = await site();
  const ran = await scrubjay(["tag", ...RULES, notes, "--out", out, "--config", "none.json"]);
  expect(ran.code).toBe(1);
  expect(ran.stderr).toContain("none.json: there is no such file");
});
