import { isAsciiLetter } from "../../../text/index.js";

const LAST_ASCII = 0x7f;

/**
 * The last word of a text in small letters, empty where there is none; undefined where other letters than A to Z may
 * belong to it.
 */
export function lastWord(text: string): string | undefined {
  let end = text.length;
  while (end > 0 && !isAsciiLetter(text.charCodeAt(end - 1))) {
    if (text.charCodeAt(end - 1) > LAST_ASCII) return undefined;
    end--;
  }
  let start = end;
  while (start > 0 && isAsciiLetter(text.charCodeAt(start - 1))) start--;
  if (start > 0 && text.charCodeAt(start - 1) > LAST_ASCII) return undefined;
  return text.slice(start, end).toLowerCase();
}

/**
 * Whether a text ends with one of some words and, behind it, marks that the pattern `marks` tells; none of those is a
 * letter. Most texts end with no such word: what `lastWord` says of them spares the search.
 */
export function endsWithOne(
  words: readonly string[],
  marks: string,
): (text: string, last?: string | undefined) => boolean {
  const pattern = new RegExp(`(?<!\\p{L})(?:${words.join("|")})${marks}$`, "iu");
  const lastWords = lastWordsOf(words);
  // Of a word of plain letters only the marks are left to look at.
  const plain = new Set(words.filter((word) => /^[a-z]+$/.test(word)));
  const marked = new RegExp(`[a-z]${marks}$`, "i");
  return (text, last = lastWord(text)) => {
    if (last !== undefined && plain.has(last)) return marked.test(text);
    return (last === undefined || lastWords.has(last)) && pattern.test(text);
  };
}

/** What `lastWord` says of texts that may end with one of some words. */
export function lastWordsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map((word) => /[a-z]*$/.exec(word)?.[0] ?? ""));
}
