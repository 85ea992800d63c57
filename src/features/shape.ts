import type { WordLayer } from "./layer.js";
import { ngrams } from "./template.js";

const UPPER = /\p{Lu}/u;
const LETTER = /\p{L}/u;
const DIGIT = /\p{Nd}/u;

/** "Okafor-7" → "Aaaaaa-#": upper case A, lower case a, digit #, anything else itself. */
export function shapeOf(word: string): string {
  let shape = "";
  for (let i = 0; i < word.length; i++) {
    const unit = word.charCodeAt(i);
    if (unit >= 128) return shape + shapeBeyondAscii(word.slice(i));
    if (unit >= 0x61 && unit <= 0x7a) shape += "a";
    else if (unit >= 0x41 && unit <= 0x5a) shape += "A";
    else if (unit >= 0x30 && unit <= 0x39) shape += "#";
    else shape += word[i];
  }
  return shape;
}

function shapeBeyondAscii(word: string): string {
  let shape = "";
  for (const character of word)
    shape += UPPER.test(character)
      ? "A"
      : LETTER.test(character)
        ? "a"
        : DIGIT.test(character)
          ? "#"
          : character;
  return shape;
}

/** Runs of one kind written once: "Aaaaaa-##" → "Aa-#". */
export function collapse(shape: string): string {
  let out = "";
  let last = "";
  for (const character of shape) {
    if (character !== last) out += character;
    last = character;
  }
  return out;
}

/** Orthographic form of the token. Very long tokens share one shape. */
export const shape: WordLayer = {
  kind: "word",
  name: "shape",
  few: true,
  of: (text) => (text.length > 24 ? "long" : shapeOf(text)),
};

/** The same with runs of one kind written once: "Okafor" and "Lee" are both "Aa". */
export const collapsedShape: WordLayer = {
  kind: "word",
  name: "collapsed-shape",
  few: true,
  of: (text) => collapse(shapeOf(text.slice(0, 24))),
};

/** The shape of the token itself. */
export const tokenShape = ngrams("shape", shape);

/** Shapes of the token and its neighbours, alone and in runs, within two. */
export const shapeNgrams = ngrams("sh", shape, { window: [-2, 2], orders: [1, 2, 3] });

/** Collapsed shapes in the same window: fewer, so they carry over to other hospitals. */
export const collapsedShapeNgrams = ngrams("cs", collapsedShape, { window: [-2, 2], orders: [1, 2, 3] });
