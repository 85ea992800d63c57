import { replacing, replacingGroups } from "./edits.js";

/** Some blanks, or a tab; the same once more between the next groups. */
const GAP = "[ \\t]{2,4}|\\t";

/** "123  45  6789", "617\t555\t0134": numbers of a known shape whose groups stand evenly apart, and no columns of figures. */
export const numbersApart = replacingGroups(
  new RegExp(
    `(?<![0-9.,/:$-]|[0-9][ \\t]{1,8})\\(?[0-9]{3}\\)?(${GAP})[0-9]{2,3}(\\1)[0-9]{4}(?![0-9.,/:%-]*[0-9%]|[ \\t]{1,8}[0-9])`,
    "dg",
  ),
  () => " ",
);

const MONTH =
  "(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec|[A-Z]{3})";

/** "2012 - 03 - 14", "14 - Mar - 12": a date with blanks round both joints. */
export const jointsApart = replacing(
  new RegExp(
    `(?<![0-9.,/:$-]|[0-9] {0,2}[-/] {1,2})(?:[0-9]{4} {1,2}([-/]) {1,2}[0-9]{2} {1,2}\\1 {1,2}[0-9]{2}|[0-9]{1,2} {1,2}([-/]) {1,2}(?:[0-9]{1,2}|${MONTH}) {1,2}\\2 {1,2}(?:[0-9]{4}|[0-9]{2}))(?![0-9A-Za-z%]|[.,/:-][0-9]| {0,2}[-/] {0,2}[0-9])`,
    "g",
  ),
  (date) => date.replaceAll(" ", ""),
  /[0-9] {1,2}[-/] /,
);

const NAME = "\\p{Lu}(?: \\p{Ll}){3,24}";
const CHARACTER = "[\\p{L}\\p{N}.,/@#:'’_()&+-]";
const SEVERAL = / [^ \n] [^ \n] [^ \n](?: |$)/m;

/** "O k a f o r", "M A R G A R E T", "a d a @ o a k . o r g", "A C 4 3 2 2": values whose characters stand apart. */
export const charactersApart = replacing(
  new RegExp(
    `(?<![^\\s("'])(?:${NAME}(?: {3}${NAME}){0,3}(?![^\\s.,;:!?)'’])|[\\p{L}\\p{N}(](?:(?: | {3})${CHARACTER}(?!\\S)){3,60}(?: {1,3}${CHARACTER}(?![^.,;:!?)'’\\s]))?)`,
    "gu",
  ),
  (value) => (isSpelledOut(value) ? value.replace(/ {3}| /g, (gap) => (gap === " " ? "" : " ")) : undefined),
  SEVERAL,
);

/** "MRN: 0 0 4 8 1 7 7": figures that stand apart are measurements, save behind what says that a number follows. */
export const figuresApart = replacing(
  /(?<=(?:(?<![A-Z])[A-Z]{3}|(?:[Nn]umber|NUMBER|[Nn]o|#|[Pp]hone|[Ff]ax|[Tt]el|[Ii][Dd])(?: is)?)[:#. ]{1,4})[0-9](?: [0-9]){4,15}(?! ?[0-9])/g,
  (value) => value.replaceAll(" ", ""),
  / [0-9] [0-9] [0-9] /,
);

const NUMBER =
  /^(?:\(?\d{3}[-.)] ?\d{3}[-.]\d{4}|\d{3}-\d{2}-\d{4}|\d{3}-\d{2}-\d{2,3}|\d{5}-\d{4}|\d{1,2}([-/])\d{1,2}\1(?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|\d{1,3}(?:\.\d{1,3}){3})$/;

/** Words, addresses, codes and numbers of a known shape; no ratings ("S R S S R"), scales ("1 2 3 4 5") or plain figures. */
function isSpelledOut(value: string): boolean {
  const closed = value.replace(/ {3}| /g, (gap) => (gap === " " ? "" : " "));
  if (/@/.test(closed) || NUMBER.test(closed)) return true;
  const [...marks] = closed.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  if (marks.length < 5 || !/\p{L}/u.test(closed) || new Set(marks).size < 4) return false;
  return marks.some(
    (mark, at) => at > 0 && mark.charCodeAt(0) !== (marks[at - 1] as string).charCodeAt(0) + 1,
  );
}
