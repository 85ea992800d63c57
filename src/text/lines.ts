import { isAsciiLetter } from "./character-class.js";

/** A line of a note: half-open offsets. The break itself (one unit, or CR LF) stands between `end` and `next`. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** Where the next line starts. */
  readonly next: number;
  /** The line without the blanks around it; `from === to` on a blank line. */
  readonly from: number;
  readonly to: number;
}

/** The lines of `text` from `start` to `end`: they tile the range. An empty range has no line. */
export function linesOf(text: string, start = 0, end: number = text.length): Line[] {
  const lines: Line[] = [];
  let at = start;
  while (at < end) {
    const lineStart = at;
    let from = -1;
    let to = at;
    for (; at < end; at++) {
      const code = text.charCodeAt(at);
      if (!isPlainMark(code)) {
        if (isLineBreak(code)) break;
        if (isBlank(code)) continue;
      }
      if (from < 0) from = at;
      to = at + 1;
    }
    const lineEnd = at;
    if (at < end) at += text.charCodeAt(at) === 13 && at + 1 < end && text.charCodeAt(at + 1) === 10 ? 2 : 1;
    lines.push({
      start: lineStart,
      end: lineEnd,
      next: at,
      from: from < 0 ? lineEnd : from,
      to: from < 0 ? lineEnd : to,
    });
  }
  return lines;
}

/** LF, VT, FF (a page ends a line), CR, and the two Unicode separators. Not U+0085: in old exports it is "…". */
export function isLineBreak(code: number): boolean {
  return (code >= 10 && code <= 13) || code === 0x2028 || code === 0x2029;
}

/** White space inside a line; a byte order mark and a zero-width space are blanks too. */
export function isBlank(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || code === 9;
  if (code < 0x1680) return code === 0xa0;
  return (
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0xfeff ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0x1680
  );
}

/** Most of a note: visible characters of ASCII. */
function isPlainMark(code: number): boolean {
  return code > 0x20 && code < 0x80;
}

/** True when `line` is missing or holds only blanks. */
export function isEmpty(line: Line | undefined): boolean {
  return line === undefined || line.from === line.to;
}

/** The column of `at` in its line, a tab counting to the next multiple of 8. */
export function columnOf(text: string, line: Line, at: number): number {
  let column = 0;
  for (let i = line.start; i < at; i++) column = text.charCodeAt(i) === 9 ? (column | 7) + 1 : column + 1;
  return column;
}

// Bullets, check boxes, "1." and "a)". Glued bullets count ("-Allergies"), "--" and "1.5" do not.
const LIST_MARK =
  /(?:[-*–—](?![-*–—=])|[•·‣◦▪▫●○■□☐☑☒✓✔✗]|>(?!=)|o(?=[ \t])|\(?\d{1,3}[.)](?=[\s\p{L}*([])|\(?[A-Za-z]\)(?=\s)|[[(][ xX✓✔]?[\])])/uy;
const MARK_REACH = 8;

/** Most lines begin with a word: a mark that begins with a letter is "o " or "a)". */
function beginsWord(text: string, at: number, to: number): boolean {
  if (!isAsciiLetter(text.charCodeAt(at)) || at + 1 >= to) return false;
  const second = text.charCodeAt(at + 1);
  return second !== 0x20 && second !== 9 && second !== 0x29;
}

/** Where the words of a line begin after bullets, numbers and check boxes (at most three of them). */
export function afterListMarks(text: string, from: number, to: number): number {
  let at = from;
  for (let marks = 0; marks < 3 && at < to && !beginsWord(text, at, to); marks++) {
    const head = text.slice(at, Math.min(at + MARK_REACH, to));
    LIST_MARK.lastIndex = 0;
    const mark = LIST_MARK.exec(head)?.[0];
    if (mark === undefined || head.startsWith("**")) break;
    at += mark.length;
    while (at < to && isBlank(text.charCodeAt(at))) at++;
  }
  return at;
}

/** True for "-----", "=====", "* * *": three or more drawing characters and nothing else. */
export function isRule(text: string, line: Line | undefined): boolean {
  if (line === undefined || line.to - line.from < 3) return false;
  let drawn = 0;
  for (let i = line.from; i < line.to; i++) {
    const code = text.charCodeAt(i);
    if (isBlank(code)) continue;
    if (isAsciiLetter(code) || !"-=_~*#+—–".includes(text.charAt(i))) return false;
    drawn++;
  }
  return drawn >= 3;
}

const STAMP =
  /^(?:(?:DD|DT|TD|DV|DR)\s{0,3}[:=/]?\s{0,3}\d|(?:TR|DD|DT|TD|DV|JOB ?#?|DOC ?#?|D|T)\s{0,2}:\s{0,3}(?=\S{0,30}[\d/]|[A-Z]{2,4}\b))/;

// Initials of who spoke and who typed, alone on the line: "JH/mk", "JH:mk". "ROS:neg" is not that.
const INITIALS = /^[A-Z]{2,4}(?:\/|:(?!(?:neg|nil|wnl|no|yes|nad|ok|nl|nka|pos)$))[a-z]{2,3}$/;
const LONGEST_INITIALS = 8;

/** A dictation or transcription stamp: "DD: 3/4/96", "TD 3/5/96", "TR: abc/12", "JH/mk". */
export function isStamp(text: string, line: Line): boolean {
  const mayBeInitials = line.to - line.from <= LONGEST_INITIALS;
  const mayBeStamp = "DTJ".includes(text.charAt(line.from));
  if (!mayBeInitials && !mayBeStamp) return false;
  const head = text.slice(line.from, Math.min(line.to, line.from + 48));
  if (mayBeInitials && INITIALS.test(head)) return true;
  if (!mayBeStamp || !STAMP.test(head)) return false;
  // "D:" and "T:" are stamps only as a pair ("D: 3/4/96 T: 3/5/96"); alone, T is a temperature.
  return !/^[DT]\s{0,2}:/.test(head) || /^D\s{0,2}:.{4,24}\sT\s{0,2}:/.test(head);
}
