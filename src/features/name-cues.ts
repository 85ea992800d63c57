import { CUES, cueReader, SHORT_LINE } from "./cue-reader.js";
import type { NoteLayer } from "./layer.js";
import { MAY_BE_NAME, mentionsOf, placesOf } from "./mentions.js";
import { Packer } from "./packing/packed.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { ngrams } from "./template.js";

/** Values that are made of one cue or of a number: the code of a value is its place in this list. */
const VALUES = [
  ...CUES.map((cue) => symbol(`own:${cue}`)),
  ...CUES.map((cue) => symbol(`else:${cue}`)),
  ...[0, 1, 2, 3, 4].map((times) => symbol(`times:${times}`)),
];
const ELSEWHERE = CUES.length;
const TIMES = 2 * CUES.length;
/** Those cues of a set, one bit each, that stand by the name itself are one value; its code is the set, behind those. */
const ALL = new Map<number, Sym>();

function allOf(near: number): Sym {
  let all = ALL.get(near);
  if (all === undefined) {
    const names = CUES.filter((_, cue) => (near >> cue) & 1).sort();
    all = symbol(`all:${names.join("+")}`);
    ALL.set(near, all);
  }
  return all;
}

const packer = new Packer();

function add(code: number): void {
  const { high, low } = VALUES[code] as Sym;
  packer.add(high, low, code);
}

/** Ends the list of a mention with what is said of them all. */
function end(set: number, times: number): number {
  const near = set & ((1 << SHORT_LINE) - 1);
  const { high, low } = allOf(near);
  packer.add(high, low, VALUES.length + near);
  add(TIMES + Math.min(4, times));
  return packer.end();
}

/** By set of cues, the list of a single mention in the note that is being read; 0 where there is none yet. */
const alone = new Int32Array(1 << (SHORT_LINE + 1));

function ofOne(own: readonly number[]): number {
  let set = 0;
  for (const cue of own) set |= 1 << cue;
  const known = alone[set]; // of those without findings in the line, which stand in their own order
  if (known !== undefined && known !== 0) return known;
  for (const cue of own) add(cue);
  const list = end(set, 1);
  if (known === 0) alone[set] = list;
  return list;
}

const counts = new Uint32Array(CUES.length);

/** For each of several mentions, its own cues and those of the others. */
function ofSeveral(own: readonly (readonly number[])[]): number[] {
  counts.fill(0);
  const seen: number[] = []; // in the order in which they come
  let set = 0;
  for (const cues of own)
    for (const cue of cues) {
      if (counts[cue] === 0) seen.push(cue);
      counts[cue]!++;
      set |= 1 << cue;
    }
  return own.map((here) => {
    for (const cue of here) add(cue);
    for (const cue of seen) if ((counts[cue] as number) > (here.includes(cue) ? 1 : 0)) add(ELSEWHERE + cue);
    return end(set, own.length);
  });
}

/**
 * Who somebody is shows at some mention of the name: "Dr.", "RN", "Mr.", "her sister", a record number in the same
 * line, a signature at the end. Every mention of a rare word gets the cues of its own place and, marked as such,
 * those of all the others.
 */
const cues: NoteLayer = {
  kind: "note",
  name: "name-cues",
  language: "en",
  of(analysis, { ruleHits = [] }) {
    const named = mentionsOf(analysis);
    const { facts, firsts, next } = named;
    const mayBeName = (t: number): boolean => ((facts[t] as number) & MAY_BE_NAME) !== 0;
    const cuesAt = cueReader(analysis, ruleHits);
    const lists = new Int32Array(analysis.count);
    packer.end(); // the first list is that of nothing
    alone.fill(0);
    for (const first of firsts) {
      if (next[first] === 0) {
        if (mayBeName(first)) lists[first] = ofOne(cuesAt(first));
        continue;
      }
      const mentions = placesOf(named, first).filter(mayBeName);
      const own = mentions.map(cuesAt);
      const found = own.length === 1 ? own.map(ofOne) : ofSeveral(own);
      for (let n = 0; n < found.length; n++) lists[mentions[n] as number] = found[n] as number;
    }
    return packer.finish(lists, (code) => (VALUES[code] ?? allOf(code - VALUES.length)).text);
  },
};

/** Signs of who a name belongs to, at any of its mentions. */
export const nameCues = ngrams("cue", cues, { window: [-1, 1] });
