import { isCommonWord } from "../lexicon/index.js";
import { remembered } from "../remembered.js";
import type { Analysis } from "../text/analysis.js";
import { byWord } from "./by-word.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import type { NoteLayer } from "./layer.js";
import { type Sym, symbol, symbolTable } from "./symbol.js";
import { ngrams } from "./template.js";

const MOST_OTHERS = 6;
const [ALWAYS, NEVER, BOTH] = [[symbol("always-capital")], [symbol("never-capital")], [symbol("both")]];

/** What all mentions of a word have in common, "" where it can be no name. */
const nameKeys = byWord((word) => (/^\p{L}[\p{L}'’-]+$/u.test(word) ? word.toLowerCase() : ""));
const capitals = byWord((word) => /^\p{Lu}/u.test(word));
const isCommon = remembered(isCommonWord);

const intern = symbolTable();
const said = (what: string): ((word: string) => Sym) =>
  remembered((word) => intern(`${what}:${normaliseWord(word)}`));
const before = said("before");
const after = said("after");

/** Occurrences by lower-cased word, of words that could be a name. */
function occurrences(analysis: Analysis): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const keys = nameKeys(analysis);
  for (let t = 0; t < keys.length; t++) {
    const key = keys[t] as string;
    if (key === "") continue;
    const list = found.get(key);
    if (list === undefined) found.set(key, [t]);
    else list.push(t);
  }
  return found;
}

/** The token before; behind a full stop inside a sentence the abbreviation it belongs to: "Dr" in "Dr. Okafor". */
function wordBefore({ words, sentenceOf }: Analysis, t: number): string | undefined {
  const isAbbreviation = words[t - 1] === "." && sentenceOf[t - 2] === sentenceOf[t];
  return words[isAbbreviation ? t - 2 : t - 1];
}

/** The last word of the attribute name, where the token stands in a value: "name" of "Patient name: …". */
function labelOf({ attributes, attributeOf, text }: Analysis, t: number): string | undefined {
  const pair = attributes[attributeOf[t] as number];
  return (
    pair && normaliseWord(text.slice(pair.name.start, pair.name.end).match(/\p{L}+(?=\P{L}*$)/u)?.[0] ?? "")
  );
}

/**
 * What surrounds the same word where else it stands in the note: the words before and after it, and what the rules
 * say of it there. "Okafor" alone in the last line is a doctor because of "Dr. Okafor" in the first.
 */
const elsewhere: NoteLayer = {
  kind: "note",
  name: "elsewhere",
  of(analysis, { ruleHits = [] }) {
    const { words, count } = analysis;
    const ruleTypes = new Map<number, Set<string>>();
    for (const { start, end, type } of ruleHits)
      for (let t = analysis.firstTokenAt(start); t < count && analysis.start(t) < end; t++)
        ruleTypes.set(t, (ruleTypes.get(t) ?? new Set()).add(type));
    const isCapital = capitals(analysis);
    const mentions = occurrences(analysis);
    const values = new Array<readonly Sym[] | undefined>(count);
    for (const [key, places] of mentions) {
      if (places.length === 1) continue;
      const capital = places.filter((t) => isCapital[t]).length;
      const spread = capital === places.length ? ALWAYS : capital === 0 ? NEVER : BOTH;
      const common = isCommon(key);
      for (const t of places) {
        if (common && !isCapital[t]) {
          values[t] = spread;
          continue;
        }
        const list = new Set(spread);
        for (const other of places.slice(0, MOST_OTHERS)) {
          if (other === t) continue;
          if (!common) {
            const word = wordBefore(analysis, other);
            if (word !== undefined) list.add(before(word));
            if (other + 1 < count) list.add(after(words[other + 1] as string));
          }
          for (const type of ruleTypes.get(other) ?? []) list.add(intern(`rule:${type}`));
          const label = common ? undefined : labelOf(analysis, other);
          if (label !== undefined) list.add(intern(`label:${label}`));
        }
        values[t] = [...list];
      }
    }
    return values;
  },
};

/** Other mentions of the same word in the note. */
export const otherMentions = ngrams("else", elsewhere);
