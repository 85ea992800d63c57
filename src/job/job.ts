import { openBatchWriter } from "./batch-writer.js";
import { BATCH_LIMITS, groupsOf, inBatches } from "./batches.js";
import type { Entry, ReadEntry } from "./entry.js";
import { fieldWatch } from "./field-watch.js";
import { compareInput } from "./finished-job.js";
import { jobEntries } from "./job-entries.js";
import { type JobOptions, LONGEST_NOTE } from "./job-options.js";
import { type JobPlan, planJob } from "./job-plan.js";
import { emptySummary, type JobSummary } from "./job-summary.js";
import { jobChanged } from "./journal.js";
import { patientWatch } from "./patient-watch.js";
import type { InputSize } from "./read-input.js";
import type { NoteDone, NoteWorker, Outcome } from "./task.js";
import { untilStopped, waiterUntil } from "./until-stopped.js";
import { chooseWorkers } from "./workers.js";

/** Batches between two checkpoints: about 250 notes are done again after a crash. */
const CHECKPOINT_EVERY = 8;

/** Seconds for a batch, and as many again per MB of text. */
const TIMEOUT = 60;

const COMPARED_BY_OUTPUT =
  "without a key nothing of the input is kept: it was done again, and gives what is there; what changes nothing there is not seen";

/**
 * Does a task on any number of notes: reads, hands batches to a worker, writes results in input order, and, where a
 * manifest is kept, a journal, so that a job that was cut off goes on where it was. Fails closed: a note on which
 * anything goes wrong is not written and is listed by place and code. Memory does not grow with the input.
 */
export async function runJob<Done extends NoteDone>(given: JobOptions<Done>): Promise<JobSummary> {
  const summary = emptySummary();
  const onSkip = (): void => void summary.skipped++;
  const everyLine = given.out === "-" && !given.task.plain;
  const options: JobOptions<Done> = {
    ...given,
    read: { maxLength: LONGEST_NOTE, ...given.read, everyLine, onSkip },
  };
  const planning = planJob(options);
  let plan: JobPlan | undefined;
  try {
    plan = await waiterUntil(given.signal).wait(planning);
    return await runPlanned(options, plan, summary);
  } finally {
    // A job that is stopped does not wait for its plan; whenever that comes, it gives the output free.
    if (plan) await plan.unlock();
    else
      planning.then(
        ({ unlock }) => unlock(),
        () => {},
      );
  }
}

async function runPlanned<Done extends NoteDone>(
  options: JobOptions<Done>,
  plan: JobPlan,
  summary: JobSummary,
): Promise<JobSummary> {
  const { task, signal } = options;
  const { settings } = task;
  const { wait } = waiterUntil(signal);
  if (plan.finished && task.key !== undefined) return compareInput(options, plan, summary);
  const workers = options.workers ?? chooseWorkers(undefined).workers;
  const { sha256 } = plan.model;
  const { timeout = TIMEOUT, programs } = options;
  const small = isSmall(plan.size, options.limits);
  const worker = task.open({ workers, timeout, programs, small }, sha256);
  try {
    const model = { name: await wait(worker.start()), sha256 };
    if (task.identify) summary.model = model;
    const writer = await openBatchWriter(options, plan, summary, model);
    try {
      options.onStart?.(plan.size);
      const last = plan.resumed?.last;
      const watch = patientWatch();
      const fields = fieldWatch(settings.keepColumns, options.read.columns);
      const underWay: { entries: Entry[]; outcomes: Promise<Map<number, Outcome<Done>>> }[] = [];
      let read = 0;
      let written = last?.batches ?? 0;
      let bytes = 0;
      const writeNext = async (): Promise<void> => {
        const { entries, outcomes } = underWay.shift() as (typeof underWay)[number];
        const known = await wait(outcomes);
        await writer.write(entries, known);
        if (++written % (options.checkpointEvery ?? CHECKPOINT_EVERY) === 0) await writer.checkpoint(written);
        for (const { note } of entries) bytes += note?.text.length ?? 0;
        options.onProgress?.(summary, bytes);
      };
      const notes = untilStopped(jobEntries(options), signal);
      for await (const entries of inBatches(notes, options.limits)) {
        read++;
        watch.batch(entries);
        fields.batch(entries);
        if (last && read <= last.batches) {
          await writer.passOver(entries);
          if (read === last.batches) await writer.reopen(last);
          continue;
        }
        const outcomes = outcomesOf(worker, entries);
        outcomes.catch(() => {}); // looked at in its turn
        underWay.push({ entries, outcomes });
        // The reader waits here: no more is in memory than keeps the workers busy.
        if (underWay.length >= 2 * workers + 2) await writeNext();
      }
      if (last && read < last.batches) throw jobChanged("input");
      while (underWay.length > 0) await writeNext();
      await writer.finish();
      summary.warnings.push(
        ...(options.warnings ?? []),
        ...task.warnings,
        ...(task.identify ? watch.warnings(settings) : []),
        ...fields.warnings(),
      );
      if (plan.finished) summary.warnings.push(COMPARED_BY_OUTPUT);
      return summary;
    } catch (error) {
      await writer.stop();
      throw error;
    }
  } finally {
    await worker.close();
  }
}

/** Whether the input is less than a batch. Where its size is not known (standard input), it may be anything. */
function isSmall({ bytes }: InputSize, { characters } = BATCH_LIMITS): boolean {
  return bytes > 0 && bytes < characters;
}

/** What became of the notes of a batch, by their place in it. */
async function outcomesOf<Done>(
  worker: NoteWorker<Done>,
  entries: readonly Entry[],
): Promise<Map<number, Outcome<Done>>> {
  const groups = groupsOf(entries);
  const results = await worker.run(groups.map((group) => group.map((at) => entries[at] as ReadEntry)));
  return new Map(
    groups.flatMap((group, g) => group.map((at, n) => [at, results[g]?.[n] as Outcome<Done>] as const)),
  );
}
