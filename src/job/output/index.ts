import { stat } from "node:fs/promises";
import type { Writable } from "node:stream";
import { EXIT, lookUp, ScrubJayError } from "../../errors.js";
import { endingOf } from "../../formats/endings.js";
import type { FormatName } from "../../formats/format.js";
import { FORMATS, type ReadNotesOptions } from "../../formats/index.js";
import { labelsOut } from "../../formats/labels.js";
import type { Note } from "../../note.js";
import type { FileBytes } from "../manifest.js";
import type { Disk } from "./disk.js";
import { noteFileOutput } from "./note-files.js";
import type { Added, NoteOutput, OpenFiles, OutputTarget } from "./note-output.js";
import { noteStreamOutput } from "./note-streams.js";
import { stdoutOutput } from "./stdout-output.js";

export type { OpenFiles } from "./note-output.js";

export interface JobOutputOptions {
  readonly out: string;
  /** Default: the format of the input. */
  readonly to?: FormatName;
  readonly read: ReadNotesOptions;
  /** Say where replacements stand. */
  readonly withSpans: boolean;
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
  /** True where a failing note is answered by a line, which is then written. */
  answer(line: string): boolean;
  commit(): Promise<void>;
  checkpoint(): Promise<OpenFiles>;
  reopen(files: OpenFiles): Promise<void>;
  finishSource(relative: string): Promise<readonly FileBytes[]>;
  passOverSource(relative: string): void;
  close(): Promise<readonly FileBytes[]>;
}

/** Files with these endings name their encoding themselves. */
const SAY_UTF_8 = new Set([".xml", ".html"]);

export async function openJobOutput(options: JobOutputOptions): Promise<JobOutput> {
  const { out, to, read, withSpans, stdout } = options;
  const isFolder = await stat(out).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const outputs = new Map<FormatName, NoteOutput>();
  const answers = out === "-" && (to ?? read.from) === "jsonl" && read.from === "jsonl";
  const target = (format: (typeof FORMATS)[FormatName]): OutputTarget => ({
    out,
    encoding: format.endings.some((ending) => SAY_UTF_8.has(ending)) ? "utf-8" : (read.encoding ?? "utf-8"),
    write: {
      ...(read.offsets !== undefined && { offsets: read.offsets }),
      ...(read.schema !== undefined && { schema: read.schema }),
      ...(read.columns !== undefined && { columns: read.columns }),
      ...delimiterOf(out, read.delimiter),
      spans: withSpans,
    },
    inputIsFolder: options.inputIsFolder,
    mayReplace: options.mayReplace,
    disk: options.disk,
    hashKey: options.hashKey,
  });
  const outputFor = (name: FormatName): NoteOutput => {
    const known = outputs.get(name);
    if (known) return known;
    const format = lookUp("format", FORMATS, name);
    if (!withSpans && format.needsSpans) throw spansNeeded(name);
    if (out === "-" && outputs.size > 0)
      throw unusable("several-formats", "inputs of several formats cannot share standard output");
    if (out !== "-" && !isFolder) refuseEnding(out, name);
    const opened =
      out === "-"
        ? stdoutOutput(format, target(format), stdout)
        : format.layout === "many-notes-per-file"
          ? noteStreamOutput(format, target(format))
          : noteFileOutput(format, target(format));
    outputs.set(name, opened);
    return opened;
  };
  const each = async (step: (output: NoteOutput) => Promise<unknown>): Promise<void> => {
    for (const output of outputs.values()) await step(output);
  };
  const finished = async (step: (output: NoteOutput) => Promise<readonly FileBytes[]>) => {
    const files: FileBytes[] = [];
    await each(async (output) => void files.push(...(await step(output))));
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
      const output = answers ? outputs.get("jsonl") : undefined;
      if (output === undefined || !("say" in output)) return false;
      (output as ReturnType<typeof stdoutOutput>).say(line);
      return true;
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
    close: () => finished((output) => output.close()),
  };
}

function delimiterOf(out: string, named: string | undefined): { delimiter?: string } {
  if (named !== undefined) return { delimiter: named };
  return /\.tsv(\.gz)?$/i.test(out) ? { delimiter: "\t" } : {};
}

function refuseEnding(out: string, name: FormatName): void {
  const format = FORMATS[name];
  const own = endingOf(out, format) !== "";
  if (own && format.layout === "one-note-per-file")
    throw unusable("folder-needed", `${name} is written one file per note, into a folder`);
  if (own || Object.values(FORMATS).every((other) => endingOf(out, other) === "")) return;
  throw unusable("wrong-ending", `the output's ending is not one of ${name}`);
}

function spansNeeded(name: FormatName): ScrubJayError {
  return new ScrubJayError("spans-needed", `${name} says where spans stand, and a release does not say it`, {
    exitCode: EXIT.usage,
    hint: "Name another format with --to, such as txt or jsonl; or give --with-spans if the output stays in the house.",
  });
}

function unusable(code: string, message: string): ScrubJayError {
  return new ScrubJayError(code, message, {
    exitCode: EXIT.usage,
    hint: "Name one format for all with --to, and give a folder, or a file with an ending of that format.",
  });
}
