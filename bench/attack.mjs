// What surrogates hide from an attacker, whether a reader can tell them from originals, and whether they agree.
//   npm run bench:attack                        all sections, then docs/results-attack.md
//   npm run bench:attack -- --only telltale     one section; its part of docs/results-attack.md alone is written anew
//   npm run bench:attack -- larkfield           releases of another institution; prints only
//   npm run bench:attack -- --only telltale --types CITY,DATE --top 30    some types with more features; prints only
//   SCRUBJAY_DIST=<folder> npm run bench:attack -- --only telltale --record    another build's surrogates, as "before"
// Non-zero exit where a bar is missed (telltale; releases have none).
import { parseArgs } from "node:util";
import { textTable } from "../dist/evaluate/index.js";
import { writePart } from "./attack/results.mjs";

const SECTIONS = {
  releases: async (options) => (await import("./attack/releases.mjs")).attackReleases(options),
  telltale: async (options) => (await import("./attack/telltale.mjs")).canAReaderTell(options),
};

const { values, positionals } = parseArgs({
  options: {
    only: { type: "string" },
    types: { type: "string" },
    top: { type: "string", default: "6" },
    record: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const [institution] = positionals;
const chosen = values.only?.split(",") ?? (institution ? ["releases"] : Object.keys(SECTIONS));
for (const name of chosen) {
  if (SECTIONS[name] === undefined) throw new Error(`sections: ${Object.keys(SECTIONS).join(", ")}`);
  const { tables, inDocs, held } = await SECTIONS[name]({
    institution,
    types: values.types?.split(","),
    top: Number(values.top),
    record: values.record,
  });
  for (const table of tables) console.log(`\n${textTable(table)}`);
  if (inDocs) writePart(name, tables);
  if (!held) process.exitCode = 1;
}
