import { remembered } from "../remembered.js";
import type { Analysis } from "../text/analysis.js";
import { knownByNumber } from "../text/vocabulary.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import { collapse, shapeOf } from "./shape.js";
import { type Sym, symbol } from "./symbol.js";

/** Where in its chunk a token stands: it is the whole, the first, the last, or one in between. */
export type Where = "W" | "B" | "E" | "I";

const LONGEST = 40;
const LONGEST_SHAPE = 24;
const MOST_UNITS = 12;
const WHOLE = symbol("W");
const LENGTHS = Array.from({ length: MOST_UNITS + 1 }, (_, n) => symbol(`n${n}`));
/** What a token says that is the whole chunk: that, and how long it is. */
const WHOLES = LENGTHS.map((length): readonly Sym[] => [WHOLE, length]);
const sharedSymbol = remembered(symbol);

/** What a chunk looks like, as values of layers. Chunks are many, their looks few: those of one shape share it. */
class Look {
  readonly shapes: readonly Sym[];
  readonly #shape: string;
  readonly #length: number;
  /** Most chunks are one token, and the rest is made for few. */
  #parts: Partial<Record<Where, readonly Sym[]>> | undefined;

  constructor(shape: string, collapsed: string, units: number) {
    this.shapes = [sharedSymbol(collapsed)];
    this.#shape = shape;
    this.#length = Math.min(MOST_UNITS, units);
  }

  at(where: Where): readonly Sym[] {
    if (where === "W") return WHOLES[this.#length] as readonly Sym[];
    this.#parts ??= {};
    this.#parts[where] ??= this.#part(where);
    return this.#parts[where];
  }

  #part(where: Where): readonly Sym[] {
    const { text: collapsed } = this.shapes[0] as Sym;
    const made = [`s:${this.#shape}`, `c:${collapsed}`, `${where}:${collapsed}`].map(sharedSymbol);
    return [sharedSymbol(where), LENGTHS[this.#length] as Sym, ...made];
  }
}

const lookOf = remembered((shape) => new Look(shape, collapse(shape.slice(0, LONGEST_SHAPE)), shape.length));

/** What the text of a chunk alone tells. */
export class Form {
  readonly word: string;
  readonly words: readonly Sym[];
  readonly look: Look;

  constructor(inside: string) {
    this.word = normaliseWord(inside);
    this.words = [symbol(this.word)];
    const shape = shapeOf(inside);
    // Characters of two units may be one in the shape: what is cut off then does not follow from it.
    this.look =
      shape.length === inside.length
        ? lookOf(shape)
        : new Look(shape, collapse(shapeOf(inside.slice(0, LONGEST_SHAPE))), inside.length);
  }
}

/** Most chunks of a note are among the most frequent ones; the rest seldom come again. */
const MOST_FORMS = 15_000;
const formOfText = remembered((inside) => new Form(inside), MOST_FORMS);
/** No form shows which digits they are: 3/4 and 5/6 have the same. */
const formOf = (inside: string): Form => formOfText(inside.replace(/[0-9]/g, "#"));
const formsByWord = knownByNumber<Form>();

/** Marks that belong to the sentence rather than to what is written. */
const isOpening = marks("(\"'“[");
const isClosing = marks(")\"'”].,;:!?");

function marks(all: string): (unit: number) => boolean {
  const known = new Uint8Array(0x2020);
  for (let n = 0; n < all.length; n++) known[all.charCodeAt(n)] = 1;
  return (unit) => known[unit] === 1;
}

/** What of the text from `start` to `end` is written for its own sake: no such marks, and not too much of it. */
function inside(text: string, start: number, end: number): { readonly start: number; readonly end: number } {
  let to = Math.min(end, start + LONGEST);
  let from = start;
  while (from < to && isOpening(text.charCodeAt(from))) from++;
  while (from < to && isClosing(text.charCodeAt(to - 1))) to--;
  return { start: from, end: to };
}

function formOfWord(word: string): Form {
  const { start, end } = inside(word, 0, word.length);
  return formOf(word.slice(start, end));
}

/** Forms of the chunks of a note, from the first and the last token (exclusive) of each. */
export function formReader(analysis: Analysis): (first: number, last: number) => Form {
  const { text, offsets, wordNumbers, vocabulary } = analysis;
  const byWord = formsByWord(vocabulary);
  const ofToken = (t: number): Form => {
    const number = wordNumbers[t] as number;
    let form = byWord[number];
    if (form === undefined) {
      form = formOfWord(vocabulary.words[number] as string);
      byWord[number] = form;
    }
    return form;
  };
  return (first, last) => {
    if (last === first + 1) return ofToken(first);
    const { start, end } = inside(text, offsets[2 * first] as number, offsets[2 * last - 1] as number);
    // What is left is one token more often than not, and what is known of a word is found by its number.
    let token = first;
    while (token < last && (offsets[2 * token] as number) < start) token++;
    const isToken = offsets[2 * token] === start && offsets[2 * token + 1] === end;
    return isToken ? ofToken(token) : formOf(text.slice(start, end));
  };
}
