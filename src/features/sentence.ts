import { isAsciiLetter, unitAt } from "../text/index.js";
import { NO_VALUES, type NoteLayer, perToken } from "./layer.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { ngrams } from "./template.js";

const LONG = 6;
const COUNTS = Array.from({ length: LONG + 1 }, (_, n): readonly Sym[] => [
  symbol(n < LONG ? `${n}` : `${LONG}+`),
]);

/** Tokens in the sentence: 1 to 5, or "6+" for a full sentence. */
const length: NoteLayer = {
  kind: "note",
  name: "sentence-length",
  of({ sentences, sentenceOf, count }) {
    const counts = new Uint32Array(sentences.length + 1); // the first of them outside all sentences
    for (let t = 0; t < count; t++) counts[(sentenceOf[t] as number) + 1]!++;
    return perToken(
      count,
      (t) => COUNTS[Math.min(LONG, counts[(sentenceOf[t] as number) + 1] as number)] as readonly Sym[],
    );
  },
};

const ENUMERATION = /\s*(?:[-*•]|\(?(?:\d{1,2}|[a-zA-Z])[.):])\s/y;
const [COLON, LISTED] = [symbol("colon"), symbol("listed")];
/** Bit 0: it ends with a colon; bit 1: it is listed. */
const FORMS: readonly (readonly Sym[])[] = [NO_VALUES, [COLON], [LISTED], [COLON, LISTED]];

function formOf(text: string, start: number, end: number): readonly Sym[] {
  let last = end - 1;
  while (last >= start && isSpace(text.charCodeAt(last))) last--;
  const colon = last >= start && text[last] === ":" ? 1 : 0;
  const listed = isListed(text, start, end) ? 2 : 0;
  return FORMS[colon + listed] as readonly Sym[];
}

function isListed(text: string, start: number, end: number): boolean {
  // Most sentences begin with a word: a mark that begins with a letter has no other.
  if (isAsciiLetter(unitAt(text, start)) && isAsciiLetter(unitAt(text, start + 1))) return false;
  ENUMERATION.lastIndex = start;
  return ENUMERATION.test(text) && ENUMERATION.lastIndex <= end;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 9 && unit <= 13) || (unit >= 0x80 && /\s/.test(String.fromCharCode(unit)));
}

/** Whether the sentence ends with a colon, and whether it starts with a mark of a list. */
const form: NoteLayer = {
  kind: "note",
  name: "sentence-shape",
  of({ text, sentences, sentenceOf, count }) {
    const forms = sentences.map(({ start, end }) => formOf(text, start, end));
    return perToken(count, (t) => forms[sentenceOf[t] as number] ?? NO_VALUES);
  },
};

export const sentenceLength = ngrams("slen", length);
export const sentenceShape = ngrams("sshape", form);
