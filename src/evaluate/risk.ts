import { informationBits, isClinicalTerm } from "../lexicon/index.js";
import type { Pair } from "./pair.js";
import { forEachWord, isWordAt } from "./words.js";

/** What a privacy officer and a researcher ask of one note. All of them add. */
export interface RiskCounts {
  readonly notes: number;
  /** Notes where at least one identifier is missed altogether. */
  readonly notesWithMissed: number;
  /** Notes where at least one letter or digit of an identifier stays uncovered. */
  readonly notesWithLeak: number;
  readonly identifiers: number;
  /** Identifiers of which no letter or digit is covered. */
  readonly missed: number;
  /** Identifiers of which any letter or digit is uncovered, the missed ones too. */
  readonly leaking: number;
  /** Letters and digits inside gold spans, UTF-16 units. */
  readonly characters: number;
  readonly leakedCharacters: number;
  /** Information in the words of gold spans, and of those parts that stay uncovered. */
  readonly bits: number;
  readonly leakedBits: number;
  /** Words outside any gold span, and those a prediction touches. */
  readonly plainWords: number;
  readonly redactedWords: number;
  readonly clinicalWords: number;
  readonly redactedClinicalWords: number;
}

export const RISK_COLUMNS = [
  "notes",
  "notesWithMissed",
  "notesWithLeak",
  "identifiers",
  "missed",
  "leaking",
  "characters",
  "leakedCharacters",
  "bits",
  "leakedBits",
  "plainWords",
  "redactedWords",
  "clinicalWords",
  "redactedClinicalWords",
] as const satisfies readonly (keyof RiskCounts)[];

/** `gold` and `pred` hold the label of every position of the pair's text (see paint). Types play no part. */
export function riskCounts(pair: Pair, gold: Int32Array, pred: Int32Array): RiskCounts {
  const spans = spanLeaks(pair, pred);
  return { notes: 1, ...spans, ...wordLeaks(pair.text, gold, pred) };
}

function spanLeaks(pair: Pair, pred: Int32Array) {
  const { text } = pair;
  // Word characters, and uncovered ones, before each position: each span is then two look-ups.
  const words = new Int32Array(text.length + 1);
  const bare = new Int32Array(text.length + 1);
  if (pair.gold.length > 0) {
    for (let i = 0; i < text.length; i++) {
      const word = isWordAt(text, i) ? 1 : 0;
      words[i + 1] = (words[i] as number) + word;
      bare[i + 1] = (bare[i] as number) + (pred[i] === 0 ? word : 0);
    }
  }
  let missed = 0;
  let leaking = 0;
  for (const { start, end } of pair.gold) {
    const uncovered = (bare[end] as number) - (bare[start] as number);
    if (uncovered === 0) continue;
    leaking++;
    if (uncovered === (words[end] as number) - (words[start] as number)) missed++;
  }
  return {
    identifiers: pair.gold.length,
    missed,
    leaking,
    notesWithMissed: missed > 0 ? 1 : 0,
    notesWithLeak: leaking > 0 ? 1 : 0,
  };
}

function wordLeaks(text: string, gold: Int32Array, pred: Int32Array) {
  let characters = 0;
  let leakedCharacters = 0;
  let bits = 0;
  let leakedBits = 0;
  let plainWords = 0;
  let redactedWords = 0;
  let clinicalWords = 0;
  let redactedClinicalWords = 0;
  forEachWord(text, (start, end) => {
    let at = start;
    let plain = true;
    let touched = false;
    while (at < end) {
      if (gold[at] === 0) {
        if (pred[at] !== 0) touched = true;
        at++;
        continue;
      }
      plain = false;
      const from = at;
      let leaked = 0;
      for (; at < end && gold[at] !== 0; at++) if (pred[at] === 0) leaked++;
      const cost = informationBits(text.slice(from, at));
      characters += at - from;
      leakedCharacters += leaked;
      bits += cost;
      leakedBits += (cost * leaked) / (at - from);
    }
    if (!plain) return;
    plainWords++;
    if (touched) redactedWords++;
    if (!isClinicalTerm(text.slice(start, end))) return;
    clinicalWords++;
    if (touched) redactedClinicalWords++;
  });
  return {
    characters,
    leakedCharacters,
    bits,
    leakedBits,
    plainWords,
    redactedWords,
    clinicalWords,
    redactedClinicalWords,
  };
}
