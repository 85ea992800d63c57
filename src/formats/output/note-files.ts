import { dirname, join, normalize } from "node:path";
import { ScrubJayError } from "../../errors.js";
import type { Note } from "../../note.js";
import { encode } from "../encode.js";
import { withoutEnding } from "../endings.js";
import type { Format, NoteFile } from "../format.js";
import { formatted } from "../formatted.js";
import { pathKey, refuseLongName, safePath } from "../out-path.js";
import { seenIds } from "../seen-ids.js";
import type { WholeFile } from "./durable-file.js";
import type { NoteOutput, OutputTarget } from "./note-output.js";

/** Notes written at the same time: enough for the disk to gather its own work. */
const AT_ONCE = 16;

/** One file, or one set of files, per note below a folder. */
export function noteFileOutput(format: Format & NoteFile, target: OutputTarget): NoteOutput {
  const { disk } = target;
  const seen = seenIds();
  const folders = new Set<string>();
  const touched = new Set<string>();
  let waiting: (readonly WholeFile[])[] = [];
  let count = 0;

  const claim = (stem: string, relative: string): void => {
    if (seen(pathKey(stem), ++count) === undefined) return;
    throw new ScrubJayError("same-output", "another note has been written to the same file already", {
      file: relative,
      hint: "Names that differ only in their ending or in capitals collide: rename one, or write jsonl.",
    });
  };
  return {
    add(note, relative, from) {
      const stem = notePath(note, relative, from, target.inputIsFolder);
      const files = formatted(format, () => format.write(note, target.write)).map(({ ending, content }) => ({
        ending,
        bytes: encode(content, target.encoding),
      }));
      const added = files.map(({ ending, bytes }) => ({ name: stem + ending, bytes }));
      for (const { name } of added) refuseLongName(target.out, name);
      claim(stem, relative);
      waiting.push(added.map(({ name, bytes }) => ({ path: join(target.out, name), bytes })));
      return { files: added, at: null };
    },
    passOver: (note, relative, from) => claim(notePath(note, relative, from, target.inputIsFolder), relative),
    async commit() {
      const notes = waiting;
      waiting = [];
      for (const folder of new Set(notes.flat().map(({ path }) => dirname(path)))) {
        touched.add(folder);
        if (folders.has(folder)) continue;
        await disk.makeFolder(folder);
        folders.add(folder);
      }
      let next = 0;
      const write = async (): Promise<void> => {
        while (next < notes.length)
          await disk.writeWhole(notes[next++] as readonly WholeFile[], target.mayReplace());
      };
      // All have stopped before an error goes on: nothing is written behind its back.
      const results = await Promise.allSettled(Array.from({ length: AT_ONCE }, write));
      for (const result of results) if (result.status === "rejected") throw result.reason;
    },
    async checkpoint() {
      for (const folder of touched) await disk.syncFolder(folder);
      touched.clear();
      return {};
    },
    reopen: async () => {},
    finishSource: async () => [],
    passOverSource: () => {},
    close: async () => [],
    discard: async () => {},
  };
}

/** A file of one note lends it its path; the notes of a file of many are called by their ids. */
function notePath(note: Pick<Note, "id">, relative: string, from: Format, inputIsFolder: boolean): string {
  safePath(relative, "path", relative);
  const stem = withoutEnding(relative, from);
  if (from.layout === "one-note-per-file") return normalize(stem);
  const name = safePath(note.id, "id", relative);
  return normalize(inputIsFolder ? `${stem}/${name}` : name);
}
