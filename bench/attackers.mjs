// A red team of our own: hostile notes, edited outputs, signals, odd files. What falls and is not listed with a reason
// fails the bench; so does what is listed and does not fall any more.
//   npm run bench:attackers                     everything
//   npm run bench:attackers -- --only values    one section
//   npm run bench:attackers -- --sample 10      every tenth attack of each section
//   npm run bench:attackers -- --list           names of all attacks
import { parseArgs } from "node:util";
import { textTable } from "../dist/evaluate/index.js";
import { attackSection } from "./attackers/attack-section.mjs";
import { SECTIONS } from "./attackers/index.mjs";

const { values: options } = parseArgs({
  options: {
    only: { type: "string" },
    sample: { type: "string", default: "1" },
    list: { type: "boolean", default: false },
  },
});
const step = Number(options.sample);
if (!Number.isInteger(step) || step < 1) throw new Error("--sample takes a whole number from 1 on");
const chosen = SECTIONS.filter(({ name }) => !options.only || options.only.split(",").includes(name));
if (chosen.length === 0) throw new Error(`sections: ${SECTIONS.map(({ name }) => name).join(", ")}`);

if (options.list) {
  for (const { name, attacks, open } of chosen) {
    /** @type {any} each section opens what its attacks need */
    const kit = await open();
    for (const one of attacks(kit)) console.log(`${name}: ${one.name}`);
    await kit?.close?.();
  }
} else {
  const tallies = [];
  for (const section of chosen) {
    const tally = await attackSection(section, step);
    tallies.push(tally);
    for (const { name, fell } of tally.fell) console.log(`${tally.name}: FELL ${name}: ${fell}`);
    for (const { name, fell, reason } of tally.excused)
      console.log(`${tally.name}: listed ${name}: ${fell} (${reason})`);
    for (const { name, why } of tally.skipped) console.log(`${tally.name}: not tried ${name}: ${why}`);
    for (const name of tally.stale) console.log(`${tally.name}: listed, yet it holds: ${name}`);
  }
  const columns = ["section", "tried", "held", "listed with a reason", "fell", "not tried"];
  const rows = tallies.map(({ name, tried, held, fell, excused, skipped }) =>
    [name, tried, held, excused.length, fell.length, skipped.length].map(String),
  );
  console.log(`\n${textTable({ name: "attacks", title: "Attacks", columns, rows })}`);
  if (tallies.some(({ fell, stale }) => fell.length + stale.length > 0)) process.exitCode = 1;
}
