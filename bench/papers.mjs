// The tables of papers 000 and 001 that need a second corpus or whole curves, on a share of the training notes, and what
// the trainer costs; docs/results-papers.md.
//   npm run bench:papers                      everything that is not yet cached
//   npm run bench:papers -- --share 1         all training notes; a third unless told otherwise
//   npm run bench:papers -- --only table-8    one section
import { relative } from "node:path";
import { RECIPES } from "../dist/recipes/index.js";
import { ROOT, takeBuild } from "./recipes/build.mjs";
import { partByPatient, readOurs } from "./recipes/corpora.mjs";
import { printSections, writeReport } from "./recipes/report.mjs";
import { resultReader } from "./recipes/results.mjs";
import { pendingJobs, runMissing, wantedUnits } from "./recipes/schedule.mjs";
import {
  figureThree,
  figureTwo,
  informationCost,
  prior,
  tableOne,
} from "./recipes/sections/carafe-tables.mjs";
import { secondCorpus } from "./recipes/sections/second-corpus.mjs";
import { trainers } from "./recipes/sections/trainers.mjs";
import { HELP, readSettings, TINY } from "./recipes/settings.mjs";
import { unitMaker } from "./recipes/units.mjs";
import { withIterations } from "./recipes/variants.mjs";

const SECTIONS = [...secondCorpus, tableOne, figureTwo, figureThree, prior, informationCost, trainers];

const INTRODUCTION = `# Results: tables of papers 000 and 001

Written by \`npm run bench:papers\`; do not edit. Each section names the command that gives it; "not run" stands where a unit is
missing. Notes are those of [corpus/](../corpus/README.md), most tables on a share of them that each names. The papers' own corpora cannot
be had: the tables show what an idea does on our notes. All other figures are in [results.md](results.md).`;

/** Trainers are compared on so much of what the tables have. */
const FEW = 0.25;

function makeContext(settings, code) {
  const ours = readOurs();
  const split = settings.dev ? "dev" : "test";
  const share = Number(settings.share ?? 1 / 3);
  if (!(share > 0 && share <= 1)) throw new Error("--share wants a number above 0, at most 1");
  const recipes = TINY
    ? Object.fromEntries(Object.entries(RECIPES).map(([name, recipe]) => [name, withIterations(recipe, 2)]))
    : RECIPES;
  const make = unitMaker({ ours, split });
  const part = (notes) => (share === 1 ? notes : partByPatient(notes, share));
  const training = make.ofSplits("train");
  const isTested = ({ institution }) => ours.institutions.includes(institution);
  const all = part(training);
  const target = part(training.filter(isTested));
  const lent = part(training.filter((note) => !isTested(note)));
  const source = lent.length > 0 ? lent : partByPatient(all, 0.5);
  return {
    ours,
    split,
    recipes,
    make,
    all,
    target,
    source,
    few: partByPatient(all, FEW),
    told: `Trained on ${Math.round(100 * share)} % of the training notes.`,
    ...resultReader(code),
  };
}

async function main() {
  const settings = readSettings();
  if (settings.help)
    return console.log(
      `${HELP.replaceAll("recipes", "papers")}\n  --share <number>  of the training notes, default a third`,
    );
  const build = takeBuild();
  const context = makeContext(settings, build.code);
  const all = SECTIONS.map((section) => ({ ...section, units: section.units(context) }));
  const { sections, units } = wantedUnits(settings, all);
  const jobs = pendingJobs(units, build.code);
  console.log(`${jobs.length} trainings to run`);
  if (settings.dry || settings.list) return console.log(jobs.map(({ name }) => `  ${name}`).join("\n"));
  const failed = await runMissing(jobs, build, settings);
  const rendered = all.map((section) => ({ name: section.name, ...section.render(context) }));
  printSections(rendered.filter(({ name }) => sections.some((section) => section.name === name)));
  const share = settings.share === undefined ? "" : ` --share ${settings.share}`;
  const written = writeReport(rendered, settings.dev, {
    introduction: INTRODUCTION,
    file: "results-papers",
    command: (name) => `npm run bench:papers -- --only ${name}${share}`,
  });
  console.log(`\nwritten: ${relative(ROOT, written)}`);
  if (failed.length > 0) {
    console.log(`failed: ${failed.join(", ")}`);
    process.exitCode = 1;
  }
}

try {
  await main();
} catch (error) {
  console.error(`bench:papers: ${error.message}`);
  process.exitCode = 2;
}
