import { embeddingOf } from "../lexicon/index.js";
import type { WordLayer } from "./layer.js";
import { ngrams } from "./template.js";

/**
 * The dimensions in which a word's GloVe vector is strongly positive or negative, after Guo, Che, Wang and Liu
 * (2014), "Revisiting embedding features for simple semi-supervised learning".
 */
export const gloveBitLayer: WordLayer = {
  kind: "word",
  name: "gloveBits",
  language: "en",
  of(word) {
    const found = embeddingOf(word);
    return found && [...found.plus.map((d) => `d${d}+`), ...found.minus.map((d) => `d${d}-`)];
  },
};

export const gloveBits = ngrams("gloveBits", gloveBitLayer);
