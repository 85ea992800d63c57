import { EXIT, ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import { encode } from "./encode.js";
import type { Format, NoteFile } from "./format.js";
import { formatted, writeOut } from "./formatted.js";
import type { InnerWriter, Target } from "./note-writer.js";

/** Writes the only note of a job to standard output, in a format that has one note and one file. */
export function noteToStdout(format: Format & NoteFile, target: Target): InnerWriter {
  const stdout = target.stdout ?? process.stdout;
  let written = false;
  const write = async (note: Note): Promise<void> => {
    const [file, second] = formatted(format, () => format.write(note, target));
    if (second !== undefined) throw oneOnly(`${format.name} writes several files`);
    if (written) throw oneOnly(`${format.name} holds one note, and there is a second`);
    written = true;
    await writeOut(stdout, encode((file as { content: string }).content, target.encoding));
  };
  return { write, finishSource: async () => {}, close: async () => {}, abort: async () => {} };
}

function oneOnly(why: string): ScrubJayError {
  return new ScrubJayError("folder-needed", `${why}, so it cannot go to standard output`, {
    exitCode: EXIT.usage,
    hint: "Give a folder as the output, or --to jsonl.",
  });
}
