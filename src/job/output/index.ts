import type { Writable } from "node:stream";
import { EXIT, lookUp, ScrubJayError } from "../../errors.js";
import { FORMATS, type FormatName, labelsOut, type ReadNotesOptions } from "../../formats/index.js";
import {
  type Added,
  type Disk,
  type NoteOutput,
  type OpenFiles,
  openNoteOutput,
  type StreamFile,
} from "../../formats/output/index.js";
import type { Note } from "../../note.js";
import { type FileBytes, wholeFileHash } from "../manifest.js";

export interface JobOutputOptions {
  readonly out: string;
  /** Default: the format of the input. */
  readonly to?: FormatName;
  readonly read: ReadNotesOptions;
  /** Say where replacements, or what was found, stand. */
  readonly withSpans: boolean;
  /** Standard output has a line for every line of the input: one of ours for a note that fails. */
  readonly answers: boolean;
  readonly inputIsFolder: boolean;
  readonly mayReplace: () => boolean;
  readonly disk: Disk;
  /** Key of the hashes over whole files; plain SHA-256 without. */
  readonly hashKey: Uint8Array | undefined;
  readonly stdout: Writable;
}

/** Everything a job writes notes to: one way to the disk for each format that comes up. */
export interface JobOutput {
  add(note: Note, relative: string, from: FormatName): Added & { readonly spansLeftOut: number };
  passOver(note: Note, relative: string, from: FormatName, end: number): void;
  /** Where a failing note is answered by a line, it is written. */
  answer(line: string): void;
  commit(): Promise<void>;
  checkpoint(): Promise<OpenFiles>;
  reopen(files: OpenFiles): Promise<void>;
  finishSource(relative: string): Promise<readonly FileBytes[]>;
  passOverSource(relative: string): void;
  /** Where there was no note, one file for all is made even so if the format of the input is given. */
  close(emptyAs?: FormatName): Promise<readonly FileBytes[]>;
  discard(): Promise<void>;
}

export function openJobOutput(options: JobOutputOptions): JobOutput {
  const { out, to, read, withSpans } = options;
  const outputs = new Map<FormatName, NoteOutput>();
  const answers = options.answers && out === "-" && (to ?? read.from) === "jsonl" && read.from === "jsonl";
  const outputFor = (name: FormatName): NoteOutput => {
    const known = outputs.get(name);
    if (known) return known;
    const format = lookUp("format", FORMATS, name);
    if (!withSpans && format.needsSpans) throw spansNeeded(name);
    if (out === "-" && outputs.size > 0) throw severalFormats();
    const opened = openNoteOutput(format, {
      ...options,
      encoding: read.encoding ?? "utf-8",
      write: {
        ...(read.offsets !== undefined && { offsets: read.offsets }),
        ...(read.schema !== undefined && { schema: read.schema }),
        ...(read.columns !== undefined && { columns: read.columns }),
        ...(read.delimiter !== undefined && { delimiter: read.delimiter }),
        spans: withSpans,
      },
    });
    outputs.set(name, opened);
    return opened;
  };
  const each = async (step: (output: NoteOutput) => Promise<unknown>): Promise<void> => {
    for (const output of outputs.values()) await step(output);
  };
  const finished = async (step: (output: NoteOutput) => Promise<readonly StreamFile[]>) => {
    const files: FileBytes[] = [];
    await each(async (output) => {
      for (const { name, bytes, sha256 } of await step(output))
        files.push({ name, bytes, hash: wholeFileHash(sha256, options.hashKey) });
    });
    return files;
  };
  // An unusable --out shows before any work, as far as the formats are known.
  if (to !== undefined || read.from !== undefined) outputFor(to ?? (read.from as FormatName));
  return {
    add(note, relative, from) {
      const name = to ?? from;
      const shown = labelsOut(note, FORMATS[name], read.schema);
      const added = outputFor(name).add(shown, relative, FORMATS[from]);
      return { ...added, spansLeftOut: note.spans.length - shown.spans.length };
    },
    passOver: (note, relative, from, end) =>
      outputFor(to ?? from).passOver(note, relative, FORMATS[from], end),
    answer(line) {
      if (answers) outputs.get("jsonl")?.say?.(line);
    },
    commit: () => each((output) => output.commit()),
    async checkpoint() {
      const all: Record<string, OpenFiles[string]> = {};
      await each(async (output) => Object.assign(all, await output.checkpoint()));
      return all;
    },
    reopen: (files) => each((output) => output.reopen(files)),
    finishSource: (relative) => finished((output) => output.finishSource(relative)),
    passOverSource(relative) {
      for (const output of outputs.values()) output.passOverSource(relative);
    },
    close(emptyAs) {
      if (emptyAs !== undefined) outputFor(to ?? emptyAs);
      return finished((output) => output.close(emptyAs !== undefined));
    },
    discard: () => each((output) => output.discard()),
  };
}

function spansNeeded(name: FormatName): ScrubJayError {
  return new ScrubJayError("spans-needed", `${name} says where spans stand, and a release does not say it`, {
    exitCode: EXIT.usage,
    hint: "Name another format with --to, such as txt or jsonl; or give --with-spans if the output stays in the house.",
  });
}

function severalFormats(): ScrubJayError {
  return new ScrubJayError("several-formats", "inputs of several formats cannot share standard output", {
    exitCode: EXIT.usage,
    hint: "Name one format for all with --to.",
  });
}
