import type { Alignment } from "./align.js";
import { harmonic } from "./counts.js";

/**
 * `strict`: a cell needs the same extent, an overlap is missing and spurious (paper on the 2016 task, table 12).
 * `overlap`: a cell needs some shared text, extent errors are seen elsewhere (paper on Carafe, table 7).
 */
export type ConfusionKind = "strict" | "overlap";

/** Gold types down, predicted types across, what was missed at the right, what was spurious below. */
export interface Confusion {
  readonly labels: readonly string[];
  /** cells[i][j]: gold label i predicted as label j. */
  readonly cells: readonly (readonly number[])[];
  readonly missing: readonly number[];
  readonly spurious: readonly number[];
}

export function confusion(
  alignments: Iterable<Alignment>,
  labels: readonly string[],
  kind: ConfusionKind = "strict",
): Confusion {
  const index = new Map(labels.map((label, i) => [label, i]));
  const at = (type: string): number => index.get(type) as number;
  const cells = labels.map(() => new Array<number>(labels.length).fill(0));
  const missing = new Array<number>(labels.length).fill(0);
  const spurious = new Array<number>(labels.length).fill(0);
  const bump = (row: number[], i: number): void => {
    row[i] = (row[i] as number) + 1;
  };
  for (const alignment of alignments) {
    for (const { gold, pred } of alignment.matched) {
      if (kind === "overlap" || (gold.start === pred.start && gold.end === pred.end)) {
        bump(cells[at(gold.type)] as number[], at(pred.type));
      } else {
        bump(missing, at(gold.type));
        bump(spurious, at(pred.type));
      }
    }
    for (const span of alignment.missing) bump(missing, at(span.type));
    for (const span of alignment.spurious) bump(spurious, at(span.type));
  }
  return { labels, cells, missing, spurious };
}

export interface TypeScore {
  readonly label: string;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/**
 * Per-type scores as the MUC scorer gives them: a type error counts against the gold type only, in precision
 * too (COR / (COR + INC + SPU)), and not against the type that was predicted. F1 is NaN for a type without any
 * count, and 0 for one of which nothing is right.
 */
export function mucTypeScores({ labels, cells, missing, spurious }: Confusion): TypeScore[] {
  return labels.map((label, i) => {
    const row = cells[i] as readonly number[];
    const known = row.reduce((sum, count) => sum + count, 0);
    const correct = row[i] as number;
    const recall = correct / (known + (missing[i] as number));
    const precision = correct / (known + (spurious[i] as number));
    const some = known + (missing[i] as number) + (spurious[i] as number) > 0;
    return { label, precision, recall, f1: some && correct === 0 ? 0 : harmonic(precision, recall) };
  });
}
