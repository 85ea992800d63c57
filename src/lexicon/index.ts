export { isClinicalTerm } from "./clinical-terms.js";
export { isCommonWord, looksCommon } from "./common-words.js";
export { AMBIGUOUS_COUNTRY_NAMES, COUNTRY_NAMES } from "./country-names.js";
export { clustersOf, embeddingOf } from "./embeddings.js";
export { BRANDS, isEponym } from "./eponyms.js";
export { informationBits } from "./information-bits.js";
export {
  entriesOf,
  isZip,
  type LexiconEntry,
  readEntries,
  wordClasses,
} from "./lexicon.js";
export { classMask, LEXICON_CLASSES, type LexiconClass } from "./lexicon-classes.js";
export { CAPITALS_WORDS, CLINICAL_WORDS, FIELD_WORDS, isFieldWord, isNotName } from "./not-names.js";
export { numberPartLists, numberParts } from "./number-parts.js";
export { eachPhrase, PHRASE_HEAD, phraseHits, writePhraseHead } from "./phrases.js";
export { DIRECTIONS, ST, STREET_SUFFIXES } from "./street-suffixes.js";
export {
  CIVIL_TITLES,
  DOCTOR_TITLES,
  LOOSE_DEGREES,
  OUTSIDE_TITLES,
  PERSON_LABELS,
  RELATIONS,
  STAFF_ACTS,
  STAFF_LABELS,
  STAFF_ROLES,
  SURE_DEGREES,
} from "./titles.js";
export { AMBIGUOUS_STATE_NAMES, POSTAL_ABBREVIATIONS, US_STATES, type UsState } from "./us-states.js";
export { frequencyClass } from "./word-frequencies.js";
