import { mappingSealer, modelIdentity } from "../load/index.js";
import type { CleanedNote, CleanNote } from "../model/index.js";
import { makeNote, type Note } from "../note.js";
import { configWarnings } from "../pipeline/config/index.js";
import { runJob } from "./job.js";
import type { JobRunOptions } from "./job-options.js";
import type { JobSummary } from "./job-summary.js";
import type { OutputName } from "./note-names.js";
import type { KeepOptions, Task } from "./task.js";
import type { WorkerSpec } from "./threads/protocol.js";
import { deidentifying } from "./threads/stages.js";

export interface DeidOptions extends KeepOptions {
  readonly spec: WorkerSpec;
}

/** Finds PHI and puts something in its place. */
export function deidTask({ spec, keepNames, keepColumns, withSpans }: DeidOptions): Task<CleanedNote> {
  const { config, bias, replace } = spec;
  const { mode, policy, keepWeekdays, key } = replace;
  const kept: KeepOptions = {
    ...(keepNames !== undefined && { keepNames }),
    ...(keepColumns !== undefined && { keepColumns }),
    ...(withSpans !== undefined && { withSpans }),
  };
  return {
    settings: { mode, policy, keepWeekdays, config, bias, ...kept },
    key,
    plain: false,
    identify: () => modelIdentity(spec.model),
    open: (threads, sha256) =>
      deidentifying({ ...spec, ...(sha256 !== null && { modelSha256: sha256 }) }, threads),
    leaving: (note, done, name) => cleanNote(note, done ?? { text: "", spans: [] }, name, kept),
    mapLine: key && mappingSealer(key),
    warnings: [
      ...configWarnings(config),
      // Labels and masks show themselves what they are; among surrogates a leak could hide, were it not for the marks.
      ...(withSpans && mode === "surrogate" ? [MARKS] : []),
    ],
  };
}

const MARKS =
  "the output says what was replaced (--with-spans): whoever has it finds what was missed; do not release it";

export interface DeidJobOptions extends JobRunOptions, DeidOptions {}

/** The job that takes PHI out. */
export function runDeid(options: DeidJobOptions): Promise<JobSummary> {
  return runJob({ ...options, task: deidTask(options) });
}

/** The note as it may leave: new text, its new name, and what the user named; all else is dropped. */
function cleanNote(
  note: Pick<Note, "type" | "date" | "extra">,
  { text, spans }: CleanNote,
  { id, patient }: OutputName,
  { keepColumns = [], withSpans = false }: KeepOptions,
): Note {
  const kept = new Set(keepColumns);
  const extra = Object.entries(note.extra ?? {}).filter(([name]) => kept.has(name));
  return makeNote({
    id,
    text,
    // A low score would point at what is perhaps wrong.
    spans: withSpans ? spans.map(({ output: { start, end }, type }) => ({ start, end, type })) : [],
    ...(patient === undefined ? {} : { patient }),
    ...(note.type !== undefined && kept.has("type") ? { type: note.type } : {}),
    ...(note.date !== undefined && kept.has("date") ? { date: note.date } : {}),
    ...(extra.length > 0 ? { extra: Object.fromEntries(extra) } : {}),
  });
}
