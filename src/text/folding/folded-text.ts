import { partitionPoint } from "../../partition-point.js";

/**
 * A text as it is read, and where each of its UTF-16 units stands in the text as it was written: from `starts` up to
 * `ends`, both rising. Units may stand for more than they are (a blank for "&nbsp;"), and between two neighbours there may
 * be what nobody reads (a soft hyphen).
 */
export interface FoldedText {
  readonly text: string;
  readonly starts: Int32Array; // [text.length]
  readonly ends: Int32Array; // [text.length]
}

/** A range of a text and what is read in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly to: string;
  /** What is left out belongs to the character before it, as a combining mark does: a span ends behind it. */
  readonly joins?: boolean;
}

export function unfolded(text: string): FoldedText {
  const starts = Int32Array.from({ length: text.length }, (_, at) => at);
  return { text, starts, ends: starts.map((at) => at + 1) };
}

const PAIR = /[\ud800-\udfff]/;

/** The text with some edits, which stand in order and do not overlap. */
export function withEdits(folded: FoldedText, edits: readonly Edit[]): FoldedText {
  const length = edits.reduce(
    (sum, { start, end, to }) => sum + to.length - (end - start),
    folded.text.length,
  );
  const starts = new Int32Array(length);
  const ends = new Int32Array(length);
  const pieces: string[] = [];
  let read = 0;
  let written = 0;
  const copy = (end: number): void => {
    pieces.push(folded.text.slice(read, end));
    starts.set(folded.starts.subarray(read, end), written);
    ends.set(folded.ends.subarray(read, end), written);
    written += end - read;
    read = end;
  };
  for (const { start, end, to, joins } of edits) {
    copy(start);
    const from = folded.starts[start] as number;
    const upTo = folded.ends[end - 1] as number;
    if (to.length === end - start && !PAIR.test(folded.text.slice(start, end))) {
      copy(end);
      pieces[pieces.length - 1] = to;
      continue;
    }
    pieces.push(to);
    starts.fill(from, written, written + to.length);
    ends.fill(upTo, written, written + to.length);
    written += to.length;
    if (joins && to === "" && written > 0 && ends[written - 1] === from) ends[written - 1] = upTo;
    read = end;
  }
  copy(folded.text.length);
  return { text: pieces.join(""), starts, ends };
}

interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Where a range of the folded text, which may not be empty, stands in the text as it was written. */
export function inOriginal({ starts, ends }: FoldedText, { start, end }: Extent): Extent {
  return { start: starts[start] as number, end: ends[end - 1] as number };
}

/** What is read of a range of the text as it was written; an empty range where that is nothing. */
export function inFolded({ starts, ends }: FoldedText, { start, end }: Extent): Extent {
  const from = firstAbove(ends, start);
  return { start: from, end: Math.max(from, firstAbove(starts, end - 1)) };
}

/** Index of the first of rising numbers that is above `limit`. */
function firstAbove(rising: Int32Array, limit: number): number {
  return partitionPoint(rising.length, (at) => (rising[at] as number) <= limit);
}
