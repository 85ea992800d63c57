import type { FeatureTable } from "../../crf/index.js";
import { joinedScorer, type Layout } from "../../crf/index.js";
import type { Join, Template } from "../template.js";
import type { NoteFeatures } from "./note-features.js";
import type { Sym } from "./symbol.js";
import { ValueWriter } from "./value-writer.js";
import { wordTable } from "./word-table.js";

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
  const joined = [...new Set(others.flatMap(({ places }) => places.map(({ layer }) => layer)))];
  const wordLayers = joined.filter((layer) => layer.kind === "word");
  const noteLayers = joined.filter((layer) => layer.kind === "note");
  const layers = [...wordLayers, ...noteLayers];
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
  const wordsOf = wordTable(
    scorer,
    listPlaces.map((place) => ofWords.filter((join) => offsetOf(join) === place)),
    wordLayers,
    domain,
  );
  const writer = new ValueWriter(scorer.reach, wordLayers.length);
  return (note) => {
    const words = wordsOf(note);
    const { cells, values } = writer.write(
      words,
      noteLayers.map((layer) => note.packed(layer)),
    );
    scorer.read({ cells, values, lists: words.lists });
    return scorer.score;
  };
}

const offsetOf = ({ places }: Join): number => places[0]?.offset ?? 0;

const isOfOneWord = (join: Join): boolean =>
  join.places.every(({ layer, offset }) => layer.kind === "word" && offset === offsetOf(join));
