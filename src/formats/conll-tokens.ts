import type { Span } from "../note.js";

/** A line of a CoNLL file. `space`: the token is white space, kept because a span begins or ends in it. */
export interface ConllToken {
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly space: boolean;
}

type Kind = "space" | "word" | "other";

/**
 * Runs of letters, digits and marks, and every other character by itself; cut also where a span begins or
 * ends, so that labels fit. White space is left out, except at the edge of a span that covers it.
 */
export function* conllTokens(text: string, spans: readonly Span[]): Generator<ConllToken> {
  let index = 0; // of the first span that ends after `start`
  let start = 0;
  while (start < text.length) {
    while ((spans[index]?.end ?? text.length + 1) <= start) index++;
    const span = spans[index];
    const inside = span !== undefined && span.start <= start;
    const border = span === undefined ? text.length : inside ? span.end : span.start;
    const kind = kindAt(text, start);
    const end = endOfToken(text, start, border, kind);
    const space = kind === "space";
    if (!space) yield { start, end, label: labelOf(span, inside, start), space };
    else if (inside && (start === span.start || end === span.end)) {
      yield { start, end, label: labelOf(span, inside, start), space };
    }
    start = end;
  }
}

function labelOf(span: Span | undefined, inside: boolean, start: number): string {
  if (!inside || span === undefined) return "O";
  return `${start === span.start ? "B" : "I"}-${span.type}`;
}

function endOfToken(text: string, start: number, border: number, kind: Kind): number {
  let end = start + widthAt(text, start);
  if (kind === "other") return end;
  while (end < border && kindAt(text, end) === kind) end += widthAt(text, end);
  return end;
}

function widthAt(text: string, at: number): 1 | 2 {
  return (text.codePointAt(at) as number) > 0xffff ? 2 : 1;
}

const WORD = /^[\p{L}\p{N}\p{M}]/u;
const SPACE = /^\s/;

function kindAt(text: string, at: number): Kind {
  const code = text.codePointAt(at) as number;
  if (code < 0x80) {
    if ((code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a)) return "word";
    return code === 0x20 || (code >= 9 && code <= 13) ? "space" : "other";
  }
  const character = String.fromCodePoint(code);
  return WORD.test(character) ? "word" : SPACE.test(character) ? "space" : "other";
}
