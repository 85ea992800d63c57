// ScrubJay's CRF against CRFsuite: same attributes, same features, same machine, one run.
//   npm run bench:crf            everything, median of three; non-zero exit where a bar is missed
//   npm run bench:crf -- --quick one round, no run to convergence
// MEDDOCAN is found through SCRUBJAY_CORPORA. CRFsuite (PyPI python-crfsuite) is installed into a temporary folder.
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findCorpora } from "./crf/corpora.mjs";
import { sequencesOf } from "./crf/features.mjs";
import { strictF1 } from "./crf/strict-f1.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const quick = process.argv.includes("--quick");
const ROUNDS = quick ? 1 : 3;
const ITERATIONS = 60;
const work = mkdtempSync(join(tmpdir(), "scrubjay-bench-"));
const library = join(work, "crfsuite");

const start = promisify(execFile);
async function run(command, args, env = {}) {
  const { stdout, stderr } = await start(command, args, {
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 1 << 26,
  });
  process.stderr.write(stderr);
  return JSON.parse(stdout.trim().split("\n").at(-1));
}
const crfsuite = (job) =>
  run("python3", [join(here, "crf", "crfsuite.py"), JSON.stringify(job)], { PYTHONPATH: library });
const scrubjay = (job) => run(process.execPath, [join(here, "crf", "scrubjay.mjs"), JSON.stringify(job)]);

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];
const medianOf = (runs, field) => median(runs.map((one) => one[field]));

function writeSequences(path, sequences) {
  const lines = [];
  for (const { labels, attributes } of sequences) {
    labels.forEach((label, t) => {
      lines.push(`${label}\t${attributes[t].join("\t")}`);
    });
    lines.push("");
  }
  writeFileSync(path, `${lines.join("\n")}\n`);
}

async function benchOn(corpus) {
  const place = (name) => join(work, name);
  const sequences = { train: sequencesOf(corpus.train), dev: sequencesOf(corpus.dev) };
  for (const part of ["train", "dev"]) writeSequences(place(`${part}.txt`), sequences[part]);
  const tokens = sequences.train.reduce((sum, { labels }) => sum + labels.length, 0);
  const gold = sequences.dev.map(({ labels }) => labels);
  console.log(`\n## ${corpus.name}: ${sequences.train.length} lines, ${tokens} tokens to train on`);

  const theirs = { do: "train", data: place("train.txt"), model: place("theirs.model") };
  const our = { do: "train", data: place("train.txt"), model: place("ours.model") };
  const same = { c1: 0, c2: 1 };
  const sixty = { theirs: [], one: [], two: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const settings = { ...same, max_iterations: ITERATIONS, delta: 0 };
    sixty.theirs.push(await crfsuite({ ...theirs, settings }));
    for (const [name, threads] of [
      ["one", 1],
      ["two", 2],
    ])
      sixty[name].push(
        await scrubjay({ ...our, settings: { ...same, maxIterations: ITERATIONS, delta: 0, threads } }),
      );
    console.log(
      `round ${round + 1}: CRFsuite ${sixty.theirs[round].seconds.toFixed(1)} s, ScrubJay ${sixty.one[round].seconds.toFixed(1)} s with 1 thread (processor ${sixty.one[round].cpu.toFixed(1)} s), ${sixty.two[round].seconds.toFixed(1)} s with 2 (processor ${sixty.two[round].cpu.toFixed(1)} s)`,
    );
  }
  const tag = { do: "tag", data: place("dev.txt") };
  const theirTag = { ...tag, model: theirs.model, out: place("theirs.txt") };
  const ourTag = { ...tag, model: our.model, out: place("ours.txt") };
  const tagged = { theirs: [], ours: [] };
  for (let round = 0; round < ROUNDS; round++) {
    tagged.theirs.push(await crfsuite(theirTag));
    tagged.ours.push(await scrubjay(ourTag));
  }

  const rows = [];
  const row = (what, a, b, must, ok) => rows.push({ what, a, b, must, ok });
  const trained = medianOf(sixty.theirs, "seconds");
  for (const [name, least] of /** @type {[string, number][]} */ ([
    ["one", 1],
    ["two", 2],
  ])) {
    const ratio = trained / medianOf(sixty[name], "seconds");
    const seconds = `${medianOf(sixty[name], "seconds").toFixed(1)} s (${ratio.toFixed(1)}×)`;
    row(
      `training, ${name} thread${name === "two" ? "s" : ""}`,
      `${trained.toFixed(1)} s`,
      seconds,
      `${least.toFixed(1)}× as fast`,
      ratio >= least,
    );
  }
  const tagSpeed = medianOf(tagged.theirs, "seconds") / medianOf(tagged.ours, "seconds");
  row(
    "tagging from ready features, one core",
    `${medianOf(tagged.theirs, "seconds").toFixed(2)} s`,
    `${medianOf(tagged.ours, "seconds").toFixed(2)} s (${tagSpeed.toFixed(1)}×)`,
    "2.0× as fast",
    tagSpeed >= 2,
  );
  if (!quick) {
    const limits = { epsilon: 1e-6, delta: 1e-8, period: 10 };
    // Nobody looks at the clock here, so both run at once.
    const [end, ourEnd] = await Promise.all([
      crfsuite({ ...theirs, settings: { ...same, ...limits, max_iterations: 3000 } }),
      scrubjay({ ...our, settings: { ...same, ...limits, maxIterations: 3000, threads: 1 } }),
    ]);
    const difference = Math.abs(ourEnd.objective / end.objective - 1);
    row(
      `objective at convergence (${end.iterations} and ${ourEnd.iterations} iterations)`,
      end.objective.toFixed(4),
      `${ourEnd.objective.toFixed(4)} (${difference.toExponential(1)})`,
      "within 1e-5",
      difference < 1e-5,
    );
    // The models just trained replace the first ones: far from the optimum, F1 depends on the path taken there.
    await crfsuite(theirTag);
    await scrubjay(ourTag);
  }
  const f1 = (out) => strictF1(gold, readLabels(place(out)));
  const scores = { theirs: f1("theirs.txt"), ours: f1("ours.txt") };
  row(
    "strict F1 on dev",
    scores.theirs.toFixed(2),
    scores.ours.toFixed(2),
    "x − 0.1",
    scores.ours >= scores.theirs - 0.1,
  );
  const memory = medianOf(sixty.theirs, "megabytes");
  const ourMemory = medianOf(sixty.two, "megabytes");
  row(
    "peak memory in training",
    `${memory.toFixed(0)} MB`,
    `${ourMemory.toFixed(0)} MB (${(ourMemory / memory).toFixed(2)}×)`,
    "at most 1.5×",
    ourMemory <= 1.5 * memory,
  );
  printRows(rows);
  console.log(`model loads in ${(medianOf(tagged.ours, "loadSeconds") * 1000).toFixed(0)} ms`);
  for (const bits of [16, 8]) {
    const model = place(`ours-${bits}.model`);
    await scrubjay({ do: "narrow", from: our.model, model, bits });
    await scrubjay({ ...tag, model, out: place("q.txt") });
    const size = (name) => (readFileSync(place(name)).length / 2 ** 20).toFixed(1);
    console.log(
      `${bits}-bit weights: strict F1 ${f1("q.txt").toFixed(2)} (32-bit ${scores.ours.toFixed(2)}), ${size(`ours-${bits}.model`)} MB`,
    );
  }
  return rows.every(({ ok }) => ok);
}

function readLabels(path) {
  return readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(" "));
}

function printRows(rows) {
  const head = { what: "", a: "CRFsuite", b: "ScrubJay", must: "must", ok: "" };
  const cells = [head, ...rows].map(({ what, a, b, must, ok }) => [
    what,
    a,
    b,
    must,
    ok === "" ? "" : ok ? "met" : "MISSED",
  ]);
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  for (const line of cells)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join("  ")
        .trimEnd(),
    );
}

let met = true;
try {
  try {
    execFileSync("python3", ["-m", "pip", "install", "--quiet", "--target", library, "python-crfsuite"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
  } catch {
    // Said below.
  }
  if (!existsSync(library))
    console.log("skipped: python-crfsuite could not be installed with python3 -m pip");
  else {
    for (const corpus of findCorpora(dirname(here))) {
      if (corpus.skip) console.log(`\n## ${corpus.name}: skipped, ${corpus.skip}`);
      else met = (await benchOn(corpus)) && met;
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
if (!met) {
  console.log("\nA bar was missed.");
  process.exitCode = 1;
}
