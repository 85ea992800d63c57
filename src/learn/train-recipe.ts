import { ScrubJayError } from "../errors.js";
import {
  CLUSTER_KINDS,
  type ClusterKind,
  normaliseWord,
  type WordClusters,
  wordClusters,
} from "../features/clusters/index.js";
import { bySpanOrder, type Note } from "../note.js";
import {
  crfVoices,
  foldedNote,
  kindOf,
  languageOf,
  mainTokenizer,
  mineSigns,
  noteReader,
  type Recipe,
  type TaughtNote,
  type TrainedModel,
  type TrainedVoice,
  trainSpanClassifier,
  type Voice,
} from "../pipeline/index.js";
import { Analysis } from "../text/index.js";

export type TrainingText = Pick<Note, "text" | "spans">;

export interface TrainRecipeOptions {
  /** A second corpus with the same types and other habits; EasyAdapt weighs the two (paper 000, section 3.3.3). */
  readonly source?: readonly TrainingText[];
  /** Raw notes: word representations are learned from them too (paper 000 took MIMIC II). */
  readonly text?: readonly string[];
  /** With `source`: learn from both as if they were one. */
  readonly mergeSource?: boolean;
  /** Default 2. The result is the same with any number. */
  readonly threads?: number;
  /** For the clusters. Default 1. */
  readonly seed?: number;
  /** Ctrl-C: keeps the best so far. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: TrainProgress) => void;
  /** Goes into the model file. */
  readonly card?: Readonly<Record<string, unknown>>;
}

export interface TrainProgress {
  /** "clusters", "features", or the name of the voice under training. */
  readonly stage: string;
  readonly iteration: number;
  readonly of: number;
  readonly objective?: number;
}

/**
 * Recipe + notes → model. Clusters and all other statistics see these notes and the raw ones alone, and read their folded text, as the
 * tagger does.
 */
export async function trainRecipe(
  given: Recipe,
  asWritten: readonly TrainingText[],
  options: TrainRecipeOptions = {},
): Promise<TrainedModel> {
  if (asWritten.length === 0)
    throw new ScrubJayError("nothing-to-train-on", "the corpus has no notes", {
      hint: "Check the path given as --corpus and the format (--from).",
    });
  const recipe = forLanguage(given);
  const notes = asWritten.map(foldedNote);
  const source = (options.source ?? []).map(foldedNote);
  const raw = (options.text ?? []).map((text) => foldedNote({ text, spans: [] }));
  const clusters = learnClusters(recipe, [...notes, ...source, ...raw], options);
  const readNote = noteReader(recipe, clusters);
  const adapt = source.length > 0 && !options.mergeSource;
  const all = [
    ...notes.map((note) => ({ note, domain: "target" as const })),
    ...source.map((note) => ({ note, domain: "source" as const })),
  ].map(
    ({ note, domain }): TaughtNote => ({
      ...readNote(note),
      spans: note.spans,
      ...(adapt && { domain }),
    }),
  );
  const voices: TrainedVoice[] = [];
  for (const voice of recipe.voices) {
    const { learns, train } = kindOf(voice);
    if (!learns) continue;
    const trained = await train(voice, all, {
      threads: options.threads ?? 2,
      ...(options.signal && { signal: options.signal }),
      onProgress: (progress) => options.onProgress?.({ stage: voice.name, ...progress }),
    });
    voices.push(trained);
  }
  const labelled = all.map(({ spans, hits, features }) => ({
    analysis: features(mainTokenizer(recipe)).analysis,
    spans: spans.toSorted(bySpanOrder),
    ruleHits: hits,
  }));
  const signs = recipe.mineSigns && { signs: mineSigns(labelled, recipe.mineSigns) };
  const model = { recipe, voices, clusters, ...signs, card: options.card ?? {} };
  if (recipe.retype === undefined || crfVoices(recipe).length === 0) return model;
  options.onProgress?.({ stage: "types", iteration: 1, of: 1 });
  const classifier = await trainSpanClassifier(labelled, recipe.retype, options.threads ?? 2);
  return { ...model, classifier };
}

/**
 * A sentence splitter that does not know a language's abbreviations cuts names apart, so lines it is. What is rare is told by a
 * list of common words; without it every word would be forgotten, common or not.
 */
function forLanguage(recipe: Recipe): Recipe {
  if (languageOf(recipe.language).sentences) return recipe;
  const voices = recipe.voices.map((voice): Voice => {
    if (voice.kind !== "crf") return voice;
    const { forget: _, ...training } = voice.training;
    return { ...voice, training, sequence: voice.sequence === "sentence" ? "line" : voice.sequence };
  });
  return { ...recipe, voices };
}

function learnClusters(
  recipe: Recipe,
  notes: readonly TrainingText[],
  options: TrainRecipeOptions,
): TrainedModel["clusters"] {
  const kinds = recipe.clusters ?? [];
  if (kinds.length === 0) return {};
  const tokenizer = mainTokenizer(recipe);
  const sentences = notes.flatMap(({ text }) => sentencesOf(new Analysis(text, tokenizer)));
  const clusters: Partial<Record<ClusterKind, WordClusters>> = {};
  for (const [n, kind] of kinds.entries()) {
    options.onProgress?.({ stage: `${kind} clusters`, iteration: n + 1, of: kinds.length });
    clusters[kind] = wordClusters(CLUSTER_KINDS[kind](sentences, options.seed ?? 1));
  }
  return clusters;
}

function sentencesOf(analysis: Analysis): string[][] {
  const sentences: string[][] = [];
  let last = -1;
  for (let t = 0; t < analysis.count; t++) {
    const sentence = analysis.sentenceOf[t] as number;
    if (sentence !== last) sentences.push([]);
    last = sentence;
    sentences.at(-1)?.push(normaliseWord(analysis.words[t] as string));
  }
  return sentences;
}
