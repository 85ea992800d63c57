import { ofSomeWords } from "./by-word.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import type { ReadyLayer } from "./layer.js";
import { type Sym, symbol } from "./symbol.js";
import { ngrams } from "./template.js";

const firstWords = ofSomeWords((word) => symbol(`1:${normaliseWord(word)}`));
const wordsAbove = ofSomeWords((word) => symbol(`above:${normaliseWord(word)}`));

/** The first two words of the token's line, and the last word of the line above if a colon ends it. */
const header: ReadyLayer = {
  kind: "note",
  name: "line-header",
  column(analysis) {
    const { words, lineOf, count } = analysis;
    const [firstOf, aboveOf] = [firstWords(analysis), wordsAbove(analysis)];
    const out = new Array<readonly Sym[]>(count);
    for (let first = 0, next = 0; first < count; first = next) {
      while (next < count && lineOf[next] === lineOf[first]) next++;
      const above = first > 1 && words[first - 1] === ":" ? [aboveOf(first - 2)] : [];
      out[first] = above;
      if (next - first < 2) continue;
      const one = firstOf(first);
      out[first + 1] = [one, ...above];
      if (next - first < 3) continue;
      const two = `${normaliseWord(words[first] as string)} ${normaliseWord(words[first + 1] as string)}`;
      out.fill([one, symbol(`2:${two}`), ...above], first + 2, next);
    }
    return out;
  },
};

export const lineHeader = ngrams("lhead", header);
