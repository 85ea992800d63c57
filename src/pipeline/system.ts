import { EXIT, lookUp, ScrubJayError } from "../errors.js";
import { inReadingOrder, type Note } from "../note.js";
import { Analysis } from "../text/index.js";
import { CORRECTIONS } from "./correct/index.js";
import { intoLabelSet } from "./label-set.js";
import { MERGES, resolveTraced, type VoiceFindings } from "./merge/index.js";
import { noteReader } from "./note-reader.js";
import type { Recipe } from "./recipe.js";
import { MINED_RECONCILERS, RECONCILERS } from "./reconcile/index.js";
import { retyper } from "./retype/span-classifier.js";
import { type Dropped, noteView, openLog, type Step } from "./step.js";
import type { TracedSpan } from "./traced-span.js";
import type { TrainedModel } from "./trained-model.js";
import { kindOf, mainTokenizer } from "./voices/index.js";
import type { OpenVoice, VoiceOptions } from "./voices/voice-kind.js";

/** What became of a note: its spans with their history, and what was dropped on the way. */
export interface Tagged {
  readonly spans: readonly TracedSpan[];
  readonly dropped: readonly Dropped[];
  /** log P of the taggers' labellings per token: nearer 0 is surer. 0 where there are rules only. */
  readonly confidence: number;
}

export type NoteToTag = Pick<Note, "text" | "patient">;

/** Tags a note as its text stands; a `NoteTagger` folds it first. One note at a time, and not to be shared between threads. */
export type System = (note: NoteToTag) => Promise<Tagged>;

/** The voices of a recipe, in order. One that was never trained would find nothing and say so to nobody. */
function openVoices(
  { recipe, voices }: TrainedModel,
  options: VoiceOptions,
): { readonly name: string; readonly find: OpenVoice }[] {
  const trained = new Map(voices.map((one) => [one.voice.name, one]));
  return recipe.voices.map((voice) => {
    const kind = kindOf(voice);
    const one = kind.learns ? trained.get(voice.name) : { voice };
    if (one === undefined) throw notTrained(recipe);
    return { name: voice.name, find: kind.open(one, options) };
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
  const voices = openVoices(model, options);
  const merge = lookUp("merge policy", MERGES, recipe.merge);
  const corrections = recipe.corrections.map((name) => lookUp("error correction", CORRECTIONS, name));
  const mined = Object.entries(MINED_RECONCILERS).map(([name, make]) => [name, make(model.signs ?? [])]);
  const known = { ...RECONCILERS, ...Object.fromEntries(mined) };
  const reconcilers = recipe.reconciliation.map((name) => lookUp<Step>("reconciliation", known, name));
  const retype = model.classifier && recipe.retype && retyper(model.classifier, recipe.retype.weight);
  const tokenizer = mainTokenizer(recipe);
  const relabel = intoLabelSet(recipe);
  const reads = recipe.voices.some((voice) => kindOf(voice).learns);
  return async (note) => {
    const read = readNote(note);
    const log = openLog();
    let confidence = 0;
    const findings: VoiceFindings[] = [];
    for (const { name, find } of voices) {
      const voiced = await find(read);
      confidence += voiced.confidence;
      findings.push({ name, spans: voiced.spans });
    }
    let spans = merge(note.text, findings, log);
    const view = noteView(note, () =>
      reads ? read.features(tokenizer).analysis : new Analysis(note.text, tokenizer),
    );
    const run = (step: Step): void => {
      spans = step.apply(view, spans, log);
    };
    corrections.forEach(run);
    if (retype) spans = retype(view, spans, read.hits);
    reconcilers.forEach(run);
    // Corrections that name our types have put them there.
    if (relabel) spans = relabel(note.text, spans);
    if (!recipe.keepOverlaps) spans = resolveTraced(note.text, spans, "pipeline:resolve", log);
    return { spans: inReadingOrder([...spans]), dropped: log.dropped, confidence };
  };
}
