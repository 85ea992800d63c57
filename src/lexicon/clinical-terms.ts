import { readWords } from "./word-file.js";

let terms: ReadonlySet<string> | undefined;

/** Is `word` (in any case) one of some 2,400 common clinical words: drugs, labs, anatomy, findings, shorthand? */
export function isClinicalTerm(word: string): boolean {
  terms ??= load();
  return terms.has(word.toLowerCase());
}

/** How many words the list holds. */
export function clinicalTermCount(): number {
  terms ??= load();
  return terms.size;
}

function load(): Set<string> {
  const all = new Set<string>();
  for (const [, ...words] of readWords("clinical-terms")) for (const word of words) all.add(word);
  return all;
}
