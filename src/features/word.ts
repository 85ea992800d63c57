import { hideDigits, normaliseWord } from "./clusters/normalise-word.js";
import type { WordLayer } from "./layer.js";
import { ngrams, together } from "./template.js";

/** The token in lower case with its digits hidden: a number in training text must not be learned by heart. */
export const word: WordLayer = { kind: "word", name: "word", identity: true, of: normaliseWord };

/** The token as written, digits hidden: tells "Will" from "will". */
export const written: WordLayer = {
  kind: "word",
  name: "written",
  identity: true,
  of: hideDigits,
};

/** Unigrams, bigrams and trigrams of tokens within two of the token. */
export const wordNgrams = ngrams("w", word, { window: [-2, 2], orders: [1, 2, 3] });

/** Single tokens further out: names and numbers take their meaning from a label a little way off. */
export const wideWords = ngrams("wide", word, { skips: [[-5], [-4], [-3], [3], [4]] });

/** Unigrams and bigrams alone: most of what trigrams say at half the features. */
export const wordPairs = ngrams("w", word, { window: [-2, 2], orders: [1, 2], skips: [[-1, 1]] });

/** The token as written and its neighbours. */
export const writtenWords = ngrams("as", written, { window: [-1, 1] });

/** What paper 001's first system has: five tokens, and the bigrams (-1,0), (-2,-1), (1,2) and (-1,1). */
export const carafeWords = ngrams("cw", written, {
  window: [-2, 2],
  skips: [
    [-1, 0],
    [-2, -1],
    [1, 2],
    [-1, 1],
  ],
});

/** The wider context that paper 001 added: a third token to the left, and more uni- and bigrams. */
export const carafeWideWords = together(
  "carafeWideWords",
  ngrams("rcw", word, {
    window: [-3, 2],
    skips: [
      [-3, -2],
      [0, 1],
    ],
  }),
);

/** The word before, for pairs of labels: "Dr." before a name that begins is the paper's own example. */
export const carafePreviousWord = ngrams("cpw", written, { skips: [[-1]] });
