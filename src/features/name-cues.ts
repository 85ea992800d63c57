import {
  CIVIL_TITLES,
  DOCTOR_TITLES,
  LOOSE_DEGREES,
  OUTSIDE_TITLES,
  RELATIONS,
  STAFF_ROLES,
  SURE_DEGREES,
} from "../lexicon/titles.js";
import type { Span } from "../note.js";
import type { Analysis } from "../text/analysis.js";
import { rowsByWord } from "./by-word.js";
import { NONE, type ReadyLayer } from "./layer.js";
import { MAY_BE_NAME, mentionsOf, placesOf } from "./mentions.js";
import { type Sym, symbol } from "./symbol.js";
import { ngrams } from "./template.js";

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
const CUES = TABLES.map(([cue]) => cue)
  .concat("top", "bottom", "short-line")
  .concat(OF_THE_PATIENT.map((type) => `with-${type}`));
const TOP = CUES.indexOf("top");
const BOTTOM = CUES.indexOf("bottom");
const SHORT_LINE = CUES.indexOf("short-line");
const OWN = CUES.map((cue) => symbol(`own:${cue}`));
const ELSEWHERE = CUES.map((cue) => symbol(`else:${cue}`));
const TIMES = [0, 1, 2, 3, 4].map((times) => symbol(`times:${times}`));
const ALL = new Map<number, Sym>();

/** Those cues of the set, one bit each, that stand by the name itself, as one value. */
function allOf(set: number): Sym {
  const near = set & ((1 << SHORT_LINE) - 1);
  let all = ALL.get(near);
  if (all === undefined) {
    const names = CUES.filter((_, cue) => (near >> cue) & 1).sort();
    all = symbol(`all:${names.join("+")}`);
    ALL.set(near, all);
  }
  return all;
}

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
function cueReader(analysis: Analysis, hits: readonly Span[]): (t: number) => readonly number[] {
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

/** Cues of a single mention. Few sets occur, so equal ones share a list. */
const ALONE = new Map<number, readonly Sym[]>();

function ofOne(own: readonly number[]): readonly Sym[] {
  let set = 0;
  for (const cue of own) set |= 1 << cue;
  // Those of the line's findings stand in their own order.
  if (set >> (SHORT_LINE + 1) !== 0)
    return [...own.map((cue) => OWN[cue] as Sym), allOf(set), TIMES[1] as Sym];
  let values = ALONE.get(set);
  if (values === undefined) {
    values = [...own.map((cue) => OWN[cue] as Sym), allOf(set), TIMES[1] as Sym];
    ALONE.set(set, values);
  }
  return values;
}

/** For each of several mentions, its own cues and those of the others. */
function ofSeveral(own: readonly (readonly number[])[]): (readonly Sym[])[] {
  const counts = new Uint32Array(CUES.length);
  const seen: number[] = []; // in the order in which they come
  let set = 0;
  for (const cues of own)
    for (const cue of cues) {
      if (counts[cue] === 0) seen.push(cue);
      counts[cue]!++;
      set |= 1 << cue;
    }
  const about = [allOf(set), TIMES[Math.min(4, own.length)] as Sym];
  return own.map((here) => {
    const values: Sym[] = [];
    for (const cue of here) values.push(OWN[cue] as Sym);
    for (const cue of seen)
      if ((counts[cue] as number) > (here.includes(cue) ? 1 : 0)) values.push(ELSEWHERE[cue] as Sym);
    values.push(...about);
    return values;
  });
}

/**
 * Who somebody is shows at some mention of the name: "Dr.", "RN", "Mr.", "her sister", a record number in the same
 * line, a signature at the end. Every mention of a rare word gets the cues of its own place and, marked as such,
 * those of all the others.
 */
const cues: ReadyLayer = {
  kind: "note",
  name: "name-cues",
  english: true,
  column(analysis, { ruleHits = [] }) {
    const named = mentionsOf(analysis);
    const { facts, firsts, next } = named;
    const mayBeName = (t: number): boolean => ((facts[t] as number) & MAY_BE_NAME) !== 0;
    const cuesAt = cueReader(analysis, ruleHits);
    const out = new Array<readonly Sym[]>(analysis.count).fill(NONE);
    for (const first of firsts) {
      if (next[first] === 0) {
        if (mayBeName(first)) out[first] = ofOne(cuesAt(first));
        continue;
      }
      const mentions = placesOf(named, first).filter(mayBeName);
      const values =
        mentions.length === 1 ? mentions.map((t) => ofOne(cuesAt(t))) : ofSeveral(mentions.map(cuesAt));
      for (const [n, t] of mentions.entries()) out[t] = values[n] as readonly Sym[];
    }
    return out;
  },
};

/** Signs of who a name belongs to, at any of its mentions. */
export const nameCues = ngrams("cue", cues, { window: [-1, 1] });
