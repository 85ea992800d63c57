import { join, normalize } from "node:path";
import { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import { encode } from "./encode.js";
import { withoutEnding } from "./endings.js";
import type { Format, FormatName, NoteFile } from "./format.js";
import { formatted } from "./formatted.js";
import type { InnerWriter, Target } from "./note-writer.js";
import { pathKey, safePath } from "./out-path.js";
import { type OutputFile, openOutput } from "./output-file.js";
import { seenIds } from "./seen-ids.js";
import { formatOfSource } from "./source-format.js";

/** Writes one file, or one set of files, per note below a folder. A note's files get their names when all are whole. */
export function noteFiles(format: Format & NoteFile, target: Target): InnerWriter {
  const firstWith = seenIds();
  let count = 0;

  const write = async (note: Note, relative: string, from?: FormatName): Promise<void> => {
    const stem = notePath(note, relative, formatOfSource(relative, from), target.inputIsFolder ?? false);
    const files = formatted(format, () => format.write(note, target)).map(({ ending, content }) => ({
      path: join(target.out, stem + ending),
      bytes: encode(content, target.encoding),
    }));
    if (firstWith(pathKey(stem), ++count) !== undefined) {
      throw new ScrubJayError("same-output", "another note has been written to the same file already", {
        file: relative,
        hint: "Names that differ only in their ending or in capitals collide: rename one, or write jsonl.",
      });
    }
    const open: OutputFile[] = [];
    try {
      for (const { path, bytes } of files) {
        const file = await openOutput(path, target);
        open.push(file);
        await file.append(bytes);
      }
      for (const file of open) await file.finish();
    } catch (error) {
      for (const file of open) await file.discard();
      throw error;
    }
  };
  return { write, finishSource: async () => {}, close: async () => {}, abort: async () => {} };
}

/** A file of one note lends it its path; the notes of a file of many are called by their ids. */
export function notePath(
  note: Pick<Note, "id">,
  relative: string,
  from: Format,
  inputIsFolder: boolean,
): string {
  safePath(relative, "path", relative);
  const stem = withoutEnding(relative, from);
  if (from.layout === "one-note-per-file") return normalize(stem);
  const name = safePath(note.id, "id", relative);
  return normalize(inputIsFolder ? `${stem}/${name}` : name);
}
