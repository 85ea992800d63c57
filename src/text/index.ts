export { Analysis } from "./analysis.js";
export { type AttributeValue, attributes, type TextRange } from "./attributes.js";
export {
  classAt,
  DIGIT,
  isAsciiAlphanumeric,
  isAsciiDigit,
  isAsciiLetter,
  isLetterClass,
  unitAt,
  widthAt,
} from "./character-class.js";
export * from "./dates/index.js";
export { digitsIn } from "./digits.js";
export { parseInline, writeInline } from "./inline.js";
export {
  CAPITALISED,
  CAPITALS,
  isPlainWord,
  letterCase,
  MIXED,
  NOT_PLAIN,
  ONE_CAPITAL,
  SMALL,
} from "./letter-case.js";
export type { Line } from "./lines.js";
export { posTags } from "./pos.js";
export { RECORD_CUTS, type RecordCut, type RecordPart, recordParts } from "./record-parts.js";
export { refuseRichText, TEXT_OUT } from "./rich-text.js";
export type { SectionName } from "./section-headers.js";
export { type Section, sections } from "./sections.js";
export { type Sentence, sentences } from "./sentences.js";
export { type Structure, structureOf } from "./structure.js";
export { TOKENIZERS, type Tokenizer, type TokenizerName, tokenizerNamed } from "./tokenize.js";
export { knownByNumber, type Vocabulary } from "./vocabulary.js";
