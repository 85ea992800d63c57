import { replacing, replacingGroups } from "./edits.js";

/** A line end and the indent of the next line. */
const BREAK = "[ \\t]{0,2}\\r?\\n[ \\t]{0,40}";

const MONTH =
  "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)";

/** "617-⏎555", "03/⏎14", "14-⏎Mar-⏎12", "1EG4-⏎TE5", "BRX-⏎4471": a number or code goes on behind its hyphen or slash. */
export const afterJoint = replacingGroups(
  new RegExp(
    `(?<=[0-9][-/]|[0-9]-${MONTH}-)(${BREAK})(?=[0-9])|(?<=[0-9]-)(${BREAK})(?=${MONTH}-)|(?<=(?<![A-Za-z0-9-])(?=[A-Z]{0,5}[0-9])[A-Z0-9]{2,12}-)(${BREAK})(?=(?:[A-Z0-9]-?){0,6}[0-9])|(?<=(?<![A-Za-z0-9-])[A-Z]{2,3}-)(${BREAK})(?=[0-9]{3})`,
    "dg",
  ),
  () => "",
  /[-/][ \t]{0,2}\r?\n/,
);

/** "(617)⏎555-0134": an area code on the line before. */
export const afterAreaCode = replacingGroups(
  new RegExp(`(?<=\\([0-9]{3}\\))(${BREAK})(?=[0-9]{3}[-. ][0-9]{4}(?![0-9]))`, "dg"),
  () => " ",
  /\)[ \t]{0,2}\r?\n/,
);

/** "Oka-⏎for": a hyphen that only divides a name. */
export const dividedNames = replacing(
  new RegExp(
    `(?<=(?<![\\p{L}\\p{N}'’-])\\p{Lu}\\p{Ll}{0,19})[-\\u00ad\\u2010]${BREAK}(?=\\p{Ll})(?!(?:year|month|week|day|old|hour)s?(?!\\p{L}))`,
    "gu",
  ),
  () => "",
  /[-\u00ad\u2010][ \t]{0,2}\r?\n/,
);

/** "Smith-⏎Jones", "QUILL-⏎FEATHER": here the hyphen may be part of the name. */
export const afterHyphen = replacingGroups(
  new RegExp(`(?<=\\p{Lu}\\p{L}{1,19}[-\\u2010])(${BREAK})(?=\\p{Lu})`, "dgu"),
  () => "",
  /[-\u2010][ \t]{0,2}\r?\n/,
);

const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const WHOLE = new RegExp(
  `^(?:\\d{3}-\\d{2}-\\d{4}|\\(?\\d{3}[-.)] ?\\d{3}[-.]\\d{4}|${DAY}([-/])${DAY}\\1(?:\\d{4}|\\d{2})|\\d{4}([-/])${DAY}\\2${DAY}|(?=.{9})\\d{1,3}(?:\\.\\d{1,3}){3})$`,
);

/** "123-4⏎5-6789": a line end in the midst of a number that has one of the shapes of numbers, as neither half has. */
export const insideNumber = replacingGroups(
  /(?<![0-9A-Za-z./-])(?:\([0-9]{3}\) )?\(?[0-9][0-9()./-]{0,13}(\r?\n)[0-9./-][0-9./-]{0,12}(?<=[0-9])(?![0-9A-Za-z/-])/dg,
  (whole) => {
    const [before = "", after = ""] = whole.split(/\r?\n/);
    return !WHOLE.test(before) && !WHOLE.test(after) && WHOLE.test(before + after) ? "" : undefined;
  },
);

const DOMAIN = "[A-Za-z0-9-]{1,40}";
const TOP = "(?:com|org|net|edu|gov|us|uk|ca|info|example)(?![A-Za-z0-9-])";

/** "ada.q⏎@oak.org", "ada.q@⏎oak.org", "ada.q@oak⏎.org", "ada.q@oak.⏎org", "ada.q@oak-⏎hill.org", "www.oak-⏎hill.org". */
export const insideMail = replacingGroups(
  new RegExp(
    `(?<=[A-Za-z0-9_-])(${BREAK})(?=@${DOMAIN}\\.[A-Za-z])|(?<=[A-Za-z0-9_-]@)(${BREAK})(?=${DOMAIN}\\.[A-Za-z])|(?<=[A-Za-z0-9]@${DOMAIN})(${BREAK})(?=\\.${TOP})|(?<=[A-Za-z0-9]@${DOMAIN}\\.)(${BREAK})(?=${TOP})|(?<=(?:[A-Za-z0-9]@|www\\.)${DOMAIN}-)(${BREAK})(?=${DOMAIN}\\.${TOP})`,
    "dg",
  ),
  () => "",
  /@/,
);
