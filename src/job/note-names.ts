import type { Note } from "../note.js";
import type { NoteNames } from "./neutral-names.js";
import type { FileSource } from "./read-input.js";

/** What a note is called in the output. */
export interface OutputName {
  readonly id: string;
  readonly patient: string | undefined;
  /** Path below the output, in place of the input file's own. */
  readonly relative: string;
}

export type NoteNamer = (note: Pick<Note, "id" | "patient">, source: FileSource) => OutputName;

/** Names for the notes of a job; to be called for every note in input order. */
export function noteNamer(names: NoteNames, keepNames: boolean): NoteNamer {
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
