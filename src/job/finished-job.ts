import { rm } from "node:fs/promises";
import { inputChanged } from "./compared-manifest.js";
import { deidEntries, type NoteEntry } from "./deid-entries.js";
import type { DeidJobOptions } from "./deid-options.js";
import { countNote, type DeidSummary } from "./deid-summary.js";
import type { JobPlan } from "./job-plan.js";
import { jobChanged } from "./journal.js";
import { hashKeyOf, type ManifestNote } from "./manifest.js";
import { readManifestNotes, readWholeManifest } from "./manifest-lines.js";
import { sealState } from "./read-manifest.js";

/**
 * A finished job with a key that is asked to go on: its manifest holds the keyed hash of every note as it was read, so
 * reading the input again tells whether anything is new, changed, renamed or gone. Without a key there are no such
 * hashes, since short notes could be guessed from them: then the work is done again and compared, see `comparedManifest`.
 */
export async function compareInput(
  options: DeidJobOptions,
  { finished, files }: JobPlan,
  summary: DeidSummary,
): Promise<DeidSummary> {
  const { manifest, journal } = files as NonNullable<JobPlan["files"]>;
  const { key } = options.spec.replace;
  if (finished === undefined || key === undefined || sealState(finished, key) !== "right")
    throw jobChanged("key or manifest");
  const notes = readManifestNotes(manifest);
  for await (const entry of deidEntries(options, hashKeyOf(key))) {
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

/** Refuses to take a finished job for this one where it was run with something else. */
export async function finishedAs(
  manifest: string,
  now: Readonly<Record<"version" | "config" | "shard" | "model", string | null>>,
  keyed: boolean,
): Promise<JobPlan["finished"]> {
  const read = await readWholeManifest(manifest);
  const { job } = read;
  const changed = [
    job.scrubjay !== now.version && "version",
    job.config !== now.config && "config",
    job.model.sha256 !== now.model && "model",
    job.shard !== now.shard && "shard",
    job.keyed !== keyed && "key",
  ].filter((what) => what !== false);
  if (changed.length > 0) throw jobChanged(changed.join(", "));
  return read;
}
