import { classMask, wordClasses } from "../lexicon/index.js";
import { TOKENIZERS } from "../text/index.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import type { NoteLayer, Values, WordLayer } from "./layer.js";
import { collapsedShape, shapeOf } from "./shape.js";
import { ngrams, together } from "./template.js";

// For taggers whose tokens are characters. Paper 002 breaks off before its list of features: these are ours, chosen
// to see what a token tagger cannot, the inside of words, and just enough of the words around.

/** The character itself, digits hidden. */
const character: WordLayer = { kind: "word", name: "character", of: normaliseWord };

/** Upper case, lower case, digit or the mark itself, and whether white space or a line break stands before it. */
const kind: NoteLayer = {
  kind: "note",
  name: "character-kind",
  of: (analysis) =>
    analysis.words.map((word, t) => {
      const gap = t === 0 ? "\n" : analysis.text.slice(analysis.end(t - 1), analysis.start(t));
      const before = gap === "" ? "" : /[\n\r]/.test(gap) ? "|" : "_";
      return before + shapeOf(word);
    }),
};

/** For every character the token of the aggressive tokenizer it belongs to: values for each, by its words. */
function byToken(name: string, of: (word: string) => Values, language?: string): NoteLayer {
  return {
    kind: "note",
    name,
    ...(language === undefined ? {} : { language }),
    of(analysis) {
      const offsets = TOKENIZERS.aggressive.offsets(analysis.text);
      const values: string[][] = new Array(analysis.count);
      const words: string[] = [];
      for (let w = 0; w < offsets.length; w += 2) words.push(analysis.text.slice(offsets[w], offsets[w + 1]));
      let w = 0;
      for (let t = 0; t < analysis.count; t++) {
        while (w < words.length && (offsets[2 * w + 1] as number) <= analysis.start(t)) w++;
        const around: string[] = [];
        for (const offset of [-2, -1, 0, 1, 2]) {
          const word = words[w + offset];
          const value = word === undefined ? undefined : of(word);
          if (typeof value === "string") around.push(`${offset}:${value}`);
        }
        values[t] = around;
      }
      return values;
    },
  };
}

/** Where in its token the character stands, from the front and from the back, up to three. */
const place: NoteLayer = {
  kind: "note",
  name: "character-place",
  of(analysis) {
    const offsets = TOKENIZERS.aggressive.offsets(analysis.text);
    let w = 0;
    return Array.from({ length: analysis.count }, (_, t) => {
      const at = analysis.start(t);
      while (w < offsets.length && (offsets[w + 1] as number) <= at) w += 2;
      const front = Math.min(3, at - (offsets[w] as number));
      const back = Math.min(3, (offsets[w + 1] as number) - analysis.end(t));
      return `${front}/${back}`;
    });
  },
};

const NAMES = classMask("first-name-female", "first-name-male", "first-name-rare", "surname", "surname-rare");
const PLACES = classMask("city", "city-rare", "state", "state-code", "country");

/** Characters around, alone and in runs, and their kinds. */
export const characterNgrams = together(
  "characterNgrams",
  ngrams("ch", character, { window: [-4, 4], orders: [1, 2] }),
  ngrams("ch", character, { window: [-3, 3], orders: [3] }),
  ngrams("ck", kind, { window: [-3, 3], orders: [1, 2, 3] }),
);

export const characterPlace = ngrams("cplace", place);

/** The words around and their shapes, seen from a character. */
export const characterWords = together(
  "characterWords",
  ngrams("cword", byToken("character-words", normaliseWord)),
  ngrams(
    "cshape",
    byToken("character-shapes", (word) => collapsedShape.of(word)),
  ),
);

/** Dictionaries of places and names, seen from a character. */
export const characterDictionary = ngrams(
  "cdict",
  byToken(
    "character-dictionary",
    (word) => {
      const mask = wordClasses(word);
      if (mask & PLACES) return mask & NAMES ? "place-or-name" : "place";
      return mask & NAMES ? "name" : mask === 0 ? "none" : undefined;
    },
    "en",
  ),
);
