import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerOf } from "./against.mjs";
import { newFolder, runApart } from "./kit.mjs";
import { writeFiles, writeLines } from "./notes.mjs";

const CACHE = fileURLToPath(new URL("../.cache/compromise/", import.meta.url));

/**
 * Files to files, two workers and one, beside a redaction with compromise. A night's work has millions of notes: here are
 * enough of them for the engine's compiling, some ten seconds, not to count for much. Compromise warms up likewise.
 * All take turns, since a machine is not as fast at one time as at another, and the mean of each counts.
 */
export async function speed(options) {
  if (options.against !== undefined) return speedAgainst(options);
  const { texts, quick, model, row } = options;
  const count = quick ? 600 : 20_000;
  const folder = newFolder();
  writeFiles(join(folder, "in"), texts, count);
  const run = async (workers, round) => {
    const out = join(folder, `out-${workers}-${round}`);
    const { figures, stderr } = await runApart({
      inputs: [join(folder, "in")],
      out,
      workers,
      spec: { model },
    });
    if (figures?.written !== count) throw new Error(`the job failed: ${stderr.split("\n")[0]}`);
    return figures.rate;
  };
  const rates = { two: [], one: [], theirs: [] };
  for (let round = 0; round < (quick ? 1 : 2); round++) {
    rates.theirs.push(await compromise(texts.slice(0, quick ? 40 : 400), folder));
    rates.two.push(await run(2, round));
    rates.one.push(await run(1, round));
  }
  rmSync(folder, { recursive: true });
  const mean = (list) => list.reduce((sum, rate) => sum + rate, 0) / list.length;
  const [two, one] = [mean(rates.two), mean(rates.one)];
  const theirs = rates.theirs.includes(undefined) ? undefined : mean(rates.theirs);
  row("files to files, surrogates, two workers", `${two.toFixed(0)} notes/s`, "250 notes/s", two >= 250);
  if (theirs === undefined) row("beside compromise on one core", "it could not be installed", "5×", false);
  else {
    const times = two / theirs;
    row(
      `beside compromise on one core (${theirs.toFixed(1)} notes/s)`,
      `${times.toFixed(1)}×`,
      "5×",
      times >= 5,
    );
  }
  row("one worker", `${((100 * one) / two).toFixed(0)}% of two`, "60%", one >= 0.6 * two);
}

/** This version and another one, in turns over the same notes; the ratio of their mean rates with two workers. */
async function speedAgainst({ texts, quick, row, against }) {
  const { commit, runner } = runnerOf(against);
  const count = quick ? 2000 : 10_000;
  const folder = newFolder();
  writeFiles(join(folder, "in"), texts, count);
  const rates = { before: 0, now: 0 };
  const turns = quick ? ["before", "now"] : ["before", "now", "now", "before", "before", "now"];
  for (const [turn, which] of turns.entries()) {
    const out = join(folder, `out-${turn}`);
    const job = { inputs: [join(folder, "in")], out, workers: 2, spec: {} };
    const { figures, stderr } = await runApart(job, which === "before" ? runner : undefined);
    if (figures?.written !== count) throw new Error(`the job failed: ${stderr.split("\n")[0]}`);
    rates[which] += figures.rate / (turns.length / 2);
    rmSync(out, { recursive: true });
    process.stderr.write(`  ${which === "before" ? commit : "now"}: ${figures.rate.toFixed(0)} notes/s\n`);
  }
  rmSync(folder, { recursive: true });
  const ratio = rates.now / rates.before;
  row(
    `rate beside ${commit} (${rates.before.toFixed(0)} notes/s), in turns`,
    ratio.toFixed(3),
    "0.95",
    ratio >= 0.95,
  );
}

async function compromise(texts, folder) {
  try {
    if (!existsSync(join(CACHE, "node_modules/compromise"))) {
      mkdirSync(CACHE, { recursive: true });
      const flags = ["install", "--no-save", "--no-package-lock", "--prefix", CACHE, "compromise@14"];
      execFileSync("npm", flags, { stdio: "ignore" });
    }
    const file = join(folder, "texts.json");
    writeFileSync(file, JSON.stringify(texts));
    const script = fileURLToPath(new URL("./compromise.mjs", import.meta.url));
    return Number(execFileSync(process.execPath, [script, CACHE, file], { encoding: "utf8" }));
  } catch {
    return undefined;
  }
}

/** Very many notes: memory and rate stay what they are. */
export async function endurance({ texts, quick, model, row }) {
  const count = quick ? 3000 : 200_000;
  const folder = newFolder();
  await writeLines(join(folder, "in.jsonl"), texts, count);
  const options = {
    inputs: [join(folder, "in.jsonl")],
    out: join(folder, "out.jsonl"),
    workers: 2,
    spec: { model },
  };
  const { figures } = await runApart(options);
  rmSync(folder, { recursive: true });
  const drift = figures.lastTenth / figures.firstTenth;
  const notes = `${count.toLocaleString("en-US")} notes`;
  row(
    `${notes}: peak memory`,
    `${figures.peakMegabytes.toFixed(0)} MB`,
    "900 MB",
    figures.peakMegabytes < 900,
  );
  row(
    `${notes}: rate of the last tenth to the first`,
    drift.toFixed(2),
    "0.90 to 1.10",
    drift > 0.9 && drift < 1.1,
  );
}

/** One long note: time in proportion to its length. */
export async function longNote({ texts, quick, model, row }) {
  const folder = newFolder();
  const all = texts.join("\n");
  const seconds = [];
  const sizes = quick ? [0.5, 1, 2] : [1.25, 2.5, 5];
  for (const size of sizes) {
    const file = join(folder, `n${size}.txt`);
    writeFileSync(file, all.repeat(Math.ceil((size * 1e6) / all.length)).slice(0, size * 1e6));
    const out = join(folder, `out-${size}`);
    const { figures } = await runApart({ inputs: [file], out, workers: 1, spec: { model } });
    if (figures?.written !== 1) {
      row(`a note of ${size} MB`, JSON.stringify(figures?.withheld), "written", false);
      return;
    }
    seconds.push(figures.cpuSeconds);
  }
  rmSync(folder, { recursive: true });
  // What the first doubling adds, the second adds twice: starting up does not count. Time is the processor's.
  const growth = (seconds[2] - seconds[1]) / (seconds[1] - seconds[0]);
  row(`a note of ${sizes[2]} MB`, `${seconds[2].toFixed(1)} s`, "finishes", true);
  row("time that twice the length adds (2 is linear)", growth.toFixed(2), "below 3", growth < 3);
}
