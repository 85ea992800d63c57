import { clustersOf } from "../lexicon/index.js";
import type { WordLayer } from "./layer.js";
import { ngrams } from "./template.js";

const GRAINS = ["c64", "c512", "c2048"] as const;

/** Clusters of a word by its GloVe vector, from coarse to fine: words used alike share them. */
export const gloveClusterLayer: WordLayer = {
  kind: "word",
  name: "glove",
  language: "en",
  of: (word) => clustersOf(word)?.map((cluster, grain) => `${GRAINS[grain]}:${cluster}`),
};

export const gloveClusters = ngrams("gloveClusters", gloveClusterLayer, { window: [-1, 1] });
