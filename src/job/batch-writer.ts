import { rm } from "node:fs/promises";
import { EXIT, ScrubJayError } from "../errors.js";
import type { FormatName } from "../formats/index.js";
import {
  makeFolder,
  NO_DISK,
  outputChanged,
  partOf,
  realDisk,
  refuseExisting,
  syncFolder,
} from "../formats/output/index.js";
import { comparedManifest } from "./compared-manifest.js";
import type { Entry, NoteEntry, ReadEntry } from "./entry.js";
import { failureLine, isFailureList } from "./failure-list.js";
import { type JobOptions, type JobSetup, VERSION } from "./job-options.js";
import type { JobPlan } from "./job-plan.js";
import { countNote, type JobSummary } from "./job-summary.js";
import { type Checkpoint, jobChanged, journalAt } from "./journal.js";
import {
  hashKeyOf,
  hashOf,
  MANIFEST_FORMAT,
  type ManifestEnd,
  type ManifestJob,
  type ManifestNote,
  type ManifestRecord,
  sealOf,
} from "./manifest.js";
import { openManifest } from "./manifest-file.js";
import { readManifestNotes } from "./manifest-lines.js";
import { namesSealer } from "./names-map.js";
import { failedNote, isFatal, writtenNote } from "./note-record.js";
import { openJobOutput } from "./output/index.js";
import { removeParts } from "./output/left-parts.js";
import { openSideFile } from "./side-file.js";
import type { NoteDone, Outcome } from "./task.js";

/** The one place that writes: outputs, manifest, journal, failure list. Batches come in input order. */
export interface BatchWriter<Done> {
  write(entries: readonly Entry[], outcomes: ReadonlyMap<number, Outcome<Done>>): Promise<void>;
  /** A batch that was done before the job was resumed. */
  passOver(entries: readonly Entry[]): Promise<void>;
  /** After the last batch before the checkpoint was passed over. */
  reopen(checkpoint: Checkpoint): Promise<void>;
  /** Everything so far lasts; a resumed job goes on behind these batches. */
  checkpoint(batches: number): Promise<void>;
  finish(): Promise<void>;
  /** The job ends early: the failure list gets its name, what can be resumed stays. */
  stop(): Promise<void>;
}

export async function openBatchWriter<Done extends NoteDone>(
  options: JobOptions<Done>,
  plan: JobPlan,
  summary: JobSummary,
  model: ManifestJob["model"],
): Promise<BatchWriter<Done>> {
  const { task } = options;
  const { key, plain, settings, mapLine } = task;
  const { resumed, overwrite } = plan;
  const files = plan.keeps ? plan.files : undefined;
  // A finished job writes nothing: what it would write is held against what is there.
  const finished = plan.finished !== undefined;
  const hashKey = hashKeyOf(key);
  const last = resumed?.last;
  let checkpoints = 0;
  let digest = "";
  const output = openJobOutput({
    out: options.out,
    ...(options.to !== undefined && { to: options.to }),
    // Labels of another set are written as they are.
    read: settings.labels === undefined ? options.read : { ...options.read, schema: "open" },
    withSpans: plain || settings.withSpans === true,
    inputIsFolder: plan.inputIsFolder,
    // Until its first checkpoint a resumed job may meet files that it wrote itself before it was cut off.
    mayReplace: () => overwrite || (resumed !== undefined && checkpoints === 0),
    answers: !plain,
    disk: finished ? NO_DISK : await realDisk(options.inputs, plan.keeps),
    hashKey,
    stdout: options.stdout ?? process.stdout,
  });
  const side: Pick<JobSetup, "failures" | "namesMap" | "map"> = finished ? {} : options;
  const mayReplace = overwrite || resumed !== undefined;
  const replaceList = mayReplace || (await isFailureList(side.failures));
  for (const path of [side.namesMap, side.map, replaceList ? undefined : side.failures])
    if (path !== undefined) refuseExisting(path, mayReplace);
  const failures = await openSideFile(side.failures, replaceList);
  const namesMap = await openSideFile(side.namesMap, mayReplace);
  const sealNames = key && side.namesMap !== undefined ? namesSealer(key) : undefined;
  // Unlike names, originals are not at hand again when a resumed job passes over a note: the lines must last.
  const map = await openSideFile(side.map, mayReplace, last?.map);
  if (plan.givenUp && plan.files) {
    if (plan.files.folder === options.out) await removeParts(options.out);
    await rm(plan.files.journal, { force: true });
  }
  if (files) await makeFolder(files.folder);
  const journal = files && journalAt(files.journal, key);
  if (files && !resumed && !finished) {
    await rm(files.manifest, { force: true });
    await journal?.begin(plan.fingerprint, overwrite);
  }
  const passed = files && last && readManifestNotes(partOf(files.manifest), last.manifest);
  const from = last && { size: last.manifest, chain: last.chain };
  const manifest =
    files && (finished ? comparedManifest(files.manifest) : await openManifest(files.manifest, from));
  if (last === undefined) {
    manifest?.add({
      kind: "job",
      manifest: MANIFEST_FORMAT,
      scrubjay: VERSION,
      model,
      config: plan.fingerprint.config,
      mode: settings.mode,
      policy: settings.policy ?? null,
      keyed: key !== undefined,
      shard: plan.shard,
    });
  }

  const count = (entry: NoteEntry, record: ManifestNote, problem = entry.problem): void => {
    const why = plain && problem ? { file: entry.item.source.path, message: problem.message } : undefined;
    countNote(summary, record, why);
    digest = hashOf(digest + entry.input, undefined);
    const { id, patient } = entry.note ?? { id: "" };
    const file = entry.item.source.path;
    if (sealNames)
      namesMap.add(sealNames(record.id, { id, ...(patient !== undefined && { patient }), file }));
    if (record.status === "written") return;
    if (problem?.hint !== undefined) summary.hints.set(problem.code, problem.hint);
    failures.add(failureLine(record.id, entry.item, record.reason, problem));
  };
  /** Puts a note among the outputs, or finds out that it cannot be there. */
  const put = (entry: NoteEntry, outcome: Outcome<Done> | undefined): ManifestNote => {
    const withheld = (code: string, problem?: ScrubJayError): ManifestNote => {
      output.answer(`${JSON.stringify({ id: entry.name.id, error: { code } })}\n`);
      const record = failedNote(entry, code, hashKey !== undefined);
      count(entry, record, problem);
      return record;
    };
    if (!isRead(entry) || outcome === undefined) return withheld(entry.problem?.code ?? "internal");
    if ("code" in outcome) return withheld(outcome.code, outcome.problem);
    try {
      const note = task.leaving(entry.note, outcome, entry.name);
      const added = output.add(note, entry.name.relative, entry.item.source.format as FormatName);
      summary.spansLeftOut += added.spansLeftOut;
      if (mapLine && side.map !== undefined) map.add(mapLine(entry.note.text, outcome));
      const record = writtenNote(entry, outcome, added, hashKey);
      count(entry, record);
      options.onWritten?.(entry, outcome);
      return record;
    } catch (error) {
      if (isFatal(error, options.out === "-" || summary.written === 0)) throw error;
      return error instanceof ScrubJayError ? withheld(error.code, error) : withheld("internal");
    }
  };
  /** Format of the last file of many notes that was read to its end. */
  let ended: FormatName | undefined;

  const checkpoint = async (batches: number): Promise<void> => {
    const open = await output.checkpoint();
    await failures.flush();
    await namesMap.flush();
    await map.flush();
    if (!manifest) return;
    await manifest.flush();
    if (finished) return;
    await journal?.checkpoint({
      batches,
      manifest: manifest.size,
      chain: manifest.chain,
      digest,
      files: open,
      ...(options.map !== undefined && { map: map.size }),
    });
    checkpoints++;
  };
  return {
    async write(entries, outcomes) {
      const lines: ManifestRecord[] = [];
      for (const [at, entry] of entries.entries()) {
        if ("name" in entry) {
          lines.push(put(entry, outcomes.get(at)));
          continue;
        }
        ended = entry.item.source.format;
        for (const file of await output.finishSource(entry.relative)) lines.push({ kind: "file", ...file });
      }
      await output.commit();
      for (const record of lines) manifest?.add(record);
      if (summary.withheld > (options.maxFailures ?? Number.POSITIVE_INFINITY)) throw tooMany(summary);
    },
    async passOver(entries) {
      for (const entry of entries) {
        if (!("name" in entry)) {
          output.passOverSource(entry.relative);
          continue;
        }
        const record = await passed?.next();
        if (record?.id !== entry.name.id) throw jobChanged("input");
        count(entry, record);
        summary.resumed++;
        if (record.status !== "written" || record.output === null || entry.note === undefined) continue;
        const shown = task.leaving(entry.note, undefined, entry.name);
        const end = (record.output.at ?? 0) + (record.output.files[0]?.bytes ?? 0);
        output.passOver(shown, entry.name.relative, entry.item.source.format as FormatName, end);
      }
    },
    async reopen(at) {
      if (digest !== at.digest) throw jobChanged("input");
      if ((await passed?.next()) !== undefined || passed?.chain !== at.chain)
        throw outputChanged(partOf(files?.manifest as string));
      await output.reopen(at.files);
    },
    checkpoint,
    async finish() {
      const none = summary.written === 0;
      // Without notes to show for it, an output would only stand in the way of the next try.
      if (none) await output.discard();
      const empty = files === undefined && summary.notes === 0;
      for (const file of await output.close(empty ? ended : undefined))
        manifest?.add({ kind: "file", ...file });
      await failures.finish();
      // Where nothing was written there is nothing to reveal, and the next try shall not meet these.
      await (none ? namesMap.discard() : namesMap.finish());
      await (none ? map.discard() : map.finish());
      if (!manifest || !files) return;
      const { notes, written, withheld } = summary;
      const spans = Object.fromEntries([...summary.spansByType].sort(([a], [b]) => (a < b ? -1 : 1)));
      const end: ManifestEnd = { kind: "end", notes, written, withheld, spans, seal: null };
      manifest.add({ ...end, seal: key === undefined ? null : sealOf(key, manifest.chain, end) });
      await manifest.finish();
      summary.head = manifest.chain;
      await syncFolder(files.folder);
      await journal?.remove();
      if (finished) summary.resumed = notes;
    },
    async stop() {
      if (finished) return;
      if (!plan.keeps) await output.discard();
      await (summary.withheld > 0 ? failures.finish() : failures.discard());
      await namesMap.discard();
      // Nothing was written: leave nothing that would stand in the way of the next try.
      if (resumed || summary.written > 0) return;
      await map.discard();
      await manifest?.discard();
      await journal?.remove();
    },
  };
}

function isRead(entry: NoteEntry): entry is ReadEntry {
  return entry.note !== undefined;
}

function tooMany({ withheld, notes }: JobSummary): ScrubJayError {
  return new ScrubJayError("too-many-failures", `${withheld} of ${notes} notes were withheld`, {
    exitCode: EXIT.withheld,
    hint: "See why (--failures FILE lists them), mend it, and go on with --resume and a higher --max-failures.",
  });
}
