import { frequencyClass } from "../lexicon/index.js";
import { isPlainWord } from "../text/index.js";
import type { WordLayer } from "./layer.js";
import { collapsedShape } from "./shape.js";
import { ngrams, pairs } from "./template.js";

const LETTERS = /^\p{L}+$/u;

/** How common the word is in general English: never seen, seldom, often, very often. */
const frequency: WordLayer = {
  kind: "word",
  name: "word-frequency",
  few: true,
  language: "en",
  of(text) {
    if (!isPlainWord(text) && !LETTERS.test(text)) return undefined;
    const found = frequencyClass(text);
    return found === undefined ? "none" : `${Math.min(6, Math.floor(found / 2))}`;
  },
};

export const wordFrequency = ngrams("freq", frequency, { window: [-1, 1] });

/** A rare word with a capital is a name far more often than a common one. */
export const frequencyAndShape = pairs("freq-shape", frequency, collapsedShape);
