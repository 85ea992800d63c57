import { EXIT, lookUp, ScrubJayError } from "../errors.js";
import { layerReader, type NoteFeatures, type Resources } from "../features/index.js";
import { inReadingOrder, type Note, type Span } from "../note.js";
import { createFinder, FAMILIES } from "../rules/index.js";
import { Analysis } from "../text/analysis.js";
import type { TokenizerName } from "../text/tokenize.js";
import { CORRECTIONS } from "./correct/index.js";
import { type CrfTaggerOptions, crfTagger } from "./crf/crf-tagger.js";
import { hmmTagger } from "./hmm/hmm-tagger.js";
import { MERGES, resolveTraced } from "./merge/index.js";
import type { CrfVoice, HmmVoice, RuleVoice } from "./recipe.js";
import { RECONCILERS } from "./reconcile/index.js";
import { retyper } from "./retype/span-classifier.js";
import { found, type Journal, noteView, type Step, type TracedSpan } from "./step.js";
import type { TrainedModel } from "./trained-model.js";

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

/** Tags notes one after another, as their text stands; `tagWith` folds it first. Not to be shared between threads. */
export type System = (note: NoteLike) => Tagged;

/** What a recipe's features need of the rules. */
const RULE_TEMPLATES = new Set(["ruleHits", "otherMentions", "nameCues"]);

/** Reads notes the way a recipe's voices want them: the trainer and the tagger must see the same. */
export function featureReader(
  recipe: TrainedModel["recipe"],
  clusters: TrainedModel["clusters"],
): (note: Pick<Note, "text">, hits: readonly Span[]) => (voice: CrfVoice | HmmVoice) => NoteFeatures {
  const read = layerReader();
  return ({ text }, ruleHits) => {
    const resources = { language: recipe.language, ruleHits, clusters: clusters as Resources["clusters"] };
    const byTokenizer = new Map<TokenizerName, NoteFeatures>();
    return ({ tokenizer }) => {
      let features = byTokenizer.get(tokenizer);
      if (features === undefined) {
        features = read(new Analysis(text, tokenizer), resources as Resources);
        byTokenizer.set(tokenizer, features);
      }
      return features;
    };
  };
}

/** Sources of the rules that know no English. */
const ANY_LANGUAGE = new Set(
  FAMILIES.flatMap(({ name, rules }) =>
    rules.filter(({ anyLanguage }) => anyLanguage).map((rule) => `rule:${name}/${rule.name}`),
  ),
);

/**
 * All that the rules find, if the recipe wants rules at all, as a voice or as features. In another language than
 * English that is numeric dates and addresses on the net, and only where training tells what they are called there.
 */
export function ruleReader(recipe: TrainedModel["recipe"]): (note: Pick<Note, "text">) => Span[] {
  const asFeatures = recipe.voices.some(
    (voice) => voice.kind === "crf" && voice.templates.some((name) => RULE_TEMPLATES.has(name)),
  );
  const voices = recipe.voices.filter((voice) => voice.kind === "rules");
  if (!asFeatures && !recipe.retype && voices.length === 0) return () => [];
  if (recipe.language !== "en") {
    if (recipe.retype === undefined) return () => [];
    const find = createFinder(FAMILIES);
    return ({ text }) => find(text).filter(({ source = "" }) => ANY_LANGUAGE.has(source));
  }
  const named = new Set(voices.flatMap((voice) => voice.families ?? FAMILIES.map(({ name }) => name)));
  const families = asFeatures || recipe.retype ? FAMILIES : FAMILIES.filter(({ name }) => named.has(name));
  const find = createFinder(families);
  return ({ text }) => find(text);
}

function heard(voice: RuleVoice, hits: readonly Span[]): Span[] {
  const families = voice.families && new Set(voice.families);
  return hits.filter(
    ({ source = "", score = 1 }) =>
      score >= (voice.floor ?? 0) &&
      (families === undefined || families.has(source.slice("rule:".length).split("/")[0] as string)),
  );
}

/** One for each such voice of the recipe. A voice that was never trained would find nothing and say so to nobody. */
function hmmTaggers({ recipe, hmms = [] }: TrainedModel, options: CrfTaggerOptions) {
  const taggers = new Map(hmms.map((trained) => [trained.voice.name, hmmTagger(trained, options)]));
  for (const { kind, name } of recipe.voices) {
    if (kind === "hmm" && !taggers.has(name))
      throw new ScrubJayError("not-trained", `the recipe "${recipe.name}" has to be trained first`, {
        hint: `Run \`scrubjay train --recipe ${recipe.name} --corpus FOLDER --out our.model\` and name that file.`,
        exitCode: EXIT.usage,
      });
  }
  return taggers;
}

/** A trained recipe at work: voices → merge → correct → reconcile. No step edits the text. */
export function createSystem(model: TrainedModel, options: CrfTaggerOptions = {}): System {
  const { recipe } = model;
  const rulesOf = ruleReader(recipe);
  const featuresOf = featureReader(recipe, model.clusters);
  const taggers = new Map(model.crfs.map((trained) => [trained.voice.name, crfTagger(trained, options)]));
  const hmms = hmmTaggers(model, options);
  const merge = lookUp("merge policy", MERGES, recipe.merge);
  const corrections = recipe.corrections.map((name) => lookUp("error correction", CORRECTIONS, name));
  const reconcilers = recipe.reconciliation.map((name) => lookUp("reconciliation", RECONCILERS, name));
  const retype = model.classifier && recipe.retype && retyper(model.classifier, recipe.retype.weight);
  return (note) => {
    const hits = rulesOf(note);
    const features = featuresOf(note, hits);
    const dropped: Dropped[] = [];
    const journal: Journal = { drop: (span, by, why) => dropped.push({ span, by, why }) };
    let confidence = 0;
    const voices = recipe.voices.map((voice) => {
      if (voice.kind === "rules")
        return { name: voice.name, spans: heard(voice, hits).map((span) => found(span, "a rule matched")) };
      const tagged =
        voice.kind === "hmm"
          ? hmms.get(voice.name)?.(features(voice).analysis)
          : taggers.get(voice.name)?.(features(voice));
      confidence += tagged?.confidence ?? 0;
      const spans = (tagged?.spans ?? []).map((span) => found(span, "the likeliest labels"));
      return { name: voice.name, spans };
    });
    let spans = merge(note.text, voices, journal);
    const learned = recipe.voices.filter((voice) => voice.kind !== "rules");
    const first = learned.find(({ kind }) => kind === "crf") ?? learned[0];
    const analysis = first ? features(first).analysis : new Analysis(note.text, "plain");
    const view = noteView(note, analysis);
    const run = (step: Step): void => {
      spans = step.apply(view, spans, journal);
    };
    corrections.forEach(run);
    if (retype) spans = retype(view, spans, hits);
    reconcilers.forEach(run);
    if (!recipe.keepOverlaps) spans = resolveTraced(note.text, spans, "pipeline:resolve", journal);
    return { spans: inReadingOrder([...spans]), dropped, confidence };
  };
}
