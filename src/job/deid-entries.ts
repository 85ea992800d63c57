import { createHash, createHmac } from "node:crypto";
import { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import type { DeidJobOptions } from "./deid-options.js";
import type { OutputName } from "./deid-work.js";
import { noteNamer } from "./deid-work.js";
import { keyedNames } from "./keyed-names.js";
import { neutralNames } from "./neutral-names.js";
import { type PatientOf, patientFrom } from "./patient-from.js";
import { type FileEnd, type InputNote, readInput } from "./read-input.js";
import { inShard } from "./shard.js";

/** A note of the job under its new name, or the end of a file. */
export type Entry = NoteEntry | EndEntry;

export interface NoteEntry {
  readonly item: InputNote;
  readonly name: OutputName;
  /** The note, where it could be read. */
  readonly note?: Note;
  readonly problem?: ScrubJayError;
  /** Hash of the note as read, and of its path. */
  readonly input: string;
}

export interface EndEntry {
  readonly item: FileEnd;
  readonly note?: undefined;
  /** Path below the output of the file's notes. */
  readonly relative: string;
}

/**
 * The input as the job sees it, in input order: named, with patients, this shard's notes only. Names go by the whole
 * input, so that shards fit together.
 */
export async function* deidEntries(
  options: DeidJobOptions,
  hashKey: Uint8Array | undefined,
): AsyncGenerator<Entry> {
  const { key } = options.spec.replace;
  const names = key === undefined ? neutralNames() : keyedNames(key);
  const nameOf = noteNamer(names, options.keepNames);
  const patientOf: PatientOf =
    options.patientFrom === undefined ? ({ patient }) => patient : patientFrom(options.patientFrom);
  for await (const item of readInput(options.inputs, options.read)) {
    const { relative } = item.source;
    if (item.kind === "file-end") {
      if (item.source.manyNotes)
        yield { item, relative: options.keepNames ? relative : names.file(relative) };
      continue;
    }
    if (item.note instanceof ScrubJayError) {
      // A note that could not be read is called by its place.
      const stand = { id: `${relative}#${item.place.note}` };
      const name = { ...nameOf(stand, item.source), patient: undefined };
      if (options.shard && !inShard(options.shard, stand)) continue;
      yield { item, name, problem: item.note, input: hashOf(`error ${item.note.code} ${relative}`, hashKey) };
      continue;
    }
    const patient = patientOf(item.note, relative);
    const note =
      patient === item.note.patient || patient === undefined ? item.note : { ...item.note, patient };
    const name = nameOf(note, item.source);
    if (options.shard && !inShard(options.shard, note)) continue;
    yield { item, name, note, input: hashOf(JSON.stringify([relative, note]), hashKey) };
  }
}

export function hashOf(bytes: string | Uint8Array, key: Uint8Array | undefined): string {
  const hash = key === undefined ? createHash("sha256") : createHmac("sha256", key);
  return hash.update(bytes).digest("hex");
}
