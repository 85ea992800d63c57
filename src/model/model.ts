import { EXIT, ScrubJayError } from "../errors.js";
import type { Note, Span } from "../note.js";
import { type Config, customiser, type Patients } from "../pipeline/config/index.js";
import { needsTraining, noteTagger, published, type Tagged, type TrainedModel } from "../pipeline/index.js";
import { plainSpan } from "../spans.js";
import { byPatient } from "./by-patient.js";
import { checkNote } from "./check-note.js";
import { checkDeidentifyOptions, type DeidentifyOptions, settingsOf } from "./deidentify-options.js";
import { narrowText } from "./narrow-text.js";
import {
  type CleanNote,
  type FoundInNote,
  groupReplacer,
  type NoteToClean,
  replaceGroup,
} from "./replace-found.js";
import { WARM_UP_NOTE } from "./warm-up.js";

/** A note to find PHI in. */
export type NoteToRead = Pick<Note, "text"> & Partial<Pick<Note, "patient">>;

/**
 * A trained system at work. Everything is `find`, which says where PHI stands, and `replace`, which takes it out; both
 * take notes by the lot and settle those of one patient together.
 */
export interface Model {
  readonly name: string;
  /** SHA-256 of its file in hex digits; null for a recipe that has none, whose name says all. */
  readonly sha256: string | null;
  /** The PHI of notes, in their order: in each without overlaps, in reading order. */
  find(notes: readonly NoteToRead[]): Promise<FoundInNote[]>;
  /** Takes out what was found in these notes, and the spans that they came with. */
  replace(
    notes: readonly NoteToClean[],
    found: readonly Pick<FoundInNote, "spans">[],
    options?: DeidentifyOptions,
  ): Promise<CleanNote[]>;
  /** The PHI of one note. */
  tag(note: string | NoteToRead): Promise<Span[]>;
  /** The same with every span's history, what was dropped and why, and how sure the note is. */
  explain(note: string | NoteToRead): Promise<Tagged>;
  /** Finds the PHI of a note and takes it out, and the spans that it came with. */
  deidentify(note: string | NoteToClean, options?: DeidentifyOptions): Promise<CleanNote>;
}

export interface ModelOptions {
  /** What the user's config changes. */
  readonly config?: Config;
  /** What stands in the patient file that the config names. */
  readonly patients?: Patients;
  /** Added to the weight of "outside" by every voice that learned: below 0 finds more, above 0 less. */
  readonly bias?: number;
  /** False puts what is compiled and read when first needed off to the first notes. Default: true. */
  readonly warm?: boolean;
}

/** Opens a trained model for work. */
export async function modelOf(
  trained: TrainedModel,
  sha256: string | null,
  { config = {}, patients, bias, warm = true }: ModelOptions = {},
): Promise<Model> {
  const { recipe } = trained;
  if (config.patients !== undefined && patients === undefined)
    throw new ScrubJayError("no-patients", "the config names a patient file, and nothing of it is given", {
      exitCode: EXIT.usage,
      hint: "Give what stands in it as the option patients.",
    });
  // Nothing here holds on to the rest of the model.
  const tag = noteTagger(trained, {
    ...(bias !== undefined && { bias }),
    ...(Object.keys(config).length > 0 && { custom: customiser(config, patients) }),
  });
  if (warm) await tag([{ text: WARM_UP_NOTE }]);
  const sure = needsTraining(recipe);
  const tagAll = (notes: readonly NoteToRead[]): Promise<Tagged[]> =>
    tag(notes.map((note) => ({ ...note, text: narrowText(note.text) })));
  const find = async (notes: readonly NoteToRead[]): Promise<FoundInNote[]> => {
    for (const note of notes) checkNote("find", note, "unused");
    return (await tagAll(notes)).map(({ spans, confidence }) => ({
      spans: spans.map(plainSpan),
      confidence: sure ? Math.exp(confidence) : null,
    }));
  };
  const replace: Model["replace"] = async (notes, found, options = {}) => {
    checkDeidentifyOptions("replace", options);
    for (const note of notes) checkNote("replace", note, "needed");
    const { replacement } = options;
    const policy = options.policy ?? config.policy;
    const replaceIn = replacement
      ? (group: readonly NoteToClean[], spans: readonly Pick<FoundInNote, "spans">[]) =>
          replaceGroup(replacement, group, spans)
      : groupReplacer(settingsOf({ ...options, ...(policy && { policy }) }), config);
    return byPatient(notes, found, replaceIn);
  };
  return {
    name: recipe.name,
    sha256,
    find,
    replace,
    async tag(given) {
      const note = noteOf(given);
      checkNote("tag", note, "unused");
      const [found] = await find([note]);
      return [...(found as FoundInNote).spans];
    },
    async explain(given) {
      const note = noteOf(given);
      checkNote("explain", note, "unused");
      const [tagged] = await tagAll([note]);
      const { spans, dropped, confidence } = tagged as Tagged;
      return {
        spans: spans.map(published),
        dropped: dropped.map(({ span, by, why }) => ({ span: published(span), by, why })),
        confidence,
      };
    },
    async deidentify(given, options = {}) {
      checkDeidentifyOptions("deidentify", options);
      const note = typeof given === "string" ? { text: given, spans: [] } : given;
      checkNote("deidentify", note, "needed");
      const [clean] = await replace([note], await find([note]), options);
      return clean as CleanNote;
    },
  };
}

function noteOf(given: string | NoteToRead): NoteToRead {
  return typeof given === "string" ? { text: given } : given;
}
