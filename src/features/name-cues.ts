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
import { remembered } from "../remembered.js";
import type { Analysis } from "../text/analysis.js";
import type { NoteLayer } from "./layer.js";
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
const cueBits = remembered((word) => {
  const key = word.toLowerCase();
  return [...BEFORE, ...AFTER].reduce((bits, [, set], n) => bits | (set.has(key) ? 1 << n : 0), 0);
});

/** Found in the line of a name, these say whose note it is. */
const OF_THE_PATIENT = new Set(["MEDICALRECORD", "AGE", "SSN", "HEALTHPLAN", "ACCOUNT"]);
const TOP_LINES = 5;
const BOTTOM_LINES = 4;

const mayBeAName = remembered(
  (word) => /^\p{L}[\p{L}'’-]+$/u.test(word) && (!isCommonWord(word) || /^\p{Lu}\p{Ll}/u.test(word)),
);

/** What the words around one mention say of who it is. */
function cuesAt(analysis: Analysis, t: number, linesOf: LineFacts): string[] {
  const { lineOf, count } = analysis;
  const line = lineOf[t] as number;
  const cues: string[] = [];
  const look = (tables: typeof BEFORE, step: number, firstBit: number): void => {
    for (const [k, [cue, , reach]] of tables.entries())
      for (let n = 1; n <= reach; n++) {
        const at = t + step * n;
        if (at < 0 || at >= count || Math.abs((lineOf[at] as number) - line) > 1) break;
        if ((((linesOf.cues[at] as number) >> (firstBit + k)) & 1) === 0) continue;
        cues.push(cue);
        break;
      }
  };
  look(BEFORE, -1, 0);
  look(AFTER, 1, BEFORE.length);
  if (line < TOP_LINES) cues.push("top");
  if (line >= linesOf.last - BOTTOM_LINES) cues.push("bottom");
  if ((linesOf.lengths.get(line) ?? 0) <= 4) cues.push("short-line");
  for (const type of linesOf.types.get(line) ?? []) cues.push(`with-${type}`);
  return cues;
}

interface LineFacts {
  /** By token, the bits of its word. */
  readonly cues: readonly number[];
  readonly last: number;
  readonly lengths: ReadonlyMap<number, number>;
  /** Types that the rules found in a line and that belong to the patient. */
  readonly types: ReadonlyMap<number, ReadonlySet<string>>;
}

function lineFacts(analysis: Analysis, hits: readonly Span[]): LineFacts {
  const { lineOf, count } = analysis;
  const lengths = new Map<number, number>();
  for (const line of lineOf) lengths.set(line, (lengths.get(line) ?? 0) + 1);
  const types = new Map<number, Set<string>>();
  for (const { start, type } of hits) {
    const t = analysis.firstTokenAt(start);
    if (t >= count || !OF_THE_PATIENT.has(type)) continue;
    const line = lineOf[t] as number;
    types.set(line, (types.get(line) ?? new Set()).add(type));
  }
  return {
    cues: analysis.words.map(cueBits),
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
    const { words } = analysis;
    const facts = lineFacts(analysis, ruleHits);
    const places = new Map<string, number[]>();
    for (const [t, word] of words.entries()) {
      if (!mayBeAName(word)) continue;
      const key = word.toLowerCase();
      const list = places.get(key);
      if (list === undefined) places.set(key, [t]);
      else list.push(t);
    }
    const values = new Array<string[] | undefined>(words.length);
    for (const [, mentions] of places) {
      const own = mentions.map((t) => cuesAt(analysis, t, facts));
      const counts = new Map<string, number>();
      for (const cue of own.flat()) counts.set(cue, (counts.get(cue) ?? 0) + 1);
      for (const [n, t] of mentions.entries()) {
        const here = own[n] as string[];
        const others = [...counts].filter(([cue, count]) => count > (here.includes(cue) ? 1 : 0));
        const any = [...counts.keys()].filter((cue) => !/^with|short/.test(cue)).sort();
        values[t] = [
          ...here.map((cue) => `own:${cue}`),
          ...others.map(([cue]) => `else:${cue}`),
          `all:${any.join("+")}`,
          `times:${Math.min(4, mentions.length)}`,
        ];
      }
    }
    return values;
  },
};

/** Signs of who a name belongs to, at any of its mentions. */
export const nameCues = ngrams("cue", cues, { window: [-1, 1] });
