// A red team of our own: hostile notes, edited outputs, signals, odd files. What falls and is not listed with a reason
// fails the bench; so does what is listed and does not fall any more.
//   npm run bench:attackers                     everything
//   npm run bench:attackers -- --only values    one section
//   npm run bench:attackers -- --sample 10      every tenth attack of each section, as `npm test` does
//   npm run bench:attackers -- --list           names of all attacks
import { parseArgs } from "node:util";
import { textTable } from "../dist/evaluate/index.js";
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

/** Tries the attacks of one section one after the other. */
async function attack({ name, listed, attacks, open }) {
  const kit = await open();
  const tally = { name, tried: 0, held: 0, fell: [], excused: [], stale: [] };
  try {
    for (const [at, one] of attacks(kit).entries()) {
      if (at % step !== 0) continue;
      tally.tried++;
      const fell = await one.run();
      const reason = listed.get(one.name);
      if (fell === undefined) {
        tally.held++;
        if (reason !== undefined) tally.stale.push(one.name);
      } else if (reason === undefined) tally.fell.push({ name: one.name, fell });
      else tally.excused.push({ name: one.name, fell, reason });
    }
  } finally {
    await kit?.close?.();
  }
  return tally;
}

if (options.list) {
  for (const { name, attacks, open } of chosen) {
    const kit = await open();
    for (const one of attacks(kit)) console.log(`${name}: ${one.name}`);
    await kit?.close?.();
  }
} else {
  const tallies = [];
  for (const section of chosen) {
    const tally = await attack(section);
    tallies.push(tally);
    for (const { name, fell } of tally.fell) console.log(`${tally.name}: FELL ${name}: ${fell}`);
    for (const { name, fell, reason } of tally.excused)
      console.log(`${tally.name}: listed ${name}: ${fell} (${reason})`);
    for (const name of tally.stale) console.log(`${tally.name}: listed, yet it holds: ${name}`);
  }
  const columns = ["section", "tried", "held", "listed with a reason", "fell"];
  const rows = tallies.map(({ name, tried, held, fell, excused }) =>
    [name, tried, held, excused.length, fell.length].map(String),
  );
  console.log(`\n${textTable({ title: "Attacks", columns, rows })}`);
  if (tallies.some(({ fell, stale }) => fell.length + stale.length > 0)) process.exitCode = 1;
}
