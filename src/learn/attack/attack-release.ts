import type { Note } from "../../note.js";
import type { Recipe } from "../../pipeline/index.js";
import { RECIPES } from "../../recipes/index.js";
import { type Consistency, consistencyAttack } from "./consistency.js";
import { type Dictionary, dictionaryAttack } from "./dictionary.js";
import { listHits } from "./list-hits.js";
import { isPlaceholder, type Mention } from "./mention.js";
import { type Parrot, parrotAttack } from "./parrot.js";
import { countOf, readRelease } from "./read-release.js";

export interface AttackOptions {
  /** Original notes with what is PHI in them marked. */
  readonly truth?: readonly Note[];
  /** What the parrot is. Default `lingpipe` with fewer chunkings to choose from: it trains in seconds. */
  readonly recipe?: Recipe;
  /** Default 3, or fewer where there are fewer patients. */
  readonly folds?: number;
  /** Default 1. */
  readonly seed?: number;
  /** Default 2. The result is the same with any number. */
  readonly threads?: number;
  /** Values that the attacker has from elsewhere, folded; see `fold`. */
  readonly list?: ReadonlySet<string>;
  readonly onFold?: (fold: number, of: number) => void;
}

export interface Attack {
  readonly hasTruth: boolean;
  readonly notes: number;
  readonly patients: number;
  /** True when no note names a patient: every note is then taken for a patient of its own. */
  readonly patientsUnknown: boolean;
  readonly ids: readonly string[];
  readonly surrogates: number;
  /** Of those, labels, masks and groups, which hide nothing among them. */
  readonly placeholders: number;
  /** With truth: identifiers left in the text, by type. */
  readonly leaks?: Readonly<Record<string, number>>;
  /** With truth: what was found and reads as it did before, by type. */
  readonly unchanged?: Readonly<Record<string, number>>;
  readonly parrot: Parrot;
  readonly dictionary: Dictionary;
  readonly consistency: Consistency;
  /** Every mention in the order of `parrot.suspicion`. */
  readonly mentions: readonly Mention[];
}

/** A parrot need not be the best tagger, and it reads every note several times. */
function parrotRecipe(): Recipe {
  const lingpipe = RECIPES.lingpipe as Recipe;
  const voices = lingpipe.voices.map((voice) => (voice.kind === "hmm" ? { ...voice, nBest: 32 } : voice));
  return { ...lingpipe, voices };
}

/** Tries on a release what an attacker would try. The same release, truth and seed give the same figures. */
export async function attackRelease(released: readonly Note[], options: AttackOptions = {}): Promise<Attack> {
  const { truth, seed = 1, folds = 3, recipe = parrotRecipe(), threads = 2, onFold, list } = options;
  const { notes, unchanged, hasTruth } = readRelease(released, truth);
  const mentions = notes.flatMap((note) => note.mentions);
  const parrot = await parrotAttack(notes, hasTruth, {
    recipe,
    folds,
    seed,
    threads,
    ...(onFold && { onFold }),
  });
  // Without truth the attacker's finds are looked up as well: a leak can only be among them.
  const lookedUp = hasTruth ? mentions : [...mentions, ...parrot.exposed];
  const consistency = consistencyAttack(notes, hasTruth, seed);
  const surrogates = mentions.filter(({ kind }) => kind === "surrogate");
  const leaks = mentions.filter(({ kind }) => kind === "leak").map(({ type }) => type);
  return {
    hasTruth,
    notes: notes.length,
    patients: consistency.patients,
    patientsUnknown: notes.every(({ patient }) => patient === undefined),
    ids: notes.map(({ id }) => id),
    surrogates: surrogates.length,
    placeholders: surrogates.filter(({ value }) => isPlaceholder(value)).length,
    ...(hasTruth && { leaks: countOf(leaks), unchanged }),
    parrot,
    dictionary: dictionaryAttack(lookedUp, hasTruth, list && { list, elsewhere: listHits(notes, list) }),
    consistency,
    mentions,
  };
}
