import type { JoinedScorer } from "../../crf/index.js";
import type { Vocabulary } from "../../text/index.js";
import type { WordLayer } from "../layer.js";
import { AFTER, BEFORE, type Join } from "../template.js";
import { longer } from "./longer.js";
import type { NoteFeatures } from "./note-features.js";
import type { Sym } from "./symbol.js";
import { WordRows } from "./word-rows.js";

/** The words of a note, and `reach` more on both sides for what lies outside. */
export interface WordCells {
  /** By token: the number of its word's list. */
  readonly lists: Uint32Array;
  /** By list: where its values begin in the pool. */
  readonly starts: Uint32Array;
  /** For each column of a list how many values it has, and these, high and low half. */
  readonly pool: Int32Array;
}

/**
 * What is known of words, each worked out when it is first met: the list of the rows that the word has by itself at
 * each place, and its values for the columns that are joined with others.
 */
export function wordTable(
  scorer: JoinedScorer,
  byPlace: readonly (readonly Join[])[],
  columns: readonly WordLayer[],
  domain?: Sym,
): (note: NoteFeatures) => WordCells {
  const words = new WordRows(scorer.rowsOf, byPlace, columns, domain);
  let starts = new Uint32Array(1024);
  let pool = new Int32Array(8192);
  /** Adds the word that the layers spoke of last. */
  const add = (): number => {
    words.findRows();
    const list = scorer.addList(words.rows, words.ends);
    if (starts.length < list + 2) starts = longer(starts, Math.ceil(1.5 * (list + 2)));
    const { halves } = words.said;
    let end = starts[list] as number;
    const most = end + columns.length + 2 * (words.starts[columns.length] as number);
    if (pool.length < most) pool = longer(pool, Math.ceil(1.5 * most));
    for (let c = 0; c < columns.length; c++) {
      const [first, last] = [words.starts[c] as number, words.starts[c + 1] as number];
      pool[end++] = last - first;
      for (let at = 2 * first; at < 2 * last; at++) pool[end++] = halves[at] as number;
    }
    starts[list + 1] = end;
    return list;
  };
  const outside = ([{ high, low }]: readonly [Sym]): number => {
    words.say((_, out) => out.add(high, low));
    return add();
  };
  const before = outside(BEFORE);
  const after = outside(AFTER);

  let vocabulary: Vocabulary | undefined;
  /** Lists by the word's number, 0 where there is none: the first two lists are of no word. */
  let known = new Uint32Array(0);
  /** Of the words that the next vocabulary takes over, what is known stays. */
  const turnTo = (next: Vocabulary): void => {
    const kept = next.follows(vocabulary) ? Array.from(next.kept, (number) => known[number] as number) : [];
    vocabulary = next;
    const lists = [before, after, ...kept.filter(Boolean)];
    scorer.keepLists(lists);
    const [oldStarts, oldPool] = [starts.slice(), pool.slice()];
    for (const [list, old] of lists.entries()) {
      const values = oldPool.subarray(oldStarts[old], oldStarts[old + 1]);
      pool.set(values, starts[list] as number);
      starts[list + 1] = (starts[list] as number) + values.length;
    }
    let last = after;
    known = Uint32Array.from(kept, (list) => (list === 0 ? 0 : ++last));
  };

  const { reach } = scorer;
  let lists = new Uint32Array(0);
  return (note) => {
    const { vocabulary: current, wordNumbers, count } = note.analysis;
    if (current !== vocabulary) turnTo(current);
    if (known.length < current.words.length) known = longer(known, Math.ceil(1.5 * current.words.length));
    const length = count + 2 * reach;
    if (lists.length < length) lists = longer(lists, Math.ceil(1.5 * length));
    lists.fill(before, 0, reach);
    lists.fill(after, reach + count, length);
    for (let t = 0; t < count; t++) {
      const number = wordNumbers[t] as number;
      let list = known[number] as number;
      if (list === 0) {
        const word = current.words[number] as string;
        words.say((layer, out) => note.hash(layer, word, out));
        list = add();
        known[number] = list;
      }
      lists[reach + t] = list;
    }
    return { lists: lists.subarray(0, length), starts, pool };
  };
}
