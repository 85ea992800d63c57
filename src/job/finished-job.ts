import { rm } from "node:fs/promises";
import { inputChanged } from "./compared-manifest.js";
import type { NoteEntry } from "./entry.js";
import { jobEntries } from "./job-entries.js";
import type { JobSetup } from "./job-options.js";
import type { JobPlan } from "./job-plan.js";
import { countNote, type JobSummary } from "./job-summary.js";
import { jobChanged } from "./journal.js";
import type { ManifestNote } from "./manifest.js";
import { readManifestNotes } from "./manifest-lines.js";
import { sealState } from "./read-manifest.js";

/**
 * A finished job with a key that is asked to go on: its manifest holds the keyed hash of every note as it was read, so
 * reading the input again tells whether anything is new, changed, renamed or gone. Without a key there are no such
 * hashes, since short notes could be guessed from them: then the work is done again and compared, see `comparedManifest`.
 */
export async function compareInput(
  options: JobSetup,
  { finished, files }: JobPlan,
  summary: JobSummary,
): Promise<JobSummary> {
  const { manifest, journal } = files as NonNullable<JobPlan["files"]>;
  const { key } = options.task;
  if (finished === undefined || key === undefined || sealState(finished, key) !== "right")
    throw jobChanged("key or manifest");
  const notes = readManifestNotes(manifest);
  for await (const entry of jobEntries(options)) {
    options.signal?.throwIfAborted();
    if (!("name" in entry)) continue;
    const record = await notes.next();
    if (record === undefined || !isOf(record, entry)) throw inputChanged(entry.item);
    countNote(summary, record);
  }
  if ((await notes.next()) !== undefined) throw inputChanged(undefined);
  await rm(journal, { force: true });
  const { job, head } = finished;
  return Object.assign(summary, { model: job.model, head, resumed: summary.notes });
}

/** Whether the line is about this note as it was read now. */
function isOf(record: ManifestNote, { item, name, note, problem, input }: NoteEntry): boolean {
  const same = record.number === item.number && record.id === name.id;
  return same && (note === undefined ? record.reason === problem?.code : record.input === input);
}
