import { isCommonWord } from "../lexicon/index.js";
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
import { byWord } from "./by-word.js";
import type { NoteLayer } from "./layer.js";
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
/** Bit n: the word is one of the n-th table's, those before the name first. */
const cueBits = byWord((word) => {
  const key = word.toLowerCase();
  return [...BEFORE, ...AFTER].reduce((bits, [, set], n) => bits | (set.has(key) ? 1 << n : 0), 0);
});

/** Found in the line of a name, these say whose note it is. */
const OF_THE_PATIENT = ["MEDICALRECORD", "AGE", "SSN", "HEALTHPLAN", "ACCOUNT"];
/** All cues; below, a cue is its number in this list. */
const CUES = [...BEFORE, ...AFTER]
  .map(([cue]) => cue)
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
const FURTHEST = Math.max(...[...BEFORE, ...AFTER].map(([, , reach]) => reach));

/** What all mentions of a word have in common, "" where it can be no name. */
const nameKeys = byWord((word) =>
  /^\p{L}[\p{L}'’-]+$/u.test(word) && (!isCommonWord(word) || /^\p{Lu}\p{Ll}/u.test(word))
    ? word.toLowerCase()
    : "",
);

/** What the words around one mention say of who it is. */
function cuesAt({ lineOf, count }: Analysis, t: number, facts: LineFacts): number[] {
  const line = lineOf[t] as number;
  const cues: number[] = [];
  const look = (tables: typeof BEFORE, step: number, firstCue: number): void => {
    // Bits of the words within reach, nearest first, up to the end of the next line.
    let before = 0;
    for (let n = 1, at = t + step; n <= FURTHEST; n++, at += step) {
      if (at < 0 || at >= count || Math.abs((lineOf[at] as number) - line) > 1) break;
      const bits = facts.cues[at] as number;
      for (let k = 0; bits !== 0 && k < tables.length; k++)
        if (n <= (tables[k] as (typeof tables)[number])[2]) before |= bits & (1 << (firstCue + k));
    }
    for (let k = firstCue; before !== 0 && k < firstCue + tables.length; k++)
      if ((before >> k) & 1) cues.push(k);
  };
  look(BEFORE, -1, 0);
  look(AFTER, 1, BEFORE.length);
  if (line < TOP_LINES) cues.push(TOP);
  if (line >= facts.last - BOTTOM_LINES) cues.push(BOTTOM);
  if ((facts.lengths[line] ?? 0) <= 4) cues.push(SHORT_LINE);
  for (const type of facts.types.get(line) ?? []) cues.push(SHORT_LINE + 1 + OF_THE_PATIENT.indexOf(type));
  return cues;
}

interface LineFacts {
  /** By token, the bits of its word. */
  readonly cues: readonly number[];
  readonly last: number;
  /** Tokens by line. */
  readonly lengths: readonly number[];
  /** Types that the rules found in a line and that belong to the patient. */
  readonly types: ReadonlyMap<number, ReadonlySet<string>>;
}

function lineFacts(analysis: Analysis, hits: readonly Span[]): LineFacts {
  const { lineOf, count } = analysis;
  const lengths: number[] = [];
  for (let t = 0; t < count; t++) {
    const line = lineOf[t] as number;
    lengths[line] = (lengths[line] ?? 0) + 1;
  }
  const types = new Map<number, Set<string>>();
  for (const { start, type } of hits) {
    const t = analysis.firstTokenAt(start);
    if (t >= count || !OF_THE_PATIENT.includes(type)) continue;
    const line = lineOf[t] as number;
    types.set(line, (types.get(line) ?? new Set()).add(type));
  }
  return {
    cues: cueBits(analysis),
    last: count === 0 ? 0 : (lineOf[count - 1] as number),
    lengths,
    types,
  };
}

/**
 * Who somebody is shows at some mention of the name: "Dr.", "RN", "Mr.", "her sister", a record number in the same
 * line, a signature at the end. Every mention of a rare word gets the cues of its own place and, marked as such,
 * those of all the others.
 */
const cues: NoteLayer = {
  kind: "note",
  name: "name-cues",
  english: true,
  of(analysis, { ruleHits = [] }) {
    const facts = lineFacts(analysis, ruleHits);
    const places = new Map<string, number[]>();
    const keys = nameKeys(analysis);
    for (let t = 0; t < keys.length; t++) {
      const key = keys[t] as string;
      if (key === "") continue;
      const list = places.get(key);
      if (list === undefined) places.set(key, [t]);
      else list.push(t);
    }
    const values = new Array<Sym[] | undefined>(keys.length);
    for (const mentions of places.values()) {
      const own = mentions.map((t) => cuesAt(analysis, t, facts));
      const counts = new Uint32Array(CUES.length);
      const seen: number[] = []; // in the order in which they come
      let set = 0;
      for (const cue of own.flat()) {
        if (counts[cue] === 0) seen.push(cue);
        (counts[cue] as number)++;
        set |= 1 << cue;
      }
      const about = [allOf(set), TIMES[Math.min(4, mentions.length)] as Sym];
      for (const [n, t] of mentions.entries()) {
        const here = own[n] as number[];
        const others = seen.filter((cue) => (counts[cue] as number) > (here.includes(cue) ? 1 : 0));
        values[t] = [
          ...here.map((cue) => OWN[cue] as Sym),
          ...others.map((cue) => ELSEWHERE[cue] as Sym),
          ...about,
        ];
      }
    }
    return values;
  },
};

/** Signs of who a name belongs to, at any of its mentions. */
export const nameCues = ngrams("cue", cues, { window: [-1, 1] });
