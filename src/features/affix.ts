import { hashEnd, hashStart, hashState, hashUnit } from "../crf/index.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import type { WordLayer } from "./layer.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { ngrams, together } from "./template.js";

const HYPHEN = 45;
const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff];

function affixes(longest: number): WordLayer {
  return {
    kind: "word",
    name: `affix-${longest}`,
    of(text) {
      const word = normaliseWord(text);
      return hasSurrogate(word) ? ofCharacters([...word], longest) : ofUnits(word, longest);
    },
  };
}

function hasSurrogate(word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    if (unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE) return true;
  }
  return false;
}

/** Characters of two units count once and are not taken apart. */
function ofCharacters(characters: readonly string[], longest: number): Sym[] {
  const values: Sym[] = [];
  for (let length = 1; length <= longest && length < characters.length; length++) {
    values.push(symbol(`${characters.slice(0, length).join("")}-`));
    values.push(symbol(`-${characters.slice(-length).join("")}`));
  }
  return values;
}

const state = hashState();
const beginning = hashState();

/** The same without cutting the word: ten pieces of every new word are many. */
function ofUnits(word: string, longest: number): Sym[] {
  const values: Sym[] = [];
  hashStart(beginning);
  for (let length = 1; length <= longest && length < word.length; length++) {
    hashUnit(beginning, word.charCodeAt(length - 1));
    state.high = beginning.high;
    state.low = beginning.low;
    hashUnit(state, HYPHEN);
    hashEnd(state);
    values.push(new Affix(state.high, state.low, word, length));
    hashStart(state);
    hashUnit(state, HYPHEN);
    for (let at = word.length - length; at < word.length; at++) hashUnit(state, word.charCodeAt(at));
    hashEnd(state);
    values.push(new Affix(state.high, state.low, word, -length));
  }
  return values;
}

/** So many first units of a word, or last ones where the length is below 0. Its text is made when it is asked for. */
class Affix implements Sym {
  readonly high: number;
  readonly low: number;
  readonly #word: string;
  readonly #length: number;

  constructor(high: number, low: number, word: string, length: number) {
    this.high = high;
    this.low = low;
    this.#word = word;
    this.#length = length;
  }

  get text(): string {
    return this.#length > 0 ? `${this.#word.slice(0, this.#length)}-` : `-${this.#word.slice(this.#length)}`;
  }
}

const upToTwo = affixes(2);
const upToThree = affixes(3);
const upToFive = affixes(5);

/** Prefixes and suffixes of one to three characters. */
export const affixes3 = ngrams("affix", upToThree);

/** Up to five characters: endings of surnames, towns and drugs ("-escu", "-ville", "-prazole"). */
export const affixes5 = ngrams("affix", upToFive);

/** Up to two, as paper 001's first system has them. */
export const carafeAffixes = ngrams("affix2", upToTwo);

/** Affixes of the tokens around: three to the left, two to the right. */
export const carafeWideAffixes = together(
  "carafeWideAffixes",
  ngrams("rca", upToTwo, { skips: [[-3], [-2], [-1], [1], [2]] }),
);
