import { address } from "./address.js";
import { doubtedOutside } from "./doubted-outside.js";
import { hospitalCue } from "./hospital-cue.js";
import { noPhiWords } from "./no-phi-words.js";
import { numericDate } from "./numeric-date.js";
import { phonePair } from "./phone-pair.js";
import type { PostRule } from "./post-rule.js";
import { summaryName } from "./summary-name.js";
import { trClue } from "./tr-clue.js";
import { wordedDate } from "./worded-date.js";
import { youngAges } from "./young-ages.js";

/** Rules 1 to 6 of section III.A.1, in order. */
export const STRUCTURED_RULES: readonly PostRule[] = [
  address,
  summaryName,
  numericDate,
  wordedDate,
  hospitalCue,
  noPhiWords,
];

/** Rules 1 to 9 of section III.A.2, in order. */
export const FREE_RULES: readonly PostRule[] = [
  doubtedOutside,
  phonePair,
  numericDate,
  wordedDate,
  trClue,
  address,
  hospitalCue,
  youngAges,
  noPhiWords,
];
