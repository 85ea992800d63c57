import { isLabel, LABEL_REACH } from "./labels.js";
import { afterListMarks, columnOf, isBlank, isEmpty, isRule, type Line, linesOf } from "./lines.js";

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** "Referral source: Dr. Lee". Half-open offsets; an empty value is an empty range after the separator. */
export interface AttributeValue {
  readonly name: TextRange;
  readonly value: TextRange;
}

interface Pair {
  name: TextRange;
  value: { start: number; end: number };
  /** The value reaches the end of its line, so deeper indented lines below may go on with it. */
  open: boolean;
}

// Fields that follow one another with a single blank between ("Name: Ann Poe DOB: 1/2/80 MRN: 0012").
const RUN_ON_FIELDS = new Set(
  `DOB D.O.B. MRN SSN Sex Age Gender Race Phone Tel Telephone Fax Cell Email E-mail Acct Account Room Rm Bed Unit PCP
  Date Time Name Patient Provider Attending Location Address Insurance T Temp HR BP RR P R SpO2 O2 Wt Ht BMI Weight
  Height Pulse Resp DOS DOA DOD Admitted Discharged Dept Service Status`.split(/\s+/),
);

/**
 * The attribute-value pairs of a text, in reading order, without overlaps. A value ends with its line; lines
 * below that are indented deeper and hold no pair of their own belong to it.
 */
export function attributes(text: string, lines: readonly Line[] = linesOf(text)): AttributeValue[] {
  const byLine = lines.map((line) => pairsInLine(text, line));
  addColumns(text, lines, byLine);
  const found: AttributeValue[] = [];
  for (const [i, pairs] of byLine.entries()) {
    const last = pairs.at(-1);
    if (last?.open) extend(text, lines, byLine, i, last.value);
    for (const { name, value } of pairs) found.push({ name, value });
  }
  return found;
}

const NO_PAIRS: readonly Pair[] = [];

/** True when the line shows a pair by itself. */
export function hasPair(text: string, line: Line): boolean {
  return pairsInLine(text, line).length > 0;
}

/** Pairs that one line shows by itself: a colon, an equals sign or a dotted leader after a label. */
function pairsInLine(text: string, line: Line): readonly Pair[] {
  if (isEmpty(line) || !hasSeparator(text, line) || isRule(text, line)) return NO_PAIRS;
  const pairs: Pair[] = [];
  const { to } = line;
  let cell = line.from; // where a label may begin
  let edge = line.from; // where the value before it ends
  let spent = false; // the cell has its label, or is a sentence
  let closed = false; // a bar has ended the last value
  const nextCell = (valueEnd: number, start: number): void => {
    cell = start;
    edge = valueEnd;
    spent = false;
  };
  const begin = (name: TextRange, valueStart: number, before: number): void => {
    if (!closed) endValue(text, pairs.at(-1), before);
    closed = false;
    pairs.push({ name, value: { start: valueStart, end: valueStart }, open: false });
  };
  for (let i = line.from; i < to; i++) {
    const code = text.charCodeAt(i);
    // Most of a line is words with a blank between, and none of what is asked for below.
    if (isPlainAlphanumeric(code)) continue;
    if (code === 0x20 && i + 1 < to && isPlainAlphanumeric(text.charCodeAt(i + 1))) continue;
    const char = text.charAt(i);
    if (char === "|" || char === "│" || char === "¦") {
      if (!closed) endValue(text, pairs.at(-1), i);
      closed = true;
      nextCell(i, i + 1);
    } else if (char === ";") {
      nextCell(i, i + 1);
    } else if (isBlank(code)) {
      const after = skipBlanks(text, i, to);
      // "Name      : Ann" and "Name   .... Ann" keep their label across the gap.
      const attached = ":=：".includes(text.charAt(after)) || (!spent && leaderEnd(text, after, to) > after);
      if ((after - i > 1 || char === "\t") && !attached) nextCell(i, after);
      i = after - 1;
    } else if (char === ":" || char === "：" || char === "=") {
      const kind = separator(text, i, to);
      if (kind === "none") continue;
      if (spent) {
        const label = closed ? undefined : runOnLabel(text, i, pairs.at(-1)?.value.start ?? i, char);
        if (label) begin(label, i + 1, label.start);
        continue;
      }
      const label = labelBefore(text, cell, i);
      if (label && fits(text, label, char, kind)) begin(label, i + 1, edge);
      spent = true;
    } else if (!spent && (char === "." || char === "_")) {
      const after = leaderEnd(text, i, to);
      if (after === i) continue;
      const label = labelBefore(text, cell, i);
      if (label) begin(label, after, edge);
      spent = true;
      i = after - 1;
    }
  }
  const last = pairs.at(-1);
  if (last && !closed) {
    endValue(text, last, to);
    last.open = true;
  }
  return pairs;
}

/** Whether anything in the line can stand between a label and its value; most lines are just text. */
function hasSeparator(text: string, { from, to }: Line): boolean {
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    if (isPlainAlphanumeric(code) || code === 0x20) continue;
    if (code === COLON || code === EQUALS || code === WIDE_COLON) return true;
    if ((code === POINT || code === LOW_LINE) && leaderEnd(text, i, to) > i) return true;
  }
  return false;
}

function endValue(text: string, pair: Pair | undefined, end: number): void {
  if (!pair) return;
  const { start } = pair.value;
  // "**Name:** Ann": the emphasis of the label ends after its colon.
  const emphasis = text.charAt(pair.name.start - 1) === "*" && text.startsWith("**", start) ? 2 : 0;
  pair.value = trimmed(text, Math.min(start + emphasis, end), end);
}

/** How a colon or equals sign stands: with a blank or the line's end after it, glued to what follows, or not at all. */
function separator(text: string, at: number, to: number): "free" | "glued" | "none" {
  const before = text.charAt(at - 1);
  const after = at + 1 < to ? text.charAt(at + 1) : "";
  if (":=<>!~+".includes(before) || (after !== "" && ":=>".includes(after))) return "none";
  if (after === "" || isBlank(text.charCodeAt(at + 1))) return "free";
  if (/\d/.test(before) && /\d/.test(after) && text.charAt(at) !== "=") return "none"; // a time, a ratio
  if ("/\\)(".includes(after)) return "none"; // a URL, a drive, a face
  return "glued";
}

/** "BP:120/80" and "GCS=15" are pairs; "I:E", a formula in a sentence and a query string are not. */
function fits(text: string, label: TextRange, char: string, kind: "free" | "glued"): boolean {
  const words = text.slice(label.start, label.end);
  if (kind === "glued" && words.length === 1) return false;
  if (char !== "=") return true;
  return !/[/?&.]/.test(words) && (kind === "free" || words.split(/\s+/).length <= 2);
}

/** The label between `cell` and a separator at `end`, without list marks and emphasis. */
function labelBefore(text: string, cell: number, end: number): TextRange | undefined {
  // Marks and blanks may stand before the label; anything longer than both cannot be one.
  if (end - cell > 2 * LABEL_REACH) {
    const tail = trimmed(text, end - 2 * LABEL_REACH, end);
    if (tail.end - tail.start > LABEL_REACH) return undefined;
  }
  const start = afterListMarks(text, skipBlanks(text, cell, end), end);
  const label = trimmed(text, start, end, "*_");
  return isLabel(text.slice(label.start, Math.min(label.end, label.start + LABEL_REACH + 1)))
    ? label
    : undefined;
}

const IN_LABEL = /[\p{L}\p{N}.-]/u;

/** Inside a value, one word of the closed list before a colon, or any before a glued "=", begins the next pair. */
function runOnLabel(text: string, end: number, valueStart: number, char: string): TextRange | undefined {
  let start = end;
  while (start > valueStart && end - start < 12 && IN_LABEL.test(text.charAt(start - 1))) start--;
  if (start === end || start <= valueStart || !isBlank(text.charCodeAt(start - 1))) return undefined;
  const word = text.slice(start, end);
  const fits = char === "=" ? /^\p{L}[\p{L}\p{N}]+$/u.test(word) : RUN_ON_FIELDS.has(word);
  return fits ? { start, end } : undefined;
}

/** The end of "........", ". . . ." or "______" at `at`, or `at` when there is none. Three points are an ellipsis. */
function leaderEnd(text: string, at: number, to: number): number {
  const char = text.charAt(at);
  if (char !== "." && char !== "_") return at;
  let drawn = 0;
  let end = at;
  for (let i = at; i < to; i++) {
    if (text.charAt(i) === char) {
      drawn++;
      end = i + 1;
    } else if (!isBlank(text.charCodeAt(i)) || isBlank(text.charCodeAt(i - 1))) break;
  }
  return drawn >= 4 ? end : at;
}

const TAB = 9;
const POINT = 0x2e;
const COLON = 0x3a;
const EQUALS = 0x3d;
const LOW_LINE = 0x5f;
const BAR = 0x7c;
const WIDE_COLON = 0xff1a;

function isPlainAlphanumeric(unit: number): boolean {
  const small = unit | 0x20;
  return (small >= 0x61 && small <= 0x7a) || (unit >= 0x30 && unit <= 0x39);
}

/** Two columns over several lines: label, gap, value, the values starting in the same column (or after tabs). */
function addColumns(text: string, lines: readonly Line[], byLine: (readonly Pair[])[]): void {
  let group: { at: number; pair: Pair }[] = [];
  let column = -1;
  const flush = (): void => {
    if (group.length > 1) for (const { at, pair } of group) byLine[at] = [pair];
    group = [];
  };
  for (const [at, line] of lines.entries()) {
    const row = byLine[at]?.length === 0 ? twoColumns(text, line) : undefined;
    if (row === undefined) {
      // A value that goes on below itself does not end the block.
      const goesOn =
        group.length > 0 && !isEmpty(line) && column > 0 && columnOf(text, line, line.from) === column;
      if (!goesOn) flush();
      continue;
    }
    if (row.column !== column) flush();
    column = row.column;
    group.push({ at, pair: row.pair });
  }
  flush();
}

function twoColumns(text: string, line: Line): { column: number; pair: Pair } | undefined {
  const start = afterListMarks(text, line.from, line.to);
  let gap: { start: number; end: number; tab: boolean } | undefined;
  for (let i = start; i < line.to; i++) {
    const code = text.charCodeAt(i);
    if (code === BAR) return undefined;
    if (!isBlank(code)) {
      if (!gap && i - start > LABEL_REACH) return undefined;
      continue;
    }
    const end = skipBlanks(text, i, line.to);
    if (end - i === 1 && code !== TAB) continue; // between two words
    const tab = text.slice(i, Math.min(end, i + 16)).includes("\t");
    if (end - i > 1 || tab) {
      if (gap) return undefined; // three columns are a table
      gap = { start: i, end, tab };
    }
    i = end - 1;
  }
  if (!gap || /[.,;:!?]/.test(text.charAt(gap.start - 1))) return undefined;
  const name = { start, end: gap.start };
  if (!isLabel(text.slice(start, gap.start))) return undefined;
  // Tab stops are the reader's own, so lines with tabs align with each other whatever the label's width.
  const column = gap.tab ? 0 : columnOf(text, line, gap.end);
  return { column, pair: { name, value: { start: gap.end, end: line.to }, open: true } };
}

function extend(
  text: string,
  lines: readonly Line[],
  byLine: (readonly Pair[])[],
  at: number,
  value: Pair["value"],
): void {
  const line = lines[at] as Line;
  const indent = columnOf(text, line, line.from);
  for (let i = at + 1; i < lines.length; i++) {
    const below = lines[i] as Line;
    if (isEmpty(below) || byLine[i]?.length !== 0 || isRule(text, below)) return;
    if (columnOf(text, below, below.from) <= indent) return;
    if (value.start === value.end) value.start = below.from;
    value.end = below.to;
  }
}

function skipBlanks(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && isBlank(text.charCodeAt(at))) at++;
  return at;
}

/** The range without blanks (and `also` characters) around it; an empty one stands at its start. */
function trimmed(text: string, start: number, end: number, also = ""): { start: number; end: number } {
  const drop = (at: number): boolean =>
    isBlank(text.charCodeAt(at)) || (also !== "" && also.includes(text.charAt(at)));
  let from = start;
  let to = end;
  while (from < to && drop(from)) from++;
  while (to > from && drop(to - 1)) to--;
  return from === to ? { start, end: start } : { start: from, end: to };
}
