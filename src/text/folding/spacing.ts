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

const NAME = "\\p{Lu}(?: \\p{Ll}){3,24}";
const WORD = "[a-zA-Z0-9_-](?: [a-zA-Z0-9_-]){0,40}";

/** "O k a f o r", "a d a @ o a k . o r g": a name or mail address whose letters stand apart. */
export const lettersApart = replacing(
  new RegExp(
    `(?<!\\S)(?:${NAME}(?: {3}${NAME}){0,3}|${WORD}(?: \\. ${WORD}){0,3} @ ${WORD}(?: \\. ${WORD}){1,4})(?![^\\s.,;:!?)'’])`,
    "gu",
  ),
  (value) => value.replace(/ {3}| /g, (gap) => (gap === " " ? "" : " ")),
);
