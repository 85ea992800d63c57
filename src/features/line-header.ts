import { hashPrefix, hashState, type Prefix } from "../crf/index.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import type { NoteLayer } from "./layer.js";
import { Packer } from "./packing/packed.js";
import { hashWord, hashWords } from "./packing/word-hash.js";
import { ngrams } from "./template.js";

const ONE = hashPrefix("1:");
const TWO = hashPrefix("2:");
const ABOVE = hashPrefix("above:");
/** The code of a value is a token and one of these. */
const PREFIXES = [ONE, TWO, ABOVE];

const packer = new Packer();
const state = hashState();

/** The first two words of the token's line, and the last word of the line above if a colon ends it. */
const header: NoteLayer = {
  kind: "note",
  name: "line-header",
  of({ text, offsets, words, lineOf, count }) {
    const start = (t: number): number => offsets[2 * t] as number;
    const end = (t: number): number => offsets[2 * t + 1] as number;
    const add = (prefix: Prefix, t: number): void => {
      if (prefix === TWO) hashWords(state, TWO, text, [start(t), end(t), start(t + 1), end(t + 1)]);
      else hashWord(state, prefix, text, start(t), end(t));
      packer.add(state.high, state.low, t * PREFIXES.length + PREFIXES.indexOf(prefix));
    };
    const lists = new Int32Array(count);
    for (let first = 0, next = 0; first < count; first = next) {
      while (next < count && lineOf[next] === lineOf[first]) next++;
      const hasAbove = first > 1 && words[first - 1] === ":";
      for (let t = first; t < next && t <= first + 2; t++) {
        if (t > first) add(ONE, first);
        if (t > first + 1) add(TWO, first);
        if (hasAbove) add(ABOVE, first - 2);
        lists[t] = packer.end();
      }
      if (next > first + 3) lists.fill(lists[first + 2] as number, first + 3, next);
    }
    return packer.finish(lists, (code) => {
      const t = Math.floor(code / PREFIXES.length);
      const prefix = PREFIXES[code % PREFIXES.length] as Prefix;
      const word = normaliseWord(words[t] as string);
      return prefix.text + (prefix === TWO ? `${word} ${normaliseWord(words[t + 1] as string)}` : word);
    });
  },
};

export const lineHeader = ngrams("lhead", header);
