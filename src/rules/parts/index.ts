/** Pieces of expressions and tests of values, for rules that stand elsewhere (paper 003's follow its tagger). */
export { anyOf, inAnyCase } from "../families/word-parts.js";
export { isMeasure, UNIT_AFTER } from "../look-alikes.js";
export { INTERNATIONAL, SEVEN, TEN } from "../phone-shapes.js";
