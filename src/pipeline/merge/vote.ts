import { inReadingOrder, type Span } from "../../note.js";
import { partitionPoint } from "../../partition-point.js";
import { overlapFinder } from "../../spans.js";
import { classAt, DIGIT, isLetterClass, widthAt } from "../../text/index.js";
import type { DropLog } from "../step.js";
import { changed, type TracedSpan } from "../traced-span.js";
import { agreed, type MergePolicy, type VoiceFindings } from "./policy.js";
import { resolveTraced } from "./resolve.js";

export interface VoteOptions {
  /** How much a voice counts, by its name; 1 where it is not named. */
  readonly weights?: Readonly<Record<string, number>>;
  /**
   * A span that nobody disputes stays above this score. The threshold that maximises F1 is half of the F1 that
   * can be reached, a little below 0.5; a missed identifier is worse than an extra one, so lower still.
   */
  readonly floor?: number;
  /** From this score on, what a loser covers beyond the winner stays covered. */
  readonly cover?: number;
}

const BY = "merge:vote";

/**
 * Of spans that overlap, the set without overlaps that gains most. A span gains the log-odds of its score above
 * the floor, times the weight of its voice, for each of its words: counted by span, two halves of a name would
 * outvote the whole. Voices that agree on extent and type add up.
 */
export function vote(options: VoteOptions = {}): MergePolicy {
  const { weights = {}, floor = 0.4, cover = 0.5 } = options;
  return (text, voices, log) => {
    // A voice says one thing of every stretch: what it says twice is settled before it votes.
    const settled = voices.map(({ name, spans }) => ({
      name,
      spans: resolveTraced(text, spans, BY, log),
    }));
    const { candidates, byStart } = gather(text, settled, weights, floor);
    const winners = best(candidates.filter(({ gain }) => gain > 0));
    const won = new Set(winners);
    const uncovered: TracedSpan[] = [];
    const at = winners.map(({ span }) => pooled(span, byStart.get(span.start) ?? []));
    const winnersOver = overlapFinder(at);
    for (const candidate of candidates) {
      if (won.has(candidate)) continue;
      const { span, gain } = candidate;
      if (gain > 0 && (span.score ?? 1) >= cover)
        uncovered.push(...remainders(text, span, winnersOver(span), log));
      else log.drop(span, BY, gain > 0 ? "spans it overlaps gain more" : "its score is below the floor");
    }
    // Remainders of two losers may overlap each other.
    return inReadingOrder([...at, ...resolveTraced(text, uncovered, BY, log)]);
  };
}

interface Candidate {
  span: TracedSpan;
  gain: number;
}

interface Candidates {
  readonly candidates: readonly Candidate[];
  /** The same by where they start. */
  readonly byStart: ReadonlyMap<number, readonly Candidate[]>;
}

function gather(
  text: string,
  voices: readonly VoiceFindings[],
  weights: Readonly<Record<string, number>>,
  floor: number,
): Candidates {
  const candidates: Candidate[] = [];
  const byStart = new Map<number, Candidate[]>();
  const base = logOdds(floor);
  for (const voice of voices) {
    for (const span of voice.spans) {
      const gain = (weights[voice.name] ?? 1) * (logOdds(span.score ?? 1) - base) * wordsIn(text, span);
      const rivals = byStart.get(span.start);
      const same = rivals?.find((rival) => rival.span.end === span.end && rival.span.type === span.type);
      if (same === undefined) {
        const candidate = { span, gain };
        candidates.push(candidate);
        if (rivals === undefined) byStart.set(span.start, [candidate]);
        else rivals.push(candidate);
        continue;
      }
      same.gain += gain;
      same.span = agreed(same.span, span, voice.name, higherScore(same.span, span));
    }
  }
  // On equal gain the span that comes first here wins: the earlier voice's.
  candidates.sort((a, b) => a.span.end - b.span.end || a.span.start - b.span.start);
  return { candidates, byStart };
}

/** Where voices see one extent and differ on its type, each of the types is heard when it is settled later. */
function pooled(winner: TracedSpan, rivals: readonly Candidate[]): TracedSpan {
  if (rivals.length < 2) return winner;
  const same = rivals.filter(({ span }) => span.end === winner.end);
  if (same.length < 2) return winner;
  const types: Record<string, number> = {};
  for (const { span } of same)
    for (const [type, share] of Object.entries(span.types ?? { [span.type]: span.score ?? 1 }))
      types[type] = (types[type] ?? 0) + share / same.length;
  return changed(winner, { types });
}

/** The higher of the two scores: voices learn from the same notes, so they are no independent witnesses. */
function higherScore(a: Span, b: Span): number | undefined {
  return a.score === undefined || b.score === undefined ? a.score : Math.max(a.score, b.score);
}

/** Weighted interval scheduling: the best set among the candidates up to each one, by their ends. */
function best(candidates: readonly Candidate[]): Candidate[] {
  const total = [0];
  const before: number[] = [];
  for (const [at, { span, gain }] of candidates.entries()) {
    before.push(countEndingBy(candidates, at, span.start));
    total.push(Math.max(total[at] as number, (total[before[at] as number] as number) + gain));
  }
  const chosen: Candidate[] = [];
  for (let at = candidates.length; at > 0; ) {
    if (total[at] === total[at - 1]) at--;
    else {
      chosen.push(candidates[at - 1] as Candidate);
      at = before[at - 1] as number;
    }
  }
  return chosen.reverse();
}

/** How many of the first `count` candidates end at `position` or before. */
function countEndingBy(candidates: readonly Candidate[], count: number, position: number): number {
  return partitionPoint(count, (at) => (candidates[at] as Candidate).span.end <= position);
}

/** The stretches of a loser that no winner covers, without blanks and marks at their edges. */
function remainders(text: string, loser: TracedSpan, winners: readonly Span[], log: DropLog): TracedSpan[] {
  const pieces: TracedSpan[] = [];
  let start = loser.start;
  const cut = (end: number): void => {
    const inner = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(text.slice(start, Math.max(start, end)));
    if (inner === null) return;
    const from = start + inner.index;
    const fields = { start: from, end: from + inner[0].length };
    pieces.push(
      changed(loser, fields, { by: BY, did: "resized", why: "spans that gain more cover the rest" }),
    );
  };
  for (const winner of winners) {
    cut(winner.start);
    start = winner.end;
  }
  cut(loser.end);
  if (pieces.length === 0) log.drop(loser, BY, "spans that gain more cover all of it");
  return pieces;
}

/** Certainty counts as 99.9 %: no voice may silence all others for ever. */
const SUREST = 0.999;

function logOdds(probability: number): number {
  const p = Math.min(SUREST, Math.max(1 - SUREST, probability));
  return Math.log(p / (1 - p));
}

function wordsIn(text: string, { start, end }: Span): number {
  let words = 0;
  let inside = false;
  for (let at = start; at < end; at += widthAt(text, at)) {
    const kind = classAt(text, at);
    const isWord = isLetterClass(kind) || kind === DIGIT;
    if (isWord && !inside) words++;
    inside = isWord;
  }
  return Math.max(1, words);
}
