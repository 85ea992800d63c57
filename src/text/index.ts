export { type AttributeValue, attributes } from "./attributes.js";
export * from "./dates/index.js";
export { parseInline, writeInline } from "./inline.js";
export { posTags } from "./pos.js";
export { type Section, sections } from "./sections.js";
export { type Sentence, sentences } from "./sentences.js";
export { type Structure, structureOf } from "./structure.js";
export { TOKENIZERS, type Tokenizer, type TokenizerName, tokenizerNamed } from "./tokenize.js";
