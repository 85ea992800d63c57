import { ScrubJayError } from "../errors.js";
import type { Entry } from "./entry.js";
import type { JobSetup } from "./job-options.js";
import { keyedNames } from "./keyed-names.js";
import { hashKeyOf, hashOf } from "./manifest.js";
import { neutralNames } from "./neutral-names.js";
import { noteNamer } from "./note-names.js";
import { type PatientOf, patientFrom } from "./patient-from.js";
import { readInput } from "./read-input.js";
import { inShard } from "./shard.js";

/**
 * The input as the job sees it, in input order: named, with patients, this shard's notes only. Names go by the whole
 * input, so that shards fit together.
 */
export async function* jobEntries(options: JobSetup): AsyncGenerator<Entry> {
  const { key, plain, settings } = options.task;
  const hashKey = hashKeyOf(key);
  const names = key === undefined ? neutralNames() : keyedNames(key);
  const keepNames = plain || settings.keepNames === true;
  const nameOf = noteNamer(names, keepNames);
  const patientOf: PatientOf =
    options.patientFrom === undefined ? ({ patient }) => patient : patientFrom(options.patientFrom);
  for await (const item of readInput(options.inputs, options.read)) {
    const { relative } = item.source;
    if (item.kind === "file-end") {
      if (item.source.manyNotes) yield { item, relative: keepNames ? relative : names.file(relative) };
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
