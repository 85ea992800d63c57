import type { Span } from "../note.js";
import { remembered } from "../remembered.js";
import type { Analysis } from "../text/analysis.js";
import type { AttributeValue } from "../text/attributes.js";
import { ofSomeWords } from "./by-word.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import { NONE, type ReadyLayer } from "./layer.js";
import { mentionsOf, placesOf } from "./mentions.js";
import { type Sym, symbol } from "./symbol.js";
import { ngrams } from "./template.js";

const MOST_OTHERS = 6;
const [ALWAYS, NEVER, BOTH] = [[symbol("always-capital")], [symbol("never-capital")], [symbol("both")]];

const wordsBefore = ofSomeWords((word) => symbol(`before:${normaliseWord(word)}`));
const wordsAfter = ofSomeWords((word) => symbol(`after:${normaliseWord(word)}`));
const ruleSaying = remembered((type) => symbol(`rule:${type}`));

/** Of the name of an attribute: "name" of "Patient name". */
const MOST_LABELS = 4000;
const labelOf = remembered(
  (name) => symbol(`label:${normaliseWord(name.match(/\p{L}+(?=\P{L}*$)/u)?.[0] ?? "")}`),
  MOST_LABELS,
);

/** The token before; behind a full stop inside a sentence the abbreviation it belongs to: "Dr" in "Dr. Okafor". */
function placeBefore({ words, sentenceOf }: Analysis, t: number): number {
  const isAbbreviation = words[t - 1] === "." && sentenceOf[t - 2] === sentenceOf[t];
  return isAbbreviation ? t - 2 : t - 1;
}

/** By token, the types that the rules found there. */
function typesByToken(analysis: Analysis, hits: readonly Span[]): Map<number, Sym[]> {
  const found = new Map<number, Sym[]>();
  for (const { start, end, type } of hits) {
    const said = ruleSaying(type);
    for (let t = analysis.firstTokenAt(start); t < analysis.count && analysis.start(t) < end; t++) {
      const before = found.get(t);
      if (before === undefined) found.set(t, [said]);
      else add(before, said);
    }
  }
  return found;
}

/** Nothing twice. Lists are short, and equal texts have equal hashes. */
function add(list: Sym[], value: Sym): void {
  for (let n = 0; n < list.length; n++) {
    const { high, low } = list[n] as Sym;
    if (high === value.high && low === value.low) return;
  }
  list.push(value);
}

/** What each mention of a note tells the others. */
function telling(analysis: Analysis, hits: readonly Span[]): (t: number, isCommon: boolean) => Sym[] {
  const { text, attributes, attributeOf, count } = analysis;
  const [before, after] = [wordsBefore(analysis), wordsAfter(analysis)];
  const types = typesByToken(analysis, hits);
  const labels: Sym[] = []; // by attribute
  return (t, isCommon) => {
    const said: Sym[] = [];
    const place = placeBefore(analysis, t);
    if (!isCommon && place >= 0) said.push(before(place));
    if (!isCommon && t + 1 < count) said.push(after(t + 1));
    const found = types.get(t);
    if (found !== undefined) said.push(...found);
    // Where it stands in a value: "name" of "Patient name: …".
    const a = attributeOf[t] as number;
    if (isCommon || a < 0) return said;
    const { name } = attributes[a] as AttributeValue;
    labels[a] ??= labelOf(text.slice(name.start, name.end));
    said.push(labels[a]);
    return said;
  };
}

/**
 * What surrounds the same word where else it stands in the note: the words before and after it, and what the rules
 * say of it there. "Okafor" alone in the last line is a doctor because of "Dr. Okafor" in the first.
 */
const elsewhere: ReadyLayer = {
  kind: "note",
  name: "elsewhere",
  column(analysis, { ruleHits = [] }) {
    const mentions = mentionsOf(analysis);
    const { facts, firsts, next } = mentions;
    const tells = telling(analysis, ruleHits);
    const isCapital = (t: number): boolean => facts[t]?.isCapital === true;
    const out = new Array<readonly Sym[]>(analysis.count).fill(NONE);
    for (const first of firsts) {
      if (next[first] === 0) continue;
      const places = placesOf(mentions, first);
      let capitals = 0;
      for (const t of places) if (isCapital(t)) capitals++;
      const spread = capitals === places.length ? ALWAYS : capitals === 0 ? NEVER : BOTH;
      const common = facts[first]?.isCommon === true;
      if (common && capitals === 0) {
        for (const t of places) out[t] = spread;
        continue;
      }
      const said = places.slice(0, MOST_OTHERS).map((t) => tells(t, common));
      let ofAll: readonly Sym[] | undefined; // for those that are not among the first themselves
      for (const [n, t] of places.entries()) {
        if (common && !isCapital(t)) out[t] = spread;
        else if (n < MOST_OTHERS) out[t] = without(n, said, spread);
        else {
          ofAll ??= without(n, said, spread);
          out[t] = ofAll;
        }
      }
    }
    return out;
  },
};

function without(own: number, said: readonly (readonly Sym[])[], spread: readonly Sym[]): readonly Sym[] {
  const list = [...spread];
  for (let n = 0; n < said.length; n++) {
    if (n === own) continue;
    for (const value of said[n] as readonly Sym[]) add(list, value);
  }
  return list.length === 1 ? spread : list;
}

/** Other mentions of the same word in the note. */
export const otherMentions = ngrams("else", elsewhere);
