import type { Command } from "commander";
import type { FormatName } from "../formats/index.js";
import { chooseWorkers, type JobSetup, parseShard } from "../job/index.js";
import { countFromZero, type InputFlags, readOptions, wholeNumber } from "./io-options.js";

/** How a job is run, as commander hands it over. */
export interface JobFlags extends InputFlags {
  readonly to?: FormatName;
  readonly overwrite?: boolean;
  readonly manifest?: boolean;
  readonly resume?: boolean;
  readonly shard?: string;
  readonly maxFailures?: number;
  readonly failures?: string;
  readonly maxNoteSize?: number;
  readonly json?: boolean;
}

/** Of a job that looks for PHI. */
export interface TaggingFlags extends JobFlags {
  readonly workers?: number;
  readonly timeout?: number;
  readonly patientFrom?: string;
}

/** Adds the options that say how a big job is run. */
export function withJobOptions(command: Command): Command {
  return command
    .option("--resume", "go on with an unfinished job; begins one where there is none")
    .option("--shard <i/n>", "only this machine's part of the notes, by patient: 3/16")
    .option("--max-failures <n>", "stop when more notes than this are withheld", countFromZero)
    .option(
      "--failures <file>",
      "list withheld notes with the names of their files; as confidential as the input",
    )
    .option(
      "--max-note-size <mb>",
      "longer notes are withheld, in million characters (default: 32)",
      wholeNumber,
    )
    .option("--json", "summary for machines");
}

/** Adds those of a job that looks for PHI. */
export function withTaggingOptions(command: Command): Command {
  return withJobOptions(command)
    .option(
      "--workers <n>",
      "threads that look for PHI (default, and at most: as many as processors); the output is the same",
      wholeNumber,
    )
    .option(
      "--timeout <seconds>",
      "a worker silent for longer is hung: 60, and as many again per MB",
      wholeNumber,
    )
    .option(
      "--patient-from <how>",
      "whose note it is: folder, file:REGEX, column:NAME or map:FILE.csv (note id, patient)",
    );
}

/** For notes that leave as they came: what `deid` always has. */
export function withManifestOption(command: Command): Command {
  return command.option(
    "--manifest",
    "write a manifest beside the notes (see scrubjay verify), and a journal for --resume; --resume alone does too",
  );
}

type FromFlags = Omit<JobSetup, "inputs" | "out" | "task">;

/** What the job wants, from what commander has. */
export function jobOptions(flags: JobFlags): FromFlags {
  const read = readOptions(flags);
  return {
    read: flags.maxNoteSize === undefined ? read : { ...read, maxLength: flags.maxNoteSize * 1e6 },
    ...(flags.to !== undefined && { to: flags.to }),
    ...(flags.overwrite !== undefined && { overwrite: flags.overwrite }),
    ...(flags.manifest !== undefined && { manifest: flags.manifest }),
    ...(flags.resume !== undefined && { resume: flags.resume }),
    ...(flags.shard !== undefined && { shard: parseShard(flags.shard) }),
    ...(flags.maxFailures !== undefined && { maxFailures: flags.maxFailures }),
    ...(flags.failures !== undefined && { failures: flags.failures }),
  };
}

export function taggingOptions(flags: TaggingFlags): FromFlags {
  return {
    ...jobOptions(flags),
    ...chooseWorkers(flags.workers),
    ...(flags.timeout !== undefined && { timeout: flags.timeout }),
    ...(flags.patientFrom !== undefined && { patientFrom: flags.patientFrom }),
  };
}
