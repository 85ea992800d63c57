import { existsSync } from "node:fs";
import { type Command, Option } from "commander";
import { ALGORITHMS, type AlgorithmName } from "../crf/index.js";
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
  withTrainingOf,
  withVariations,
} from "../learn/index.js";
import { writeModelFile } from "../load/index.js";
import type { Note } from "../note.js";
import { crfVoices, inLabelSet, type Recipe } from "../pipeline/index.js";
import { evaluateModel } from "./evaluate-model.js";
import {
  countFromZero,
  finiteNumber,
  type InputFlags,
  inLabels,
  readOptions,
  schemaOf,
  wholeNumber,
  withInputOptions,
  withLabelsOption,
} from "./io-options.js";
import { type OrderlyStop, onStopSignals } from "./stop-signals.js";
import { trainSelf } from "./train-self.js";
import { progressBar } from "./training-bar.js";

interface TrainFlags extends InputFlags {
  readonly recipe: string;
  readonly corpus: string[];
  readonly source?: string[];
  readonly text?: string[];
  readonly mergeSource?: boolean;
  readonly dev?: string[];
  readonly unlabelled?: string[];
  readonly rounds?: number;
  readonly out: string;
  readonly vary: number;
  readonly language?: string;
  readonly labels?: string;
  readonly bias?: number;
  readonly tuneBias?: boolean;
  readonly search?: number | true;
  readonly folds?: number;
  readonly algorithm?: AlgorithmName;
  readonly informationCost?: number;
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
  rawNotes?: number;
  variations: number;
  labels?: string;
  spans: number;
  seed: number;
  unlabelled?: number;
  search?: readonly Trial[];
  biasCurve?: readonly BiasPoint[];
}

export function trainCommand(command: Command): void {
  withLabelsOption(withInputOptions(command), "learn and find these labels in place of our types")
    .addOption(
      new Option("--recipe <name>", "the system to train; `scrubjay recipes` lists them").default("scrubjay"),
    )
    .requiredOption("--corpus <paths...>", "annotated notes to learn from")
    .option("--source <paths...>", "a second annotated corpus with other habits, weighed by EasyAdapt")
    .option("--merge-source", "learn from --source as if it were the same corpus")
    .option(
      "--text <paths...>",
      "raw notes: word representations are learned from them beside the annotated ones",
    )
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
    .requiredOption("--out <file>", "the model file")
    .option("--language <code>", "en, or another: English dictionaries, rules and headers are then silent")
    .option("--bias <number>", 'bias on "outside": below 0 finds more', finiteNumber)
    .option("--tune-bias", "choose the bias by five folds, by patient")
    .option(
      "--search [trials]",
      "try so many settings (8) of c2 and the frequency cut-off first, for each CRF its own",
      wholeNumber,
    )
    .option(
      "--folds <k>",
      "folds by patient: with --search, score each setting on all notes in so many; with --unlabelled, judge each round by so many (default: 5)",
      wholeNumber,
    )
    .addOption(
      new Option("--algorithm <name>", "train CRFs by this in place of the recipe's own").choices(
        Object.keys(ALGORITHMS),
      ),
    )
    .option(
      "--information-cost <number>",
      "cost in training of missing an identifier, for each bit that its words tell: above 0 finds more of those that tell much",
      finiteNumber,
    )
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
  if (flags.folds !== undefined && flags.search === undefined && flags.unlabelled === undefined)
    throw new ScrubJayError("options-apart", "--folds goes with --search or --unlabelled", {
      hint: "Say --search --folds 10.",
      exitCode: EXIT.usage,
    });
  if (flags.unlabelled !== undefined && flags.vary > 0)
    throw new ScrubJayError("options-apart", "--vary and --unlabelled do not go together", {
      hint: "Folds would score copies of what they learned from: leave one of the two out.",
      exitCode: EXIT.usage,
    });
  const corpus = await notesIn(flags.corpus, flags);
  const source = await notesIn(flags.source ?? [], flags);
  const dev = await notesIn(flags.dev ?? [], flags);
  const text = (await textsIn(flags.text ?? [], flags)).map((note) => note.text);
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
    text,
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
      ...(text.length > 0 && { rawNotes: text.length }),
      variations: flags.vary,
      ...(flags.labels !== undefined && { labels: flags.labels }),
      spans: spanCount,
      seed: flags.seed,
    };
    if (flags.search !== undefined) {
      const { bestOf, trials } = await searchSettings(recipe, corpus, {
        ...common,
        ...(flags.search !== true && { trials: flags.search }),
        ...(flags.folds !== undefined && { folds: flags.folds }),
        ...(dev.length > 0 && flags.folds === undefined && { dev }),
        onTrial: ({ c2, minFrequency, f1, voices }) =>
          say(`c2 ${c2}, cut-off ${minFrequency}: strict F1 ${percent(f1)}${shownVoices(voices)}`),
      });
      for (const [voice, { c2, minFrequency }] of Object.entries(bestOf))
        say(`${voice}: c2 ${c2} and cut-off ${minFrequency} are best`);
      recipe = withTrainingOf(recipe, (voice) => bestOf[voice]);
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
    if (dev.length > 0) await evaluateModel(model, dev, schemaOf(flags));
  } finally {
    bar.stop();
    stop.release();
  }
}

const percent = (share: number): string => (100 * share).toFixed(2);

/** The scores of CRFs by themselves, where there are several. */
function shownVoices(voices: Trial["voices"]): string {
  const all = Object.entries(voices);
  return all.length < 2 ? "" : ` (${all.map(([name, f1]) => `${name} ${percent(f1)}`).join(", ")})`;
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
  if (flags.labels !== undefined) recipe = inLabelSet(recipe, flags.labels);
  if (flags.language !== undefined) recipe = { ...recipe, language: flags.language };
  if (flags.bias !== undefined) recipe = withBias(recipe, flags.bias);
  const { algorithm, informationCost, iterations: maxIterations } = flags;
  // What an algorithm needs: SGD a dozen passes, L-BFGS until it converges.
  const most = maxIterations ?? (algorithm === "lbfgs" ? CONVERGED : undefined);
  return withTraining(recipe, {
    ...(algorithm !== undefined && { algorithm }),
    ...(informationCost !== undefined && { informationCost }),
    ...(most !== undefined && { maxIterations: most }),
  });
}

const CONVERGED = 200;

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
  for await (const { note } of readNotes(paths, readOptions(flags))) notes.push(inLabels(note, flags.labels));
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
words in clusters, as hashes of 64 bits; for uthealth, words that stand beside several names, in the clear. A hash cannot
be read, but a guessed name can be tried on it. Recipes with a hidden Markov model (lingpipe) count runs of up to eight
characters, from which names can be spelled out; --keep-names-of-features adds words in the clear. The end of training and
\`model show\` say what a file holds. Keep it as
you keep the notes.

Examples:
  scrubjay train --recipe scrubjay --corpus ours/ --out our.model
  scrubjay train --corpus ours/ --source public/ --dev held-out/ --out our.model
  scrubjay train --corpus shared/ --vary 1 --out our.model      # shared/ comes from scrubjay resynth
  scrubjay train --corpus spanish.jsonl --schema open --language es --out spanish.model
  scrubjay train --recipe cchmc --corpus ours/ --labels seven-class --out harmonised.model
  scrubjay train --recipe carafe --corpus ours/ --tune-bias --out carafe.model
  scrubjay train --recipe hitsz --corpus ours/ --search --folds 10 --out hitsz.model
  scrubjay train --recipe clamp --corpus ours/ --text raw-notes/ --out clamp.model
  scrubjay train --recipe mlhsla --corpus twenty/ --unlabelled more/ --out our.model
  scrubjay train --corpus ours/ --keep-names-of-features --out look-inside.model`;
