import { lookUp } from "../errors.js";
import type { Token } from "../note.js";
import { toTokens } from "./token-offsets.js";
import { aggressiveOffsets } from "./tokenize-aggressive.js";
import { characterOffsets } from "./tokenize-characters.js";
import { dates2006Offsets } from "./tokenize-dates-2006.js";
import { plainOffsets } from "./tokenize-plain.js";

/**
 * Cuts a text into tokens. Whatever the text, tokens ascend, do not overlap, hold no white space, and hold
 * every other character exactly once; none splits a surrogate pair or parts a combining mark from its base.
 */
export interface Tokenizer {
  (text: string): Token[];
  /** The same tokens as `[start0, end0, start1, end1, …]`, without an object or a string per token. */
  readonly offsets: (text: string) => Int32Array;
}

export type TokenizerName = "plain" | "aggressive" | "dates-2006" | "characters";

function tokenizer(offsets: (text: string) => Int32Array): Tokenizer {
  return Object.assign((text: string) => toTokens(offsets(text)), { offsets });
}

export const TOKENIZERS: Readonly<Record<TokenizerName, Tokenizer>> = {
  plain: tokenizer(plainOffsets),
  aggressive: tokenizer(aggressiveOffsets),
  "dates-2006": tokenizer(dates2006Offsets),
  characters: tokenizer(characterOffsets),
};

/** The tokenizer of that name; an unknown name is answered with the names that exist. */
export function tokenizerNamed(name: string): Tokenizer {
  return lookUp("tokenizer", TOKENIZERS, name);
}
