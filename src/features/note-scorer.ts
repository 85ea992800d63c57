import type { FeatureTable } from "../crf/feature-table.js";
import { type JoinedScorer, joinedScorer, type Layout } from "../crf/index.js";
import type { Vocabulary } from "../text/vocabulary.js";
import type { Column, KnownWord, NoteFeatures, WordLayer } from "./layer.js";
import { rowSink } from "./sink.js";
import type { Sym } from "./symbol.js";
import { AFTER, BEFORE, emit, type Join, type Template } from "./template.js";

/** Writes the scores of `count` tokens from `first` on, a row of labels for each. */
export type TokenScores = (first: number, count: number, out: Float64Array) => void;

/**
 * Scores the tokens of note after note. What depends on one word alone is looked up once per word: a note of five
 * hundred tokens has few words that earlier notes did not have. The rest is joined anew at every token. The scores of a
 * note are to be had until the next one comes.
 */
export function noteScorer(
  templates: readonly Template[],
  model: { readonly attributes: FeatureTable; readonly layout: Layout; readonly weights: Float64Array },
  domain?: Sym,
): (note: NoteFeatures) => TokenScores {
  const joins = templates.flatMap((template) => template.joins);
  const ofWords = joins.filter(isOfOneWord);
  const others = joins.filter((join) => !isOfOneWord(join));
  const layers = [...new Set(others.flatMap(({ places }) => places.map(({ layer }) => layer)))];
  const listPlaces = [...new Set(ofWords.map(offsetOf))].sort((a, b) => a - b);
  const scorer = joinedScorer(model.attributes, model.layout, model.weights, {
    joins: others.map(({ key, places, each }) => ({
      key,
      each,
      places: places.map(({ layer, offset }) => ({ column: layers.indexOf(layer), offset })),
    })),
    columns: layers.length,
    listPlaces,
    ...(domain && { domain }),
  });
  const listsOf = wordLists(
    scorer,
    listPlaces.map((place) => ofWords.filter((join) => offsetOf(join) === place)),
    domain,
  );
  const write = valueWriter(scorer.reach);
  return (note) => {
    const { cells, values } = write(
      layers.map((layer) => note.column(layer)),
      note.words.length,
    );
    scorer.read({ cells, values, lists: listsOf(note) });
    return scorer.score;
  };
}

const offsetOf = ({ places }: Join): number => places[0]?.offset ?? 0;

const isOfOneWord = (join: Join): boolean =>
  join.places.every(({ layer, offset }) => layer.kind === "word" && offset === offsetOf(join));

/** For each token, and those outside the note, the list of the rows that its word has by itself at each place. */
function wordLists(
  scorer: JoinedScorer,
  byPlace: readonly (readonly Join[])[],
  domain?: Sym,
): (note: NoteFeatures) => Uint32Array {
  const sink = rowSink(scorer.rowOf, domain);
  const add = (valuesOf: (layer: WordLayer) => readonly Sym[]): number =>
    scorer.addList(
      byPlace.map((joins) => {
        for (const { key, each, places } of joins) {
          const [a = [], b, c] = places.map(({ layer }) => valuesOf(layer as WordLayer));
          emit(sink, key, each, a, b, c);
        }
        return sink.take();
      }),
    );
  const { reach } = scorer;
  /** Of the word that is being added: many joins ask for the same layer. */
  const values = new Map<WordLayer, readonly Sym[]>();
  const before = add(() => BEFORE);
  const after = add(() => AFTER);
  let lists = new Uint32Array(0);
  let vocabulary: Vocabulary | undefined;
  /** Lists by the word's number, 0 where there is none: the first two lists are of no word. */
  let known = new Uint32Array(0);
  return (note) => {
    const { words } = note;
    const { vocabulary: current, wordNumbers } = note.analysis;
    if (current !== vocabulary) {
      const kept = current.follows(vocabulary) ? current.kept.map((number) => known[number] as number) : [];
      vocabulary = current;
      scorer.keepLists([before, after, ...kept.filter(Boolean)]);
      let next = after;
      known = Uint32Array.from(kept, (list) => (list === 0 ? 0 : ++next));
    }
    if (known.length < current.words.length) known = larger(known, current.words.length);
    const length = words.length + 2 * reach;
    if (lists.length < length) lists = larger(lists, length);
    lists.fill(before, 0, reach);
    lists.fill(after, reach + words.length, length);
    for (let t = 0; t < words.length; t++) {
      const number = wordNumbers[t] as number;
      let list = known[number] as number;
      if (list === 0) {
        const word = words[t] as KnownWord;
        values.clear();
        list = add((layer) => {
          let said = values.get(layer);
          if (said === undefined) {
            said = note.valuesOf(layer, word);
            values.set(layer, said);
          }
          return said;
        });
        known[number] = list;
      }
      lists[reach + t] = list;
    }
    return lists.subarray(0, length);
  };
}

function larger(array: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const longer = new Uint32Array(Math.ceil(1.5 * least));
  longer.set(array);
  return longer;
}

/**
 * Writes columns as numbers, token by token, into arrays that are used again and again. Neighbours often share their
 * list of values, those of a line or a section or none: it is written once.
 */
function valueWriter(reach: number) {
  let cells = new Uint32Array(2048);
  let values = new Int32Array(2048);
  return (columns: readonly Column[], tokens: number): { cells: Uint32Array; values: Int32Array } => {
    const width = 2 * columns.length;
    const length = (tokens + 2 * reach) * width;
    if (cells.length < length) cells = new Uint32Array(2 * length);
    const last = new Array<readonly Sym[] | undefined>(columns.length).fill(undefined);
    let at = 0;
    let end = 0;
    for (let t = -reach; t < tokens + reach; t++)
      for (let c = 0; c < columns.length; c++, at += 2) {
        const list = t < 0 ? BEFORE : t < tokens ? ((columns[c] as Column)[t] as readonly Sym[]) : AFTER;
        if (list === last[c]) {
          cells[at] = cells[at - width] as number;
          cells[at + 1] = cells[at - width + 1] as number;
          continue;
        }
        last[c] = list;
        if (end + 2 * list.length > values.length) {
          const longer = new Int32Array(2 * (end + 2 * list.length));
          longer.set(values);
          values = longer;
        }
        cells[at] = end >> 1;
        for (let v = 0; v < list.length; v++) {
          const value = list[v] as Sym;
          values[end++] = value.high;
          values[end++] = value.low;
        }
        cells[at + 1] = end >> 1;
      }
    return { cells: cells.subarray(0, length), values: values.subarray(0, end) };
  };
}
