import type { ReplacedSpan } from "../replace/index.js";
import type { NoteResult } from "./worker-protocol.js";

/**
 * Results on their way between threads. Spans as objects cost more to copy than all else in a note, so those of a batch
 * cross as one row of numbers; types and sources are few and cross once.
 */
export interface PackedResults {
  readonly texts: readonly string[];
  /** Types, sources and links, which the row calls by their places here. */
  readonly words: readonly string[];
  /** For each group the number of its notes; for each note its confidence, the number of its spans, and these. */
  readonly row: Float64Array;
}

/** Numbers that a span takes up in the row. */
const PER_SPAN = 8;
/** Numbers that a batch seldom goes beyond. */
const FIRST_ROOM = 16 * 1024;
/** In the row for a word that is not there; a number that is not there is NaN. */
const NONE = -1;

/** Takes the groups one by one: what the work made of one need not outlive it. */
export function packResults(groups: Iterable<readonly NoteResult[]>): PackedResults {
  const texts: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (word: string | undefined): number => {
    if (word === undefined) return NONE;
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, places.size);
    return places.size - 1;
  };
  let row = new Float64Array(FIRST_ROOM);
  let at = 0;
  for (const group of groups) {
    if (at + sizeOf(group) > row.length) {
      const larger = new Float64Array(2 * (at + sizeOf(group)));
      larger.set(row);
      row = larger;
    }
    row[at++] = group.length;
    for (const { text, confidence, spans } of group) {
      texts.push(text);
      row[at++] = confidence ?? Number.NaN;
      row[at++] = spans.length;
      for (const { start, end, type, score, source, link, output } of spans) {
        row[at++] = start;
        row[at++] = end;
        row[at++] = placeOf(type);
        row[at++] = score ?? Number.NaN;
        row[at++] = placeOf(source);
        row[at++] = placeOf(link);
        row[at++] = output.start;
        row[at++] = output.end;
      }
    }
  }
  return { texts, words: [...places.keys()], row: row.slice(0, at) };
}

function sizeOf(group: readonly NoteResult[]): number {
  return group.reduce((size, { spans }) => size + 2 + PER_SPAN * spans.length, 1);
}

export function unpackResults({ texts, words, row }: PackedResults): NoteResult[][] {
  const groups: NoteResult[][] = [];
  let at = 0;
  let note = 0;
  const next = (): number => row[at++] as number;
  while (at < row.length) {
    const group: NoteResult[] = [];
    for (let notes = next(); notes > 0; notes--) {
      const confidence = next();
      const spans = new Array<ReplacedSpan>(next());
      for (let n = 0; n < spans.length; n++) {
        spans[n] = spanAt(row, at, words);
        at += PER_SPAN;
      }
      group.push({
        text: texts[note++] as string,
        spans,
        confidence: Number.isNaN(confidence) ? null : confidence,
      });
    }
    groups.push(group);
  }
  return groups;
}

function spanAt(row: Float64Array, at: number, words: readonly string[]): ReplacedSpan {
  const start = row[at] as number;
  const end = row[at + 1] as number;
  const type = words[row[at + 2] as number] as string;
  const score = row[at + 3] as number;
  const source = words[row[at + 4] as number];
  const link = words[row[at + 5] as number];
  const output = { start: row[at + 6] as number, end: row[at + 7] as number };
  // What nearly all spans have; putting together the others costs more.
  if (!Number.isNaN(score) && source !== undefined && link === undefined)
    return { start, end, type, score, source, output };
  return {
    start,
    end,
    type,
    ...(!Number.isNaN(score) && { score }),
    ...(source !== undefined && { source }),
    ...(link !== undefined && { link }),
    output,
  };
}
