import { HEADER_REACH, HEADER_WORDS } from "./header-lookup.js";
import { isLabel } from "./labels.js";
import { isPlainWord } from "./letter-case.js";
import { afterListMarks, isEmpty, isRule, type Line } from "./lines.js";

/** The words of a possible header line. */
export interface Candidate {
  readonly start: number;
  readonly end: number;
  /** A bullet or number stands before it. */
  readonly listed: boolean;
  /** "##", "== … ==" or "** … **" stands around it. */
  readonly marked: "no" | "heading" | "bold";
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

// Words that make a line in capitals or Title Case a person, a place, a dose or an address, not a header.
const NOT_A_HEADER = set(
  `md rn np pa pac pa-c phd psyd lcsw lpc lmft msw dds dmd facs facp rph pharmd mbbs bsn crna jr sr iii esq dr mr mrs
  ms miss prof llc inc avenue ave road rd blvd suite apt mg ml mcg tablet tablets capsule po bid tid qid qd qhs prn`,
);
const PLACES = set(
  `hospital clinic center centre institute practice associates street st drive lane university school college ward
  hospitals clinics partners group system services department office pharmacy laboratory health healthcare network`,
);
// Labels of forms: with nothing after the colon they are fields left empty.
const FIELDS = set(
  `name dob mrn ssn sex age gender race phone tel fax email address date time to from cc city state zip patient
  physician doctor provider attending room unit weight height signature relationship witness`,
);
// Endings of abstract nouns, which persons' names hardly have.
const ABSTRACT =
  /(?:tion|tions|ment|ments|ology|itis|osis|ance|ence|graphy|scopy|ectomy|ability|ness|ings|ics|ures)$/;

/**
 * True when layout alone makes a line a header that the dictionary does not have: underlined, marked, short with
 * a colon at its end, in capitals, or in Title Case between blank lines. Its words may be anything, PHI too.
 */
export function looksLikeHeader(
  text: string,
  lines: readonly Line[],
  index: number,
  candidate: Candidate,
  isPair: (line: Line) => boolean,
): boolean {
  const { start, end, listed, marked } = candidate;
  if (listed || end - start > HEADER_REACH || start >= end) return false;
  const last = text.charAt(end - 1);
  if (".!?;,".includes(last)) return false;
  const above = lines[index - 1];
  const below = lines[index + 1];
  const hasColon = last === ":" || last === "：";
  const alone = isEmpty(above) && isEmpty(below) && below !== undefined;
  const underlined = isRule(text, below) && !isEmpty(below);
  // Text with small letters, one line of many.
  if (marked === "no" && !hasColon && !alone && !underlined && hasSmall(text, start, end)) return false;
  const whole = text.slice(start, end);
  const words = hasColon ? whole.replace(COLON_AT_END, "") : whole;
  if (!LETTER_OR_DIGIT_FIRST.test(words) || !TWO_LETTERS.test(words) || WIDE_GAP.test(words)) return false;
  const parts = words.split(BLANKS);
  if (parts.length > 8 || /[.!?;,]$/.test(words)) return false;
  if (marked === "heading") return isLabel(words);
  if (words !== whole) return endsInColon(text, lines, index, words, parts, isPair);
  if (underlined) return isLabel(words) && !isRule(text, lines[index]);
  if (parts.length > 6 || !namesATopic(parts)) return false;
  if (marked === "bold") return true;
  if (isCapitals(words)) {
    // A short last line of a dictated paragraph in capitals is no header.
    const goesOn = !isEmpty(above) && !isRule(text, above) && isCapitals(bounded(text, above as Line));
    const inList = below !== undefined && !isEmpty(below) && isListed(text, below) && isListed(text, above);
    return !goesOn && !inList;
  }
  return (
    alone &&
    parts.every((part) => /^(?:\p{Lu}|\p{N}|\(|(?:of|and|the|for|to|in|with|on|at|by|or)$)/u.test(part))
  );
}

const COLON_AT_END = /\s*[:：]$/;
const LETTER_OR_DIGIT_FIRST = /^[\p{L}\p{N}]/u;
const TWO_LETTERS = /\p{L}{2}/u;
const WIDE_GAP = /\s{2}|[\t|]/;
const BLANKS = /\s+/;

/** Small letters of ASCII. */
function hasSmall(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x61 && code <= 0x7a) return true;
  }
  return false;
}

function endsInColon(
  text: string,
  lines: readonly Line[],
  index: number,
  words: string,
  parts: readonly string[],
  isPair: (line: Line) => boolean,
): boolean {
  if (!/^[\p{Lu}\p{N}]/u.test(words) || words.length > 60 || !isLabel(words)) return false;
  if (FIELDS.has(words.toLowerCase()) || parts.some((part) => isBarred(part))) return false;
  // Among the lines of a form it is a field left empty.
  const above = lines[index - 1];
  const below = lines[index + 1];
  if (above !== undefined && !isEmpty(above) && isPair(above)) return false;
  return below === undefined || isEmpty(below) || !/[:：]/.test(text.charAt(below.to - 1));
}

/** Known header vocabulary or an abstract noun, and nothing that speaks of a person, a place or a dose. */
function namesATopic(parts: readonly string[]): boolean {
  if (/^\d/.test(parts[0] as string)) return false;
  if (parts.some((part) => isBarred(part) || /\d{3}|\d[/.]\d/.test(part))) return false;
  // "RIVERBEND GENERAL HOSPITAL" is a letterhead.
  if (PLACES.has(plain(parts.at(-1) as string)) && parts.length > 1) return false;
  return parts.some((part) => {
    const word = plain(part);
    return HEADER_WORDS.has(word) || (word.length > 5 && ABSTRACT.test(word));
  });
}

function isBarred(part: string): boolean {
  return NOT_A_HEADER.has(plain(part));
}

const NOT_OF_A_WORD = /[^\p{L}\p{N}-]/gu;

function plain(part: string): string {
  const lower = part.toLowerCase();
  return isPlainWord(lower) ? lower : lower.replace(NOT_OF_A_WORD, "");
}

function isCapitals(words: string): boolean {
  return /\p{Lu}{2}/u.test(words) && !/\p{Ll}/u.test(words);
}

function isListed(text: string, line: Line | undefined): boolean {
  return line !== undefined && !isEmpty(line) && afterListMarks(text, line.from, line.to) > line.from;
}

/** Enough of a line to see its case. */
function bounded(text: string, line: Line): string {
  return text.slice(line.from, Math.min(line.to, line.from + 200));
}
