import { bySpanOrder } from "../note.js";
import type { Mark } from "./match.js";
import { isWordAt } from "./words.js";

type WordTest = (text: string, at: number) => boolean;

/**
 * The words inside the spans, each with its span's type. A span that cuts a word makes
 * a token of the part. A span without any word is one token, its whole extent, so that it is not lost.
 */
export function spanTokens(text: string, spans: readonly Mark[]): Mark[] {
  return cutTokens(text, spans, isWordAt, (span) => span);
}

/** As the i2b2 2014 script cuts them: ASCII words, and one empty token at the start of a span without any. */
export function asciiSpanTokens(text: string, spans: readonly Mark[]): Mark[] {
  return cutTokens(text, spans, isAsciiWordAt, ({ start, type }) => ({ start, end: start, type }));
}

function isAsciiWordAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57);
}

/**
 * Overlapping spans of one type share their inner words; only the first and the last token of a span can be its
 * own. So inner words are cut once, and deep nesting does not make the work grow with its depth.
 */
function cutTokens(
  text: string,
  spans: readonly Mark[],
  isWord: WordTest,
  wordless: (span: Mark) => Mark,
): Mark[] {
  const tokens: Mark[] = [];
  const reached = new Map<string, number>(); // per type: words up to here are cut
  // Longer spans first where several start together: what is cut already then reaches as far as it can.
  for (const span of [...spans].sort(bySpanOrder)) {
    const { start, end, type } = span;
    const emit = (from: number, to: number): void => {
      tokens.push({ start: from, end: to, type });
    };
    const first = wordFrom(text, start, end, isWord);
    if (first === undefined) {
      tokens.push(wordless(span));
      continue;
    }
    emit(first.start, first.end);
    const until = reached.get(type) ?? 0;
    if (end <= until) {
      const last = wordBefore(text, first.end, end, isWord);
      if (last) emit(last.start, last.end);
      continue;
    }
    reached.set(type, end);
    // A word that an earlier span cut at its end is whole in this one: go on from that word's start.
    let at = first.end;
    if (until > at) {
      at = until;
      while (at > first.end && isWord(text, at) && isWord(text, at - 1)) at--;
    }
    for (let word = wordFrom(text, at, end, isWord); word; word = wordFrom(text, word.end, end, isWord)) {
      emit(word.start, word.end);
    }
  }
  return tokens;
}

/** The first word, or part of one, in `start`-`end`. */
function wordFrom(text: string, start: number, end: number, isWord: WordTest) {
  let from = start;
  while (from < end && !isWord(text, from)) from++;
  if (from === end) return undefined;
  let to = from + 1;
  while (to < end && isWord(text, to)) to++;
  return { start: from, end: to };
}

/** The last word, or part of one, in `start`-`end`. */
function wordBefore(text: string, start: number, end: number, isWord: WordTest) {
  let to = end;
  while (to > start && !isWord(text, to - 1)) to--;
  if (to === start) return undefined;
  let from = to - 1;
  while (from > start && isWord(text, from - 1)) from--;
  return { start: from, end: to };
}
