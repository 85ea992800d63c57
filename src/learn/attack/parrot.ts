import { EXIT, ScrubJayError } from "../../errors.js";
import type { Span } from "../../note.js";
import { type Recipe, tagNotes } from "../../pipeline/index.js";
import { RECIPES } from "../../recipes/index.js";
import { overlaps } from "../../spans.js";
import { foldsByPatient } from "../folds.js";
import { trainRecipe } from "../train-recipe.js";
import { isPlaceholder, type Mention, type ReleasedNote, scopeOf } from "./mention.js";
import { type Ranking, rankLeaks } from "./ranking.js";

export interface ParrotOptions {
  readonly recipe: Recipe;
  readonly folds: number;
  readonly seed: number;
  readonly threads?: number;
  readonly onFold?: (fold: number, of: number) => void;
}

/** The tagger that repeats what the release's tagger did, and what it does not repeat. */
export interface Parrot {
  /**
   * Mentions that read as identifiers outside all marks, in the order of the notes: what stands out for an attacker
   * who knows which mentions were replaced, because labels or shipped annotations say so.
   */
  readonly exposed: readonly Mention[];
  /** With truth: how many leaks those are, and how many of them are one. */
  readonly exposedLeaks?: { readonly precision: number; readonly recall: number };
  /** Suspicion of every mention, in the order of notes and mentions: the less the parrot expects it, the more. */
  readonly suspicion: readonly number[];
  /**
   * With truth and leaks: an attacker who sees every identifier, and must tell leaks from surrogates. The parrot has
   * learnt from the release's own marks on notes of other patients: the attacker has your tagger, or one like it.
   */
  readonly ranking?: Ranking;
  /** The same for an attacker who has marked identifiers by hand, leaks and surrogates alike. */
  readonly byHand?: Ranking;
}

/** From a tagger that marks little to one that marks much: a mention that only the last marks is hardly expected. */
const BIASES = [0, -4, -8];
const PLAIN = BIASES.indexOf(0);

/**
 * Trained on the marks of the other folds, the parrot finds what a tagger like the release's would find. What reads as an
 * identifier and is not found by it was perhaps not found by the release's tagger either: a leak.
 */
export async function parrotAttack(
  notes: readonly ReleasedNote[],
  hasTruth: boolean,
  options: ParrotOptions,
): Promise<Parrot> {
  const scopes = new Set(notes.map(scopeOf)).size;
  if (scopes < 2)
    throw new ScrubJayError("too-few-notes", "the parrot needs the notes of at least two patients", {
      hint: "Attack a larger part of the release.",
      exitCode: EXIT.usage,
    });
  const settings = { ...options, folds: Math.min(options.folds, scopes) };
  const found = await tagByFolds(notes, ({ marks }) => marks, settings);
  const rules = { recipe: RECIPES.rules as Recipe, voices: [], clusters: {}, card: {} };
  const ruled = await tagNotes(
    rules,
    notes.map(({ text }) => ({ text })),
  );
  const exposed = notes.flatMap((note, at) => {
    const finds = [...(found[at]?.[PLAIN] ?? []), ...(ruled[at]?.spans ?? [])];
    return outsideMarks(note, at, finds);
  });
  const mentions = notes.flatMap((note) => note.mentions);
  const suspicion = suspicions(mentions, found);
  if (!hasTruth) return { exposed, suspicion };
  const exposedLeaks = scoreOf(exposed, mentions);
  const ranking = rank(mentions, suspicion, options.seed);
  if (ranking === undefined) return { exposed, suspicion, exposedLeaks };
  const likewise = await tagByFolds(notes, (note) => note.mentions, settings);
  const byHand = rank(mentions, suspicions(mentions, likewise), options.seed) as Ranking;
  return { exposed, suspicion, ranking, byHand, exposedLeaks };
}

function suspicions(mentions: readonly Mention[], found: readonly Span[][][]): number[] {
  return mentions.map((mention) => suspicionOf(mention, found[mention.note] ?? []));
}

function rank(mentions: readonly Mention[], suspicion: readonly number[], seed: number): Ranking | undefined {
  const leakOrNot = mentions.map(({ kind }, at) => ({
    suspicion: suspicion[at] as number,
    leak: kind === "leak",
  }));
  return rankLeaks(leakOrNot, seed);
}

/** For every note, what the parrot that did not see it finds at each bias. */
async function tagByFolds(
  notes: readonly ReleasedNote[],
  lessonOf: (note: ReleasedNote) => readonly Span[],
  options: ParrotOptions,
): Promise<Span[][][]> {
  const numbered = notes.map((note, at) => ({
    at,
    id: note.id,
    text: note.text,
    spans: lessonOf(note).map(({ start, end, type }) => ({ start, end, type })),
    ...(note.patient !== undefined && { patient: note.patient }),
  }));
  const found: Span[][][] = notes.map(() => []);
  const folds = foldsByPatient(numbered, options.folds, options.seed);
  for (const [n, held] of folds.entries()) {
    options.onFold?.(n + 1, folds.length);
    const outside = new Set(held);
    const training = numbered.filter((note) => !outside.has(note));
    const { seed, threads = 2 } = options;
    const model = await trainRecipe(options.recipe, training, { seed, threads });
    for (const bias of BIASES)
      for (const [at, { spans }] of (await tagNotes(model, held, { bias })).entries())
        found[held[at]?.at ?? -1]?.push([...spans]);
  }
  return found;
}

/** 0 for what was never hidden; else the biases that miss it, and how unsure the first is that does not. */
function suspicionOf(mention: Mention, byBias: readonly (readonly Span[])[]): number {
  if (isPlaceholder(mention.value)) return 0;
  for (const [missed, spans] of byBias.entries()) {
    const scores = spans.filter((span) => overlaps(span, mention)).map(({ score = 1 }) => score);
    if (scores.length > 0) return 1 + missed + (1 - Math.max(...scores));
  }
  return 2 + byBias.length;
}

function outsideMarks({ text, marks }: ReleasedNote, note: number, finds: readonly Span[]): Mention[] {
  const kept: Mention[] = [];
  for (const { start, end, type } of finds.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const place = { start, end };
    const last = kept.at(-1);
    if (marks.some((mark) => overlaps(mark, place)) || (last && overlaps(last, place))) continue;
    kept.push({ note, start, end, type, kind: "suspect", value: text.slice(start, end) });
  }
  return kept;
}

function scoreOf(exposed: readonly Mention[], mentions: readonly Mention[]) {
  const leaks = mentions.filter(({ kind }) => kind === "leak");
  const share = (of: readonly Mention[], among: readonly Mention[]): number => {
    const byNote: Mention[][] = [];
    for (const one of among) byNote[one.note] = [...(byNote[one.note] ?? []), one];
    const met = of.filter((one) => byNote[one.note]?.some((other) => overlaps(one, other)));
    return of.length === 0 ? 0 : met.length / of.length;
  };
  return { precision: share(exposed, leaks), recall: share(leaks, exposed) };
}
