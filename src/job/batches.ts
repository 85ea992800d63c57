import type { Note } from "../note.js";

/** What stands in a batch: a note with its patient and size, or something that only keeps its place. */
export interface BatchItem {
  readonly note?: Pick<Note, "text" | "patient"> | undefined;
}

export interface BatchLimits {
  /** A batch is full with so many notes … */
  readonly notes: number;
  /** … or so many UTF-16 units of text. */
  readonly characters: number;
  /** Notes of one patient stay together up to so many times these limits. */
  readonly patience: number;
}

/** One message for many notes, since each message has its price; small enough that memory stays small. */
export const BATCH_LIMITS: BatchLimits = { notes: 32, characters: 64 * 1024, patience: 32 };

/**
 * Cuts a stream into batches. Notes of one patient that stand one after another stay in one batch; a patient with more
 * notes than memory should hold is cut all the same. Where the cuts fall hangs on the input alone, never on the number
 * of workers.
 */
export async function* inBatches<Item extends BatchItem>(
  items: AsyncIterable<Item>,
  limits: BatchLimits = BATCH_LIMITS,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  let notes = 0;
  let characters = 0;
  let patient: string | undefined;
  for await (const item of items) {
    if (item.note !== undefined) {
      const share = Math.max(notes / limits.notes, characters / limits.characters);
      const together = patient !== undefined && item.note.patient === patient;
      if (share >= (together ? limits.patience : 1)) {
        yield batch;
        batch = [];
        notes = 0;
        characters = 0;
      }
      patient = item.note.patient;
      notes++;
      characters += item.note.text.length;
    }
    batch.push(item);
    // Items without text are light but must not gather without end.
    if (item.note === undefined && batch.length >= limits.notes * limits.patience * 2) {
      yield batch;
      batch = [];
      notes = 0;
      characters = 0;
    }
  }
  if (batch.length > 0) yield batch;
}

/** Indices of a batch's notes by patient, in the order of their first notes; a note without patient stands alone. */
export function groupsOf(items: readonly BatchItem[]): number[][] {
  const groups: number[][] = [];
  const known = new Map<string, number[]>();
  for (const [index, { note }] of items.entries()) {
    if (note === undefined) continue;
    const group = note.patient === undefined ? undefined : known.get(note.patient);
    if (group) group.push(index);
    else {
      const started = [index];
      groups.push(started);
      if (note.patient !== undefined) known.set(note.patient, started);
    }
  }
  return groups;
}
