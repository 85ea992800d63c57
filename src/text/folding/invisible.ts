import { type Fold, replacing } from "./edits.js";

/** Colours and the like for a terminal. Other sequences may hold text: of them only the control character is left out. */
const TERMINAL = /(?:\u001b\[|\u009b)\d{0,3}(?:;\d{0,3}){0,4}[A-Za-z]/.source;
/** Half a character, and controls that neither part lines nor columns. */
const STRAY =
  "\\p{Cs}\\u0000-\\u0008\\u000e-\\u001b\\u007f-\\u0084\\u0086-\\u0090\\u0095\\u0098-\\u009f\\ufff9-\\ufffb";
/** Drawn as blanks, though the standard calls them letters or has them ignored. */
const FILLERS = "\\u115f\\u1160\\u2800\\u3164\\uffa0";
/** These change how the character before them is drawn, or are hidden text on it. */
const JOINED = /(?:[\u034f\u180b-\u180f\ufe00-\ufe0f\u{e0000}-\u{e0fff}]|\u200c|\u200d)+/gu;

/** Variation selectors, joiners and tags go with the character before them. */
export const joinedMarks: Fold = (text) =>
  Array.from(text.matchAll(JOINED), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    to: "",
    joins: true,
  }));

/** What is not seen is not read. Where it alone parts two words, a blank does. */
export const invisibleMarks = replacing(
  new RegExp(`${TERMINAL}|(?![${FILLERS}])[\\p{Default_Ignorable_Code_Point}${STRAY}]+`, "gu"),
  (_, { before, after }) => (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(after) ? " " : ""),
  /[^\t\n\r -~]/,
);

/**
 * Form feeds, vertical tabs, Unicode's line separators and the separators of ASCII are line ends; before a small letter,
 * a point or "@" they stand in the midst of a word.
 */
export const separators = replacing(
  /[\u000b\u000c\u001c-\u001f\u0085\u2028\u2029]/gu,
  (_, { before, after }) => (/\p{L}/u.test(before) && /[\p{Ll}.@]/u.test(after) ? "" : "\n"),
);

export const blanks = replacing(
  new RegExp(`[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000${FILLERS}]`, "gu"),
  () => " ",
);

const WINDOWS_1252: Readonly<Record<string, string>> = {
  "\u0091": "‘",
  "\u0092": "’",
  "\u0093": "“",
  "\u0094": "”",
  "\u0096": "–",
  "\u0097": "—",
};

/** Quotes and dashes of a text in Windows-1252 that was read as Latin-1. */
export const windowsMarks = replacing(/[\u0091-\u0094\u0096\u0097]/g, (mark) => WINDOWS_1252[mark]);
