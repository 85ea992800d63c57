import { type HashState, hashEnd, hashStart, hashState, hashUnit } from "../crf/hash.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import type { Hashes } from "./hashes.js";
import type { WordLayer } from "./layer.js";
import { ngrams, together } from "./template.js";

const HYPHEN = 45;
const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff];

function affixes(longest: number): WordLayer {
  const of = (text: string): string[] => {
    const word = normaliseWord(text);
    const values: string[] = [];
    // Characters of two units count once and are not taken apart.
    const characters = hasSurrogate(word) ? [...word] : undefined;
    const size = characters?.length ?? word.length;
    for (let length = 1; length <= longest && length < size; length++) {
      const first = characters?.slice(0, length).join("") ?? word.slice(0, length);
      const last = characters?.slice(-length).join("") ?? word.slice(-length);
      values.push(`${first}-`, `-${last}`);
    }
    return values;
  };
  return {
    kind: "word",
    name: `affix-${longest}`,
    of,
    hash(text, out) {
      const word = normaliseWord(text);
      if (hasSurrogate(word)) for (const value of of(text)) out.addText(value);
      else hashAffixes(word, longest, out);
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

const state = hashState();
const prefix = hashState();

/** The hashes of the same, without cutting the word: ten pieces of every new word are many. */
function hashAffixes(word: string, longest: number, out: Hashes): void {
  hashStart(prefix);
  for (let length = 1; length <= longest && length < word.length; length++) {
    hashUnit(prefix, word.charCodeAt(length - 1));
    state.high = prefix.high;
    state.low = prefix.low;
    hashUnit(state, HYPHEN);
    addEnded(state, out);
    hashStart(state);
    hashUnit(state, HYPHEN);
    for (let at = word.length - length; at < word.length; at++) hashUnit(state, word.charCodeAt(at));
    addEnded(state, out);
  }
}

function addEnded(hash: HashState, out: Hashes): void {
  hashEnd(hash);
  out.add(hash.high, hash.low);
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
