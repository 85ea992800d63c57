import type { CleanedNote, FoundInNote } from "../../model/index.js";
import type { Span } from "../../note.js";
import type { ReplacedSpan } from "../../replace/index.js";
import { plainSpan } from "../../spans.js";

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

/** Numbers that a span takes up in the row: its fields, and where it stands in the new text. */
const PER_SPAN = 8;
/** Numbers that a batch seldom goes beyond. */
const FIRST_ROOM = 16 * 1024;
/** In the row for a word that is not there; a number that is not there is NaN. */
const NONE = -1;

/** Packs group by group: what the work made of one need not outlive it. */
export class NotePacker {
  #row = new Float64Array(FIRST_ROOM);
  #length = 0;
  readonly #places = new Map<string, number>();
  readonly #texts: string[] = [];

  add(group: readonly (FoundInNote | CleanedNote)[]): void {
    this.#add(group.length);
    for (const note of group) {
      if ("text" in note) this.#texts.push(note.text);
      this.#add(note.confidence ?? Number.NaN);
      this.#add(note.spans.length);
      for (const span of note.spans) this.#addSpan(span);
    }
  }

  packed(): PackedNotes {
    const row = this.#row.slice(0, this.#length);
    return { texts: this.#texts, words: [...this.#places.keys()], row };
  }

  #addSpan(span: Span & Partial<Pick<ReplacedSpan, "output">>): void {
    this.#add(span.start);
    this.#add(span.end);
    this.#add(this.#placeOf(span.type));
    this.#add(span.score ?? Number.NaN);
    this.#add(this.#placeOf(span.source));
    this.#add(this.#placeOf(span.link));
    this.#add(span.output?.start ?? Number.NaN);
    this.#add(span.output?.end ?? Number.NaN);
  }

  #add(value: number): void {
    if (this.#length === this.#row.length) {
      const larger = new Float64Array(2 * this.#length);
      larger.set(this.#row);
      this.#row = larger;
    }
    this.#row[this.#length++] = value;
  }

  #placeOf(word: string | undefined): number {
    if (word === undefined) return NONE;
    const known = this.#places.get(word);
    if (known !== undefined) return known;
    this.#places.set(word, this.#places.size);
    return this.#places.size - 1;
  }
}

/** Group by group what was found. */
export function unpackFound(packed: PackedNotes): FoundInNote[][] {
  return unpack(packed, spanAt, (spans, confidence) => ({ spans, confidence }));
}

/** Group by group the notes after replacing. */
export function unpackCleaned(packed: PackedNotes): CleanedNote[][] {
  let note = 0;
  return unpack(packed, replacedSpanAt, (spans, confidence) => ({
    text: packed.texts[note++] as string,
    spans,
    confidence,
  }));
}

function unpack<S, N>(
  { words, row }: PackedNotes,
  readSpan: (row: Float64Array, at: number, words: readonly string[]) => S,
  noteOf: (spans: S[], confidence: number | null) => N,
): N[][] {
  const groups: N[][] = [];
  let at = 0;
  const next = (): number => row[at++] as number;
  while (at < row.length) {
    const group: N[] = [];
    for (let notes = next(); notes > 0; notes--) {
      const confidence = next();
      const spans = new Array<S>(next());
      for (let n = 0; n < spans.length; n++, at += PER_SPAN) spans[n] = readSpan(row, at, words);
      group.push(noteOf(spans, Number.isNaN(confidence) ? null : confidence));
    }
    groups.push(group);
  }
  return groups;
}

function spanAt(row: Float64Array, at: number, words: readonly string[]): Span {
  const score = row[at + 3] as number;
  return plainSpan({
    start: row[at] as number,
    end: row[at + 1] as number,
    type: words[row[at + 2] as number] as string,
    score: Number.isNaN(score) ? undefined : score,
    source: words[row[at + 4] as number],
    link: words[row[at + 5] as number],
  });
}

function replacedSpanAt(row: Float64Array, at: number, words: readonly string[]): ReplacedSpan {
  return {
    ...spanAt(row, at, words),
    output: { start: row[at + 6] as number, end: row[at + 7] as number },
  };
}
