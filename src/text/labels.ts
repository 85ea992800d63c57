import { isAsciiLetter } from "./character-class.js";

/** A label longer than this is a sentence with a colon in it; the questions of a form may be longer than other labels. */
export const LABEL_REACH = 80;
const LABEL_LENGTH = 64;
const LABEL_WORDS = 8;
const QUESTION_WORDS = 14;

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

// "Is patient pregnant: no", "Date he was last seen: …": a verb after these is part of the label.
const ASKS = set(
  `is are was were do does did has have had any can could will would how what when where which who whom why if with
  reason date time age number name place person last first relationship`,
);
const VERBS = set(
  `is are was were has had have said says states stated reports reported denies denied noted will would can could
  told asked includes including include showed shows revealed takes feels presents presented went came wants agreed
  following follows follow. seems seemed should explained wrote writes thinks thought knows means remains became`,
);
// "When she came in …" is a clause, not a question.
const CLAUSE =
  /^(?:when|if|where|with|what|how|which) (?:he|she|they|we|i|it|this|that|these|the|his|her|their)\b/i;
const SPEAKERS = set("i he she we they you it this that these those there dear");
// In small letters at the start of a line these go on with a sentence that began before.
const CONNECTIVES = set(
  "and or but the a an to of that which because so then also for in on at by from as than into while since",
);
const SCHEMES = set("http https ftp ftps mailto file");

const LETTER = /\p{L}/u;
const LABEL_START = /^[\p{L}\p{N}#("'“&/]/u;
const NEVER_IN_LABEL = /[<>{}\\@!|;]|:\/\/|\?./;
const TIME = /^\d{1,2}:\d\d/;
const FULL_STOP = /(?:[^\s.]{5,}|\d)\. /;
const THREE_COMMAS = /,.*,.*,/;
const BLANKS = /\s+/;

/**
 * True when `words` can stand as a label before a colon, an equals sign or a column: few words, a letter among
 * them, and nothing that makes them a sentence, a time or the scheme of a URL. Only form counts: a label may be
 * a person's name.
 */
export function isLabel(words: string): boolean {
  if (words.length === 0 || words.length > LABEL_REACH) return false;
  if (!isAsciiLetter(words.charCodeAt(0)) && (!LETTER.test(words) || !LABEL_START.test(words))) return false;
  if (NEVER_IN_LABEL.test(words) || TIME.test(words)) return false;
  // A full stop inside, unless after an abbreviation ("Tel. no.", "Ref. physician").
  if (words.includes(". ") && FULL_STOP.test(words)) return false;
  if (words.includes(",") && THREE_COMMAS.test(words)) return false;
  const parts = words.split(BLANKS);
  if (parts.length > QUESTION_WORDS || CLAUSE.test(words)) return false;
  const head = parts[0] as string;
  const first = head.toLowerCase();
  if (CONNECTIVES.has(head) || SCHEMES.has(first)) return false;
  if (SPEAKERS.has(first) && parts.length > 1) return false;
  if (words.endsWith("?") || ASKS.has(first)) return true;
  if (parts.length > LABEL_WORDS || words.length > LABEL_LENGTH) return false;
  return !parts.some((part, i) => VERBS.has(part.toLowerCase()) && (i > 0 || first.startsWith("follow")));
}
