import { posTagger } from "#platform";
import type { Token } from "../note.js";
import { classAt, DIGIT, isLetterClass } from "./character-class.js";

/** What we use of wink-pos-tagger, which has no types. */
interface WinkToken {
  readonly value: string;
  readonly tag: "word" | "number" | "punctuation" | "symbol";
  readonly pos?: string;
}
interface WinkTagger {
  readonly tag: (tokens: WinkToken[]) => readonly WinkToken[];
}

let loaded: WinkTagger | undefined;

/** Loaded on first use: its lexicon takes a tenth of a second, and many runs never ask for it. */
function tagger(): WinkTagger {
  loaded ??= posTagger() as WinkTagger;
  return loaded;
}

/**
 * One Penn Treebank tag per token, in order, whatever the tokens are. Marks the tagger does not know ("/",
 * "@", an emoji) are SYM.
 */
export function posTags(text: string, tokens: readonly Token[]): string[] {
  // We say ourselves what each token is: the tagger's own test takes quadratic time on long runs of digits.
  const input = tokens.map(({ start, end }): WinkToken => {
    const value = text.slice(start, end);
    return { value, tag: kindOf(value) };
  });
  const tagged = tagger().tag(input);
  return input.map(({ tag }, index) => (tag === "symbol" ? "SYM" : tagged[index]?.pos || "NN"));
}

function kindOf(token: string): WinkToken["tag"] {
  if (/^\d[\d.,]*$/.test(token) || /^\d+[/-]\d+$/.test(token)) return "number";
  if (/^(?:[.!?,:;"'()[\]{}…-]|--|\.\.\.)$/.test(token)) return "punctuation";
  if (token === "&" || /^['’][A-Za-z]/.test(token)) return "word";
  const first = classAt(token, 0);
  return isLetterClass(first) || first === DIGIT ? "word" : "symbol";
}
