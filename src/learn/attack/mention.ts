import type { Note, Span } from "../../note.js";

/**
 * A place in the released text that reads as an identifier. `surrogate`: the release put it there. `leak`: it stood in
 * the original and was left. `suspect`: an attacker's tagger marks it, and nobody knows; only where there is no truth.
 */
export interface Mention {
  /** Index of the note. */
  readonly note: number;
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly kind: "surrogate" | "leak" | "suspect";
  /** As it stands in the release. */
  readonly value: string;
  /** What a surrogate stands for, where the truth is given. */
  readonly original?: string;
}

/** A released note as the attacks see it. */
export interface ReleasedNote {
  readonly id: string;
  readonly patient?: string;
  readonly text: string;
  /** What the release replaced or let stand on purpose: where an attacker's finds are no news. */
  readonly marks: readonly Span[];
  /** In reading order. */
  readonly mentions: readonly Mention[];
}

/** Whose note it is: the patient, or the note itself where it names none. */
export function scopeOf({ id, patient }: Pick<Note, "id" | "patient">): string {
  return patient === undefined ? `note ${id}` : `patient ${patient}`;
}

/** Labels, masks and groups ("[DATE-1]", "****", "038XX", "90+"): nobody takes them for an identifier. */
export function isPlaceholder(value: string): boolean {
  return !/[\p{L}\p{N}]/u.test(value) || /^\[[A-Z][A-Z-]*(?:-[A-Z\d]+)?\]$|^\d{3}XX$|^\d+\+$/.test(value);
}
