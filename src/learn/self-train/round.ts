import type { Span } from "../../note.js";

/** A part of an unlabelled note with the labels that an identifier gave it. Holds places and types, and no text. */
export interface LabelledPart {
  /** Which of the unlabelled notes. */
  readonly note: number;
  readonly start: number;
  readonly end: number;
  /** Counted from the beginning of the note. */
  readonly spans: readonly Pick<Span, "start" | "end" | "type">[];
}

/** What the folds say of an identifier: strict, on annotated notes that it did not learn from. */
export interface FoldScores {
  /** The mean over the folds: what decides whether a round is kept. */
  readonly recall: number;
  readonly precision: number;
  readonly f1: number;
  /** The threshold of rule 1. */
  readonly below: number;
  /** F1 by type: how far the identifier is to be believed. */
  readonly power: Readonly<Record<string, number>>;
}

/** One try to learn from unlabelled notes. */
export interface Round {
  readonly round: number;
  /** The given notes alone; the forms of the unlabelled notes; the surest of their other sections. */
  readonly what: "given" | "forms" | "free text";
  /** Whether fold recall rose. What is not accepted is forgotten. */
  readonly accepted: boolean;
  readonly scores: FoldScores;
  readonly taken: readonly LabelledPart[];
  /** The same sections with the labels that the identifier of each fold gave them. */
  readonly inFolds: readonly (readonly LabelledPart[])[];
  /** Parts that no round has taken. */
  readonly left: number;
}

/** What a model's card says of a round. */
export interface RoundCard extends Omit<Round, "taken" | "inFolds"> {
  readonly sections: number;
  readonly characters: number;
  readonly spans: Readonly<Record<string, number>>;
}

export function cardOf({ taken, inFolds: _, ...round }: Round): RoundCard {
  const spans: Record<string, number> = {};
  for (const { type } of taken.flatMap((part) => part.spans)) spans[type] = (spans[type] ?? 0) + 1;
  return {
    ...round,
    sections: taken.length,
    characters: taken.reduce((sum, { start, end }) => sum + end - start, 0),
    spans: Object.fromEntries(Object.entries(spans).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
