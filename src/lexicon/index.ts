export { isCommonWord } from "./common-words.js";
export { EPONYMS, isEponym } from "./eponyms.js";
export { frequencyClass, wordBits } from "./word-frequencies.js";
