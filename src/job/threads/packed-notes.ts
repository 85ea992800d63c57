import type { CleanedNote, FoundInNote } from "../../model/index.js";
import type { Span } from "../../note.js";
import type { ReplacedSpan } from "../../replace/index.js";

/**
 * What is known of notes, on its way between threads. Spans as objects cost more to copy than all else in a note, so
 * those of a batch cross as one row of numbers; types and sources are few and cross once.
 */
export interface PackedNotes {
  /** New texts; none where nothing was replaced yet. */
  readonly texts: readonly string[];
  /** Types, sources and links, which the row calls by their places here. */
  readonly words: readonly string[];
  /** For each group the number of its notes; for each note its confidence, the number of its spans, and these. */
  readonly row: Float64Array;
}

/** Numbers that a span takes up in the row; two more where it has been replaced. */
const PER_SPAN = 6;
/** Numbers that a batch seldom goes beyond. */
const FIRST_ROOM = 16 * 1024;
/** In the row for a word that is not there; a number that is not there is NaN. */
const NONE = -1;

/** Takes the groups one by one, as do the others: what the work made of one need not outlive it. */
export function foundPacker(): { add(group: readonly FoundInNote[]): void; packed(): PackedNotes } {
  const row = new RowWriter();
  return {
    add(group) {
      row.add(group.length);
      for (const { confidence, spans } of group) {
        row.addHead(confidence, spans.length);
        for (const span of spans) row.addSpan(span);
      }
    },
    packed: () => ({ texts: [], words: row.words(), row: row.numbers() }),
  };
}

export function unpackFound(packed: PackedNotes): FoundInNote[][] {
  return unpack(packed, PER_SPAN, (spans, confidence) => ({ spans, confidence }), spanAt);
}

export function packResults(groups: Iterable<readonly CleanedNote[]>): PackedNotes {
  const texts: string[] = [];
  const row = new RowWriter();
  for (const group of groups) {
    row.add(group.length);
    for (const { text, confidence, spans } of group) {
      texts.push(text);
      row.addHead(confidence, spans.length);
      for (const span of spans) {
        row.addSpan(span);
        row.add(span.output.start);
        row.add(span.output.end);
      }
    }
  }
  return { texts, words: row.words(), row: row.numbers() };
}

export function unpackResults(packed: PackedNotes): CleanedNote[][] {
  let note = 0;
  return unpack(
    packed,
    PER_SPAN + 2,
    (spans: ReplacedSpan[], confidence) => ({ text: packed.texts[note++] as string, spans, confidence }),
    replacedSpanAt,
  );
}

class RowWriter {
  #row = new Float64Array(FIRST_ROOM);
  #length = 0;
  readonly #places = new Map<string, number>();

  add(value: number): void {
    if (this.#length === this.#row.length) {
      const larger = new Float64Array(2 * this.#length);
      larger.set(this.#row);
      this.#row = larger;
    }
    this.#row[this.#length++] = value;
  }

  addHead(confidence: number | null, spans: number): void {
    this.add(confidence ?? Number.NaN);
    this.add(spans);
  }

  addSpan({ start, end, type, score, source, link }: Span): void {
    this.add(start);
    this.add(end);
    this.add(this.#placeOf(type));
    this.add(score ?? Number.NaN);
    this.add(this.#placeOf(source));
    this.add(this.#placeOf(link));
  }

  numbers(): Float64Array {
    return this.#row.slice(0, this.#length);
  }

  words(): string[] {
    return [...this.#places.keys()];
  }

  #placeOf(word: string | undefined): number {
    if (word === undefined) return NONE;
    const known = this.#places.get(word);
    if (known !== undefined) return known;
    this.#places.set(word, this.#places.size);
    return this.#places.size - 1;
  }
}

function unpack<S, N>(
  { words, row }: PackedNotes,
  perSpan: number,
  noteOf: (spans: S[], confidence: number | null) => N,
  readSpan: (row: Float64Array, at: number, words: readonly string[]) => S,
): N[][] {
  const groups: N[][] = [];
  let at = 0;
  const next = (): number => row[at++] as number;
  while (at < row.length) {
    const group: N[] = [];
    for (let notes = next(); notes > 0; notes--) {
      const confidence = next();
      const spans = new Array<S>(next());
      for (let n = 0; n < spans.length; n++) {
        spans[n] = readSpan(row, at, words);
        at += perSpan;
      }
      group.push(noteOf(spans, Number.isNaN(confidence) ? null : confidence));
    }
    groups.push(group);
  }
  return groups;
}

function spanAt(row: Float64Array, at: number, words: readonly string[]): Span {
  const start = row[at] as number;
  const end = row[at + 1] as number;
  const type = words[row[at + 2] as number] as string;
  const score = row[at + 3] as number;
  const source = words[row[at + 4] as number];
  const link = words[row[at + 5] as number];
  // What nearly all spans have; putting together the others costs more.
  if (!Number.isNaN(score) && source !== undefined && link === undefined)
    return { start, end, type, score, source };
  return {
    start,
    end,
    type,
    ...(!Number.isNaN(score) && { score }),
    ...(source !== undefined && { source }),
    ...(link !== undefined && { link }),
  };
}

function replacedSpanAt(row: Float64Array, at: number, words: readonly string[]): ReplacedSpan {
  const output = { start: row[at + PER_SPAN] as number, end: row[at + PER_SPAN + 1] as number };
  return { ...spanAt(row, at, words), output };
}
