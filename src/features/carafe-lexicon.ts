import { frequencyClass, LEXICON_CLASSES, wordClasses } from "../lexicon/index.js";
import type { WordLayer } from "./layer.js";
import { ngrams } from "./template.js";

const bit = (name: (typeof LEXICON_CLASSES)[number]): number => 2 ** LEXICON_CLASSES.indexOf(name);
const STATE = bit("state") + bit("state-code");
const MONTH = bit("month");
const ENGLISH = bit("english") + bit("common");

/** The three lists paper 001 used: states of the US, months, and English words. */
const lists: WordLayer = {
  kind: "word",
  name: "carafe-lexicon",
  language: "en",
  of(text) {
    const mask = wordClasses(text);
    const values: string[] = [];
    if (mask & STATE) values.push("state");
    if (mask & MONTH) values.push("month");
    if (mask & ENGLISH || frequencyClass(text) !== undefined) values.push("english");
    return values;
  },
};

export const carafeLexicon = ngrams("clex", lists, { window: [-1, 1] });
