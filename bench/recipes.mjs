// Every recipe measured: our corpus, institutions never seen, the papers' tables, other corpora, cost.
//   npm run bench:recipes                     everything that is not yet cached, then docs/results.md; takes hours
//   npm run bench:recipes -- --only corpus    one section, or units whose name begins so
//   npm run bench:recipes -- --help           the other options
// Non-zero exit where a floor is missed or a unit failed. Other corpora are found through SCRUBJAY_CORPORA.
import { relative } from "node:path";
import { textTable } from "../dist/evaluate/index.js";
import { RECIPES } from "../dist/recipes/index.js";
import { ROOT, takeBuild } from "./recipes/build.mjs";
import { isCached, unitKey } from "./recipes/cache.mjs";
import { readOpenCorpus, readOurs } from "./recipes/corpora.mjs";
import { floorTable, printSections, writeReport } from "./recipes/report.mjs";
import { resultReader } from "./recipes/results.mjs";
import { pendingJobs, runMissing, wantedUnits } from "./recipes/schedule.mjs";
import { SECTIONS } from "./recipes/sections/index.mjs";
import { HELP, readSettings, TINY } from "./recipes/settings.mjs";
import { unitMaker } from "./recipes/units.mjs";
import { withIterations } from "./recipes/variants.mjs";

function makeContext(settings, code) {
  const ours = readOurs();
  const split = settings.dev ? "dev" : "test";
  const recipes = TINY
    ? Object.fromEntries(Object.entries(RECIPES).map(([name, recipe]) => [name, withIterations(recipe, 2)]))
    : RECIPES;
  const open = {
    meddocan: {
      train: readOpenCorpus("meddocan/train.jsonl", 30),
      dev: readOpenCorpus("meddocan/dev.jsonl", 10),
    },
    grascco: { notes: readOpenCorpus("grascco/grascco_phi.jsonl", 15) },
    handoff: { notes: readOpenCorpus("handoff/synthetic.jsonl", 40) },
  };
  return { ours, split, recipes, open, make: unitMaker({ ours, split }), ...resultReader(code) };
}

function list(sections, code) {
  for (const { name, units } of sections) {
    const pending = pendingJobs(units, code);
    const cached = units.filter((unit) => isCached(unitKey(unit, code))).length;
    console.log(`${name}: ${units.length} units, ${cached} cached, ${pending.length} trainings to run`);
    for (const unit of units)
      console.log(`  ${isCached(unitKey(unit, code)) ? "cached" : "      "} ${unit.name}`);
  }
}

function dry(jobs) {
  for (const { name, readings, alone } of jobs)
    console.log(`would train ${name}${alone ? " alone" : ""} and read ${readings.length}`);
  const readings = jobs.reduce((sum, job) => sum + job.readings.length, 0);
  console.log(`${jobs.length} trainings for ${readings} units to run`);
}

async function main() {
  const settings = readSettings();
  if (settings.help) return console.log(HELP);
  const build = takeBuild();
  const context = makeContext(settings, build.code);
  const all = SECTIONS.map((section) => ({ ...section, units: section.units(context) }));
  const { sections, units } = wantedUnits(settings, all);
  if (settings.list) return list(sections, build.code);
  const jobs = pendingJobs(units, build.code);
  const cached = new Set(units.map((unit) => unitKey(unit, build.code)).filter(isCached)).size;
  console.log(`${cached} units cached, ${jobs.length} trainings to run`);
  if (settings.dry) return dry(jobs);
  const failed = await runMissing(jobs, build, settings);

  const rendered = all.map((section) => ({ name: section.name, ...section.render(context) }));
  const shown = rendered.filter(({ name }) => sections.some((section) => section.name === name));
  printSections(shown);
  const floors = shown.flatMap((/** @type {any} */ section) => section.floors ?? []);
  if (floors.length > 0) console.log(`\n${textTable(floorTable(floors))}`);
  console.log(`\nwritten: ${relative(ROOT, writeReport(rendered, settings.dev))}`);
  if (failed.length > 0) console.log(`failed: ${failed.join(", ")}`);
  const missed = floors.some(({ met }) => met === false) && !TINY;
  if (missed || failed.length > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(`bench:recipes: ${error.message}`);
  process.exitCode = 2;
}
