import { isCommonWord } from "../lexicon/index.js";
import { remembered } from "../remembered.js";
import type { Analysis } from "../text/analysis.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import type { NoteLayer } from "./layer.js";
import { ngrams } from "./template.js";

const MOST_OTHERS = 6;

const mayBeAName = remembered((word) => /^\p{L}[\p{L}'’-]+$/u.test(word));

/** Occurrences by lower-cased word, of words that could be a name. */
function occurrences(words: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [t, word] of words.entries()) {
    if (!mayBeAName(word)) continue;
    const key = word.toLowerCase();
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
    const byWord = occurrences(words);
    const values = new Array<string[] | undefined>(count);
    for (const [key, places] of byWord) {
      if (places.length === 1) continue;
      const capital = places.filter((t) => /^\p{Lu}/u.test(words[t] as string)).length;
      const spread = capital === places.length ? "always-capital" : capital === 0 ? "never-capital" : "both";
      const common = isCommonWord(key);
      for (const t of places) {
        const list = new Set([spread]);
        if (!common || /^\p{Lu}/u.test(words[t] as string))
          for (const other of places.slice(0, MOST_OTHERS)) {
            if (other === t) continue;
            if (!common) {
              const before = wordBefore(analysis, other);
              if (before !== undefined) list.add(`before:${normaliseWord(before)}`);
              if (other + 1 < count) list.add(`after:${normaliseWord(words[other + 1] as string)}`);
            }
            for (const type of ruleTypes.get(other) ?? []) list.add(`rule:${type}`);
            const label = labelOf(analysis, other);
            if (label !== undefined && !common) list.add(`label:${label}`);
          }
        values[t] = [...list];
      }
    }
    return values;
  },
};

/** Other mentions of the same word in the note. */
export const otherMentions = ngrams("else", elsewhere);
