export { isCommonWord, looksCommon } from "./common-words.js";
export { isEponym } from "./eponyms.js";
export { informationBits } from "./information-bits.js";
export {
  entriesOf,
  isZip,
  type LexiconEntry,
  readEntries,
  wordClasses,
} from "./lexicon.js";
export { classMask, LEXICON_CLASSES, type LexiconClass } from "./lexicon-classes.js";
export { eachPhrase, PHRASE_HEAD, phraseHits, writePhraseHead } from "./phrases.js";
export { frequencyClass } from "./word-frequencies.js";
