import { isAsciiLetter, unitAt } from "./character-class.js";
import { followingWord, isAbbreviated, pointEnds } from "./sentence-points.js";

/** A line's content without the white space around it. */
export interface LineContent {
  readonly start: number;
  readonly end: number;
}

const NARROWEST_WRAP = 72;
const WIDEST_WRAP = 132;
const SHORT_LINE = 50;
/** How much of a line is looked at; headers and list marks are shorter. */
const HEAD = 64;

/** The width at which the note's lines seem to be wrapped: its longest line, unless that is a whole paragraph. */
export function wrapWidth(lines: readonly LineContent[]): number {
  let width = NARROWEST_WRAP;
  for (const { start, end } of lines) {
    if (end - start > width && end - start <= WIDEST_WRAP) width = end - start;
  }
  return width;
}

/**
 * Does the sentence that began at `sentenceStart` and reaches the end of `line` go on in `next`, the line
 * below it? It does when the line was broken only for want of room.
 */
export function lineGoesOn(
  text: string,
  line: LineContent,
  next: LineContent,
  sentenceStart: number,
  width: number,
): boolean {
  const length = line.end - line.start;
  const last = text[line.end - 1] as string;
  const head = text.slice(next.start, Math.min(next.end, next.start + HEAD));
  if (last === ":" || startsItem(head) || startsHeader(head) || isRule(head)) return false;
  if (isFinished(text, line, next, sentenceStart)) return false;

  const own = text.slice(line.start, Math.min(line.end, line.start + HEAD));
  if (isRule(own)) return false;
  if (endsMidSentence(text, line)) return true;
  const short = length < SHORT_LINE;
  if (short && (startsHeader(own) || isCapitals(own))) return false;
  const wrapped = length <= WIDEST_WRAP && length + 1 + firstWordLength(head) > width;
  if (wrapped) return true;
  // Lines of a list without marks begin in lower case, each on its own.
  const freshLowerCase = sentenceStart === line.start && followingWord(text, line.start).lower;
  if (short && freshLowerCase) return false;
  return followingWord(text, next.start).lower || GOES_ON_FIRST.test(head);
}

/** Ends in a full stop or the like; an abbreviation's point and an ellipsis leave it open. */
function isFinished(text: string, line: LineContent, next: LineContent, sentenceStart: number): boolean {
  const tail = text.slice(Math.max(line.start, line.end - 2), line.end);
  if (tail === "..") return false;
  if (!tail.endsWith(".")) return !isAsciiLetter(unitAt(tail, tail.length - 1)) && FINISHED.test(tail);
  const point = line.end - 1;
  return !isAbbreviated(text, point, sentenceStart) || pointEnds(text, point, next.start, sentenceStart);
}

const ITEM =
  /^(?:[-+*•·▪‣◦–—>]\s|[•▪‣◦*]|-[A-Z0-9]|\(?\d{1,2}[.)](?:\s|$)|\(?[A-Za-z]\)\s|#\s?(?:\d{1,2}\b|[A-Za-z]))/;
const HEADER = /^(?:[A-Z][A-Za-z0-9 /&()'#-]{0,40}|[a-z]+(?: [a-z]+)?):(?:\s|$)/;
const RULE = /^[-_=*~#+.]{3}/;
const FINISHED = /[!?]$|[.!?]["')\]”’]$/;
const GOES_ON_FIRST = /^[,;)\]]/;

/** "- x", "• x", "1. x", "2) x", "(3) x", "a) x", "#1 x", "# x". */
function startsItem(head: string): boolean {
  // A letter begins one only before a bracket.
  if (isAsciiLetter(unitAt(head, 0)) && head.charAt(1) !== ")") return false;
  return ITEM.test(head);
}

/** "Chief Complaint:", "Name: …", "meds:". */
function startsHeader(head: string): boolean {
  return head.includes(":") && HEADER.test(head);
}

function isRule(head: string): boolean {
  return !isAsciiLetter(unitAt(head, 0)) && RULE.test(head);
}

/** A line without a lower-case letter: most likely a heading. */
function isCapitals(head: string): boolean {
  return /\p{Lu}/u.test(head) && !/\p{Ll}/u.test(head);
}

/** Lower case only: OR, AS, IS, MS are other things in a note. */
const GOES_ON =
  /(?:^|[\s(/-])(?:an?|the|and|or|but|of|with|without|to|in|on|for|by|from|at|as|is|was|were|are|has|had|his|her|their|[Dd]rs?\.|M(?:rs?|s)\.)$/;

/** Ends in a comma or in a word that no sentence ends with. */
function endsMidSentence(text: string, line: LineContent): boolean {
  const tail = text.slice(Math.max(line.start, line.end - 10), line.end);
  return tail.endsWith(",") || GOES_ON.test(tail);
}

const SPACE = /\s/;

function firstWordLength(head: string): number {
  const space = head.search(SPACE);
  return space < 0 ? head.length : space;
}
