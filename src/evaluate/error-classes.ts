import type { Span } from "../note.js";
import type { Alignment } from "./align.js";

/** What can be wrong with a span (paper on Carafe, tables 6 and 8). */
export const ERROR_CLASSES = {
  type: "right extent, wrong type",
  "extent-short": "right type, part of the gold span uncovered",
  "extent-long": "right type, all of the gold span and more",
  "extent-both": "right type, part uncovered and more besides",
  "type-and-extent": "overlaps, but type and extent are wrong",
  missing: "gold span without a prediction",
  spurious: "prediction without a gold span",
} as const;

export type ErrorClass = keyof typeof ERROR_CLASSES;

export const ERROR_CLASS_NAMES = Object.keys(ERROR_CLASSES) as readonly ErrorClass[];

export interface SpanError {
  readonly class: ErrorClass;
  readonly gold?: Span;
  readonly pred?: Span;
}

/** Every error of one note, in reading order. Spans that are right are not listed. */
export function listErrors({ matched, missing, spurious }: Alignment): SpanError[] {
  const errors: SpanError[] = [];
  for (const { gold, pred } of matched) {
    const found = classify(gold, pred);
    if (found) errors.push({ class: found, gold, pred });
  }
  for (const gold of missing) errors.push({ class: "missing", gold });
  for (const pred of spurious) errors.push({ class: "spurious", pred });
  const start = (error: SpanError): number => (error.gold ?? (error.pred as Span)).start;
  return errors.sort((a, b) => start(a) - start(b));
}

function classify(gold: Span, pred: Span): ErrorClass | undefined {
  const sameExtent = gold.start === pred.start && gold.end === pred.end;
  if (gold.type !== pred.type) return sameExtent ? "type" : "type-and-extent";
  if (sameExtent) return undefined;
  const short = pred.start > gold.start || pred.end < gold.end;
  const long = pred.start < gold.start || pred.end > gold.end;
  return short && long ? "extent-both" : short ? "extent-short" : "extent-long";
}

/** Counts per class and type; a spurious span counts under its own type, every other under the gold type. */
export function countErrors(errors: Iterable<SpanError>): Record<ErrorClass, Record<string, number>> {
  // No prototype: a label may be called "constructor".
  const counts = Object.fromEntries(ERROR_CLASS_NAMES.map((name) => [name, Object.create(null)])) as Record<
    ErrorClass,
    Record<string, number>
  >;
  for (const error of errors) {
    const type = (error.gold ?? (error.pred as Span)).type;
    const row = counts[error.class];
    row[type] = (row[type] ?? 0) + 1;
  }
  return counts;
}
