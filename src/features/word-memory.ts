import type { FeatureTable } from "../crf/feature-table.js";
import type { KnownWord, NoteFeatures, WordLayer } from "./layer.js";
import { type FindingSink, findingSink } from "./sink.js";
import type { Sym } from "./symbol.js";
import { AFTER, BEFORE, type WordUnigram } from "./template.js";

const MOST_WORDS = 30_000;

/**
 * Finds the numbers of features that depend on one word alone, once per word: a note of five hundred tokens has
 * few words that earlier notes did not have. For tagging; in training the table still grows.
 */
export function wordMemory(
  unigrams: readonly WordUnigram[],
  table: FeatureTable,
  domain?: Sym,
): (note: NoteFeatures) => (t: number, sink: FindingSink) => void {
  const offsets = [...new Set(unigrams.map(({ offset }) => offset))].sort((a, b) => a - b);
  const byOffset = offsets.map((offset) => unigrams.filter((one) => one.offset === offset));
  const own = findingSink(table, domain);
  /** Where the numbers of each offset begin, where the last end, then the numbers. */
  function numbers(valuesOf: (layer: WordLayer) => readonly Sym[]): Uint32Array {
    const starts: number[] = [];
    const ids: number[] = [];
    const first = offsets.length + 1;
    for (const group of byOffset) {
      starts.push(first + ids.length);
      own.clear();
      for (const { layer, key } of group) for (const value of valuesOf(layer)) own.add1(key, value);
      const count = own.count();
      for (let n = 0; n < count; n++) ids.push(own.ids()[n] as number);
    }
    return Uint32Array.of(...starts, first + ids.length, ...ids);
  }
  const before = numbers(() => BEFORE);
  const after = numbers(() => AFTER);
  const known = new Map<KnownWord, Uint32Array>();
  return (note) => {
    if (known.size > MOST_WORDS) known.clear();
    const lists = note.words.map((word) => {
      let list = known.get(word);
      if (list === undefined) {
        list = numbers((layer) => note.valuesOf(layer, word));
        known.set(word, list);
      }
      return list;
    });
    return (t, sink) => {
      for (let n = 0; n < offsets.length; n++) {
        const at = t + (offsets[n] as number);
        const list = at < 0 ? before : (lists[at] ?? after);
        sink.put(list, list[n] as number, list[n + 1] as number);
      }
    };
  };
}
