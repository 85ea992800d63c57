import { setImmediate } from "node:timers/promises";
import { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import type { ReadEntry } from "./entry.js";
import type { FileSource } from "./read-input.js";
import type { NoteDone, NoteWorker, Outcome, Task } from "./task.js";

/** A note made out of another. */
export interface NoteMade extends NoteDone {
  readonly note: Note;
}

/**
 * Makes a note out of each note, in this thread and without a model. `mode` is what the manifest calls it, `labels` the set
 * that the notes leave in, where it is another than they came in.
 */
export function noteTask(
  mode: string,
  make: (note: Note, source: FileSource) => Note,
  labels?: string,
): Task<NoteMade> {
  return {
    settings: { mode, labels },
    plain: true,
    open: () => inThisThread(make),
    leaving: (note, done) => done?.note ?? note,
    warnings: [],
  };
}

function inThisThread(make: (note: Note, source: FileSource) => Note): NoteWorker<NoteMade> {
  const outcomeOf = ({ note, item }: ReadEntry): Outcome<NoteMade> => {
    try {
      const made = make(note, item.source);
      return { note: made, text: made.text, spans: made.spans, confidence: null };
    } catch (error) {
      // The message of an error that is not ours could quote the note.
      return error instanceof ScrubJayError ? { code: error.code, problem: error } : { code: "internal" };
    }
  };
  return {
    start: async () => "none",
    async run(groups) {
      const outcomes = groups.map((group) => group.map(outcomeOf));
      // All computing: signals wait for it, and are let through here.
      await setImmediate();
      return outcomes;
    },
    close: async () => {},
  };
}
