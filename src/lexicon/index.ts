export { isCommonWord, looksCommon } from "./common-words.js";
export { EPONYMS, isEponym } from "./eponyms.js";
export {
  type EntryRequest,
  entriesOf,
  isZip,
  type LexiconEntry,
  readEntries,
  wordClasses,
} from "./lexicon.js";
export { classMask, LEXICON_CLASSES, type LexiconClass } from "./lexicon-classes.js";
export { eachPhrase, PHRASE_HEAD, type PhraseHit, phraseHits, writePhraseHead } from "./phrases.js";
export { frequencyClass, wordBits } from "./word-frequencies.js";
