import type { CleanNote, Model } from "../model/index.js";
import { makeNote, type Note, type Span } from "../note.js";
import type { ModeName, ReplacedSpan } from "../replace/index.js";
import type { Source, Worked } from "./job.js";
import { type NoteNames, neutralNames } from "./neutral-names.js";

export interface DeidOptions extends KeepOptions {
  readonly model: Model;
  readonly mode: ModeName;
}

/** What of a note beside its text may leave. */
export interface KeepOptions {
  /** Names and ids are known to be clean: keep them. */
  readonly keepNames?: boolean;
  /** Fields beside the text that are known to be clean (`type`, `date`, CSV columns, JSON keys). */
  readonly keepColumns?: readonly string[];
  /**
   * Say where replacements stand, and of which type. Without it nothing does: what reads as an identifier outside these
   * places would be known for one that was missed. Scores and finders never leave.
   */
  readonly withSpans?: boolean;
}

/** What a note is called in the output. */
export interface OutputName {
  readonly id: string;
  readonly patient: string | undefined;
  /** Path below the output, in place of the input file's own. */
  readonly relative: string;
}

/** Names for the notes of a job; to be called for every note in input order. */
export function noteNamer(
  names: NoteNames,
  keepNames = false,
): (note: Pick<Note, "id" | "patient">, source: Source) => OutputName {
  return (note, source) => {
    const { patient } = note;
    if (keepNames) return { id: note.id, patient, relative: source.relative };
    const id = names.note(note.id);
    return {
      id,
      patient: patient === undefined ? undefined : names.patient(patient),
      relative: source.manyNotes ? names.file(source.relative) : names.folder(source.relative) + id,
    };
  };
}

/** The note as it may leave: new text, its new name, and what the user named; all else is dropped. */
export function outputNote(
  note: Pick<Note, "type" | "date" | "extra">,
  { text, spans }: CleanNote,
  { id, patient }: OutputName,
  { keepColumns = [], withSpans = false }: Pick<KeepOptions, "keepColumns" | "withSpans">,
): Note {
  const kept = new Set(keepColumns);
  const extra = Object.entries(note.extra ?? {}).filter(([name]) => kept.has(name));
  return makeNote({
    id,
    text,
    spans: withSpans ? spans.map(placeAndType) : [],
    ...(patient === undefined ? {} : { patient }),
    ...(note.type !== undefined && kept.has("type") ? { type: note.type } : {}),
    ...(note.date !== undefined && kept.has("date") ? { date: note.date } : {}),
    ...(extra.length > 0 ? { extra: Object.fromEntries(extra) } : {}),
  });
}

/** Of a span in the new text: a low score would point at what is perhaps wrong. */
function placeAndType({ output: { start, end }, type }: ReplacedSpan): Span {
  return { start, end, type };
}

/** What becomes of a note when all is done in this thread, one note after another. */
export function deidWork(options: DeidOptions): (note: Note, source: Source) => Promise<Worked> {
  const nameOf = noteNamer(neutralNames(), options.keepNames);
  return async (note, source) => {
    const name = nameOf(note, source);
    const done = await options.model.deidentify(note, { mode: options.mode });
    return { note: outputNote(note, done, name, options), relative: name.relative };
  };
}
