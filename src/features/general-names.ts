import { classMask, phraseHits } from "../lexicon/index.js";
import { remembered } from "../remembered.js";
import type { Analysis } from "../text/index.js";
import type { NoteLayer } from "./layer.js";
import {
  BY_PHRASE,
  DEGREE,
  type Evidence,
  evidenceAfter,
  evidenceBefore,
  HEADS,
  NO_EVIDENCE,
  sum,
  wordFacts,
} from "./name-evidence.js";
import { ngrams } from "./template.js";

/**
 * Names of people, places and organisations as a tagger for general English sees them: runs of capitalised words,
 * judged by what lists, the news and the words around say. "B-PERSON", "I-PERSON" and so on; nothing elsewhere.
 */
export const generalNameLayer = {
  kind: "note",
  name: "general-names",
  language: "en",
  of(analysis) {
    const out = new Array<string | undefined>(analysis.count).fill(undefined);
    for (let t = 0; t < analysis.count; ) {
      const last = endOfRun(analysis, t);
      if (last > t) judge(analysis, t, last, out);
      t = Math.max(last, t + 1);
    }
    return out;
  },
} satisfies NoteLayer;

export const generalNames = ngrams("generalNames", generalNameLayer, { window: [-1, 1] });

/** A candidate must collect this much to be a name. */
const ENOUGH = 1;
const LONGEST_RUN = 8;

const TITLE = /^(?:Drs?|Mrs?|Ms|Miss|Mx|Prof|Professor|Doctor|Rev|Sr|Sra|Judge|Officer|Nurse)$/i;
const CALENDAR = classMask("month", "weekday");
const PERSON_NAMES = classMask("first-name-female", "first-name-male", "surname");
const FIRST_NAMES = classMask("first-name-female", "first-name-male", "first-name-rare");
const PLACES = classMask("city", "state", "country");
const STATE_CODE = classMask("state-code");
const COMMON = classMask("common");
const FUNCTION_WORDS =
  /^(?:the|an|of|to|in|on|at|by|for|from|with|and|or|but|no|not|is|was|are|has|had|he|she|it|his|her|this|that|we|they|if|as)$/i;
const PARTICLES = /^(?:de|la|del|der|den|van|von|da|dos|du|le|el|al|bin|ben)$/;

function isCapitalised(word: string): boolean {
  const unit = word.charCodeAt(0);
  return unit < 128 ? unit >= 65 && unit <= 90 : /^\p{Lu}/u.test(word);
}

/** May the token stand in a name by its looks? Titles may not: they stand before one. */
function isNameLike(word: string): boolean {
  return isCapitalised(word) && isProper(word);
}

const isProper = remembered(
  (word) =>
    !/\d/.test(word) &&
    !TITLE.test(word) &&
    !DEGREE.test(word) &&
    !FUNCTION_WORDS.test(word) &&
    !isCalendarWord(wordFacts(word).classes),
);

/** "Monday" and "October"; not "June", which may be a person. */
function isCalendarWord(classes: number): boolean {
  return (classes & CALENDAR) !== 0 && (classes & (PERSON_NAMES & FIRST_NAMES)) === 0;
}

/** The first token behind the run of name-like tokens that begins at `first`, on its line; `first` if none does. */
function endOfRun(analysis: Analysis, first: number): number {
  const { words, lineOf } = analysis;
  if (!isNameLike(words[first] as string)) return first;
  let last = first + 1;
  while (last - first < LONGEST_RUN) {
    const next = last + linkAt(analysis, last);
    if (next >= analysis.count || lineOf[next] !== lineOf[first] || !isNameLike(words[next] as string)) break;
    last = next + 1;
  }
  return last;
}

/** How many tokens at `t` may join the capitalised words on both sides of them: 0, 1 or 2. */
function linkAt(analysis: Analysis, t: number): number {
  const word = analysis.words[t] ?? "";
  const before = analysis.words[t - 1] as string;
  const glued = analysis.end(t - 1) === analysis.start(t);
  if (word === "." && glued) return before.length === 1 || /^(?:St|Ft|Mt)$/.test(before) ? 1 : 0;
  if (word === "-" || word === "&" || word === "'") return 1;
  if (word === "'s" || word === "’s") return 1; // "Brenda's Hospital"; judged by what follows
  if (PARTICLES.test(word)) return PARTICLES.test(analysis.words[t + 1] ?? "") ? 2 : 1;
  return (word === "of" || word === "for") && (wordFacts(before).classes & HEADS) !== 0 ? 1 : 0;
}

/** Evidence of listed phrases of several words within the candidate. */
function phraseEvidence({ text, offsets }: Analysis, first: number, last: number): Evidence {
  let total = NO_EVIDENCE;
  if (last - first < 2) return total;
  for (const hit of phraseHits(text, offsets.subarray(2 * first, 2 * last)))
    if (hit.last - hit.first > 1)
      for (const [mask, says] of BY_PHRASE) if ((hit.classes & mask) !== 0) total = sum(total, says);
  return total;
}

function judge(analysis: Analysis, from: number, to: number, out: (string | undefined)[]): void {
  const { words, sentenceOf } = analysis;
  let first = from;
  const startsSentence = sentenceOf[from - 1] !== sentenceOf[from];
  // "Patient Anna Reed": the first word has its capital from the sentence.
  if (startsSentence && to - first > 1 && isPlainWord(words[first] as string)) first++;
  while (first < to && !isCapitalised(words[first] as string)) first++;
  let last = to;
  for (let t = first + 1; t < last; t++)
    if (/^['’]s$/.test(words[t] as string) && !hasHead(words, t, last)) last = t;
  if (first >= last) return;

  const institution = isInstitution(words, first, last);
  let total = sum(contextOf(analysis, first, last), phraseEvidence(analysis, first, last));
  for (let t = first; t < last; t++) {
    if (!isCapitalised(words[t] as string)) continue;
    const { says } = wordFacts(words[t] as string);
    // Common words are at home in an institution's name: "Regional", "Medical".
    total = sum(total, institution ? { ...says, organisation: Math.max(0, says.organisation) } : says);
  }
  if (hasHead(words, first, last))
    total = sum(total, { person: -2, location: -1, organisation: institution ? 0.5 : -3 });
  if (looksLikeFullName(words, first, last)) total = { ...total, person: total.person + 1 };
  if (startsSentence && first === from && last - first === 1)
    total = sum(total, { person: -0.4, location: -0.4, organisation: -0.4 });

  const kind = bestKind(total);
  if (kind === undefined) return;
  for (let t = first; t < last; t++) out[t] = `${t === first ? "B" : "I"}-${kind}`;
}

function bestKind({ person, location, organisation }: Evidence): string | undefined {
  const best = Math.max(person, location, organisation);
  if (best < ENOUGH) return undefined;
  return best === person ? "PERSON" : best === location ? "LOCATION" : "ORGANISATION";
}

function isPlainWord(word: string): boolean {
  const { classes } = wordFacts(word);
  return (classes & COMMON) !== 0 && (classes & (PERSON_NAMES | PLACES | HEADS)) === 0;
}

function hasHead(words: readonly string[], first: number, last: number): boolean {
  for (let t = first; t < last; t++) if ((wordFacts(words[t] as string).classes & HEADS) !== 0) return true;
  return false;
}

/** "Fairmont Hospital" is a name, "Hospital Course" is not: something in it must be proper. */
function isInstitution(words: readonly string[], first: number, last: number): boolean {
  if (!hasHead(words, first, last)) return false;
  for (let t = first; t < last; t++) {
    const word = words[t] as string;
    if (isCapitalised(word) && (wordFacts(word).classes & HEADS) === 0 && !isPlainWord(word)) return true;
  }
  return false;
}

/** A first name and one or two words that nothing speaks against. */
function looksLikeFullName(words: readonly string[], first: number, last: number): boolean {
  if (last - first < 2 || last - first > 5 || hasHead(words, first, last)) return false;
  const final = wordFacts(words[last - 1] as string).classes;
  return (
    (wordFacts(words[first] as string).classes & FIRST_NAMES) !== 0 &&
    ((final & COMMON) === 0 || (final & PERSON_NAMES) !== 0)
  );
}

/** What stands before and behind the candidate. */
function contextOf(analysis: Analysis, first: number, last: number): Evidence {
  const { words } = analysis;
  let before = words[first - 1] ?? "";
  if (before === "." && TITLE.test(words[first - 2] ?? "")) before = words[first - 2] as string;
  const after = evidenceAfter(words[last] ?? "", words[last + 1] ?? "");
  if (TITLE.test(before)) return sum(after, { person: 3, location: -1, organisation: -1 });
  if (before === "," && isPlaceCode(words, first, last))
    return sum(after, { person: -1, location: 1.5, organisation: 0 });
  return sum(after, before === "" ? NO_EVIDENCE : evidenceBefore(before));
}

/** "VT" in "Fairmont, VT". */
function isPlaceCode(words: readonly string[], first: number, last: number): boolean {
  return (
    last - first === 1 &&
    (wordFacts(words[first] as string).classes & STATE_CODE) !== 0 &&
    isCapitalised(words[first - 2] ?? "")
  );
}
