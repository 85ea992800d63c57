import type { NoteLayer } from "./layer.js";
import { ngrams } from "./template.js";

export const partOfSpeech: NoteLayer = {
  kind: "note",
  name: "part-of-speech",
  language: "en",
  of: (analysis) => analysis.partOfSpeech,
};

/** Unigrams, bigrams and trigrams of part-of-speech tags within two. */
export const posNgrams = ngrams("pos", partOfSpeech, { window: [-2, 2], orders: [1, 2, 3] });

/** Tags of the token and its two neighbours, alone. */
export const posNear = ngrams("pos", partOfSpeech, { window: [-1, 1], orders: [1, 2] });
