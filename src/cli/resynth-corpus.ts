import { EXIT, ScrubJayError } from "../errors.js";
import { listInputs, readFileNotes } from "../formats/index.js";
import { patientFrom } from "../job/index.js";
import type { Note } from "../note.js";
import { type InputFlags, readOptions } from "./io-options.js";
import { type CorpusIndex, indexEntry } from "./resynth-index.js";

export interface CorpusFlags extends InputFlags {
  readonly patientFrom?: string;
}

/** A note of the corpus and where it stands. */
export interface CorpusNote {
  readonly note: Note;
  readonly path: string;
  readonly relative: string;
  /** Which of its file, from 1. */
  readonly position: number;
}

/** All notes that can be read, with patients under new names. What cannot is told, and withheld when copies are written. */
export async function readCorpus(
  corpus: string,
  flags: CorpusFlags,
  indexes: readonly CorpusIndex[],
  onUnread?: () => void,
): Promise<CorpusNote[]> {
  if (corpus === "-") throw fromStdin();
  const patientOf = flags.patientFrom === undefined ? undefined : patientFrom(flags.patientFrom);
  const entryOf = indexEntry(indexes);
  const names = new Map<string, string>();
  const ids = new Set<string>();
  const read: CorpusNote[] = [];
  const options = { ...readOptions(flags), onProblem: () => {} };
  for (const input of await listInputs([corpus], options)) {
    let position = 0;
    for await (const found of readFileNotes(input, options)) {
      position++;
      if (found instanceof ScrubJayError) {
        onUnread?.();
        continue;
      }
      if (ids.has(found.id)) throw sameId(input.path);
      ids.add(found.id);
      const entry = entryOf(found, input.relative);
      const patient = found.patient ?? patientOf?.(found, input.relative) ?? textOf(entry?.patient);
      const type = found.type ?? textOf(entry?.type);
      if (patient !== undefined && !names.has(patient)) names.set(patient, `patient-${names.size + 1}`);
      const note = {
        ...found,
        ...(patient !== undefined && { patient: names.get(patient) as string }),
        ...(type !== undefined && { type }),
      };
      read.push({ note, path: input.path, relative: input.relative, position });
    }
  }
  if (read.some(({ note }) => note.spans.length > 0)) return read;
  throw new ScrubJayError("no-annotations", `none of ${read.length} notes has an annotation`, {
    hint: "A copy would be the original: annotate first, or use `scrubjay deid`, which finds PHI itself.",
  });
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function fromStdin(): ScrubJayError {
  return new ScrubJayError("two-passes", "a corpus is read twice, which standard input cannot be", {
    exitCode: EXIT.usage,
    hint: "Give a file or a folder.",
  });
}

function sameId(file: string): ScrubJayError {
  return new ScrubJayError("duplicate-id", "a note has the id of an earlier one", {
    file,
    hint: "Give every note an id of its own; files of the same name need their common folder as input.",
  });
}
