import { fork } from "node:child_process";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { isCached, save, trainingKey, unitKey } from "./cache.mjs";
import { chosen } from "./settings.mjs";

/** Units without a result, those of one training together, in the order given; those to be run alone last. */
export function pendingJobs(units, code) {
  const jobs = new Map();
  const seen = new Set();
  for (const unit of units) {
    const key = unitKey(unit, code);
    if (seen.has(key) || isCached(key)) continue;
    seen.add(key);
    // A recipe with fewer voices can be read from the training of one with more: voices are trained apart.
    const trained = { ...unit, recipe: unit.trainedAs ?? unit.recipe };
    const training = trainingKey(trained, code);
    const job = jobs.get(training) ?? {
      name: unit.name,
      alone: unit.alone === true,
      unit: trained,
      readings: [],
    };
    job.readings.push({ key, unit });
    jobs.set(training, job);
  }
  return [...jobs.values()].sort((a, b) => Number(a.alone) - Number(b.alone));
}

const readable = (seconds) =>
  seconds < 90
    ? `${Math.round(seconds)} s`
    : `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`;

/** The sections asked for and their units, those to be skipped aside. */
export function wantedUnits(settings, all) {
  const { sections, units } = chosen(settings.only, all);
  return {
    sections,
    units: units.filter(({ name }) => !settings.skip.some((skipped) => name.startsWith(skipped))),
  };
}

/** Runs what is missing as the settings say; gives the names of those that failed. */
export async function runMissing(jobs, build, settings) {
  if (settings.report || jobs.length === 0) return [];
  return runJobs(jobs, {
    build: build.copy(),
    workers: settings.workers,
    keepGoing: settings["keep-going"],
  });
}

/** Runs jobs in processes of their own; gives the names of those that failed. */
export async function runJobs(jobs, { build, workers, keepGoing }) {
  const clock = jobClock(jobs, workers);
  const failed = [];
  const children = new Set();
  const stop = (signal) => {
    for (const child of children) child.kill("SIGKILL");
    console.error(`\nstopped by ${signal}; finished units are kept, the same command goes on from here`);
    process.exit(130);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
  const drain = async (queue) => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      if (failed.length > 0 && !keepGoing) return;
      const begun = performance.now();
      const problem = await runJob(job, build, children);
      const line = clock.finished(job, (performance.now() - begun) / 1000);
      if (problem !== undefined) failed.push(job.name);
      console.log(problem === undefined ? line : `${line}\n  FAILED: ${problem}`);
    }
  };
  const together = jobs.filter(({ alone }) => !alone);
  await Promise.all(Array.from({ length: workers }, () => drain(together)));
  await drain(jobs.filter(({ alone }) => alone));
  return failed;
}

function runJob({ unit, readings }, build, children) {
  const { recipe, train, source, mergeSource = false, threads = 1 } = unit;
  return new Promise((resolve) => {
    const child = fork(join(import.meta.dirname, "worker.mjs"), [], { serialization: "advanced" });
    children.add(child);
    let problem = "the process ended early";
    child.on("message", (/** @type {any} */ { key, result, done, failed }) => {
      if (key !== undefined) save(key, result);
      if (done) problem = undefined;
      if (failed !== undefined) problem = failed;
    });
    child.on("exit", (code, signal) => {
      children.delete(child);
      resolve(problem === undefined || code !== null ? problem : `${problem} (${signal})`);
    });
    child.send({
      build,
      recipe,
      train,
      source,
      mergeSource,
      threads,
      readings: readings.map(({ key, unit: one }) => ({
        key,
        recipe: one.recipe,
        test: one.test,
      })),
    });
  });
}

/** Says how long is left: a job takes as long a note as earlier jobs of its recipe did, or as all did. */
function jobClock(jobs, workers) {
  const size = ({ unit }) => unit.train.length + (unit.source?.length ?? 0) || 1;
  const spent = new Map();
  const left = new Set(jobs);
  const rate = (name) => {
    const { seconds, notes } = spent.get(name) ?? spent.get("") ?? { seconds: 0, notes: 1 };
    return seconds / notes;
  };
  return {
    finished(job, seconds) {
      left.delete(job);
      for (const name of ["", job.unit.recipe.name]) {
        const { seconds: s, notes } = spent.get(name) ?? { seconds: 0, notes: 0 };
        spent.set(name, { seconds: s + seconds, notes: notes + size(job) });
      }
      let ahead = 0;
      for (const other of left) ahead += rate(other.unit.recipe.name) * size(other);
      const count = `[${jobs.length - left.size}/${jobs.length}]`;
      const more = job.readings.length > 1 ? ` and ${job.readings.length - 1} that share its training` : "";
      return `${count} ${job.name}${more}: ${readable(seconds)}; about ${readable(ahead / workers)} left`;
    },
  };
}
