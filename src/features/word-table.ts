import type { JoinedScorer } from "../crf/index.js";
import { remembered } from "../remembered.js";
import type { Vocabulary } from "../text/vocabulary.js";
import { NONE, type NoteFeatures, type WordLayer } from "./layer.js";
import { RowSink } from "./sink.js";
import type { Sym } from "./symbol.js";
import { AFTER, BEFORE, emit, type Join } from "./template.js";

/** Kinds of words by what layers with few values say. */
const MOST_KINDS = 4000;

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
  const layers = [...new Set([...columns, ...byPlace.flat().flatMap(layersOf)])];
  const planOf = (wanted: (join: Join) => boolean) =>
    byPlace.map((joins) =>
      joins
        .filter(wanted)
        .map((join) => ({ ...join, from: layersOf(join).map((layer) => layers.indexOf(layer)) })),
    );
  const hasFew = (join: Join): boolean => layersOf(join).every(({ few }) => few);
  const ofFew = planOf(hasFew);
  const ofMany = planOf((join) => !hasFew(join));
  const fewLayers = layers.flatMap(({ few }, n) => (few ? [n] : []));
  const sink = new RowSink(scorer.rowOf, domain);
  /** Of the word that is being added, by layer: many joins ask for the same. */
  const said: (readonly Sym[])[] = [];
  let starts = new Uint32Array(1024);
  let pool = new Int32Array(8192);
  const rowsBy = (plan: typeof ofFew): number[][] =>
    plan.map((joins) => {
      for (const { key, each, from } of joins) {
        const [a, b, c] = from;
        const valuesOf = (n: number | undefined) => (n === undefined ? undefined : said[n]);
        emit(sink, key, each, valuesOf(a) ?? NONE, valuesOf(b), valuesOf(c));
      }
      return sink.take();
    });
  /** Many words say the same in all layers that have few values: their rows are looked up once. */
  const rowsOfFew = remembered(() => rowsBy(ofFew), MOST_KINDS);
  const add = (): number => {
    const kind = fewLayers
      .map((n) => (said[n] as readonly Sym[]).map(({ text }) => text).join(" "))
      .join("\n");
    const shared = rowsOfFew(kind);
    const list = scorer.addList(rowsBy(ofMany).map((own, place) => own.concat(shared[place] as number[])));
    if (starts.length < list + 2) starts = larger(starts, list + 2, Uint32Array);
    let end = starts[list] as number;
    for (let c = 0; c < columns.length; c++) {
      const values = said[c] as readonly Sym[];
      if (pool.length < end + 1 + 2 * values.length)
        pool = larger(pool, end + 1 + 2 * values.length, Int32Array);
      pool[end++] = values.length;
      for (const { high, low } of values) {
        pool[end++] = high;
        pool[end++] = low;
      }
    }
    starts[list + 1] = end;
    return list;
  };
  const outside = (values: readonly Sym[]): number => {
    layers.forEach((_, n) => {
      said[n] = values;
    });
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
    if (known.length < current.words.length) known = larger(known, current.words.length, Uint32Array);
    const length = count + 2 * reach;
    if (lists.length < length) lists = larger(lists, length, Uint32Array);
    lists.fill(before, 0, reach);
    lists.fill(after, reach + count, length);
    for (let t = 0; t < count; t++) {
      const number = wordNumbers[t] as number;
      let list = known[number] as number;
      if (list === 0) {
        const word = current.words[number] as string;
        for (let n = 0; n < layers.length; n++) said[n] = note.valuesOf(layers[n] as WordLayer, word);
        list = add();
        known[number] = list;
      }
      lists[reach + t] = list;
    }
    return { lists: lists.subarray(0, length), starts, pool };
  };
}

const layersOf = ({ places }: Join): WordLayer[] => places.map(({ layer }) => layer as WordLayer);

function larger<A extends Uint32Array | Int32Array>(array: A, least: number, Kind: new (n: number) => A): A {
  const longer = new Kind(Math.ceil(1.5 * least));
  longer.set(array);
  return longer;
}
