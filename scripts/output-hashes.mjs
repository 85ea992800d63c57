/**
 * npm run hashes                  compares what the commands write today with test/output-hashes.json
 * npm run hashes -- --write       writes that list anew: in a commit of its own that says why bytes change
 * npm run hashes -- --only tag    those whose name begins so
 *
 * `deid` in every mode, `tag`, `convert` and `resynth` over corpus/ and samples/: what a change of the house, and not of
 * what it does, must leave as it is. Manifests are left out: they name the version. Needs a built dist/.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readCorpus } from "./corpus/read.mjs";

const ROOT = resolve(import.meta.dirname, "..");
const LIST = join(ROOT, "test/output-hashes.json");
const FORMATS = ["txt", "jsonl", "i2b2-2006", "i2b2-2014", "brat", "conll", "csv", "inline", "sgml", "html"];
const MODES = ["redact", "label", "mask", "surrogate"];
const POLICIES = ["safe-harbor", "limited-data-set", "full", "cchmc-irb"];
/** Nothing without marks, so that they have to be asked for. */
const MARKS = new Set(["conll", "html"]);
const ONE_FILE = new Set(["jsonl", "csv"]);

const { values } = parseArgs({
  options: { write: { type: "boolean", default: false }, only: { type: "string", default: "" } },
});

const folder = mkdtempSync(join(tmpdir(), "scrubjay-hashes-"));
try {
  const commands = commandsIn(folder).filter(([name]) => name.startsWith(values.only));
  const found = Object.fromEntries(commands.map(([name, args], n) => [name, hashOf(name, args, `out-${n}`)]));
  if (values.write) {
    const kept = values.only === "" || !existsSync(LIST) ? {} : JSON.parse(readFileSync(LIST, "utf8"));
    writeFileSync(LIST, `${JSON.stringify({ ...kept, ...found }, undefined, 2)}\n`);
  } else compare(JSON.parse(readFileSync(LIST, "utf8")), found);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function compare(listed, found) {
  const changed = Object.keys(found).filter((name) => listed[name] !== found[name]);
  console.log(`${Object.keys(found).length - changed.length} as listed, ${changed.length} changed`);
  for (const name of changed) console.log(`  changed: ${name}`);
  if (changed.length > 0) process.exitCode = 1;
}

/** Names and arguments; notes without marks are written first, as a user's would come. */
/** @returns {any[][]} names of commands, and their arguments */
function commandsIn(folder) {
  const plain = join(folder, "plain.jsonl");
  const key = join(folder, "our.key");
  writeFileSync(key, `scrubjay-key-1:${Buffer.alloc(32, 7).toString("base64url")}\n`, { mode: 0o600 });
  const notes = readCorpus([]).flatMap((institution) => institution.notes);
  const lines = notes.map(({ id, text, patient }) => JSON.stringify({ id, text, patient }));
  writeFileSync(plain, `${lines.join("\n")}\n`);
  const corpus = join(ROOT, "corpus");
  const samples = join(ROOT, "samples");
  const keyed = ["--key-file", key];
  return [
    ["tag corpus", ["tag", plain, "--to", "jsonl"]],
    ...FORMATS.map((format) => [`tag samples to ${format}`, ["tag", samples, "--to", format]]),
    ...FORMATS.map((format) => [`convert corpus to ${format}`, ["convert", corpus, "--to", format]]),
    ...MODES.map((mode) => [
      `deid corpus ${mode}`,
      ["deid", plain, "--mode", mode, ...keyed, "--keep-names", "--to", "jsonl"],
    ]),
    ...POLICIES.map((policy) => [
      `deid corpus surrogate ${policy}`,
      ["deid", plain, "--mode", "surrogate", "--policy", policy, ...keyed, "--to", "jsonl"],
    ]),
    ...FORMATS.flatMap((format) =>
      MODES.map((mode) => [
        `deid samples ${mode} to ${format}`,
        [
          "deid",
          samples,
          "--mode",
          mode,
          ...keyed,
          ...(MARKS.has(format) ? ["--with-spans"] : []),
          "--to",
          format,
        ],
      ]),
    ),
    ...["generate", "shuffle"].map((strategy) => [
      `resynth corpus ${strategy}`,
      ["resynth", corpus, "--strategy", strategy, ...keyed, "--to", "jsonl"],
    ]),
  ];
}

/** One hash over all that the command writes, names and bytes. */
function hashOf(name, args, at) {
  const to = args.at(-1);
  const out = join(folder, ONE_FILE.has(to) ? `${at}.${to}` : at);
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, "dist/cli/main.js"), ...args, "--out", out],
    { encoding: "utf8" },
  );
  // Some notes withheld is a result like another.
  if (status !== 0 && status !== 3) throw new Error(`${name}: exit code ${status}: ${stderr.slice(0, 500)}`);
  const files = ONE_FILE.has(to) ? [out] : filesBelow(out);
  const hash = createHash("sha256");
  for (const file of files)
    hash.update(`${relative(out, file)}\0`).update(createHash("sha256").update(readFileSync(file)).digest());
  for (const file of files) rmSync(file);
  mkdirSync(folder, { recursive: true });
  process.stderr.write(`${name}\n`);
  return hash.digest("hex").slice(0, 32);
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "manifest.jsonl")
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
