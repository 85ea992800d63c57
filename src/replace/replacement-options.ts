import type { Note, Span } from "../note.js";
import type { OptionNames } from "../options.js";
import type { Action } from "./actions.js";
import type { ShiftRange } from "./dates/index.js";
import type { WordNames } from "./families/names/word-names.js";
import type { Policy } from "./policies.js";
import type { ReplacedSpan } from "./replace.js";
import type { SecretKey } from "./secret-key.js";

/** Over what the same original has the same surrogate. A note without a patient is a scope of its own. */
export const SCOPES = ["note", "patient", "corpus"] as const;
export type ScopeName = (typeof SCOPES)[number];

/** Where surrogates come from: made anew, or values of other notes where there are fitting ones. */
export const STRATEGIES = ["generate", "shuffle"] as const;
export type Strategy = (typeof STRATEGIES)[number];

export interface ReplacementOptions {
  readonly actionFor: (type: string) => Action;
  /** Needed as soon as an action is keyed. */
  readonly key?: SecretKey;
  /** How surrogates are chosen. */
  readonly policy: Pick<Policy, "byOrder" | "nameFloor" | "letterMail" | "keepInitials">;
  /** Default: `patient`. */
  readonly scope?: ScopeName;
  /** Default: `generate`. */
  readonly strategy?: Strategy;
  /**
   * Most names and places from the ten words closest to the original, states and countries from other patients' notes, so
   * that the words of a copy are spread as those of the notes were: for models that are to learn from it. Default: false,
   * any of the two hundred closest words.
   */
  readonly closest?: boolean;
  /**
   * As paper 004 has it: names drawn evenly from all that reach the policy's floor, altered where the original is no such
   * name, and masks of letters. Default: false, names that a tagger sees much as it saw the original.
   */
  readonly evenly?: boolean;
  /**
   * Folded words of all names of a corpus. What is a word of English is then forbidden to names for one of these, and not
   * for a word of other originals: "Cook" of a cook.
   */
  readonly named?: ReadonlySet<string>;
  /** First names of a whole corpus that are words too; those get surrogates of them, if there are many. See `wordNamesOf`. */
  readonly wordNames?: WordNames;
  /** Range of the secret date shift. */
  readonly shift?: ShiftRange;
  /** Folded originals of a whole corpus, none of which becomes a surrogate; see `fold`. */
  readonly originals?: ReadonlySet<string>;
}

export type NoteToReplace = Pick<Note, "text"> & Partial<Pick<Note, "id" | "patient" | "date">>;

export interface Replacement {
  /** True when surrogates are right only after all notes were learnt. */
  readonly twoPasses: boolean;
  /** Shows a note's originals, in the order of the notes. Needed before `replace` only with two passes. */
  learn(note: NoteToReplace, spans: readonly Span[]): void;
  replace(note: NoteToReplace, spans: readonly Span[]): { text: string; spans: ReplacedSpan[] };
}

export const REPLACEMENT_OPTIONS: OptionNames<ReplacementOptions> = {
  actionFor: true,
  key: true,
  policy: true,
  scope: true,
  strategy: true,
  closest: true,
  evenly: true,
  named: true,
  wordNames: true,
  shift: true,
  originals: true,
};
