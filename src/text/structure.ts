import { attributes } from "./attributes.js";
import { afterListMarks, isLineBreak, isStamp, type Line, linesOf } from "./lines.js";
import type { Section } from "./sections.js";

/** How much a section is a form: "header: values", a mixture or lists, or free text. */
export type Structure = "structured" | "semi" | "unstructured";

type Kind = "form" | "list" | "prose";

/**
 * What a line adds to the share of form. A list item has a place of its own but free words in it: half. So a plain
 * list is semi-structured, and it takes free text to make a form semi-structured.
 */
const WEIGHT: Readonly<Record<Kind, number>> = { form: 1, list: 0.5, prose: 0 };

/**
 * From three quarters on, a reader who knows the form finds every value by its label, and one remark in four lines
 * does not change that. Below one quarter the few labels stand in running text, which must be read as text.
 */
const STRUCTURED_FROM = 0.75;
const SEMI_FROM = 0.25;

/** A line counts as often as it would fill a line of this width, so that unwrapped prose weighs what it holds. */
const WIDTH = 80;

/** Up to this many words, a line without a full stop is a value (a name, a number, a letterhead), not prose. */
const FRAGMENT_WORDS = 5;

// A value or list item of this many words is prose when one word in five is of the kind that makes sentences,
// and of more than the second number in any case unless it is a list with commas.
const SENTENCE_WORDS = 7;
const LONG_WORDS = 20;
const GRAMMAR = new Set(
  `the a an is are was were be been has had have he she they who which that and but with of to in on at for from by his
  her their this it as not no will would can could did does do after before since when because there then`.split(
    /\s+/,
  ),
);

export function structureOf(text: string, section: Pick<Section, "start" | "end" | "header">): Structure {
  const kinds = lineKinds(text, section);
  let all = 0;
  let form = 0;
  for (const { kind, size } of kinds) {
    all += size;
    form += size * WEIGHT[kind];
  }
  // Nothing but a header: there is no free text in it.
  const share = all === 0 ? 1 : form / all;
  return share >= STRUCTURED_FROM ? "structured" : share >= SEMI_FROM ? "semi" : "unstructured";
}

function lineKinds(text: string, { start, end, header }: Pick<Section, "start" | "end" | "header">) {
  const body = header === undefined ? start : afterHeader(text, header.end, end);
  // The header makes a pair of what follows on its line; below it the pairs are the section's own.
  const lines = linesOf(text, body, end);
  const prose = new Set<number>(); // starts of lines whose pair holds a sentence
  const paired = new Set<number>();
  markPairs(text, body, end, lines, paired, prose);
  const kinds: { kind: Kind; size: number }[] = [];
  let above: Kind | undefined;
  for (const [i, line] of lines.entries()) {
    const words = text.slice(line.from, line.to);
    if (!/[\p{L}\p{N}]/u.test(words)) {
      above = undefined; // blank, or drawn
      continue;
    }
    const isHeaderLine = header !== undefined && i === 0;
    let kind: Kind;
    if (isStamp(text, line)) kind = "form";
    else if (paired.has(line.start)) kind = prose.has(line.start) ? "prose" : "form";
    else if (isHeaderLine) kind = readsAsProse(words) || words.length > 2 * WIDTH ? "prose" : "form";
    else kind = plainKind(text, line, words, above);
    kinds.push({ kind, size: kind === "prose" ? Math.ceil(words.length / WIDTH) : 1 });
    above = kind;
  }
  return kinds;
}

/** Which lines hold pairs, and which of those hold a sentence for a value. */
function markPairs(
  text: string,
  body: number,
  end: number,
  lines: readonly Line[],
  paired: Set<number>,
  prose: Set<number>,
): void {
  let at = 0;
  for (const { name, value } of attributes(text.slice(body, end))) {
    while ((lines[at]?.next ?? end) <= body + name.start) at++;
    const sentence = readsAsProse(text.slice(body + value.start, body + value.end));
    for (let i = at; i < lines.length; i++) {
      const line = lines[i] as Line;
      if (i > at && line.start >= body + value.end) break;
      paired.add(line.start);
      if (sentence) prose.add(line.start);
    }
  }
}

function plainKind(text: string, line: Line, words: string, above: Kind | undefined): Kind {
  if (isTableRow(words)) return "form";
  const item = afterListMarks(text, line.from, line.to);
  if (item > line.from) return readsAsProse(text.slice(item, line.to)) ? "prose" : "list";
  // The short last line of a paragraph is prose like the rest of it.
  if (above === "prose" || /[.!?]$/.test(words)) return "prose";
  if (wordsUpTo(words, FRAGMENT_WORDS + 1).length > FRAGMENT_WORDS) return "prose";
  return /\d|^[^\p{Ll}]*$|^\p{Lu}[\p{L}.'’-]*(?:,? \p{Lu}[\p{L}.'’-]*)*$/u.test(words) ? "form" : "list";
}

/** Three cells or more, apart by bars, tabs or two blanks. */
function isTableRow(words: string): boolean {
  return (
    (words.match(/(?<![\t ])(?:\t|[\t ]{2,})|\|/g)?.length ?? 0) >= 2 &&
    !/[a-z]\.(?: {2,}|\t)[A-Z]/.test(words)
  );
}

function readsAsProse(words: string): boolean {
  const parts = words
    .toLowerCase()
    .split(/[\s,;.:]+/)
    .filter((part) => part !== "");
  if (parts.length < SENTENCE_WORDS) return false;
  const grammar = parts.filter((part) => GRAMMAR.has(part)).length;
  if (grammar * 5 >= parts.length) return true;
  const commas = words.match(/[,;]/g)?.length ?? 0;
  return parts.length > LONG_WORDS && commas * 5 < parts.length;
}

/** At most `limit` words, so that a line of megabytes is not split for nothing. */
function wordsUpTo(words: string, limit: number): string[] {
  return words.slice(0, 400).split(/\s+/, limit);
}

const BESIDE_HEADER = /^[\s*_]*(?:[([][^)\]]*[)\]])?[\s\d/.*_-]*[:：][\s*_]*/;

/** Past the header, a date or bracket beside it, and the colon; stays on the header's line. */
function afterHeader(text: string, from: number, end: number): number {
  let stop = from;
  while (stop < end && stop - from < WIDTH && !isLineBreak(text.charCodeAt(stop))) stop++;
  return from + (BESIDE_HEADER.exec(text.slice(from, stop))?.[0].length ?? 0);
}
