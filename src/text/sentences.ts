import { isSpaceAt, unitAt } from "./character-class.js";
import { type LineContent, lineGoesOn, wrapWidth } from "./sentence-lines.js";
import { followingWord, listNumber, pointEnds } from "./sentence-points.js";

/** A sentence, a heading, a list item or an attribute line, with the white space that follows it. */
export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts a note into sentences that tile it: the first starts at 0, each next one where the last ended, the last
 * ends with the text. A colon at the end of a line and a blank line always separate; a line broken for want of
 * room goes on; points of abbreviations, initials, list numbers, decimals and ellipses do not separate.
 */
export function sentences(text: string): Sentence[] {
  if (text === "") return [];
  const lines = contentLines(text);
  const width = wrapWidth(lines);
  const found: Sentence[] = [];
  let tiled = 0; // sentences so far end here
  let start = lines[0]?.start ?? 0; // of the sentence under way, without white space before it
  const cutAt = (at: number): void => {
    found.push({ start: tiled, end: at });
    tiled = at;
    start = at;
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as ContentLine;
    cutLine(text, line, start, cutAt);
    const next = lines[index + 1];
    if (next && (next.afterBlank || !lineGoesOn(text, line, next, start, width))) cutAt(next.start);
  }
  found.push({ start: tiled, end: text.length });
  return found;
}

/** Calls `cutAt` for every sentence that begins inside `line`, behind the one that began at `from`. */
function cutLine(text: string, line: LineContent, from: number, cutAt: (at: number) => void): void {
  let start = from;
  let item = 0; // number of the last item in a list that runs on in one sentence
  let at = line.start;
  while (at < line.end) {
    const unit = text.charCodeAt(at);
    if (!isEndMark(unit)) {
      at++;
      continue;
    }
    const mark = at;
    while (at < text.length && isEndMark(text.charCodeAt(at))) at++;
    const markEnd = at;
    while (at < line.end && "\"')]”’".includes(text.charAt(at))) at++;
    const next = skipSpace(text, at, line.end);
    if (next === at || next === line.end) continue;
    at = next;
    const numbered = markEnd === mark + 1 && unit === 46 ? listNumber(text, mark, start, item) : 0;
    if (numbered > 0) {
      item = numbered;
    } else if (marksEnd(text, mark, markEnd, next, start)) {
      cutAt(next);
      start = next;
      item = 0;
    }
  }
}

/** A point, "!" or "?". */
function isEndMark(unit: number): boolean {
  return unit === 46 || unit === 33 || unit === 63;
}

/** Do the marks from `mark` to `markEnd` end the sentence, when it is followed by what stands at `next`? */
function marksEnd(text: string, mark: number, markEnd: number, next: number, start: number): boolean {
  if (markEnd === mark + 1 && text.charCodeAt(mark) === 46) return pointEnds(text, mark, next, start);
  const marks = text.slice(mark, Math.min(markEnd, mark + 3));
  if (/^\.+$/.test(marks)) return false;
  // "? pneumonia" is a question about a diagnosis, not the end of one.
  const stands = mark === start || isSpaceAt(text, mark - 1);
  return !stands && !followingWord(text, next).lower;
}

interface ContentLine extends LineContent {
  /** An empty line, or one with nothing but white space, stands before it. */
  readonly afterBlank: boolean;
}

/** The lines that hold something, without the white space around them. */
function contentLines(text: string): ContentLine[] {
  const lines: ContentLine[] = [];
  let afterBlank = false;
  let at = 0;
  while (at < text.length) {
    const start = at;
    while (at < text.length && !isLineEnd(text.charCodeAt(at))) at++;
    let end = at;
    while (end > start && isSpaceAt(text, end - 1)) end--;
    const content = skipSpace(text, start, end);
    if (content < end) lines.push({ start: content, end, afterBlank });
    afterBlank = content >= end;
    if (unitAt(text, at) === 13 && unitAt(text, at + 1) === 10) at++;
    at++;
  }
  return lines;
}

function skipSpace(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && isSpaceAt(text, at)) at++;
  return at;
}

/** LF, VT, FF, CR, line separator, paragraph separator. */
function isLineEnd(unit: number): boolean {
  return (unit >= 10 && unit <= 13) || unit === 0x2028 || unit === 0x2029;
}
