// What a resynthesised corpus is worth: a system trained on our notes and on their copies, read on original notes that were
// held out: in folds by patient over the whole corpus, as paper 004 had it (table 5).
//   npm run bench:resynth                       both strategies, then docs/results-resynth.md; trains scrubjay fifteen times
//   npm run bench:resynth -- --folds 10         as many folds as the paper; the report of this and all below goes to bench/.cache
//   npm run bench:resynth -- --split            the corpus's own splits in place of folds: 120 test notes, where chance is worth some tenths of a point
//   npm run bench:resynth -- --vary             learnt from with one variation of each note as well (`scrubjay train --vary 1`)
//   npm run bench:resynth -- --recipe carafe    another recipe
//   npm run bench:resynth -- --policy full      nothing stays
//   npm run bench:resynth -- --mask             SSNs masked, as in the paper
//   npm run bench:resynth -- --help             the other options
// Non-zero exit where any of the copies is further than 1.0 point of strict F1 from the original. Trainings are kept and
// shared with bench:recipes.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { markdownTable, textTable } from "../dist/evaluate/index.js";
import { foldsByPatient } from "../dist/learn/folds.js";
import {
  compareTrainings,
  corpusFigures,
  figuresTable,
  resynthesise,
  trainingsTable,
  withVariations,
} from "../dist/learn/index.js";
import { RECIPES } from "../dist/recipes/index.js";
import { policyNamed, STRATEGIES } from "../dist/replace/index.js";
import { CACHE, ROOT, takeBuild } from "./recipes/build.mjs";
import { inSplits, readOurs } from "./recipes/corpora.mjs";
import { resultReader } from "./recipes/results.mjs";
import { pendingJobs, runJobs } from "./recipes/schedule.mjs";
import { TINY } from "./recipes/settings.mjs";
import { heldStill, withIterations } from "./recipes/variants.mjs";

const MOST_POINTS = 1;
/** How is learnt from original and copy alike. */
const WAYS = [
  { name: "as it stands", vary: 0 },
  { name: "with a variation", vary: 1 },
];
/**
 * Paper 004's own choices, since the bar is its result; but for its mask, which cost it nothing: its corpus had one SSN.
 */
const POLICY = "cchmc-irb";
const FOLDS = 5;
/** Not secret: the corpus is invented, and the figures must come out again. */
const KEY = new Uint8Array(32).fill(7);

const HELP = `npm run bench:resynth -- [options]
  --recipe <name>   what is trained, default scrubjay
  --policy <name>   what may stay in the copy, default ${POLICY}
  --mask            mask what the policy masks (cchmc-irb: SSNs), as paper 004 did
  --folds <k>       folds by patient over all notes, default ${FOLDS}
  --split           the corpus's own splits in place of folds
  --dev             the same, with dev notes in place of test notes
  --vary            with variations of the notes as well
  --dry             what would be trained
  --workers <n>     processes at once, default 2
SCRUBJAY_BENCH_TINY=1: forty notes and two iterations, to see that everything works.`;

function readSettings() {
  const { values } = parseArgs({
    options: {
      recipe: { type: "string", default: "scrubjay" },
      policy: { type: "string", default: POLICY },
      mask: { type: "boolean", default: false },
      folds: { type: "string", default: String(FOLDS) },
      split: { type: "boolean", default: false },
      vary: { type: "boolean", default: false },
      dev: { type: "boolean", default: false },
      dry: { type: "boolean", default: false },
      workers: { type: "string", default: "2" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (RECIPES[values.recipe] === undefined) throw new Error(`--recipe ${values.recipe}: no such recipe`);
  const workers = Number(values.workers);
  if (!Number.isInteger(workers) || workers < 1) throw new Error("--workers wants a whole number from 1");
  const folds = values.split || values.dev ? 0 : Number(values.folds);
  if (folds !== 0 && !(Number.isInteger(folds) && folds > 1))
    throw new Error("--folds wants a whole number from 2");
  return { ...values, workers, folds };
}

/** What is trained on and what is read: fold by fold, or the corpus's own splits. */
function partsOf(notes, { folds, dev }) {
  if (folds === 0)
    return [{ name: "split", train: inSplits(notes, "train"), test: inSplits(notes, dev ? "dev" : "test") }];
  return foldsByPatient(notes, folds).map((test, at) => {
    const held = new Set(test);
    return { name: `fold ${at + 1}`, train: notes.filter((note) => !held.has(note)), test };
  });
}

/** The notes of which every copy could be made, and the copies by strategy. */
function makeCopies(train, policy, masks) {
  const made = STRATEGIES.map((strategy) => [
    strategy,
    resynthesise(train, { key: KEY, policy, strategy, masks }).copies,
  ]);
  const whole = train.map((_, at) => made.every(([, copies]) => !(copies[at] instanceof Error)));
  const keep = (notes) => notes.filter((_, at) => whole[at]);
  // Trained on all: what the copy lacks is part of its price.
  return {
    original: keep(train),
    withheld: whole.filter((done) => !done).length,
    copies: new Map(
      made.map(([strategy, copies]) => /** @type {[string, any[]]} */ ([strategy, keep(copies)])),
    ),
  };
}

function report({ settings, withheld, tables, bars }) {
  const { recipe, policy, mask, folds, dev, vary } = settings;
  const options = [
    ...(folds === 0 ? (dev ? [] : ["--split"]) : folds === FOLDS ? [] : [`--folds ${folds}`]),
    ...(vary ? ["--vary"] : []),
    ...(recipe === "scrubjay" ? [] : [`--recipe ${recipe}`]),
    ...(policy === POLICY ? [] : [`--policy ${policy}`]),
    ...(mask ? ["--mask"] : []),
    ...(dev ? ["--dev"] : []),
  ];
  const command = `npm run bench:resynth${options.length > 0 ? ` -- ${options.join(" ")}` : ""}`;
  const masks = mask ? "is masked" : "gets surrogates instead";
  const read =
    folds === 0
      ? `the training notes are learnt, the ${dev ? "dev" : "test"} notes read`
      : `in ${folds} folds by patient over all notes, each read by a model that learnt the others or a copy of them`;
  const text = `# Results of resynthesis

Written by \`${command}\`; do not edit. The notes of our [corpus](../corpus/README.md) are copied with surrogates in place
of every annotation, as [the guide](guide/resynthesis.md) says, under the policy ${policy}; what it masks ${masks}.
The recipe \`${recipe}\` is trained on the original and on the copy, and reads original notes: ${read};
both at the same bias, since \`doubt\` would turn the dial for the copy alone, whose training knows none of the names.
${withheld} notes were withheld from the copies. Paper 004 lost 0.92 points on its
own notes (93.48 to 92.56), in ten folds; the bar is ${MOST_POINTS.toFixed(1)} point. Original and copy are learnt from in the same way: ${
    vary
      ? `as they stand, and with one
variation of each note beside the note itself (\`scrubjay train --vary 1\`)`
      : "as they stand"
  }.

${[barTable(bars), ...tables].map(markdownTable).join("\n\n")}
`;
  const inDocs = options.length === 0 && !TINY;
  const name = ["results-resynth", ...options.map((option) => option.replace(/\W+/g, "-"))].join("");
  const place = inDocs
    ? join(ROOT, "docs", "results-resynth.md")
    : join(CACHE, `${name}${TINY ? "-tiny" : ""}.md`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(place, text);
  return place;
}

function barTable(bars) {
  return {
    name: "bars",
    title: "Strict F1, in points",
    columns: ["copy by", "learnt", "original", "copy", "difference", "p", ""],
    rows: bars.map(({ strategy, way, original, copy, difference, p, met }) => [
      strategy,
      way.name,
      (100 * original.f1).toFixed(2),
      (100 * copy.f1).toFixed(2),
      (100 * difference).toFixed(2),
      p.toFixed(4),
      met ? "met" : "MISSED",
    ]),
  };
}

async function main() {
  const settings = readSettings();
  if (settings.help) return console.log(HELP);
  const build = takeBuild();
  const { notes } = readOurs();
  const chosen = heldStill(RECIPES[settings.recipe]);
  const recipe = TINY ? withIterations(chosen, 2) : chosen;
  const policy = policyNamed(settings.policy);
  // A copy is made of the notes that are trained on, and of them alone: nothing of the held-out ones is in it.
  const parts = partsOf(notes, settings).map((part) => ({
    ...part,
    ...makeCopies(part.train, policy, settings.mask),
  }));
  const unitsOf = (set, { vary }) =>
    parts.map(({ name, train, copies, test }) => ({
      name: `resynth/${set}/${name}${vary === 0 ? "" : `/vary ${vary}`}`,
      recipe,
      train: withVariations(copies.get(set) ?? train, vary),
      test,
    }));
  const rows = WAYS.filter(({ vary }) => vary === 0 || settings.vary).flatMap((way) => {
    const base = unitsOf("original", way);
    return STRATEGIES.map((strategy) => ({ strategy, way, base, units: unitsOf(strategy, way) }));
  });
  const wanted = new Set(rows.flatMap(({ base, units }) => [...base, ...units]));
  const jobs = pendingJobs([...wanted], build.code);
  console.log(`${notes.length} notes; ${jobs.length} trainings to run`);
  if (settings.dry) return console.log(jobs.map(({ name }) => `would train ${name}`).join("\n"));
  if (jobs.length > 0) {
    const failed = await runJobs(jobs, { build: build.copy(), workers: settings.workers, keepGoing: false });
    if (failed.length > 0) throw new Error(`failed: ${failed.join(", ")}`);
  }
  const { pairOf } = resultReader(build.code);
  const compared = rows.map(({ strategy, way, base, units }) => {
    const { gold, pred } = pairOf(...base);
    const comparison = compareTrainings(gold, pred, pairOf(...units).pred, { shuffles: TINY ? 99 : 9999 });
    return { strategy, way, comparison };
  });
  const bars = compared.map(({ strategy, way, comparison }) => {
    const all = comparison.types.at(-1);
    return { strategy, way, ...all, met: 100 * Math.abs(all.difference) <= MOST_POINTS };
  });
  const whole = makeCopies(settings.folds === 0 ? parts[0].train : notes, policy, settings.mask);
  const tables = [
    ...compared.map(({ strategy, way, comparison }) =>
      trainingsTable(comparison, `${strategy}, ${way.name}`),
    ),
    ...[...whole.copies].map(([name, copy]) => figuresTable(corpusFigures(whole.original, copy), name)),
  ];
  for (const table of [...tables, barTable(bars)]) console.log(`\n${textTable(table)}`);
  console.log(`\nwritten: ${relative(ROOT, report({ settings, withheld: whole.withheld, tables, bars }))}`);
  if (bars.some(({ met }) => !met) && !TINY) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(`bench:resynth: ${error.message}`);
  process.exitCode = 2;
}
