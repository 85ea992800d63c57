import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { noteWithSentinels, scrubjay } from "../kit.mjs";

const NOTES = 160;

/** What is made once, when somebody asks for it. */
function once(make) {
  let made;
  return function () {
    made ??= make.call(this);
    return made;
  };
}

async function mustDo(args) {
  const ran = await scrubjay(args);
  if (ran.code !== 0) throw new Error(`scrubjay ${args.join(" ")}: ${ran.stderr}`);
}

/** What the commands work on, in a folder. */
function material(root) {
  const at = (name) => join(root, name);
  return {
    notes: once(async () => {
      mkdirSync(at("in"));
      for (let n = 1; n <= NOTES; n++) writeFileSync(at(`in/n${1000 + n}.txt`), noteWithSentinels(n));
      return at("in");
    }),
    tagged: once(async function () {
      await mustDo([
        "tag",
        "--model",
        "rules",
        await this.notes(),
        "--out",
        at("tagged.jsonl"),
        "--to",
        "jsonl",
      ]);
      return at("tagged.jsonl");
    }),
    key: once(async () => {
      await mustDo(["keygen", "--out", at("our.key")]);
      return at("our.key");
    }),
    clean: once(async function () {
      await mustDo(["deid", "--model", "rules", await this.notes(), "--out", at("clean")]);
      return at("clean");
    }),
    released: once(async function () {
      const surrogates = ["--mode", "surrogate", "--key-file", await this.key()];
      const args = [
        "deid",
        "--model",
        "rules",
        await this.notes(),
        "--out",
        at("released.jsonl"),
        "--to",
        "jsonl",
      ];
      await mustDo([...args, "--with-spans", ...surrogates]);
      return at("released.jsonl");
    }),
  };
}

const noteFile = (n) => `note-${String(n).padStart(6, "0")}.txt`;

/**
 * Commands that are stopped. Each has its arguments, what its output is called, and moments: seconds after it begins, as a
 * share of what it takes when nobody disturbs it, or a path below its output.
 */
export function commandsIn(root) {
  const made = material(root);
  const alike = { "a quarter": 0.25, "the middle": 0.5, "three quarters": 0.75, "the end": 0.95 };
  return [
    {
      name: "deid",
      out: "clean",
      args: async (out) => ["deid", await made.notes(), "--out", out],
      moments: {
        "loading the model": 0.2,
        "the journal": ".scrubjay-journal",
        "the first note": noteFile(1),
        "the middle": noteFile(NOTES / 2),
        "the end": noteFile(NOTES),
      },
      resumes: true,
    },
    {
      name: "deid to one packed file",
      out: "clean.jsonl.gz",
      args: async (out) => ["deid", await made.notes(), "--out", out, "--to", "jsonl", "--workers", "1"],
      moments: alike,
      resumes: true,
    },
    {
      name: "deid line in, line out",
      args: async () => ["deid", "-", "--from", "jsonl", "--to", "jsonl", "--model", "rules"],
      // It waits for more until it is told to stop.
      input: null,
      moments: { waiting: 0.8 },
      endless: true,
    },
    {
      name: "tag",
      out: "tagged",
      args: async (out) => ["tag", await made.notes(), "--out", out, "--to", "brat"],
      moments: { ...alike, "the first note": "n1001.txt", "the last note": `n${1000 + NOTES}.txt` },
    },
    {
      name: "convert",
      out: "converted",
      args: async (out) => ["convert", await made.tagged(), "--out", out, "--to", "i2b2-2014"],
      moments: alike,
    },
    {
      name: "train",
      out: "our.model",
      args: async (out) => ["train", "--recipe", "carafe", "--corpus", await made.tagged(), "--out", out],
      moments: alike,
    },
    {
      name: "evaluate",
      args: async () => ["evaluate", "--gold", await made.tagged(), "--pred", await made.tagged()],
      moments: alike,
    },
    {
      name: "attack",
      out: "report.html",
      args: async (out) => ["attack", await made.released(), "--out", out],
      moments: alike,
    },
    {
      name: "resynth",
      out: "copy.jsonl",
      args: async (out) => ["resynth", await made.tagged(), "--out", out, "--key-file", await made.key()],
      moments: alike,
    },
    { name: "verify", args: async () => ["verify", await made.clean()], moments: alike },
  ];
}
