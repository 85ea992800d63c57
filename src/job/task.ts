import type { ScrubJayError } from "../errors.js";
import type { ModelIdentity } from "../load/index.js";
import type { Note, Span } from "../note.js";
import type { Config } from "../pipeline/config/index.js";
import type { SecretKey } from "../replace/index.js";
import type { ReadEntry } from "./entry.js";
import type { OutputName } from "./note-names.js";
import type { ThreadOptions } from "./threads/protocol.js";

/** What every job knows of a note that it has done. */
export interface NoteDone {
  readonly text: string;
  readonly spans: readonly Span[];
  /** How sure the model is of the whole note, 0 to 1; null where nothing can say. */
  readonly confidence: number | null;
}

/** What became of a note: its result, or the code of what went wrong. */
export type Outcome<Done> = Done | { readonly code: string; readonly problem?: ScrubJayError };

/** What turns notes into outcomes: this thread, or others that it hands them to. */
export interface NoteWorker<Done> {
  /** Makes it ready and gives the name of what it finds PHI with. Throws what is wrong with that. */
  start(): Promise<string>;
  /** Takes the notes of each patient as a group; what became of them stands as they do. */
  run(groups: readonly (readonly ReadEntry[])[]): Promise<readonly (readonly Outcome<Done>[])[]>;
  close(): Promise<void>;
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

/** All that changes what a task gives for a note, but for its model and key. */
export interface TaskSettings extends KeepOptions {
  /** What becomes of PHI, or of the note where nothing does: `redact`, …, `tag`, `convert`. */
  readonly mode: string;
  /** The label set in which notes leave, where it is not ours. */
  readonly labels?: string | undefined;
  readonly policy?: string | undefined;
  readonly keepWeekdays?: boolean | undefined;
  readonly config?: Config;
  readonly bias?: number | undefined;
}

/** What is known of a task before its first note. */
export interface TaskFacts {
  readonly settings: TaskSettings;
  readonly key?: SecretKey | undefined;
  /** Notes leave with their names, fields and spans, but for what the task changes: the output is as confidential as the input. */
  readonly plain: boolean;
  /** The model at work, where there is one. */
  readonly identify?: () => ModelIdentity;
  readonly warnings: readonly string[];
}

/** What a job does with notes. All else (reading, batches, writing, going on) is the same for all of them. */
export interface Task<Done extends NoteDone> extends TaskFacts {
  /** `modelSha256` is that of the file that was identified. */
  open(threads: ThreadOptions, modelSha256: string | null): NoteWorker<Done>;
  /** The note as it may leave; without a result, with its fields alone. */
  leaving(note: Note, done: Done | undefined, name: OutputName): Note;
  /** The originals, sealed into a line of a file by which they can be revealed. */
  readonly mapLine?: ((original: string, done: Done) => string) | undefined;
}
