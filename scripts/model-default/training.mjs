import { createHash } from "node:crypto";
import { lookUp } from "../../dist/errors.js";
import { trainRecipe, variationsOf, withTraining } from "../../dist/learn/index.js";
import { makeNote } from "../../dist/note.js";
import { encodeTrained } from "../../dist/pipeline/index.js";
import { RECIPES } from "../../dist/recipes/index.js";
import { readCorpus } from "../corpus/read.mjs";

const SEED = 1;

/** Every note of corpus/, with its split and institution. */
export function readOurCorpus() {
  const problems = [];
  const notes = readCorpus(problems).flatMap((institution) => institution.notes);
  if (problems.length > 0) throw new Error(`corpus/ has problems, see npm run corpus:check: ${problems[0]}`);
  return notes;
}

/** The version of the corpus: SHA-256 over all notes with split, patient and annotations. */
export function corpusHash(corpus) {
  const hash = createHash("sha256");
  for (const { id, split, patient = null, text, spans } of corpus)
    hash.update(
      JSON.stringify([id, split, patient, text, spans.map(({ start, end, type }) => [start, end, type])]),
    );
  return hash.digest("hex");
}

/** Trains on the train and dev notes and their copies; gives the model file's bytes and what the card tells of the data. */
export async function trainDefault(corpus, { recipe: name, copies, trial }, threads) {
  const chosen = lookUp("recipe", RECIPES, name);
  const recipe =
    trial.iterations === null ? chosen : withTraining(chosen, { maxIterations: trial.iterations });
  const open = corpus.filter(({ split }) => split === "train" || split === "dev");
  const notes = trial.notes === null ? open : spread(open, trial.notes);
  const made = variationsOf(notes.map(plainNote), copies);
  const all = [...notes, ...made];
  const voice = recipe.voices.find((one) => one.kind === "crf");
  const data = {
    corpus: corpusHash(corpus),
    institutions: new Set(notes.map(({ institution }) => institution)).size,
    notes: {
      train: notes.filter(({ split }) => split === "train").length,
      dev: notes.filter(({ split }) => split === "dev").length,
      copies: made.length,
      refusedCopies: copies * notes.length - made.length,
    },
    spans: all.reduce((sum, { spans }) => sum + spans.length, 0),
    seed: SEED,
    bias: voice?.bias ?? 0,
    doubt: voice?.doubt ?? null,
  };
  say(`${all.length} notes, ${data.spans} spans`);
  // In the file itself stands only what the training was, no figures: those may be measured later.
  const model = await trainRecipe(recipe, all, {
    threads,
    seed: SEED,
    card: { ...data, recipe: name },
    onProgress,
  });
  // Its notes are invented: names of features may be looked at.
  return { bytes: encodeTrained(model, { names: true }), data };
}

/** Without the split and institution that our own notes know. */
function plainNote({ id, text, spans, patient, type }) {
  return makeNote({
    id,
    text,
    spans,
    ...(patient !== undefined && { patient }),
    ...(type !== undefined && { type }),
  });
}

/** So many, evenly over the list, so that every institution has its share. */
function spread(list, count) {
  if (count >= list.length) return list;
  return Array.from({ length: count }, (_, n) => list[Math.floor((n * list.length) / count)]);
}

function onProgress({ stage, iteration, of, objective }) {
  if (iteration % 10 === 0 || iteration === of)
    say(`${stage} ${iteration}/${of}${objective === undefined ? "" : `, objective ${objective.toFixed(1)}`}`);
}

function say(line) {
  process.stderr.write(`${line}\n`);
}
