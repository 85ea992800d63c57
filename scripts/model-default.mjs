/**
 * npm run model:default                 trains the model that the package ships, and writes its card
 * npm run model:default -- --check      trains again as the card says and compares the bytes
 * npm run model:default -- --help       the other options
 *
 * The same corpus, code and settings give the same bytes, with any number of threads. Needs a built dist/.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { cardPage, makeCard } from "./model-default/card.mjs";
import { corpusHash, readOurCorpus, trainDefault } from "./model-default/training.mjs";

const ROOT = resolve(import.meta.dirname, "..");
const HELP = `npm run model:default -- [options]
  --recipe <name>    scrubjay (profile fast) or scrubjay-full (profile full); default scrubjay
  --copies <n>       resynthesised copies of every note to learn from as well; default 0
  --threads <n>      threads; the bytes are the same with any number; default 2
  --out <folder>     default models/default
  --check            train again with the settings of the card in --out, compare SHA-256, write nothing
  --card             write the card anew, with the figures that docs/results.md has now; trains nothing
  --notes <n>        for trials: so many notes, spread over the corpus
  --iterations <n>   for trials: so many iterations at most
  --quick            for trials: 12 notes, 3 iterations, into a new temporary folder unless --out names one`;

const { values } = parseArgs({
  options: {
    recipe: { type: "string", default: "scrubjay" },
    copies: { type: "string", default: "0" },
    threads: { type: "string", default: "2" },
    out: { type: "string" },
    check: { type: "boolean", default: false },
    card: { type: "boolean", default: false },
    notes: { type: "string" },
    iterations: { type: "string" },
    quick: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});

try {
  if (values.help) console.log(HELP);
  else await main();
} catch (error) {
  console.error(`model:default: ${error.message}`);
  process.exitCode = 1;
}

async function main() {
  const out = resolve(
    values.out ?? (values.quick ? mkdtempSync(join(tmpdir(), "scrubjay-model-")) : defaultOut()),
  );
  const files = { model: join(out, "model.bin"), json: join(out, "card.json"), page: join(out, "card.md") };
  if (values.check || values.card) {
    const card = JSON.parse(readFileSync(files.json, "utf8"));
    if (sha256(readFileSync(files.model)) !== card.model.sha256)
      throw new Error("model.bin is not the file that card.json tells of");
    if (values.card) writeCard(files, card);
    else await check(card);
    return;
  }
  const settings = {
    recipe: values.recipe,
    copies: wholeNumber("copies", 0),
    trial: {
      notes: values.quick ? 12 : (wholeNumber("notes", 1) ?? null),
      iterations: values.quick ? 3 : (wholeNumber("iterations", 1) ?? null),
    },
  };
  const { bytes, data } = await trainDefault(readOurCorpus(), settings, threads());
  mkdirSync(out, { recursive: true });
  write(files.model, bytes);
  writeCard(files, {
    settings,
    data,
    model: { file: "model.bin", bytes: bytes.length, sha256: sha256(bytes) },
  });
  const place = values.out === undefined && !values.quick ? relative(ROOT, out) : out;
  console.log(`${place}: ${(bytes.length / 1e6).toFixed(1)} MB, sha256 ${sha256(bytes)}`);
}

function defaultOut() {
  return join(ROOT, "models/default");
}

/** Everything in the card beside what the training itself told is computed here, so that --card can do it again. */
function writeCard(files, { settings, data, model }) {
  const results = join(ROOT, "docs/results.md");
  const card = makeCard({ settings, data, model }, existsSync(results) ? readFileSync(results, "utf8") : "");
  write(files.json, `${JSON.stringify(card, null, 2)}\n`);
  write(files.page, cardPage(card));
}

async function check({ settings, data, model }) {
  const corpus = readOurCorpus();
  if (corpusHash(corpus) !== data.corpus)
    throw new Error("the corpus is another than the one the model was trained on; train it again");
  const { bytes } = await trainDefault(corpus, settings, threads());
  if (sha256(bytes) !== model.sha256)
    throw new Error(`trained again it has the sha256 ${sha256(bytes)}, the card says ${model.sha256}`);
  console.log(`the same bytes: sha256 ${model.sha256}`);
}

function threads() {
  return wholeNumber("threads", 1);
}

function wholeNumber(name, least) {
  if (values[name] === undefined) return undefined;
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${name} wants a whole number from ${least}`);
}

function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Beside its place and then moved: a process that loads the model meanwhile never sees half of it. */
function write(file, content) {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, content);
  renameSync(part, file);
}
