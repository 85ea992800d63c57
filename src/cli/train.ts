import { existsSync } from "node:fs";
import { type Command, Option } from "commander";
import { EXIT, ScrubJayError } from "../errors.js";
import { readNotes } from "../formats/index.js";
import {
  type BiasPoint,
  modelBytes,
  searchSettings,
  type Trial,
  trainableRecipe,
  trainRecipe,
  tuneBias,
  withBias,
  withTraining,
  withVariations,
} from "../learn/index.js";
import { writeModelFile } from "../load/index.js";
import type { Note } from "../note.js";
import { crfVoices, type Recipe } from "../pipeline/index.js";
import { evaluateModel } from "./evaluate-model.js";
import {
  countFromZero,
  finiteNumber,
  type InputFlags,
  readOptions,
  wholeNumber,
  withInputOptions,
} from "./io-options.js";
import { type OrderlyStop, onStopSignals } from "./stop-signals.js";
import { progressBar } from "./train-progress.js";
import { trainSelf } from "./train-self.js";

interface TrainFlags extends InputFlags {
  readonly recipe: string;
  readonly corpus: string[];
  readonly source?: string[];
  readonly mergeSource?: boolean;
  readonly dev?: string[];
  readonly unlabelled?: string[];
  readonly rounds?: number;
  readonly folds?: number;
  readonly out: string;
  readonly vary: number;
  readonly language?: string;
  readonly bias?: number;
  readonly tuneBias?: boolean;
  readonly search?: number;
  readonly iterations?: number;
  readonly threads: number;
  readonly seed: number;
  readonly overwrite?: boolean;
  readonly keepNamesOfFeatures?: boolean;
}

/** What the model file says of its training. */
interface Card {
  recipe: string;
  notes: number;
  sourceNotes: number;
  variations: number;
  spans: number;
  seed: number;
  unlabelled?: number;
  search?: readonly Trial[];
  biasCurve?: readonly BiasPoint[];
}

export function trainCommand(command: Command): void {
  withInputOptions(command)
    .addOption(
      new Option("--recipe <name>", "the system to train; `scrubjay recipes` lists them").default("scrubjay"),
    )
    .requiredOption("--corpus <paths...>", "annotated notes to learn from")
    .option("--source <paths...>", "a second annotated corpus with other habits, weighed by EasyAdapt")
    .option("--merge-source", "learn from --source as if it were the same corpus")
    .option(
      "--vary <n>",
      "learn from so many variations of each note of --corpus as well, with other names and numbers; takes longer",
      countFromZero,
      0,
    )
    .option("--dev <paths...>", "annotated notes to report the figures on")
    .option(
      "--unlabelled <paths...>",
      "notes without annotations to learn from as well, with a recipe of paper 003 (mlhsla)",
    )
    .option("--rounds <n>", "with --unlabelled: most rounds of self-training (default: 5)", wholeNumber)
    .option(
      "--folds <n>",
      "with --unlabelled: folds by patient that judge each round (default: 5)",
      wholeNumber,
    )
    .requiredOption("--out <file>", "the model file")
    .option("--language <code>", "en, or another: English dictionaries, rules and headers are then silent")
    .option("--bias <number>", 'bias on "outside": below 0 finds more', finiteNumber)
    .option("--tune-bias", "choose the bias by five folds, by patient")
    .option("--search <trials>", "try so many settings of c2 and the frequency cut-off first", wholeNumber)
    .option("--iterations <n>", "most iterations", wholeNumber)
    .option("--threads <n>", "threads; the result is the same with any number", wholeNumber, 2)
    .option("--seed <n>", "for folds, clusters and search", wholeNumber, 1)
    .option(
      "--keep-names-of-features",
      "for looking into a model: its features by name, which hold words of the notes, for `model show`",
    )
    .option("--overwrite", "replace the model file if it exists")
    .addHelpText("after", HELP)
    .action(train);
}

async function train(flags: TrainFlags): Promise<void> {
  refuseExisting(flags);
  if (flags.unlabelled !== undefined && flags.vary > 0)
    throw new ScrubJayError("options-apart", "--vary and --unlabelled do not go together", {
      hint: "Folds would score copies of what they learned from: leave one of the two out.",
      exitCode: EXIT.usage,
    });
  const corpus = await notesIn(flags.corpus, flags);
  const source = await notesIn(flags.source ?? [], flags);
  const dev = await notesIn(flags.dev ?? [], flags);
  const unlabelled = await textsIn(flags.unlabelled ?? [], flags);
  const stop = stopWorthKeeping();
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const learnt = withVariations(corpus, flags.vary);
  const spanCount = corpus.reduce((sum, { spans }) => sum + spans.length, 0);
  const made = flags.vary === 0 ? "" : `, and ${learnt.length - corpus.length} variations`;
  say(`${corpus.length} notes, ${spanCount} spans to learn from${made}`);
  const bar = progressBar();
  const common = {
    source,
    mergeSource: flags.mergeSource === true,
    threads: flags.threads,
    seed: flags.seed,
    onProgress: bar.show,
  };
  try {
    let recipe = chosenRecipe(flags);
    const card: Card = {
      recipe: recipe.name,
      notes: corpus.length,
      sourceNotes: source.length,
      variations: flags.vary,
      spans: spanCount,
      seed: flags.seed,
    };
    if (flags.search !== undefined) {
      const { best, trials } = await searchSettings(recipe, corpus, {
        ...common,
        trials: flags.search,
        ...(dev.length > 0 && { dev }),
        onTrial: ({ c2, minFrequency, f1 }) =>
          say(`c2 ${c2}, cut-off ${minFrequency}: strict F1 ${(100 * f1).toFixed(2)}`),
      });
      recipe = withTraining(recipe, { c2: best.c2, minFrequency: best.minFrequency });
      card.search = trials;
    }
    if (flags.tuneBias) {
      const tuned = await tuneBias(recipe, corpus, common);
      say(`bias ${tuned.bias} has the best strict F1 over five folds`);
      recipe = withBias(recipe, tuned.bias);
      card.biasCurve = tuned.curve;
    }
    const last = crfVoices(recipe).at(-1)?.name;
    if (flags.unlabelled !== undefined) card.unlabelled = unlabelled.length;
    const model =
      flags.unlabelled === undefined
        ? await trainRecipe(recipe, learnt, {
            ...common,
            signal: stop.signal,
            onProgress(progress) {
              if (progress.stage === last) stop.listen();
              bar.show(progress);
            },
            card: { ...card },
          })
        : await trainSelf({
            recipe,
            annotated: corpus,
            unlabelled,
            options: {
              ...common,
              ...(flags.rounds !== undefined && { rounds: flags.rounds }),
              ...(flags.folds !== undefined && { folds: flags.folds }),
              card: { ...card },
            },
            out: flags.out,
            overwrite: flags.overwrite === true,
            say,
          });
    bar.stop();
    const stopped = stop.signal.reason as ScrubJayError | undefined;
    if (stopped !== undefined) {
      say("stopped early: the model is the best so far");
      process.exitCode = stopped.exitCode;
    }
    const { bytes, holds } = modelBytes(model, flags.keepNamesOfFeatures === true);
    writeModelFile(flags.out, bytes);
    console.log(`${flags.out}: ${(bytes.length / 2 ** 20).toFixed(1)} MB. Of the notes it holds:`);
    for (const line of holds) console.log(`- ${line}`);
    if (dev.length > 0) await evaluateModel(model, dev, flags.schema === "open" ? "open" : "phi");
  } finally {
    bar.stop();
    stop.release();
  }
}

/**
 * Listens when there is something to keep: before the last voice has been through its notes once there is no model, and to
 * end at once loses nothing that could be used.
 */
function stopWorthKeeping() {
  const stop = new AbortController();
  let listening: OrderlyStop | undefined;
  return {
    signal: stop.signal,
    listen(): void {
      if (listening !== undefined) return;
      listening = onStopSignals("stopped", "The model of the best iteration so far is written.");
      listening.signal.addEventListener("abort", () => stop.abort(listening?.signal.reason));
    },
    release: () => listening?.release(),
  };
}

function chosenRecipe(flags: TrainFlags): Recipe {
  let recipe = trainableRecipe(flags.recipe);
  if (flags.language !== undefined) recipe = { ...recipe, language: flags.language };
  if (flags.bias !== undefined) recipe = withBias(recipe, flags.bias);
  return flags.iterations === undefined ? recipe : withTraining(recipe, { maxIterations: flags.iterations });
}

/** Notes whose annotations, if they have any, are not looked at. */
async function textsIn(paths: readonly string[], flags: TrainFlags): Promise<Pick<Note, "text">[]> {
  const notes: Pick<Note, "text">[] = [];
  if (paths.length > 0)
    for await (const { note } of readNotes(paths, readOptions(flags))) notes.push({ text: note.text });
  return notes;
}

async function notesIn(paths: readonly string[], flags: TrainFlags): Promise<Note[]> {
  if (paths.length === 0) return [];
  const notes: Note[] = [];
  for await (const { note } of readNotes(paths, readOptions(flags))) notes.push(note);
  if (notes.some(({ spans }) => spans.length > 0)) return notes;
  throw new ScrubJayError("no-annotations", `none of ${notes.length} notes has an annotation`, {
    hint: "Training needs annotated notes: inline, brat, i2b2, conll or jsonl with spans.",
  });
}

function refuseExisting({ out, overwrite }: TrainFlags): void {
  if (!overwrite && existsSync(out))
    throw new ScrubJayError("output-exists", "the model file exists already", {
      file: out,
      hint: "Choose another --out, or say --overwrite.",
      exitCode: EXIT.usage,
    });
}

const HELP = `
Reads any format that holds annotations. Ctrl-C in the last training keeps the best so far, with exit code 130. Folds
go by patient where the notes say whose they are.

With --unlabelled the model labels those notes itself and learns from what it is surest of, round after round, while recall
on folds of --corpus rises. OUT.rounds.jsonl keeps each round (places, types and figures, no text): the same command goes
on where it was stopped. Annotations in those notes are not looked at.

The model file holds the recipe, weights and a training card, and of the notes: the names of their types; the features
of CRFs and classifiers as hashes of 64 bits; words that several notes have in labelled spans, as hashes of 32 bits; the
words in clusters, as hashes of 64 bits. A hash cannot be read, but a guessed name can be tried on it. Recipes with a
hidden Markov model (lingpipe) count runs of up to eight characters, from which names can be spelled out;
--keep-names-of-features adds words in the clear. The end of training and \`model show\` say what a file holds. Keep it as
you keep the notes.

Examples:
  scrubjay train --recipe scrubjay --corpus ours/ --out our.model
  scrubjay train --corpus ours/ --source public/ --dev held-out/ --out our.model
  scrubjay train --corpus shared/ --vary 1 --out our.model      # shared/ comes from scrubjay resynth
  scrubjay train --corpus spanish.jsonl --schema open --language es --out spanish.model
  scrubjay train --recipe carafe --corpus ours/ --tune-bias --out carafe.model
  scrubjay train --recipe mlhsla --corpus twenty/ --unlabelled more/ --out our.model
  scrubjay train --corpus ours/ --keep-names-of-features --out look-inside.model`;
