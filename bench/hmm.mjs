// The hidden Markov model beside Carafe: scores, speed, learning curves, and as a third voice of ours.
//   npm run bench:hmm                     everything that is not yet cached, then docs/results-hmm.md and the plot
//   npm run bench:hmm -- --only curves    one section, or units whose name begins so
//   npm run bench:hmm -- --dry            what is cached and what would run
// Options are those of bench:recipes, with which units are shared. MEDDOCAN is found through SCRUBJAY_CORPORA.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { markdownTable } from "../dist/evaluate/index.js";
import { renderPlot } from "../dist/evaluate/render-plot.js";
import { RECIPES } from "../dist/recipes/index.js";
import { SECTIONS } from "./hmm/sections.mjs";
import { CACHE, ROOT, takeBuild } from "./recipes/build.mjs";
import { readOpenCorpus, readOurs } from "./recipes/corpora.mjs";
import { printSections } from "./recipes/report.mjs";
import { resultReader } from "./recipes/results.mjs";
import { pendingJobs, runMissing, wantedUnits } from "./recipes/schedule.mjs";
import { HELP, readSettings, TINY } from "./recipes/settings.mjs";
import { unitMaker } from "./recipes/units.mjs";
import { withIterations } from "./recipes/variants.mjs";

const INTRODUCTION = `# Results of the hidden Markov model

Written by \`npm run bench:hmm\`; do not edit. "not run" stands where a unit is missing; the same command goes on where it
stopped. [results.md](results.md) says what our corpus is and what such figures can and cannot say.`;

function makeContext(settings, code) {
  const ours = readOurs();
  const split = settings.dev ? "dev" : "test";
  const named = ["lingpipe", "carafe", "scrubjay"].map((name) => [name, RECIPES[name]]);
  const recipes = Object.fromEntries(
    named.map(([name, recipe]) => [name, TINY ? withIterations(recipe, 2) : recipe]),
  );
  const meddocan = {
    train: readOpenCorpus("meddocan/train.jsonl", 30),
    dev: readOpenCorpus("meddocan/dev.jsonl", 10),
  };
  return { ours, split, recipes, meddocan, make: unitMaker({ ours, split }), ...resultReader(code) };
}

/** docs only gets the real thing. */
const place = (dev, file) =>
  TINY || dev ? join(CACHE, `${TINY ? "tiny" : "dev"}-${file}`) : join(ROOT, "docs", file);

async function writeReport(rendered, dev) {
  const parts = [INTRODUCTION];
  mkdirSync(CACHE, { recursive: true });
  for (const { tables, skipped, plots = [] } of rendered) {
    if (skipped !== undefined) parts.push(`${skipped}.`);
    parts.push(...tables.map(markdownTable));
    for (const { file, title, spec } of plots) {
      writeFileSync(place(dev, file), await renderPlot(spec));
      parts.push(`![${title}](${relative(join(place(dev, file), ".."), place(dev, file))})`);
    }
  }
  const file = place(dev, "results-hmm.md");
  writeFileSync(file, `${parts.join("\n\n")}\n`);
  return file;
}

async function main() {
  const settings = readSettings();
  if (settings.help) return console.log(HELP.replaceAll("bench:recipes", "bench:hmm"));
  const build = takeBuild();
  const context = makeContext(settings, build.code);
  const all = SECTIONS.map((section) => ({ ...section, units: section.units(context) }));
  const { sections, units } = wantedUnits(settings, all);
  const jobs = pendingJobs(units, build.code);
  console.log(`${units.length} units, ${jobs.length} trainings to run`);
  if (settings.dry || settings.list)
    return jobs.forEach(({ name, readings }) => {
      console.log(`would train ${name} and read ${readings.length}`);
    });
  const failed = await runMissing(jobs, build, settings);
  const rendered = all.map((section) => ({ name: section.name, ...section.render(context) }));
  printSections(rendered.filter(({ name }) => sections.some((section) => section.name === name)));
  console.log(`\nwritten: ${relative(ROOT, await writeReport(rendered, settings.dev))}`);
  if (failed.length > 0) {
    console.log(`failed: ${failed.join(", ")}`);
    process.exitCode = 1;
  }
}

try {
  await main();
} catch (error) {
  console.error(`bench:hmm: ${error.message}`);
  process.exitCode = 2;
}
