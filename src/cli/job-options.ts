import { type Command, InvalidArgumentError } from "commander";
import { type DeidJobOptions, parseShard } from "../job/index.js";
import { wholeNumber } from "./io-options.js";

/** How the job is run, as commander hands it over. */
export interface JobFlags {
  readonly resume?: boolean;
  readonly workers?: number;
  readonly shard?: string;
  readonly patientFrom?: string;
  readonly maxFailures?: number;
  readonly failures?: string;
  readonly namesMap?: string;
  readonly map?: string;
  readonly timeout?: number;
  readonly maxNoteSize?: number;
}

/** Adds the options that say how a big job is run. */
export function withJobOptions(command: Command): Command {
  return command
    .option("--resume", "go on with an unfinished job; begins one where there is none")
    .option(
      "--workers <n>",
      "threads that look for PHI (default, and at most: as many as processors); the output is the same",
      wholeNumber,
    )
    .option("--shard <i/n>", "only this machine's part of the notes, by patient: 3/16")
    .option(
      "--patient-from <how>",
      "whose note it is: folder, file:REGEX, column:NAME or map:FILE.csv (note id, patient)",
    )
    .option("--max-failures <n>", "stop when more notes than this are withheld", countFrom0)
    .option(
      "--failures <file>",
      "list withheld notes with the names of their files; as confidential as the input",
    )
    .option("--names-map <file>", "original names by pseudonym, sealed for who has the key")
    .option(
      "--map <file>",
      "originals of all that is replaced, sealed for who has the key (see scrubjay reveal)",
    )
    .option(
      "--timeout <seconds>",
      "a worker silent for longer is hung: 60, and as many again per MB",
      wholeNumber,
    )
    .option(
      "--max-note-size <mb>",
      "longer notes are withheld, in million characters (default: 32)",
      wholeNumber,
    );
}

/** What the job wants, from what commander has. */
export function jobOptions(flags: JobFlags): Partial<DeidJobOptions> {
  return {
    ...(flags.resume !== undefined && { resume: flags.resume }),
    ...(flags.shard !== undefined && { shard: parseShard(flags.shard) }),
    ...(flags.patientFrom !== undefined && { patientFrom: flags.patientFrom }),
    ...(flags.maxFailures !== undefined && { maxFailures: flags.maxFailures }),
    ...(flags.failures !== undefined && { failures: flags.failures }),
    ...(flags.namesMap !== undefined && { namesMap: flags.namesMap }),
    ...(flags.map !== undefined && { map: flags.map }),
    ...(flags.timeout !== undefined && { timeout: flags.timeout }),
  };
}

function countFrom0(value: string): number {
  const number = Number(value);
  if (value.trim() === "" || !Number.isInteger(number) || number < 0)
    throw new InvalidArgumentError("a whole number from 0 on");
  return number;
}
