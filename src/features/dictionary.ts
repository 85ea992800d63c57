import { eachPhrase, LEXICON_CLASSES, PHRASE_HEAD, wordClasses, writePhraseHead } from "../lexicon/index.js";
import { NO_VALUES, type NoteLayer, type WordLayer } from "./layer.js";
import { rowsByWord } from "./packing/by-word.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { collapsedShape } from "./shape.js";
import { ngrams, pairs } from "./template.js";

function namesOf(mask: number): string[] {
  return LEXICON_CLASSES.filter((_, bit) => (mask >>> bit) & 1);
}

/** The classes of a mask with a mark before each. Few masks occur, so equal ones share a list. */
function marked(mark: "W" | "B" | "I", mask: number): readonly Sym[] {
  const known = MARKED[mark];
  let names = known.get(mask);
  if (names === undefined) {
    names = namesOf(mask).map((name) => symbol(`${mark}-${name}`));
    known.set(mask, names);
  }
  return names;
}
const MARKED = {
  W: new Map<number, readonly Sym[]>(),
  B: new Map<number, readonly Sym[]>(),
  I: new Map<number, readonly Sym[]>(),
};

const headsOf = rowsByWord(PHRASE_HEAD, writePhraseHead);

/** Longest matches in the dictionaries: class with B, I or W for a match of one token. */
export const dictionary: NoteLayer = {
  kind: "note",
  name: "dictionary",
  language: "en",
  of(analysis) {
    const out = new Array<readonly Sym[]>(analysis.count).fill(NO_VALUES);
    const heads = { numbers: analysis.wordNumbers, rows: headsOf(analysis) };
    eachPhrase(analysis.text, analysis.offsets, heads, (first, last, classes) => {
      for (let t = first; t < last; t++) {
        const names = marked(last - first === 1 ? "W" : t === first ? "B" : "I", classes);
        const before = out[t] as readonly Sym[];
        out[t] = before === NO_VALUES ? names : before.concat(names);
      }
    });
    return out;
  },
};

/** All classes of the single token as one value: "a first name and a common word" is not the sum of the two. */
export const wordClassSet: WordLayer = {
  kind: "word",
  name: "word-class-set",
  few: true,
  language: "en",
  of(text) {
    const mask = wordClasses(text);
    return mask === 0 ? "none" : namesOf(mask).join("+");
  },
};

/** Dictionary matches on the token and within two. */
export const dictionaryMatches = ngrams("dict", dictionary, { window: [-2, 2] });

/** The set of classes, with neighbours in runs. */
export const dictionarySets = ngrams("dset", wordClassSet, { window: [-1, 1], orders: [1, 2] });

/** The set of classes together with the shape. */
export const dictionaryAndShape = pairs("dset-shape", wordClassSet, collapsedShape);
