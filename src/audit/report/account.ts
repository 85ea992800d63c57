import type { ManifestNote } from "../../job/index.js";

export interface TypeAccount {
  readonly spans: number;
  /** Notes with at least one. */
  readonly notes: number;
}

/** What a job did, added up over its notes. */
export interface Account {
  readonly notes: number;
  readonly written: number;
  /** Notes written in which nothing was found. */
  readonly untouched: number;
  readonly spans: number;
  readonly byType: ReadonlyMap<string, TypeAccount>;
  /** Withheld notes by the code of the reason. */
  readonly withheld: ReadonlyMap<string, number>;
  /** Written notes by confidence. */
  readonly confidence: Histogram;
  /** Written notes by the lowest score of a span in them. */
  readonly lowestScore: Histogram;
  /** The written notes of which the model is least sure, least sure first. */
  readonly reviewFirst: readonly ManifestNote[];
}

export interface Histogram {
  /** Notes in each of 20 equal steps from 0 to 1; the last holds 1 itself. */
  readonly steps: readonly number[];
  /** Notes without a figure. */
  readonly unknown: number;
}

export const HISTOGRAM_STEPS = 20;
const REVIEWED = 50;

/** Takes notes one by one and keeps sums only, so that a million notes need no more memory than ten. */
export function openAccount(): { add(note: ManifestNote): void; close(): Account } {
  const byType = new Map<string, { spans: number; notes: number }>();
  const withheld = new Map<string, number>();
  const confidence = { steps: new Array<number>(HISTOGRAM_STEPS).fill(0), unknown: 0 };
  const lowestScore = { steps: new Array<number>(HISTOGRAM_STEPS).fill(0), unknown: 0 };
  const review: ManifestNote[] = [];
  const sums = { notes: 0, written: 0, untouched: 0, spans: 0 };

  const addWritten = (note: ManifestNote): void => {
    sums.written++;
    const types = Object.entries(note.spans).filter(([, count]) => count > 0);
    if (types.length === 0) sums.untouched++;
    for (const [type, count] of types) {
      const known = byType.get(type) ?? { spans: 0, notes: 0 };
      byType.set(type, { spans: known.spans + count, notes: known.notes + 1 });
      sums.spans += count;
    }
    addStep(confidence, note.confidence);
    addStep(lowestScore, note.lowestScore);
    if (sureness(note) !== null) insert(review, note);
  };

  return {
    add(note) {
      sums.notes++;
      if (note.status === "written") addWritten(note);
      else withheld.set(note.reason ?? "unknown", (withheld.get(note.reason ?? "unknown") ?? 0) + 1);
    },
    close: () => ({ ...sums, byType, withheld, confidence, lowestScore, reviewFirst: review }),
  };
}

/** Where the model says nothing about the whole note, its shakiest span speaks for it. */
function sureness(note: ManifestNote): number | null {
  return note.confidence ?? note.lowestScore;
}

function addStep(histogram: { steps: number[]; unknown: number }, value: number | null): void {
  if (value === null) histogram.unknown++;
  else {
    const step = Math.max(0, Math.min(HISTOGRAM_STEPS - 1, Math.floor(value * HISTOGRAM_STEPS)));
    histogram.steps[step] = (histogram.steps[step] as number) + 1;
  }
}

/** Keeps the list short and in order: least sure first, in input order among equals. */
function insert(review: ManifestNote[], note: ManifestNote): void {
  const before = (other: ManifestNote): boolean =>
    (sureness(note) as number) - (sureness(other) as number) < 0 ||
    (sureness(note) === sureness(other) && note.number < other.number);
  const at = review.findIndex(before);
  if (at < 0 && review.length >= REVIEWED) return;
  review.splice(at < 0 ? review.length : at, 0, note);
  if (review.length > REVIEWED) review.pop();
}
