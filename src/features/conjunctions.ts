import { attribute } from "./attribute-name.js";
import { chunkBefore, chunkShape } from "./chunk.js";
import { wordClassSet } from "./dictionary.js";
import { gloveClusterLayer } from "./embedding-clusters.js";
import { symbol } from "./packing/symbol.js";
import { regexKind } from "./regex-shape.js";
import { roles } from "./role-context.js";
import { section } from "./section-header.js";
import { collapsedShape } from "./shape.js";
import { pairs, template, together } from "./template.js";
import { word } from "./word.js";

/** A neighbour's word with what the token itself looks like: "at" before a rare capital, "age" before a number. */
export const neighbourAndShape = together(
  "neighbourAndShape",
  pairs("w-shape", word, collapsedShape, [
    [-2, 0],
    [-1, 0],
    [1, 0],
  ]),
  pairs("w-kind", word, regexKind, [
    [-1, 0],
    [1, 0],
  ]),
);

/** A neighbour's word with the dictionary classes of the token. */
export const neighbourAndDictionary = pairs("w-dset", word, wordClassSet, [
  [-1, 0],
  [1, 0],
]);

/** The kind of word a neighbour is, by its embedding, with what the token itself looks like. */
export const neighbourClusterAndShape = together(
  "neighbourClusterAndShape",
  pairs("g-shape", gloveClusterLayer, collapsedShape, [
    [-2, 0],
    [-1, 0],
    [1, 0],
  ]),
  pairs("g-dset", gloveClusterLayer, wordClassSet, [
    [-1, 0],
    [1, 0],
  ]),
);

/** The two words that frame the token, and the two before it, with its shape: "at 17 ,", "was 100 on". */
export const frames = template("frames", [
  {
    key: symbol("frame[-1,0,1]"),
    places: [
      { layer: word, offset: -1 },
      { layer: collapsedShape, offset: 0 },
      { layer: word, offset: 1 },
    ],
    each: false,
  },
  {
    key: symbol("frame[-2,-1,0]"),
    places: [
      { layer: word, offset: -2 },
      { layer: word, offset: -1 },
      { layer: collapsedShape, offset: 0 },
    ],
    each: false,
  },
]);

/** Where in the note's structure the token stands, with what it looks like: a number under "Allergies" is no date. */
export const structureAndShape = together(
  "structureAndShape",
  pairs("attr-shape", attribute, collapsedShape),
  pairs("attr-dset", attribute, wordClassSet),
  pairs("section-shape", section, collapsedShape),
  pairs("section-dset", section, wordClassSet),
  pairs("role-shape", roles, collapsedShape),
  pairs("role-dset", roles, wordClassSet),
);

/** The chunk before with the form of the token's own: "MRN" before letters and seven digits. */
export const chunkAndForm = together(
  "chunkAndForm",
  pairs("chunk-before-form", chunkBefore, chunkShape),
  pairs("chunk-before-dset", chunkBefore, wordClassSet),
);
