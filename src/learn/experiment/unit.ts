import { createHash } from "node:crypto";
import type { Note } from "../../note.js";
import type { Recipe, TrainedModel, Voice } from "../../pipeline/index.js";

/** A way to learn from annotated notes and others, such as self-training. Its name stands for what it does. */
export interface Learner {
  readonly name: string;
  learn(
    recipe: Recipe,
    annotated: readonly Note[],
    unlabelled: readonly Pick<Note, "text">[],
    options: { readonly threads: number; readonly seed: number },
  ): Promise<{ readonly model: TrainedModel }>;
}

/** One recipe that learns some notes and reads others. */
export interface Unit {
  /** For whoever watches; it says nothing to the machine. */
  readonly name: string;
  readonly recipe: Recipe;
  readonly train: readonly Note[];
  /** A second corpus to learn from: weighed by EasyAdapt, or as one with the first. */
  readonly source?: readonly Note[];
  readonly mergeSource?: boolean;
  /** Learns by other means than `trainRecipe`, and reads the texts of `unlabelled` as well. */
  readonly learner?: Learner;
  readonly unlabelled?: readonly Note[];
  readonly test: readonly Note[];
}

/** What decides the outcome besides the unit itself. */
export interface UnitKeyOptions {
  /** A digest of the code: another build is another experiment. */
  readonly code: string;
  readonly seed: number;
}

const sha256 = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

const hashes = new WeakMap<readonly Note[], string>();

/** Note for note: id, patient, text, gold. */
function notesHash(notes: readonly Note[] = []): string {
  let known = hashes.get(notes);
  if (known === undefined) {
    known = sha256(
      notes.map(({ id, patient = null, text, spans }) => [
        id,
        patient,
        text,
        spans.map(({ start, end, type }) => [start, end, type]),
      ]),
    );
    hashes.set(notes, known);
  }
  return known;
}

/** Units with the same training key share one training. */
export function trainingKey(unit: Unit, { code, seed }: UnitKeyOptions): string {
  const { recipe, train, source, mergeSource = false, learner, unlabelled } = unit;
  return sha256([
    code,
    seed,
    trainingPart(recipe),
    notesHash(train),
    notesHash(source),
    mergeSource,
    // How the whole system does on folds may decide what such a learner takes.
    learner ? [learner.name, workingPart(recipe), notesHash(unlabelled)] : null,
  ]);
}

export function unitKey(unit: Unit, options: UnitKeyOptions): string {
  return sha256([trainingKey(unit, options), workingPart(unit.recipe), notesHash(unit.test)]);
}

/** What training reads of a recipe. Rules as a voice, merging, corrections, bias and how much doubt counts come after it. */
function trainingPart({ language, labels, clusters = [], retype, voices }: Recipe): object {
  return {
    language,
    labels: labels ?? null,
    clusters,
    retype: retype ?? null,
    voices: voices.filter(({ kind }) => kind !== "rules").map(withoutDial),
  };
}

function withoutDial(voice: Voice): object {
  const { bias: _, doubt, ...rest } = voice as Extract<Voice, { kind: "crf" }>;
  return { ...rest, doubt: doubt !== undefined };
}

/** What tagging reads of a recipe. */
function workingPart({
  name: _,
  description: __,
  fromPaper: ___,
  standIns: ____,
  ...recipe
}: Recipe): object {
  return recipe;
}
