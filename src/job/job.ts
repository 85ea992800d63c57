import { setImmediate } from "node:timers/promises";
import { EXIT, ScrubJayError } from "../errors.js";
import {
  type FormatName,
  type InputFile,
  listInputs,
  type NoteWriter,
  type OpenWriterOptions,
  openWriter,
  type ReadNotesOptions,
  readFileNotes,
} from "../formats/index.js";
import type { Note } from "../note.js";
import { untilStopped, waiterUntil } from "./until-stopped.js";

/** A note that was not written, and why. Holds places and codes, never text. */
export interface Withheld {
  /** Input file, by its path as the user gave it. */
  readonly file: string;
  /** Which note of the file, from 1; 0 when the file as a whole could not be read. */
  readonly note: number;
  readonly code: string;
  readonly reason: string;
  /** The way out, where there is one. */
  readonly hint?: string;
}

export interface JobSummary {
  notes: number;
  written: number;
  spans: number;
  /** Spans of written notes that the output's labels have no place for. */
  spansLeftOut: number;
  readonly spansByType: Map<string, number>;
  readonly withheld: Withheld[];
  /** Files in the folders given that are no notes. */
  readonly skipped: string[];
}

export interface JobOptions {
  readonly inputs: readonly string[];
  readonly out: string;
  readonly read: ReadNotesOptions;
  /** Default: the format of the input. */
  readonly to?: FormatName;
  readonly overwrite?: boolean;
  /** What becomes of a note, and under which path below the output it is written. */
  readonly work: (note: Note, source: Source) => Worked | Promise<Worked>;
  readonly onStart?: (files: number) => void;
  readonly onNote?: (note: Note) => void;
  readonly onFile?: () => void;
  /** Stops the job between two notes and removes what is half written. */
  readonly signal?: AbortSignal;
}

export interface Worked {
  readonly note: Note;
  /** Path below the output. */
  readonly relative: string;
}

export interface Source {
  readonly relative: string;
  readonly manyNotes: boolean;
}

/**
 * Reads, works and writes, note by note. Fails closed: a note on which anything goes wrong is not written and
 * is listed by place and code; the rest goes on.
 */
export async function runJob(options: JobOptions): Promise<JobSummary> {
  const summary: JobSummary = {
    notes: 0,
    written: 0,
    spans: 0,
    spansLeftOut: 0,
    spansByType: new Map(),
    withheld: [],
    skipped: [],
  };
  const files = await waiterUntil(options.signal).wait(
    listInputs(options.inputs, {
      ...options.read,
      onSkip: (path) => summary.skipped.push(path),
      onProblem(error, path) {
        summary.notes++;
        summary.withheld.push({ file: path, note: 0, ...valueFree(error) });
      },
    }),
  );
  options.onStart?.(files.length);
  const writers = new Map<FormatName, NoteWriter>();
  const writerFor = async (format: FormatName): Promise<NoteWriter> => {
    const known = writers.get(format);
    if (known) return known;
    const writer = await openWriter(options.out, writeOptions(format, options, files));
    writers.set(format, writer);
    return writer;
  };
  try {
    // An unusable --out shows before any work.
    const formats = new Set(files.map(({ format }) => options.to ?? format.name));
    if (formats.size > 1 && options.out === "-") {
      throw new ScrubJayError("several-formats", "inputs of several formats cannot share standard output", {
        exitCode: EXIT.usage,
        hint: "Name one format for all with --to.",
      });
    }
    for (const format of formats) await writerFor(format);
    for (const file of files) {
      const relative = await runFile(file, options, writerFor, summary);
      const writer = writers.get(options.to ?? file.format.name);
      if (relative !== undefined) await writer?.finishSource(relative);
      options.onFile?.();
    }
    // Nothing to show for it: leave no empty output that would stand in the way of the next try.
    const nothing = summary.written === 0 && summary.withheld.length > 0;
    for (const writer of writers.values()) await (nothing ? writer.abort() : writer.close());
    return summary;
  } catch (error) {
    for (const writer of writers.values()) await writer.abort();
    throw error;
  }
}

const LONG_NOTE = 200_000;

async function runFile(
  file: InputFile,
  options: JobOptions,
  writerFor: (format: FormatName) => Promise<NoteWriter>,
  summary: JobSummary,
): Promise<string | undefined> {
  let writtenAs: string | undefined;
  const source = { relative: file.relative, manyNotes: file.format.layout === "many-notes-per-file" };
  const withhold = (note: number, error: unknown): void => {
    summary.withheld.push({ file: file.path, note, ...valueFree(error) });
  };
  let position = 0;
  try {
    for await (const read of untilStopped(readFileNotes(file, options.read), options.signal)) {
      position++;
      summary.notes++;
      if (read instanceof ScrubJayError) {
        withhold(source.manyNotes ? position : 0, read);
        continue;
      }
      let done: Worked;
      try {
        done = await options.work(read, source);
      } catch (error) {
        withhold(position, error);
        continue;
      }
      // A long note keeps the signal waiting: let it through before anything is written.
      if (read.text.length > LONG_NOTE) await setImmediate();
      options.signal?.throwIfAborted();
      const writer = await writerFor(options.to ?? file.format.name);
      try {
        summary.spansLeftOut +=
          done.note.spans.length - (await writer.write(done.note, done.relative, file.format.name));
      } catch (error) {
        if (!isNoteProblem(error)) throw error;
        withhold(position, error);
        continue;
      }
      writtenAs = done.relative;
      count(summary, done.note);
      options.onNote?.(done.note);
    }
  } catch (error) {
    // A file that cannot be read is withheld; an output that cannot be written ends the job.
    if (!(error instanceof ScrubJayError) || OUTPUT_CODES.has(error.code)) throw error;
    if (position === 0) summary.notes++;
    withhold(position === 0 ? 0 : position + 1, error);
  }
  return writtenAs;
}

/** What is wrong with the output as a whole: going on would fail for every note. */
const OUTPUT_CODES = new Set([
  "output-exists",
  "output-in-input",
  "cannot-write",
  "folder-needed",
  "stopped",
]);

/** True for what is wrong with one note, such as a character the format cannot hold. */
function isNoteProblem(error: unknown): error is ScrubJayError {
  return error instanceof ScrubJayError && !OUTPUT_CODES.has(error.code);
}

function count(summary: JobSummary, note: Note): void {
  summary.written++;
  summary.spans += note.spans.length;
  for (const { type } of note.spans) summary.spansByType.set(type, (summary.spansByType.get(type) ?? 0) + 1);
}

/** Code and reason of an error. Messages of errors that are not ours may quote text, so they are left out. */
function valueFree(error: unknown): Pick<Withheld, "code" | "reason" | "hint"> {
  if (error instanceof ScrubJayError) {
    return {
      code: error.code,
      reason: error.message,
      ...(error.hint === undefined ? {} : { hint: error.hint }),
    };
  }
  return {
    code: "internal",
    reason: `internal error (${error instanceof Error ? error.name : typeof error})`,
  };
}

function writeOptions(to: FormatName, options: JobOptions, files: readonly InputFile[]): OpenWriterOptions {
  const { encoding, offsets, schema, columns, delimiter } = options.read;
  return {
    to,
    inputs: options.inputs.filter((input) => input !== "-"),
    inputIsFolder: files.some(
      ({ path, relative }) => relative.includes("/") || !options.inputs.includes(path),
    ),
    ...(encoding === undefined ? {} : { encoding }),
    ...(offsets === undefined ? {} : { offsets }),
    ...(schema === undefined ? {} : { schema }),
    ...(columns === undefined ? {} : { columns }),
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(options.overwrite === undefined ? {} : { overwrite: options.overwrite }),
  };
}
