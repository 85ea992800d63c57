import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { type RanOffline, runOffline } from "./offline.js";
import { newFolder, ROOT } from "./scrubjay.js";

const MAIN = join(ROOT, "dist/cli/main.js");
const SAMPLES = join(ROOT, "samples");

describe("the closed network", () => {
  it.each([
    ["net", `require("node:net").connect(9, "192.0.2.1")`, "connect"],
    ["import of net", `import("node:net").then(({ connect }) => connect(9, "192.0.2.1"))`, "connect"],
    ["https", `require("node:https").get("https://192.0.2.1/")`, "connect"],
    ["fetch", `fetch("http://192.0.2.1/")`, "connect"],
    ["dns", `require("node:dns").lookup("example.org", () => {})`, "dns lookup"],
    ["dns promises", `require("node:dns/promises").resolve4("example.org")`, "dns resolve4"],
    ["udp", `require("node:dgram").createSocket("udp4")`, "dgram"],
    ["a server", `require("node:http").createServer().listen(0)`, "listen"],
    [
      "a worker",
      `new (require("node:worker_threads").Worker)('require("node:net").connect(9, "192.0.2.1")', { eval: true })`,
      "connect",
    ],
    [
      "a child",
      `require("node:child_process").spawnSync(process.execPath, ["-e", 'require("node:net").connect(9)'])`,
      "connect",
    ],
    ["a swallowed error", `try { require("node:net").connect(9, "192.0.2.1") } catch {}`, "connect"],
  ])("notices %s", async (_what, script, attempt) => {
    expect((await runOffline(["-e", script])).attempts).toContain(attempt);
  });
});

describe("the command line opens no socket", () => {
  let folder: string;
  const at = (name: string): string => join(folder, name);
  const scrubjay = (...args: string[]): Promise<RanOffline> => runOffline([MAIN, ...args]);

  beforeAll(async () => {
    folder = await newFolder();
    mkdirSync(at("broken"));
    writeFileSync(at("broken/a.txt"), Buffer.from([0xff, 0xfe, 0x00]));
    writeFileSync(at("broken/b.txt"), "Dr. Okafor called.");
  });

  // In this order: later ones use what earlier ones wrote.
  it.each<[string, () => string[], number]>([
    ["demo", () => ["demo", "--out", at("demo")], 0],
    ["deid", () => ["deid", SAMPLES, "--out", at("clean")], 0],
    ["keygen", () => ["keygen", "--out", at("our.key")], 0],
    [
      "deid with surrogates",
      () => ["deid", SAMPLES, "--out", at("invented"), "--mode", "surrogate", "--key-file", at("our.key")],
      0,
    ],
    ["verify", () => ["verify", at("clean")], 0],
    ["deid with a withheld note", () => ["deid", at("broken"), "--out", at("rest")], 3],
    ["deid of nothing", () => ["deid", at("missing"), "--out", at("none")], 2],
    ["tag", () => ["tag", SAMPLES, "--out", at("tagged.jsonl"), "--to", "jsonl"], 0],
    ["tag to html", () => ["tag", SAMPLES, "--out", at("pages"), "--to", "html"], 0],
    ["convert", () => ["convert", at("tagged.jsonl"), "--out", at("brat"), "--to", "brat"], 0],
    ["stats", () => ["stats", at("tagged.jsonl")], 0],
    ["explain", () => ["explain", join(SAMPLES, "nursing-note.txt")], 0],
    [
      "evaluate with plots",
      () => [
        "evaluate",
        "--gold",
        at("tagged.jsonl"),
        "--pred",
        at("tagged.jsonl"),
        "--report",
        at("r.html"),
      ],
      0,
    ],
    ["agree", () => ["agree", at("tagged.jsonl"), at("tagged.jsonl")], 0],
    ["report", () => ["report", at("clean"), "--out", at("officer.html")], 0],
    ["audit-sample", () => ["audit-sample", at("clean"), "--sheet", at("sheet.csv")], 0],
    ["recipes", () => ["recipes"], 0],
    ["rules", () => ["rules", "list"], 0],
  ])("%s", async (_name, args, code) => {
    const ran = await scrubjay(...args());
    expect(ran.attempts).toBe("");
    expect(`${ran.code}${ran.code === code ? "" : ran.stderr}`).toBe(String(code));
  });

  it("draws pages that fetch nothing", () => {
    for (const page of ["r.html", "officer.html"]) {
      const html = readFileSync(at(page), "utf8");
      expect(html).toContain("<svg");
      expect(html).toContain("default-src 'none'");
      expect(html).not.toMatch(
        /<(script|link|img|iframe|object|embed|base|form)\b|@import|url\(\s*["']?[a-z]+:/i,
      );
    }
  });
});
