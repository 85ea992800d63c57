import { isWithin } from "../../edit-distance.js";
import { isClinicalTerm, isCommonWord, isEponym } from "../../lexicon/index.js";
import { categoryOf } from "../../schema/index.js";
import { meansMedicine } from "../medical-context.js";
import { resolveTraced } from "../merge/resolve.js";
import { showsAPerson } from "../person-evidence.js";
import { type DropLog, NO_LOG, type NoteView } from "../step.js";
import type { TracedSpan } from "../traced-span.js";
import { Covered } from "./covered.js";
import { type DerivedSpanOptions, derivedSpan } from "./derived-span.js";
import { growName } from "./grow-name.js";
import { sameDigits } from "./same-digits.js";
import { neighbours, type ValueIndex } from "./value-index.js";
import { folded, type Value, wordsIn } from "./values.js";

/** `spans` and what else of the indexed values stands in the note, without overlaps. */
export function search(
  note: NoteView,
  spans: readonly TracedSpan[],
  index: ValueIndex,
  options: DerivedSpanOptions,
  log: DropLog,
): TracedSpan[] {
  const covered = new Covered(spans);
  const numbers = sameDigits(note.text, index, options).filter((hit) => !covered.holds(hit));
  const derived = [...hits(note, index, covered, options), ...numbers];
  if (derived.length === 0) return [...spans];
  // Those that lose against one another were never in the note's list.
  const settled = resolveTraced(note.text, derived, options.by, NO_LOG);
  return resolveTraced(note.text, [...spans, ...settled], options.by, log);
}

/** Where a tagger has spoken for a stretch, what is derived from elsewhere has nothing to add. */
function hits(
  note: NoteView,
  index: ValueIndex,
  covered: Covered,
  options: DerivedSpanOptions,
): TracedSpan[] {
  const { text } = note;
  const all: TracedSpan[] = [];
  if (index.byFirstWord.size === 0) return all;
  const { likely } = index;
  const { offsets: words, count: ends, isAscii } = wordsIn(text);
  // A note is nearly always ASCII throughout; in others only whole words tell.
  const isPlain = (start: number, end: number): boolean => isAscii || isAsciiBetween(text, start, end);
  const isFree = (start: number, end: number): boolean => !covered.holds({ start, end });
  const add = (value: Value, start: number, end: number, what: string): void => {
    const extent = covered.clear({ start, end }, wholeExtent(text, value, start, end));
    all.push(derivedSpan(value, extent.start, extent.end, what, options));
  };
  for (let at = 0; at < ends; at += 2) {
    const start = words[at] as number;
    const end = words[at + 1] as number;
    const isKnown = likely.mayHold(text, start, end) || !isPlain(start, end);
    if (!isKnown && !likely.mayHoldNear(text, start, end)) continue;
    const word = text.slice(start, end);
    const lower = word.toLowerCase();
    const values = isKnown ? index.byFirstWord.get(lower) : undefined;
    for (const count of values?.counts ?? []) {
      const last = at + 2 * count - 1;
      const end = words[last] as number;
      if (last >= ends || !isFree(start, end)) continue;
      const value = values?.byText.get(folded(text.slice(start, end)));
      if (value !== undefined && meets(note, value, start, end)) add(value, start, end, "the same value");
    }
    if (values !== undefined) continue;
    const value = isFree(start, start + lower.length) ? misspelt(lower, word, index) : undefined;
    if (value !== undefined) add(value, start, start + lower.length, "one letter away from the same value");
  }
  return all;
}

function isAsciiBetween(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** A name grows to all of its words, a number to all that is written with it without a blank. */
function wholeExtent(text: string, value: Value, start: number, end: number): { start: number; end: number } {
  if (value.type === "PATIENT" || value.type === "DOCTOR") {
    const name = growName(text, start, end);
    return name.start < start ? name : { start: start - initialsBefore(text, value, start), end: name.end };
  }
  const category = categoryOf(value.type);
  if (category !== "ID") return { start, end };
  const before = /(?:[\p{L}\p{N}]+-)+$/u.exec(text.slice(Math.max(0, start - 16), start))?.[0].length ?? 0;
  const after = /^(?:-[\p{L}\p{N}]+)+/u.exec(text.slice(end, end + 16))?.[0].length ?? 0;
  return { start: start - before, end: end + after };
}

/** "J. " of "J. Okafor", where the name has a word with J. */
function initialsBefore(text: string, { initials }: Value, start: number): number {
  if (initials === "") return 0;
  const before = /(?<![\p{L}\p{N}.'’-])(?:\p{Lu}\.[ \t]?|\p{Lu}[ \t]){1,2}$/u.exec(
    text.slice(Math.max(0, start - 8), start),
  );
  const letters = before?.[0].match(/\p{Lu}/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => initials.includes(letter))
    ? (before?.[0].length ?? 0)
    : 0;
}

function meets(note: NoteView, { demand, surface }: Value, start: number, end: number): boolean {
  if (demand === "whole") return true;
  const { text } = note;
  const candidate = text.slice(start, end);
  if (candidate !== surface && !/^\p{Lu}/u.test(candidate)) return false;
  if (isEponym(candidate) && meansMedicine(text, end)) return false;
  if (demand === "doubtful") return isSurelyAPerson(note, start, end);
  // A common word that was once a name: the capital that begins a sentence says nothing.
  return (
    !isCommonWord(candidate) || !startsSentence(text, start) || PERSON_AFTER.test(text.slice(end, end + 24))
  );
}

/** What people do and nothing else in a note does. */
const PERSON_AFTER =
  /^(?:['’]s)?,? (?:says?|said|states?|stated|reports?|reported|denie[sd]|agree[sd]|called|calls|asked|asks|told|wants|wanted|felt|feels|notes|noted|thinks|prefers|declined|declines|requests|requested|recommends|recommended|understands|lives|lived|arrived|attended|came)(?![\p{L}])/u;
const SENTENCE_START = /(?:^|[.!?:;•\n\r"“*-])[\s"“(]*$/u;

function isSurelyAPerson(note: NoteView, start: number, end: number): boolean {
  const { text } = note;
  const candidate = text.slice(start, end);
  // In capitals throughout, a capital says nothing.
  if (!/^\p{Lu}\p{Ll}+$/u.test(candidate)) return false;
  if (showsAPerson(note, { start, end })) return true;
  return !startsSentence(text, start) && PERSON_AFTER.test(text.slice(end, end + 24));
}

function startsSentence(text: string, start: number): boolean {
  return SENTENCE_START.test(text.slice(Math.max(0, start - 4), start));
}

const CAPITAL_THEN_LETTERS = /^\p{Lu}\p{L}+$/u;

/** The value that `word` is a misspelling of: one edit, a capital, and no word of its own. */
function misspelt(lower: string, word: string, index: ValueIndex): Value | undefined {
  if (lower.length < 5 || !CAPITAL_THEN_LETTERS.test(word)) return undefined;
  const { byNeighbour } = index;
  let best: Value | undefined;
  for (const form of neighbours(lower)) {
    for (const value of byNeighbour.get(form) ?? []) {
      const known = value.surface.toLowerCase();
      // The first letter is the last to be mistyped, and the first to make another word.
      if (known[0] !== lower[0] || lower === known || !isWithin(lower, known, 1)) continue;
      if (best === undefined || value.score > best.score) best = value;
    }
  }
  if (best === undefined || isCommonWord(word) || isEponym(word) || isClinicalTerm(lower)) return undefined;
  return best;
}
