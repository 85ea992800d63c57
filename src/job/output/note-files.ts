import { dirname, join } from "node:path";
import { ScrubJayError } from "../../errors.js";
import { encode } from "../../formats/encode.js";
import type { Format, NoteFile } from "../../formats/format.js";
import { formatted } from "../../formats/formatted.js";
import { pathKey, refuseLongName } from "../../formats/out-path.js";
import { seenIds } from "../../formats/seen-ids.js";
import { notePath } from "../../formats/write-files.js";
import type { NoteOutput, OutputTarget } from "./note-output.js";

/** Files written at the same time: enough for the disk to gather its own work. */
const AT_ONCE = 16;

/** One file, or one set of files, per note below a folder. */
export function noteFileOutput(format: Format & NoteFile, target: OutputTarget): NoteOutput {
  const { disk } = target;
  const seen = seenIds();
  const folders = new Set<string>();
  const touched = new Set<string>();
  let waiting: { path: string; bytes: Buffer }[] = [];
  let count = 0;

  const claim = (stem: string): void => {
    if (seen(pathKey(stem), ++count) === undefined) return;
    throw new ScrubJayError("same-output", "another note has been written to the same file already", {
      hint: "Names that differ only in their ending or in capitals collide: rename one, or write jsonl.",
    });
  };
  return {
    add(note, relative, from) {
      const files = formatted(format, () => format.write(note, target.write)).map(({ ending, content }) => ({
        ending,
        bytes: encode(content, target.encoding),
      }));
      const stem = notePath(note, relative, from, target.inputIsFolder);
      const added = files.map(({ ending, bytes }) => ({ name: stem + ending, bytes }));
      for (const { name } of added) refuseLongName(target.out, name);
      claim(stem);
      waiting.push(...added.map(({ name, bytes }) => ({ path: join(target.out, name), bytes })));
      return { files: added, at: null };
    },
    passOver: (note, relative, from) => claim(notePath(note, relative, from, target.inputIsFolder)),
    async commit() {
      const files = waiting;
      waiting = [];
      for (const folder of new Set(files.map(({ path }) => dirname(path)))) {
        touched.add(folder);
        if (folders.has(folder)) continue;
        await disk.makeFolder(folder);
        folders.add(folder);
      }
      let next = 0;
      const write = async (): Promise<void> => {
        while (next < files.length) {
          const { path, bytes } = files[next++] as { path: string; bytes: Buffer };
          await disk.writeWhole(path, bytes, target.mayReplace());
        }
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
  };
}
