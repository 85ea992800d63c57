import { ScrubJayError } from "../errors.js";
import type { FormatName } from "../formats/index.js";
import { type JobSummary, noteTask } from "../job/index.js";
import type { Resynthesis } from "../learn/index.js";
import type { Note } from "../note.js";
import { readOptions } from "./io-options.js";
import type { CorpusFlags, CorpusNote } from "./resynth-corpus.js";
import { type CorpusIndex, indexEntry, writeIndexes } from "./resynth-index.js";
import { runWithBar } from "./run-job.js";

export interface OutputFlags {
  readonly out: string;
  readonly to?: FormatName;
  readonly overwrite?: boolean;
}

/** The corpus as it was read. */
export interface ReadCorpus {
  readonly corpus: string;
  readonly read: readonly CorpusNote[];
  readonly indexes: readonly CorpusIndex[];
}

/** Writes the copy of the corpus, and tells which of the notes are in it. */
export async function writeCopy(
  { corpus, read, indexes }: ReadCorpus,
  made: Resynthesis,
  { out, ...flags }: CorpusFlags & OutputFlags,
): Promise<{ readonly summary: JobSummary; readonly written: readonly number[] }> {
  const bySource = new Map(read.map(({ note, relative }, at) => [sourceKey(note, relative), at]));
  const placeOf = (note: Note, relative: string): number => bySource.get(sourceKey(note, relative)) ?? -1;
  const inCopy = new Set<number>();
  const summary = await runWithBar({
    inputs: [corpus],
    out,
    read: readOptions(flags),
    ...(flags.to !== undefined && { to: flags.to }),
    ...(flags.overwrite !== undefined && { overwrite: flags.overwrite }),
    task: noteTask("resynth", (note, { relative }) => {
      const at = placeOf(note, relative);
      if (read[at]?.note.text !== note.text) throw changed();
      const copy = made.copies[at];
      if (copy === undefined || copy instanceof Error) throw copy;
      // Of all that stands beside the text, these alone go with the copy.
      for (const name of [copy.id, relative, copy.type ?? ""]) if (made.tells(name)) throw telling();
      return copy;
    }),
    onWritten: ({ note, item }) => inCopy.add(placeOf(note, item.source.relative)),
  });
  const written = [...read.keys()].filter((at) => inCopy.has(at));
  const entryOf = indexEntry(indexes);
  const copies = new Map(
    written.map((at) => {
      const { note, relative } = read[at] as CorpusNote;
      return [entryOf(note, relative), at];
    }),
  );
  await writeIndexes(out, indexes, {
    copyOf: (entry) => made.copies[copies.get(entry) ?? -1] as Note | undefined,
    tells: made.tells,
    overwrite: flags.overwrite ?? false,
  });
  return { summary, written };
}

function sourceKey({ id }: Pick<Note, "id">, relative: string): string {
  return `${relative}\n${id}`;
}

function changed(): ScrubJayError {
  return new ScrubJayError("input-changed", "the note changed while the corpus was read", {
    hint: "Run it again.",
  });
}

function telling(): ScrubJayError {
  return new ScrubJayError(
    "telling-name",
    "id, path or type of the note hold a name or number of the corpus",
    {
      hint: "Rename it: ids, file names and types stay as they are in the copy.",
    },
  );
}
