import { EXIT, lookUp, ScrubJayError } from "../errors.js";
import { layerReader, type NoteFeatures, type Resources } from "../features/index.js";
import { inReadingOrder, type Note, type Span } from "../note.js";
import { createFinder, FAMILIES } from "../rules/index.js";
import { Analysis } from "../text/analysis.js";
import type { TokenizerName } from "../text/tokenize.js";
import { CORRECTIONS } from "./correct/index.js";
import { languageOf } from "./languages.js";
import { MERGES, resolveTraced } from "./merge/index.js";
import type { Recipe, Voice } from "./recipe.js";
import { RECONCILERS } from "./reconcile/index.js";
import { retyper } from "./retype/span-classifier.js";
import { found, type Journal, noteView, type Step, type TracedSpan } from "./step.js";
import type { TrainedModel } from "./trained-model.js";
import { crfVoices, kindOf, mainTokenizer } from "./voices/index.js";
import type { OpenVoice, ReadNote, VoiceOptions } from "./voices/voice-kind.js";

/** What became of a note: its spans with their history, and what was dropped on the way. */
export interface Tagged {
  readonly spans: readonly TracedSpan[];
  readonly dropped: readonly Dropped[];
  /** log P of the taggers' labellings per token: nearer 0 is surer. 0 where there are rules only. */
  readonly confidence: number;
}

export interface Dropped {
  readonly span: TracedSpan;
  readonly by: string;
  readonly why: string;
}

type NoteLike = Pick<Note, "text" | "patient">;

/** Tags a note as its text stands; `tagWith` folds it first. One note at a time, and not to be shared between threads. */
export type System = (note: NoteLike) => Promise<Tagged>;

/** What a recipe's features need of the rules. */
const RULE_TEMPLATES = new Set(["ruleHits", "otherMentions", "nameCues"]);

/** Reads notes the way a recipe's voices want them: the trainer and the tagger must see the same. */
export function noteReader(
  recipe: Recipe,
  clusters: TrainedModel["clusters"],
): (note: Pick<Note, "text">) => ReadNote {
  const read = layerReader();
  const rulesOf = ruleReader(recipe);
  return ({ text }) => {
    const hits = rulesOf({ text });
    const resources = {
      language: recipe.language,
      ruleHits: hits,
      clusters: clusters as Resources["clusters"],
    };
    const byTokenizer = new Map<TokenizerName, NoteFeatures>();
    return {
      text,
      hits,
      features(tokenizer) {
        let features = byTokenizer.get(tokenizer);
        if (features === undefined) {
          features = read(new Analysis(text, tokenizer), resources as Resources);
          byTokenizer.set(tokenizer, features);
        }
        return features;
      },
    };
  };
}

/**
 * All that the rules find, if the recipe wants rules at all, as a voice or as features. Where only some rules hold in the
 * language, that is what these find, and only where training tells what it is called there.
 */
function ruleReader(recipe: Recipe): (note: Pick<Note, "text">) => Span[] {
  const asFeatures = crfVoices(recipe).some(({ templates }) =>
    templates.some((name) => RULE_TEMPLATES.has(name)),
  );
  const voices = recipe.voices.filter((voice) => voice.kind === "rules");
  if (!asFeatures && !recipe.retype && voices.length === 0) return () => [];
  const { rules } = languageOf(recipe.language);
  if (rules !== "all") {
    if (recipe.retype === undefined) return () => [];
    const find = createFinder(FAMILIES);
    return ({ text }) => find(text).filter(({ source = "" }) => rules.has(source));
  }
  const named = new Set(voices.flatMap((voice) => voice.families ?? FAMILIES.map(({ name }) => name)));
  const families = asFeatures || recipe.retype ? FAMILIES : FAMILIES.filter(({ name }) => named.has(name));
  const find = createFinder(families);
  return ({ text }) => find(text);
}

/** The voices of a recipe, in order. One that was never trained would find nothing and say so to nobody. */
function openVoices(
  { recipe, voices }: TrainedModel,
  options: VoiceOptions,
): { readonly voice: Voice; readonly why: string; readonly read: OpenVoice }[] {
  const trained = new Map(voices.map((one) => [one.voice.name, one]));
  return recipe.voices.map((voice) => {
    const kind = kindOf(voice);
    const one = kind.learns ? trained.get(voice.name) : { voice };
    if (one === undefined) throw notTrained(recipe);
    return { voice, why: kind.why, read: kind.open(one, options) };
  });
}

export function notTrained({ name }: Recipe): ScrubJayError {
  return new ScrubJayError("not-trained", `the recipe "${name}" has to be trained first`, {
    hint: `Run \`scrubjay train --recipe ${name} --corpus FOLDER --out our.model\` and name that file.`,
    exitCode: EXIT.usage,
  });
}

/** A trained recipe at work: voices → merge → correct → reconcile. No step edits the text. */
export function createSystem(model: TrainedModel, options: VoiceOptions = {}): System {
  const { recipe } = model;
  const readNote = noteReader(recipe, model.clusters);
  const open = openVoices(model, options);
  const merge = lookUp("merge policy", MERGES, recipe.merge);
  const corrections = recipe.corrections.map((name) => lookUp("error correction", CORRECTIONS, name));
  const reconcilers = recipe.reconciliation.map((name) => lookUp("reconciliation", RECONCILERS, name));
  const retype = model.classifier && recipe.retype && retyper(model.classifier, recipe.retype.weight);
  const tokenizer = mainTokenizer(recipe);
  const reads = recipe.voices.some((voice) => kindOf(voice).learns);
  return async (note) => {
    const read = readNote(note);
    const dropped: Dropped[] = [];
    const journal: Journal = { drop: (span, by, why) => dropped.push({ span, by, why }) };
    let confidence = 0;
    const voices: { name: string; spans: TracedSpan[] }[] = [];
    for (const { voice, why, read: findIn } of open) {
      const voiced = await findIn(read);
      confidence += voiced.confidence;
      voices.push({ name: voice.name, spans: voiced.spans.map((span) => found(span, why)) });
    }
    let spans = merge(note.text, voices, journal);
    const analysis = reads ? read.features(tokenizer).analysis : new Analysis(note.text, tokenizer);
    const view = noteView(note, analysis);
    const run = (step: Step): void => {
      spans = step.apply(view, spans, journal);
    };
    corrections.forEach(run);
    if (retype) spans = retype(view, spans, read.hits);
    reconcilers.forEach(run);
    if (!recipe.keepOverlaps) spans = resolveTraced(note.text, spans, "pipeline:resolve", journal);
    return { spans: inReadingOrder([...spans]), dropped, confidence };
  };
}
