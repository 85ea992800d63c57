import { EXIT, ScrubJayError } from "../../errors.js";
import { isFolderAt } from "../bytes.js";
import { endingOf } from "../endings.js";
import type { Format } from "../format.js";
import { FORMATS } from "../registry.js";
import { noteFileOutput } from "./note-files.js";
import type { NoteOutput, OutputTarget } from "./note-output.js";
import { noteStreamOutput } from "./note-streams.js";
import { stdoutOutput } from "./stdout-output.js";

export { type Disk, NO_DISK, realDisk } from "./disk.js";
export type { Added, NoteOutput, OpenFiles, OutputTarget, StreamFile } from "./note-output.js";

/** Files with these endings name their encoding themselves. */
const SAY_UTF_8 = new Set([".xml", ".html"]);

/**
 * A format's way to the output: one note per file goes below a folder; many go into a file that has one of the format's
 * endings (or that and ".gz"), or below a folder; "-" is standard output.
 */
export function openNoteOutput(format: Format, given: OutputTarget): NoteOutput {
  const { out, write } = given;
  const target: OutputTarget = {
    ...given,
    encoding: format.endings.some((ending) => SAY_UTF_8.has(ending)) ? "utf-8" : given.encoding,
    write:
      /\.tsv(\.gz)?$/i.test(out) && write.delimiter === undefined ? { ...write, delimiter: "\t" } : write,
  };
  if (out === "-") return stdoutOutput(format, target);
  if (!isFolderAt(out)) refuseEnding(out, format);
  return format.layout === "many-notes-per-file"
    ? noteStreamOutput(format, target)
    : noteFileOutput(format, target);
}

function refuseEnding(out: string, format: Format): void {
  const own = endingOf(out, format) !== "";
  if (own && format.layout === "one-note-per-file")
    throw unusable("folder-needed", `${format.name} is written one file per note, into a folder`, out);
  if (own || Object.values(FORMATS).every((other) => endingOf(out, other) === "")) return;
  throw unusable("wrong-ending", `the output's ending is not one of ${format.name}`, out);
}

function unusable(code: string, message: string, file: string): ScrubJayError {
  return new ScrubJayError(code, message, {
    file,
    exitCode: EXIT.usage,
    hint: "Name one format for all with --to, and give a folder, or a file with an ending of that format.",
  });
}

export {
  append,
  cutBack,
  makeFolder,
  move,
  outputChanged,
  PART_NAME,
  partOf,
  refuseExisting,
  syncFolder,
} from "./durable-file.js";
export { holdTemporary, releaseTemporary, watchTemporaryFiles } from "./temporary-files.js";
