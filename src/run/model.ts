import { EXIT, ScrubJayError } from "../errors.js";
import { makeSpan, type Note, type Span } from "../note.js";
import { checkOptions, type OptionNames } from "../options.js";
import { applyConfig, type Config, customiser, parseConfig } from "../pipeline/config/index.js";
import {
  createSystem,
  decodeTrained,
  published,
  type Recipe,
  reconcile,
  type System,
  type Tagged,
  type TrainedModel,
  tagWith,
  withoutHistory,
} from "../pipeline/index.js";
import { actionsOf, createReplacement, POLICIES, policyNamed, type ReplacedSpan } from "../replace/index.js";
import { checkNote } from "./check-note.js";
import {
  type FoundInNote,
  type GroupNote,
  type GroupResult,
  groupReplacer,
  type ReplaceSettings,
} from "./deidentify-group.js";
import { checkDeidentifyOptions, type DeidentifyOptions } from "./deidentify-options.js";
import { chooseModel, needsTraining, readModel } from "./model-choice.js";
import { narrowText } from "./narrow-text.js";
import { WARM_UP_NOTE } from "./warm-up.js";

export interface Deidentified {
  readonly text: string;
  /** Every replaced span with its place in the input and, under `output`, in the new text. */
  readonly spans: readonly ReplacedSpan[];
}

export interface Model {
  readonly name: string;
  /** The PHI of a note, without overlaps, in reading order. */
  tag(note: string | Pick<Note, "text" | "patient">): Span[];
  /** The PHI of many notes at once, in their order: the notes of one patient are settled together. */
  tagAll(notes: readonly Pick<Note, "text" | "patient">[]): Span[][];
  /** The same with every span's history, what was dropped and why, and how sure the note is. Without the config. */
  explain(note: Pick<Note, "text" | "patient">): Tagged;
  /** Finds PHI and takes it out. Spans that the note already carries are taken out too. */
  deidentify(
    note: string | (Pick<Note, "text" | "spans" | "patient"> & Partial<Pick<Note, "id" | "date">>),
    options?: DeidentifyOptions,
  ): Deidentified;
  /**
   * The first half of a job's work: the PHI of the notes of one patient together, or of one note, and the spans that
   * they came with, each with where else its value stands. Spans may overlap.
   */
  find(group: readonly GroupNote[]): FoundInNote[];
  /** All of it: takes that PHI out. */
  deidentifier(settings: ReplaceSettings): (group: readonly GroupNote[]) => GroupResult[];
}

export interface LoadOptions {
  /** What the user's config changes. */
  readonly config?: Config;
  /** Added to the weight of "outside" in every CRF: below 0 finds more, above 0 less. */
  readonly bias?: number;
  /** False puts what is compiled and read when first needed off to the first notes. Default: true. */
  readonly warm?: boolean;
  /** SHA-256 that the model's file must have, in small hex digits. A recipe has no file and is refused. */
  readonly sha256?: string;
}

const LOAD_OPTIONS: OptionNames<LoadOptions> = { config: true, bias: true, warm: true, sha256: true };

/** The bundled default when no name is given; the name of a recipe that needs no training; or a model file. */
export async function loadModel(name?: string, options: LoadOptions = {}): Promise<Model> {
  checkOptions("loadModel", options, LOAD_OPTIONS);
  const { config: given = {}, bias, warm = true, sha256 } = options;
  checkLoading(name, bias);
  const config = parseConfig(given, "config");
  // The system has made its own of all that it needs: nothing here holds on to the rest of the model.
  const { recipe, system } = systemOf(trainedModel(name, sha256), bias);
  if (warm) system({ text: WARM_UP_NOTE });
  const searches = recipe.reconciliation.includes("search-note");
  const custom = customiser(config);
  const policy = config.policy === undefined ? undefined : policyNamed(config.policy);
  const tagged = (note: Pick<Note, "text" | "patient">): Tagged =>
    tagWith(recipe, system, [note])[0] as Tagged;
  const tag = (given: string | Pick<Note, "text" | "patient">): Span[] => {
    const note = typeof given === "string" ? { text: given } : given;
    checkNote("tag", note, "unused");
    const spans = tagged(note).spans.map(withoutHistory);
    return Object.keys(config).length === 0 ? spans : applyConfig(custom, note, spans);
  };
  const sure = needsTraining(recipe);
  const find = (given: readonly GroupNote[]): FoundInNote[] => {
    const group = given.map((note) => ({ ...note, text: narrowText(note.text) }));
    return tagWith(recipe, system, group).map(({ spans, confidence }, at) => {
      const note = group[at] as GroupNote;
      const bare = spans.map(withoutHistory);
      const own = givenSpans(note.text, note.spans);
      return {
        spans: [
          ...(searches ? reconcile(note.text, own) : own),
          ...(Object.keys(config).length === 0 ? bare : applyConfig(custom, note, bare)),
        ],
        confidence: sure ? Math.exp(confidence) : null,
      };
    });
  };
  return {
    name: recipe.name,
    tag,
    tagAll(notes) {
      for (const note of notes) checkNote("tagAll", note, "unused");
      return tagWith(recipe, system, notes).map(({ spans }, at) => {
        const bare = spans.map(withoutHistory);
        return Object.keys(config).length === 0
          ? bare
          : applyConfig(custom, notes[at] as { text: string }, bare);
      });
    },
    explain(note) {
      checkNote("explain", note, "unused");
      const { spans, dropped, confidence } = tagged(note);
      return {
        spans: spans.map(published),
        dropped: dropped.map(({ span, by, why }) => ({ span: published(span), by, why })),
        confidence,
      };
    },
    deidentify(note, options = {}) {
      checkDeidentifyOptions("deidentify", options);
      if (typeof note === "string") checkNote("deidentify", { text: note }, "unused");
      else checkNote("deidentify", note, "needed");
      const { text, spans, patient } = typeof note === "string" ? { text: note, spans: [] } : note;
      const given = givenSpans(text, spans);
      const covered = searches ? reconcile(text, given) : given;
      const found = [...covered, ...tag({ text, ...(patient !== undefined && { patient }) })];
      if (options.replacement)
        return options.replacement.replace(typeof note === "string" ? { text } : note, found);
      const actionFor = actionsOf({
        mode: options.mode ?? "redact",
        ...(policy && { policy }),
        ...(config.replace && { own: config.replace }),
      });
      return createReplacement({ actionFor, policy: policy ?? POLICIES.full }).replace({ text }, found);
    },
    find,
    deidentifier(settings) {
      const replace = groupReplacer(settings, config);
      return (group) => replace(group, find(group));
    },
  };
}

/** What TypeScript refuses and JavaScript lets through. */
function checkLoading(name: unknown, bias: unknown): void {
  const problem =
    name !== undefined && typeof name !== "string"
      ? "the model's name or file comes first, as text"
      : bias !== undefined && !Number.isFinite(bias)
        ? '"bias" is no number'
        : undefined;
  if (problem === undefined) return;
  throw new ScrubJayError("bad-option", `loadModel: ${problem}`, {
    exitCode: EXIT.usage,
    hint: 'For example loadModel("rules", { bias: -1 }); loadModel() is the default model.',
  });
}

function systemOf(trained: TrainedModel, bias: number | undefined): { recipe: Recipe; system: System } {
  return { recipe: trained.recipe, system: createSystem(trained, bias === undefined ? {} : { bias }) };
}

/** Of spans that come with the note only place and type are taken: what else they carry could hold PHI. */
function givenSpans(text: string, spans: readonly Span[]): Span[] {
  return spans.map(({ start, end, type }) =>
    makeSpan(text, { start, end, type: labelOf(type), source: "given" }),
  );
}

/** A type stands in the new text, so it must be a name for a kind of thing and no free text. */
function labelOf(type: string): string {
  return /^[\p{L}\p{N}_.-]{1,60}$/u.test(type) ? type : "OTHER";
}

function trainedModel(name: string | undefined, sha256: string | undefined): TrainedModel {
  const chosen = chooseModel(name);
  if ("file" in chosen) return decodeTrained(readModel(chosen.file, sha256), chosen.file);
  const { recipe } = chosen;
  if (sha256 !== undefined)
    throw new ScrubJayError(
      "no-model-file",
      `the recipe "${recipe.name}" has no file whose SHA-256 could be asked for`,
      {
        hint: "Name a model file, or ask for no hash.",
        exitCode: EXIT.usage,
      },
    );
  if (needsTraining(recipe))
    throw new ScrubJayError("not-trained", `the recipe "${recipe.name}" has to be trained first`, {
      hint: `Run \`scrubjay train --recipe ${recipe.name} --corpus FOLDER --out our.model\` and name that file.`,
      exitCode: EXIT.usage,
    });
  return { recipe, crfs: [], clusters: {}, card: {} };
}
