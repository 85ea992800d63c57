import {
  CIVIL_TITLES,
  DOCTOR_TITLES,
  LOOSE_DEGREES,
  OUTSIDE_TITLES,
  RELATIONS,
  STAFF_ROLES,
  SURE_DEGREES,
} from "../lexicon/index.js";
import type { Span } from "../note.js";
import type { Analysis } from "../text/index.js";
import { rowsByWord } from "./packing/by-word.js";

const lower = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((word) => /^[\p{L}-]+$/u.test(word)).map((word) => word.toLowerCase()));

const BEFORE: readonly (readonly [cue: string, words: ReadonlySet<string>, reach: number])[] = [
  ["dr", lower(DOCTOR_TITLES), 3],
  ["mr", lower(CIVIL_TITLES), 3],
  ["outsider", lower(OUTSIDE_TITLES), 3],
  ["kin", lower(RELATIONS), 4],
  ["staff", lower(STAFF_ROLES), 4],
];
const AFTER: readonly (readonly [cue: string, words: ReadonlySet<string>, reach: number])[] = [
  ["degree", lower([...SURE_DEGREES, ...LOOSE_DEGREES]), 4],
  ["staff-after", lower(STAFF_ROLES), 4],
  ["kin-after", lower(RELATIONS), 4],
];
const TABLES = [...BEFORE, ...AFTER];
/** Bit n: the word is one of the n-th table's, those before the name first. */
const cueBits = rowsByWord(1, (word, rows, at) => {
  const key = word.toLowerCase();
  rows[at] = TABLES.reduce((bits, [, set], n) => bits | (set.has(key) ? 1 << n : 0), SEEN);
});
const SEEN = 1 << TABLES.length;

/** Found in the line of a name, these say whose note it is. */
const OF_THE_PATIENT = ["MEDICALRECORD", "AGE", "SSN", "HEALTHPLAN", "ACCOUNT"];
/** All cues; below, a cue is its number in this list. */
export const CUES = TABLES.map(([cue]) => cue)
  .concat("top", "bottom", "short-line")
  .concat(OF_THE_PATIENT.map((type) => `with-${type}`));
const TOP = CUES.indexOf("top");
const BOTTOM = CUES.indexOf("bottom");
export const SHORT_LINE = CUES.indexOf("short-line");

const TOP_LINES = 5;
const BOTTOM_LINES = 4;
const SHORT = 4;

/** By token, bits of the cues that stand near it: no further than they reach, and up to the end of the next line. */
function nearCues(analysis: Analysis): Uint32Array {
  const { lineOf, wordNumbers, count } = analysis;
  const bitsOf = cueBits(analysis);
  const near = new Uint32Array(count);
  for (let at = 0; at < count; at++) {
    const bits = bitsOf[wordNumbers[at] as number] as number;
    if (bits === SEEN) continue;
    for (let n = 0; n < TABLES.length; n++) {
      if (((bits >> n) & 1) === 0) continue;
      const [, , reach] = TABLES[n] as (typeof TABLES)[number];
      const step = n < BEFORE.length ? 1 : -1;
      for (let t = at + step, k = 0; k < reach && t >= 0 && t < count; t += step, k++) {
        if (Math.abs((lineOf[t] as number) - (lineOf[at] as number)) > 1) break;
        near[t] = (near[t] as number) | (1 << n);
      }
    }
  }
  return near;
}

/** By line, the cues that the rules found in it, in their order. */
function patientCues(analysis: Analysis, hits: readonly Span[]): Map<number, number[]> {
  const byLine = new Map<number, number[]>();
  for (const { start, type } of hits) {
    const of = OF_THE_PATIENT.indexOf(type);
    if (of < 0) continue;
    const t = analysis.firstTokenAt(start);
    if (t >= analysis.count) continue;
    const line = analysis.lineOf[t] as number;
    const cue = SHORT_LINE + 1 + of;
    const before = byLine.get(line);
    if (before === undefined) byLine.set(line, [cue]);
    else if (!before.includes(cue)) before.push(cue);
  }
  return byLine;
}

/** Cues from the bits of a set, in order. */
const IN_ORDER = new Map<number, readonly number[]>();

function inOrder(set: number): readonly number[] {
  let cues = IN_ORDER.get(set);
  if (cues === undefined) {
    cues = CUES.map((_, cue) => cue).filter((cue) => (set >> cue) & 1);
    IN_ORDER.set(set, cues);
  }
  return cues;
}

/** For a token, what the words around it say of who it is. */
export function cueReader(analysis: Analysis, hits: readonly Span[]): (t: number) => readonly number[] {
  const { lineOf, lines, count } = analysis;
  const near = nearCues(analysis);
  const types = patientCues(analysis, hits);
  const lengths = new Uint32Array(lines.length); // tokens by line
  for (let t = 0; t < count; t++) lengths[lineOf[t] as number]!++;
  const last = count === 0 ? 0 : (lineOf[count - 1] as number);
  return (t) => {
    const line = lineOf[t] as number;
    let set = near[t] as number;
    if (line < TOP_LINES) set |= 1 << TOP;
    if (line >= last - BOTTOM_LINES) set |= 1 << BOTTOM;
    if ((lengths[line] ?? 0) <= SHORT) set |= 1 << SHORT_LINE;
    const more = types.get(line);
    return more === undefined ? inOrder(set) : [...inOrder(set), ...more];
  };
}
