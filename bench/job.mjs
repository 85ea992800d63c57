// The main job: speed, endurance, long notes, kill -9, faults, fuzz. Run by `npm run bench:job`; non-zero exit where short.
//   npm run bench:job -- --quick            a few minutes; figures of few notes say little of speed
//   npm run bench:job -- --only kills       one section: speed, endurance, longNote, kills, faults, fuzz
//   npm run bench:job -- --model our.model  another model than the bundled one
//   npm run bench:job -- --only speed --against REV   this version and another commit's in turns
// Works on training notes of the corpus. npm `compromise` is installed into bench/.cache; without it that bar is missed.
import { parseArgs } from "node:util";
import Table from "cli-table3";
import { fuzz } from "./job/fuzz.mjs";
import { benchTexts } from "./job/notes.mjs";
import { faults, kills } from "./job/safety.mjs";
import { endurance, longNote, speed } from "./job/speed.mjs";

const SECTIONS = { speed, endurance, longNote, kills, faults, fuzz };
const { values } = parseArgs({
  options: {
    quick: { type: "boolean" },
    only: { type: "string" },
    model: { type: "string" },
    against: { type: "string" },
  },
});
if (values.only !== undefined && !Object.hasOwn(SECTIONS, values.only)) {
  console.error(`--only takes one of: ${Object.keys(SECTIONS).join(", ")}`);
  process.exit(1);
}

const table = new Table({ head: ["what", "measured", "at least", ""], style: { head: [], border: [] } });
let short = 0;
const row = (what, measured, wanted, fine) => {
  table.push([what, measured, wanted, fine ? "" : "SHORT"]);
  if (!fine) short++;
};
const texts = benchTexts();
for (const [name, section] of Object.entries(SECTIONS)) {
  if (values.only !== undefined && values.only !== name) continue;
  process.stderr.write(`${name} …\n`);
  const given = { texts, row, quick: values.quick === true, model: values.model, against: values.against };
  await section(given);
}
console.log(table.toString());
if (short > 0) console.error(`${short} short`);
process.exitCode = short > 0 ? 1 : 0;
