import { lookUp } from "../errors.js";
import { LEXICON_CLASSES, type LexiconClass } from "./lexicon-classes.js";
import { eachEntry, entryFrequency, entryText, type LexiconFile, readLexiconFile } from "./lexicon-file.js";
import { addText, startKey } from "./lexicon-key.js";
import { type LexiconTable, lookUpKey, PREFIX } from "./lexicon-table.js";
import { tableOf } from "./table-file.js";

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

export function lexiconTable(): LexiconTable {
  table ??= tableOf(lexiconFile());
  return table;
}

/** Classes of the entry that equals the word, whatever the case, diacritics or apostrophes; 0 when none does. */
export function wordClasses(word: string): number {
  const known = lexiconTable();
  startKey(state);
  addText(state, word, 0, word.length);
  return lookUpKey(known, state) & ~PREFIX;
}

/** As long as somebody uses them: most lists are read once, and what is made of them is kept elsewhere. */
const entryLists = new Map<string, WeakRef<readonly LexiconEntry[]>>();

/** A class, and which of its entries: every nth of them, 1 for all. */
export type EntryRequest = readonly [className: LexiconClass, every: number];

/** All entries of a class as usually written, in alphabetical order; or every nth of them, from the first on. */
export function entriesOf(className: string, every = 1): readonly LexiconEntry[] {
  const [list] = readEntries([[className as LexiconClass, every]]);
  return list as readonly LexiconEntry[];
}

/** Several lists, read in one go; for a while after, `entriesOf` has them at hand. */
export function readEntries(wishes: readonly EntryRequest[]): (readonly LexiconEntry[])[] {
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
