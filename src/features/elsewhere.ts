import { hashPrefix, hashState } from "../crf/index.js";
import type { Span } from "../note.js";
import { remembered } from "../remembered.js";
import type { Analysis, AttributeValue } from "../text/index.js";
import { normaliseWord } from "./clusters/normalise-word.js";
import type { NoteLayer } from "./layer.js";
import { CAPITAL, COMMON, mentionsOf, placesOf } from "./mentions.js";
import { Packer } from "./packing/packed.js";
import { type Sym, symbol } from "./packing/symbol.js";
import { hashWord } from "./packing/word-hash.js";
import { ngrams } from "./template.js";

const MOST_OTHERS = 6;
const SPREADS = ["always-capital", "never-capital", "both"].map(symbol);
const [ALWAYS, NEVER, BOTH] = [0, 1, 2];
/** Lists of the packed column: first that of nothing, then those of a spread alone. */
const NOTHING = 0;
const alone = (spread: number): number => 1 + spread;

/** What values are made of, and of which token, finding or attribute: their code is KINDS times that, and the kind. */
const [SPREAD, BEFORE, AFTER, RULE, LABEL] = [0, 1, 2, 3, 4];
const KINDS = 5;
const WORD_BEFORE = hashPrefix("before:");
const WORD_AFTER = hashPrefix("after:");
const ruleSymbol = remembered((type) => symbol(`rule:${type}`));

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

/** By token, what the rules found there: chains of findings, each with the next at the same token behind it. */
class HitsByToken {
  readonly #heads: Int32Array; // by token, its first link, counted from 1
  readonly #links: number[] = []; // finding and next link in turn

  constructor(analysis: Analysis, hits: readonly Span[]) {
    const { offsets, count } = analysis;
    this.#heads = new Int32Array(count);
    for (let hit = hits.length - 1; hit >= 0; hit--) {
      const { start, end } = hits[hit] as Span;
      for (let t = analysis.firstTokenAt(start); t < count && (offsets[2 * t] as number) < end; t++) {
        this.#links.push(hit, this.#heads[t] as number);
        this.#heads[t] = this.#links.length >> 1;
      }
    }
  }

  each(t: number, visit: (hit: number) => void): void {
    for (let link = this.#heads[t] as number; link !== 0; link = this.#links[2 * link - 1] as number)
      visit(this.#links[2 * link - 2] as number);
  }
}

/** What some mentions of a word tell the others, as halves and code of one value behind the other. */
class MentionFacts {
  readonly #analysis: Analysis;
  readonly #hits: readonly Span[];
  readonly #byToken: HitsByToken;
  readonly #values: number[] = [];
  readonly #ends: number[] = []; // by mention
  readonly #state = hashState();

  constructor(analysis: Analysis, hits: readonly Span[]) {
    this.#analysis = analysis;
    this.#hits = hits;
    this.#byToken = new HitsByToken(analysis, hits);
  }

  clear(): void {
    this.#values.length = 0;
    this.#ends.length = 0;
  }

  /** What the mention at a token tells. */
  add(t: number, isCommon: boolean): void {
    const { text, attributes, attributeOf, count } = this.#analysis;
    if (!isCommon) {
      const place = placeBefore(this.#analysis, t);
      if (place >= 0) this.#word(BEFORE, place);
      if (t + 1 < count) this.#word(AFTER, t + 1);
    }
    this.#byToken.each(t, (hit) => {
      this.#symbol(ruleSymbol((this.#hits[hit] as Span).type), KINDS * hit + RULE);
    });
    // Where it stands in a value: "name" of "Patient name: …".
    const a = attributeOf[t] as number;
    if (!isCommon && a >= 0) {
      const { name } = attributes[a] as AttributeValue;
      this.#symbol(labelOf(text.slice(name.start, name.end)), KINDS * a + LABEL);
    }
    this.#ends.push(this.#values.length);
  }

  #word(kind: number, t: number): void {
    const { text, offsets } = this.#analysis;
    const prefix = kind === BEFORE ? WORD_BEFORE : WORD_AFTER;
    hashWord(this.#state, prefix, text, offsets[2 * t] as number, offsets[2 * t + 1] as number);
    this.#values.push(this.#state.high, this.#state.low, KINDS * t + kind);
  }

  #symbol({ high, low }: Sym, code: number): void {
    this.#values.push(high, low, code);
  }

  /** All that the mentions tell, but for the n-th of them, nothing twice. */
  without(n: number, out: Packer): void {
    const values = this.#values;
    for (let m = 0, at = 0; m < this.#ends.length; m++) {
      const end = this.#ends[m] as number;
      if (m === n) at = end;
      for (; at < end; at += 3)
        out.addOnce(values[at] as number, values[at + 1] as number, values[at + 2] as number);
    }
  }
}

/** The text of a value from its code. */
function textFrom({ text, words, attributes }: Analysis, hits: readonly Span[], code: number): string {
  const of = Math.floor(code / KINDS);
  switch (code % KINDS) {
    case BEFORE:
      return WORD_BEFORE.text + normaliseWord(words[of] as string);
    case AFTER:
      return WORD_AFTER.text + normaliseWord(words[of] as string);
    case RULE:
      return ruleSymbol((hits[of] as Span).type).text;
    case LABEL: {
      const { name } = attributes[of] as AttributeValue;
      return labelOf(text.slice(name.start, name.end)).text;
    }
    default:
      return (SPREADS[of] as Sym).text;
  }
}

const packer = new Packer();

function addSpread(spread: number): void {
  const { high, low } = SPREADS[spread] as Sym;
  packer.add(high, low, KINDS * spread + SPREAD);
}

/**
 * What surrounds the same word where else it stands in the note: the words before and after it, and what the rules
 * say of it there. "Okafor" alone in the last line is a doctor because of "Dr. Okafor" in the first.
 */
const elsewhere: NoteLayer = {
  kind: "note",
  name: "elsewhere",
  of(analysis, { ruleHits = [] }) {
    const mentions = mentionsOf(analysis);
    const { facts, firsts, next } = mentions;
    const isCapital = (t: number): boolean => ((facts[t] as number) & CAPITAL) !== 0;
    const others = new MentionFacts(analysis, ruleHits);
    const lists = new Int32Array(analysis.count).fill(NOTHING);
    packer.end();
    for (let spread = 0; spread < SPREADS.length; spread++) {
      addSpread(spread);
      packer.end();
    }
    const listWithout = (own: number, spread: number): number => {
      addSpread(spread);
      others.without(own, packer);
      if (packer.size > 1) return packer.end();
      packer.drop();
      return alone(spread);
    };
    for (const first of firsts) {
      if (next[first] === 0) continue;
      const places = placesOf(mentions, first);
      let capitals = 0;
      for (const t of places) if (isCapital(t)) capitals++;
      const spread = capitals === places.length ? ALWAYS : capitals === 0 ? NEVER : BOTH;
      const isCommon = ((facts[first] as number) & COMMON) !== 0;
      if (isCommon && capitals === 0) {
        for (const t of places) lists[t] = alone(spread);
        continue;
      }
      others.clear();
      for (let n = 0; n < places.length && n < MOST_OTHERS; n++) others.add(places[n] as number, isCommon);
      let ofAll = NOTHING; // for those that are not among the first themselves
      for (let n = 0; n < places.length; n++) {
        const t = places[n] as number;
        if (isCommon && !isCapital(t)) lists[t] = alone(spread);
        else if (n < MOST_OTHERS) lists[t] = listWithout(n, spread);
        else {
          if (ofAll === NOTHING) ofAll = listWithout(n, spread);
          lists[t] = ofAll;
        }
      }
    }
    return packer.finish(lists, (code) => textFrom(analysis, ruleHits, code));
  },
};

/** Other mentions of the same word in the note. */
export const otherMentions = ngrams("else", elsewhere);
