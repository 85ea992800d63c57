import { setFlagsFromString } from "node:v8";
import { configWarnings } from "../pipeline/config/index.js";
import { openBatchWriter } from "./batch-writer.js";
import { groupsOf, inBatches } from "./batches.js";
import { deidEntries, type Entry } from "./deid-entries.js";
import { type DeidJobOptions, LONGEST_NOTE } from "./deid-options.js";
import { type DeidSummary, emptySummary } from "./deid-summary.js";
import { fieldWatch } from "./field-watch.js";
import { compareInput } from "./finished-job.js";
import { type JobPlan, planJob } from "./job-plan.js";
import { jobChanged } from "./journal.js";
import { hashKeyOf } from "./manifest.js";
import { patientWatch } from "./patient-watch.js";
import { type Outcome, runBatch } from "./threads/isolate.js";
import { openStages, type Stages } from "./threads/stages.js";
import { untilStopped, waiterUntil } from "./until-stopped.js";
import { chooseWorkers } from "./workers.js";

/** Batches between two checkpoints: about 250 notes are done again after a crash. */
const CHECKPOINT_EVERY = 8;

/** Seconds for a batch, and as many again per MB of text. */
const TIMEOUT = 60;

const COMPARED_BY_OUTPUT =
  "without a key nothing of the input is kept: it was done again, and gives what is there; what changes nothing there is not seen";

/**
 * How the engine behaves in a job. What a worker holds is nearly all there to stay; by default the heap would grow to
 * twice that before it is swept, and three fifths on top save memory and cost little time. Every worker compiles the
 * same code by itself: compiling later and with less inlining leaves more of the first seconds to the notes.
 */
const ENGINE_FLAGS = [
  "--heap-growing-percent=60",
  "--interrupt-budget=200000",
  "--max-inlined-bytecode-size-cumulative=500",
];

/**
 * Takes PHI out of any number of notes: reads, hands batches to workers, writes results in input order, and keeps a
 * journal so that a job that was cut off goes on where it was. Fails closed: a note on which anything goes wrong is not
 * written and is listed by pseudonym, place and code. Memory does not grow with the input.
 */
export async function runDeid(given: DeidJobOptions): Promise<DeidSummary> {
  const summary = emptySummary();
  const onSkip = (): void => void summary.skipped++;
  const options: DeidJobOptions = {
    ...given,
    read: { maxLength: LONGEST_NOTE, ...given.read, everyLine: given.out === "-", onSkip },
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

async function runPlanned(
  options: DeidJobOptions,
  plan: JobPlan,
  summary: DeidSummary,
): Promise<DeidSummary> {
  const { spec, signal } = options;
  const { wait } = waiterUntil(signal);
  if (plan.finished && spec.replace.key !== undefined) return compareInput(options, plan, summary);
  const workers = options.workers ?? chooseWorkers(undefined).workers;
  const { sha256 } = plan.model;
  for (const flag of ENGINE_FLAGS) setFlagsFromString(flag);
  const stages = openStages({
    workers,
    spec: { ...spec, ...(sha256 !== null && { modelSha256: sha256 }) },
    timeout: options.timeout ?? TIMEOUT,
    programs: options.programs,
  });
  try {
    summary.model = { name: await wait(stages.start()), sha256 };
    const writer = await openBatchWriter(options, plan, summary, summary.model);
    try {
      options.onStart?.(plan.size);
      const last = plan.resumed?.last;
      const watch = patientWatch();
      const fields = fieldWatch(options.keepColumns, options.read.columns);
      const underWay: { entries: Entry[]; outcomes: Promise<Map<number, Outcome>> }[] = [];
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
      const notes = untilStopped(deidEntries(options, hashKeyOf(spec.replace.key)), signal);
      for await (const entries of inBatches(notes, options.limits)) {
        read++;
        watch.batch(entries);
        fields.batch(entries);
        if (last && read <= last.batches) {
          await writer.passOver(entries);
          if (read === last.batches) await writer.reopen(last);
          continue;
        }
        const outcomes = outcomesOf(stages, entries);
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
        ...configWarnings(spec.config),
        ...watch.warnings(spec.replace),
        ...fields.warnings(),
        ...marksWarning(options),
      );
      if (plan.finished) summary.warnings.push(COMPARED_BY_OUTPUT);
      return summary;
    } catch (error) {
      await writer.stop();
      throw error;
    }
  } finally {
    await stages.close();
  }
}

/** Labels and masks show themselves what they are; among surrogates a leak could hide, were it not for the marks. */
function marksWarning({ withSpans, spec }: DeidJobOptions): string[] {
  if (!withSpans || spec.replace.mode !== "surrogate") return [];
  return [
    "the output says what was replaced (--with-spans): whoever has it finds what was missed; do not release it",
  ];
}

/** What became of the notes of a batch, by their place in it. */
async function outcomesOf(stages: Stages, entries: readonly Entry[]): Promise<Map<number, Outcome>> {
  const groups = groupsOf(entries);
  const results = await runBatch(
    stages,
    groups.map((group) =>
      group.map((at) => {
        const { id, text, spans, patient, date } = (entries[at] as Entry & { note: object }).note;
        return {
          id,
          text,
          spans,
          ...(patient !== undefined && { patient }),
          ...(date !== undefined && { date }),
        };
      }),
    ),
  );
  return new Map(
    groups.flatMap((group, g) => group.map((at, n) => [at, results[g]?.[n] as Outcome] as const)),
  );
}
