import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { markdownTable, textTable } from "../../dist/evaluate/index.js";
import { CACHE, ROOT } from "./build.mjs";
import { TINY } from "./settings.mjs";

const INTRODUCTION = `# Results

Written by \`npm run bench:recipes\`; do not edit. Each section names the command that gives it. Units that have run are kept, so
that a command which was interrupted goes on where it stopped; "not run" stands where one is missing.

Our corpus is [corpus/](../corpus/README.md), with its fixed splits. It is invented: see its [data card](../corpus/DATA-CARD.md) for what
such figures can and cannot say. The papers' own corpora cannot be had, so tables named after a paper's show what
its idea does on our notes, not its figures again. Scores are explained in the [guide](guide/evaluation.md).`;

const command = (name, dev) =>
  `${TINY ? "SCRUBJAY_BENCH_TINY=1 " : ""}npm run bench:recipes -- --only ${name}${dev ? " --dev" : ""}`;

export function floorTable(floors) {
  return {
    name: "floors",
    title: "Floors",
    columns: ["floor", "is", ""],
    rows: floors.map(({ what, value, met }) => [
      what,
      value === undefined ? "not run" : value.toFixed(2),
      met === undefined ? "" : met ? "met" : "MISSED",
    ]),
  };
}

/** Where the report goes: docs only gets the real thing. */
const placeFor = (dev, file) =>
  TINY
    ? join(CACHE, `${file}-tiny.md`)
    : dev
      ? join(CACHE, `${file}-dev.md`)
      : join(ROOT, "docs", `${file}.md`);

const RESULTS = { introduction: INTRODUCTION, file: "results", command };

/** Everything that is cached, of every section. */
export function writeReport(rendered, dev, { introduction, file, command } = RESULTS) {
  const parts = [introduction];
  for (const { name, tables, skipped } of rendered) {
    if (skipped !== undefined) parts.push(`${skipped}.`);
    if (tables.length === 0) continue;
    const [first, ...others] = tables.map(markdownTable);
    const [heading, ...rest] = first.split("\n");
    parts.push([heading, "", `\`${command(name, dev)}\``, ...rest].join("\n"), ...others);
  }
  const floors = rendered.flatMap(({ floors = [] }) => floors);
  if (floors.length > 0) parts.push(markdownTable(floorTable(floors)));
  const place = placeFor(dev, file);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, `${parts.join("\n\n")}\n`);
  return place;
}

export function printSections(rendered) {
  for (const { tables, screen = [], skipped } of rendered) {
    for (const table of tables) console.log(`\n${textTable(table)}`);
    if (screen.length > 0) console.log(`\n${screen.join("\n")}`);
    if (skipped !== undefined) console.log(`\n${skipped}`);
  }
}
