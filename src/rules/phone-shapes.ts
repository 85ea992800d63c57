/** Shapes that the phone and fax families share. Sources of expressions for flag i; every repeat is bounded. */

/** A hyphen, point or dash, perhaps with a blank on each side. */
const JOIN = "[ ]?[-.\\u2010-\\u2013][ ]?";

/** No digit, nor a digit with a joint, right before: the number starts here. */
const START = "(?<!\\d|\\d[-./]|\\+)";
/** No digit, nor a joint with a digit, right after: the number ends here. */
const END = "(?!\\d|[-.\\u2010-\\u2013]\\d)";

/** " ext. 22", " x1234", ", extension 7", or nothing. "x3" and "x10 days" count something. */
const EXTENSION =
  "(?:[ \\t]{0,3},?[ \\t]{0,3}(?:ext(?:ension|n)?\\.?[ \\t]{0,2}[:#]?[ \\t]{0,2}\\d{1,6}|x\\.?[ \\t]?\\d{2,6}(?![ \\t]?(?:d|days?|times|weeks?|wks?|hours?|hrs?|attempts?|months?)(?![a-z])))(?!\\d))?";

/** (617) 555-0134, (617)555 0134, 617-555-0134, 617.555.0134, 617/555-0134, with +1 or 1 before, extension after. */
export const TEN = `${START}(?:\\+?1[-. ]{1,2}|\\+?1(?=\\())?(?:\\(\\d{3}\\)[-. /]{0,2}\\d{3}[-. \\u2010-\\u2013]{1,3}|\\d{3}(?:${JOIN}|[ ]?/[ ]?|[ ])\\d{3}${JOIN})\\d{4}${END}${EXTENSION}`;

/** 617 555 0134: blanks alone. */
export const TEN_BLANKS = `(?<!\\d|\\d[-./ ]|\\+)(?:1[ ])?[2-9]\\d{2}[ ]\\d{3}[ ]\\d{4}(?!\\d|[-./]\\d|[ ]\\d)${EXTENSION}`;

/** 555-0134, 555.0134. */
export const SEVEN = `(?<![\\d$+]|\\d[-./]|[a-z]-)\\d{3}[-.\\u2010-\\u2013]\\d{4}${END}${EXTENSION}`;

/** +44 20 7946 0123, +353 (1) 555 0123: a plus, one to three digits, two to five groups; or 8 to 15 digits. */
export const INTERNATIONAL = `(?<![\\d+])\\+(?:\\d{8,15}|\\d{1,3}(?:[-. ]{1,2}\\(?|\\()\\d{1,4}\\)?(?:[-. ]{1,2}\\d{1,4}){1,4})${END}${EXTENSION}`;

/** 5550134, 6175550134, 16175550134: digits alone, only ever taken with a label. */
const BARE = `(?<!\\d)(?:\\d{7}|1?\\d{10})${END}${EXTENSION}`;

/** 020 7946 0123, 01632 960 123: written the British way with a leading zero, only ever taken with a label. */
const NATIONAL = `(?<!\\d)0\\d{2,4}[ ]\\d{3,4}(?:[ ]\\d{3,4})?${END}${EXTENSION}`;

/** Any of them. */
export const ANY_NUMBER = [INTERNATIONAL, TEN, TEN_BLANKS, SEVEN, NATIONAL, BARE].join("|");

/** Before a fax number: "fax", then up to 45 characters without a digit or a word that announces a phone. */
const FAX_WORD =
  "(?<!(?:tel|ph|phone|telephone|voice)\\.?[ ]?(?:[/&+]|and)[ ]?)(?<![a-z])(?:tele)?(?:fax(?:ed|es|ing)?|facsimile)(?![a-z])(?:(?!(?<![a-z])(?:tel|telephone|ph|phone|call|called|cell|mobile|pager|beeper|voice|office|home|t|p)(?![a-z]))[^\\d;]){0,45}";
/** "F: ", "(F) ", "F " right before the number. */
const FAX_LETTER = "(?<![a-z0-9°])\\(?f\\)?[:.]?[ \\t]{0,3}";
/** "Ph/Fax: 555-0100 / " right before the second number. */
const SECOND_OF_PAIR =
  "(?<![a-z])(?:tel|telephone|ph|phone|voice)\\.?[ ]?(?:[/&+]|and)[ ]?fax[ :.#]{0,6}[\\d() .+-]{7,22}[ ]?[/,;&|][ ]?";

export const FAX_BEFORE = new RegExp(`(?:${FAX_WORD}|${FAX_LETTER}|${SECOND_OF_PAIR})\\(?$`, "i");

/** After a fax number: "(fax)", "(f)", or the word "fax" that ends its line or clause. */
export const FAX_AFTER =
  /^[ \t]{0,2}(?:\(fax\)|\(f\)(?![ :\t]{0,4}[\d(+])|\[?fax\]?(?=[ \t]*(?:[,.;)\r\n]|$)))/i;
