import { lookUp } from "../errors.js";
import { LEXICON_CLASSES, type LexiconClass } from "./lexicon-classes.js";
import { eachEntry, entryFrequency, entryText, type LexiconFile, readLexiconFile } from "./lexicon-file.js";
import { addSpace, addText, foldUnit, startKey } from "./lexicon-key.js";
import { type LexiconTable, lookUpKey, PREFIX } from "./lexicon-table.js";
import { openTable } from "./table-file.js";

/** Tokens `first` to `last` (exclusive) are an entry of these classes (a bit mask). */
export interface PhraseHit {
  readonly first: number;
  readonly last: number;
  readonly classes: number;
}

export interface LexiconEntry {
  readonly text: string;
  /**
   * floor(log2) of births for first names, of inhabitants for cities; 0 when no source says. Surnames have no
   * counted source: theirs is an estimate from a remembered rank, or one value for a whole list.
   */
  readonly frequency: number;
}

let file: LexiconFile | undefined;
let table: LexiconTable | undefined;
const state = new Int32Array(2);

function lexiconFile(): LexiconFile {
  file ??= readLexiconFile();
  return file;
}

function lexiconTable(): LexiconTable {
  table ??= openTable(lexiconFile());
  return table;
}

/** Classes of the entry that equals the word, whatever the case, diacritics or apostrophes; 0 when none does. */
export function wordClasses(word: string): number {
  const known = lexiconTable();
  startKey(state);
  addText(state, word, 0, word.length);
  return lookUpKey(known, state) & ~PREFIX;
}

/** What a word says of the entries that begin with it. Whoever meets words again and again keeps it with them. */
export interface PhraseHead {
  /** False for words with an apostrophe: whether that counts goes by what follows, and the rest says nothing. */
  readonly isWhole: boolean;
  /** Of the entry that the word is by itself, and PREFIX. */
  readonly classes: number;
  /** The key so far. */
  readonly first: number;
  readonly second: number;
}

export function phraseHead(word: string): PhraseHead {
  startKey(state);
  addText(state, word, 0, word.length);
  const classes = lookUpKey(lexiconTable(), state);
  return { isWhole: !hasApostrophe(word), classes, first: state[0] as number, second: state[1] as number };
}

function hasApostrophe(word: string): boolean {
  for (let at = 0; at < word.length; at++) if (foldUnit(word.charCodeAt(at)) === APOSTROPHE) return true;
  return false;
}

/**
 * Entries among the tokens, single words included, in the order they begin. Of two hits of one class that
 * overlap the one that begins first counts, and of those that begin together the longest. Offsets are
 * [start0, end0, start1, end1, …], as a tokenizer's `offsets` gives them; white space of any width is a blank. Heads are
 * what `phraseHead` says of the tokens, where it is at hand.
 */
export function phraseHits(text: string, offsets: Int32Array, heads?: readonly PhraseHead[]): PhraseHit[] {
  const known = lexiconTable();
  const hits: PhraseHit[] = [];
  const count = offsets.length >> 1;
  const ends: number[] = [];
  const masks: number[] = [];
  const until = new Int32Array(LEXICON_CLASSES.length); // per class: first token after its last long hit
  let longest = 0; // the largest of them
  for (let first = 0; first < count; first++) {
    let found = 0;
    const head = heads?.[first];
    const isKnown = head?.isWhole === true;
    if (isKnown) {
      state[0] = head.first;
      state[1] = head.second;
    } else startKey(state);
    for (let last = first + 1; last <= count; last++) {
      let classes = isKnown ? head.classes : 0;
      if (!isKnown || last > first + 1) {
        const start = offsets[2 * last - 2] as number;
        if (last > first + 1 && start > (offsets[2 * last - 3] as number)) addSpace(state);
        addText(state, text, start, offsets[2 * last - 1] as number);
        classes = lookUpKey(known, state);
      }
      if ((classes & ~PREFIX) !== 0) {
        ends[found] = last;
        masks[found++] = classes & ~PREFIX;
      }
      if ((classes & PREFIX) === 0 && !(last < first + MOST_PARTS && isGlued(text, offsets, last))) break;
    }
    let taken = longest > first ? runningClasses(until, first) : 0;
    while (found-- > 0) {
      const classes = (masks[found] as number) & ~taken;
      if (classes === 0) continue;
      const last = ends[found] as number;
      hits.push({ first, last, classes });
      taken |= classes;
      if (last === first + 1) continue;
      for (let bit = 0; bit < until.length; bit++) if ((classes >> bit) & 1) until[bit] = last;
      longest = Math.max(longest, last);
    }
  }
  return hits;
}

const APOSTROPHE = 39;

/** A tokenizer may cut "DeShawn" and "MacDonald" before the second capital; no entry has more such parts. */
const MOST_PARTS = 3;

function isGlued(text: string, offsets: Int32Array, next: number): boolean {
  const start = offsets[2 * next];
  if (start === undefined || start !== offsets[2 * next - 1]) return false;
  const unit = text.charCodeAt(start);
  return (
    foldUnit(unit) !== unit && isLetter(foldUnit(unit)) && isLetter(foldUnit(text.charCodeAt(start - 1)))
  );
}

function isLetter(unit: number): boolean {
  return unit >= 97 && unit <= 122;
}

function runningClasses(until: Int32Array, token: number): number {
  let mask = 0;
  for (let bit = 0; bit < until.length; bit++) if ((until[bit] as number) > token) mask |= 1 << bit;
  return mask;
}

/** As long as somebody uses them: most lists are read once, and what is made of them is kept elsewhere. */
const entryLists = new Map<string, WeakRef<readonly LexiconEntry[]>>();

/** Which entries are wanted: those of a class, or of a long one every so manieth. */
export type EntryWish = readonly [className: LexiconClass, every: number];

/** All entries of a class as usually written, in alphabetical order; or every so manieth of them, from the first on. */
export function entriesOf(className: string, every = 1): readonly LexiconEntry[] {
  const [list] = readEntries([[className as LexiconClass, every]]);
  return list as readonly LexiconEntry[];
}

/** Several lists, read in one go; for a while after, `entriesOf` has them at hand. */
export function readEntries(wishes: readonly EntryWish[]): (readonly LexiconEntry[])[] {
  const lists = wishes.map(([className, every]) => {
    const bit = lookUp("lexicon class", BITS, className);
    const known = entryLists.get(`${className} ${every}`)?.deref();
    return { name: `${className} ${every}`, bit, every, known, list: [] as LexiconEntry[], at: 0 };
  });
  const wanted = lists.filter(({ known }) => known === undefined);
  if (wanted.length > 0) {
    const source = lexiconFile();
    const mask = wanted.reduce((all, { bit }) => all | (1 << bit), 0);
    eachEntry(source, (entry) => {
      if ((entry.mask & mask) === 0) return;
      let text: string | undefined;
      for (const wish of wanted) {
        if (((entry.mask >> wish.bit) & 1) === 0 || wish.at++ % wish.every !== 0) continue;
        text ??= entryText(source, entry);
        wish.list.push({ text, frequency: entryFrequency(source, entry, wish.bit) });
      }
    });
    for (const { name, list } of wanted) entryLists.set(name, new WeakRef(list));
  }
  return lists.map(({ known, list }) => known ?? list);
}

const BITS: Readonly<Record<string, number>> = Object.fromEntries(
  LEXICON_CLASSES.map((name, bit) => [name, bit]),
);

/** Is it a ZIP code in use? Five digits, as a string. */
export function isZip(code: string): boolean {
  if (!/^\d{5}$/.test(code)) return false;
  const number = Number(code);
  return (((lexiconFile().zips[number >> 3] as number) >> (number & 7)) & 1) === 1;
}
