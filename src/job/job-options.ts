import { createHash, createHmac } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Writable } from "node:stream";
import { endingOf, FORMATS, type FormatName, isFolderAt, type ReadNotesOptions } from "../formats/index.js";
import type { BatchLimits } from "./batches.js";
import type { ReadEntry } from "./entry.js";
import type { JobSummary } from "./job-summary.js";
import type { InputSize } from "./read-input.js";
import type { Shard } from "./shard.js";
import type { NoteDone, Task, TaskFacts } from "./task.js";
import type { Programs } from "./threads/protocol.js";

/** How a job is run, whatever becomes of the notes. */
export interface JobRunOptions {
  readonly inputs: readonly string[];
  readonly out: string;
  readonly read: ReadNotesOptions;
  /** Default: the format of the input. */
  readonly to?: FormatName;
  readonly overwrite?: boolean;
  /**
   * Keep a manifest beside the notes, and a journal by which the job can be gone on with. Default: where `resume` asks for
   * it, and where notes do not leave as they came.
   */
  readonly manifest?: boolean;
  /** Go on with an unfinished job; what is finished stays as it is, what never began begins. */
  readonly resume?: boolean;
  readonly shard?: Shard;
  /** How patients are told; see `patientFrom`. */
  readonly patientFrom?: string;
  /** Threads that look for PHI. Default: as many as there are processors. */
  readonly workers?: number;
  /** Seconds after which a worker is taken for hung, and as many again per MB. Default: 60. */
  readonly timeout?: number;
  /** Stop when more notes than this were withheld. */
  readonly maxFailures?: number;
  /** A file of the user's choice with the places of withheld notes. It names input files: as confidential as they. */
  readonly failures?: string;
  /** A file with the original names for who has the key. */
  readonly namesMap?: string;
  /** A file with the originals for who has the key: `scrubjay reveal` restores the notes. */
  readonly map?: string;
  readonly signal?: AbortSignal;
  readonly onStart?: (size: InputSize) => void;
  /** After every batch; `bytes` of the input are done. */
  readonly onProgress?: (summary: JobSummary, bytes: number) => void;
  readonly stdout?: Writable;
  /** For the summary, beside the job's own. */
  readonly warnings?: readonly string[];
}

/** For tests: the threads' programs, the size of batches, how many batches lie between checkpoints. */
export interface TestHooks {
  readonly programs?: Programs;
  readonly limits?: BatchLimits;
  readonly checkpointEvery?: number;
}

export interface JobSetup extends JobRunOptions, TestHooks {
  /** What becomes of the notes. */
  readonly task: TaskFacts;
}

export interface JobOptions<Done extends NoteDone> extends JobSetup {
  readonly task: Task<Done>;
  /** After every note that is among the output, in input order. */
  readonly onWritten?: (entry: ReadEntry, done: Done) => void;
}

/** Longest note that is read, in UTF-16 units: far more than any note has, far less than memory holds. */
export const LONGEST_NOTE = 32 * 1024 * 1024;

export { VERSION } from "../version.js";

/** Whether the job has a manifest and can be gone on with. */
export function keepsManifest({ out, manifest, resume, task }: JobSetup): boolean {
  return out !== "-" && (resume === true || (manifest ?? !task.plain));
}

/** Where a job keeps its manifest, journal and lock; undefined when it writes to standard output. */
export function jobFiles(
  out: string,
): Readonly<Record<"folder" | "manifest" | "journal" | "lock", string>> | undefined {
  if (out === "-") return undefined;
  if (!isFolderAt(out) && Object.values(FORMATS).some((format) => endingOf(out, format) !== "")) {
    const folder = dirname(out);
    return {
      folder,
      manifest: `${out}.manifest.jsonl`,
      journal: join(folder, `.${basename(out)}.scrubjay-journal`),
      lock: join(folder, `.${basename(out)}.scrubjay-lock`),
    };
  }
  return {
    folder: out,
    manifest: join(out, "manifest.jsonl"),
    journal: join(out, ".scrubjay-journal"),
    lock: join(out, ".scrubjay-lock"),
  };
}

/**
 * SHA-256 of everything beside input, trained model and key that changes the output. Files count by what they hold:
 * shards of a job may run on machines that keep them in different places.
 */
export function settingsHash(options: JobSetup, recipe: string | null): string {
  const { task, read, to, limits } = options;
  const { mode, labels, policy, keepWeekdays, bias, keepNames, keepColumns, withSpans } = task.settings;
  const { patients, ...config } = task.settings.config ?? {};
  const map = /^map:(.*)$/s.exec(options.patientFrom ?? "")?.[1];
  // What is no file is refused where it is read, with a reason.
  const files = [patients, map]
    .filter((file): file is string => file !== undefined && isFile(file))
    .map((file) => createHash("sha256").update(readFileSync(file)).digest("hex"));
  const patientFrom = map === undefined ? options.patientFrom : "map";
  const { stdin: _, onSkip: __, onProblem: ___, ...reading } = read;
  const kept = { keepNames, keepColumns, withSpans };
  const settings = { mode, labels, policy, keepWeekdays, config, bias, reading, to, ...kept };
  return createHash("sha256")
    .update(JSON.stringify({ ...settings, patientFrom, limits, files, recipe }))
    .digest("hex");
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Tells two keys apart and says nothing of either. */
export function keyFingerprint(key: Uint8Array | undefined): string {
  return key === undefined
    ? "none"
    : createHmac("sha256", key).update("fingerprint").digest("hex").slice(0, 32);
}
