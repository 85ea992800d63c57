import { readFileSync } from "node:fs";

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

/** Lines are `group word word …`; the group is for the reader of the file. */
function load(): Set<string> {
  const all = new Set<string>();
  const content = readFileSync(new URL("../../data/clinical-terms.txt", import.meta.url), "utf8");
  for (const line of content.split("\n")) {
    if (line.startsWith("#")) continue;
    for (const word of line.trim().split(" ").slice(1)) all.add(word);
  }
  return all;
}
