import { createHash } from "node:crypto";
import type { ManifestNote } from "../../job/index.js";

/** A written note that can be drawn. */
export interface Drawable {
  readonly number: number;
  readonly id: string;
  /** Where a reader finds it in the output. */
  readonly file: string;
}

/** Only what was written can leak; withheld notes stay out. */
export function drawable(note: ManifestNote): Drawable | undefined {
  if (note.status !== "written") return undefined;
  return {
    number: note.number,
    id: note.id,
    file: note.output?.files.map(({ name }) => name).join(" ") ?? "",
  };
}

/**
 * Draws without putting back. Every note gets the hash of the seed, the manifest's head and its number; the
 * lowest are the sample. Anyone with the manifest can draw again and get the same, and a larger sample under
 * the same seed holds the smaller one. The head makes two jobs draw apart though both use seed 1.
 */
export function drawSample(notes: readonly Drawable[], size: number, seed: number, head: string): Drawable[] {
  return notes
    .map((note) => ({ note, ticket: ticketOf(`${seed} ${head} ${note.number}`) }))
    .sort((a, b) => (a.ticket < b.ticket ? -1 : a.ticket > b.ticket ? 1 : a.note.number - b.note.number))
    .slice(0, size)
    .map(({ note }) => note)
    .sort((a, b) => a.number - b.number);
}

function ticketOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
