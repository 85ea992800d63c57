import type { Draws } from "../draws.js";
import type { WordNames } from "../families/names/word-names.js";
import type { Scope } from "./scope.js";

/** A kind of value that gets a surrogate: a family name, a city, an exchange and line number. */
export interface Kind {
  /**
   * A candidate for a folded value. When it is refused, `make` is called again with the same draws, which go
   * on from where they were; `tries` says how often that has happened.
   */
  make(value: string, draws: Draws, scope: Scope, tries: number): string;
  /** So few values exist that another original may have to serve; the value's own is still never given. */
  readonly small?: boolean;
  /**
   * Of so few values nearly all are originals: one of other patients serves as well as one that nobody has, which would
   * be an odd one.
   */
  readonly othersFirst?: boolean;
  /** Is it one of few that many people share each? Where the likest are wanted, those of other scopes may come. */
  readonly ofMany?: (folded: string, scope: Scope) => boolean;
  /** The shuffle strategy takes values of this kind from other notes. */
  readonly shuffled?: boolean;
  /** Does a value of other notes fit in this one's place? */
  fits?(value: string, candidate: string, scope: Scope): boolean;
}

export interface ScopeOptions {
  /** What the draws hang on beside kind and value. */
  readonly id: string;
  readonly draws: (kind: string, about: string) => Draws;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Draw by order of first appearance, never by value. */
  readonly byOrder: boolean;
  /** Is it an original elsewhere, where it must not be given either? */
  readonly elsewhere?: (folded: string) => boolean;
  /** Is it a word of somebody's name elsewhere? Undefined where that is not known. */
  readonly namedElsewhere?: (folded: string) => boolean;
  /** Candidates from other notes, in the order to try them. */
  readonly shuffled?: (kind: string, value: string, draws: Draws) => Iterable<string>;
  /** Told of every pair of values that stand together. */
  readonly onPair?: (a: string, b: string) => void;
  /** Do these two stand together in another note? */
  readonly pairElsewhere?: (a: string, b: string) => boolean;
  /** Told of every value that other notes may be given. */
  readonly onValue?: (kind: string, value: string, display: string) => void;
  /** Most surrogates are of the few words that are likest of all. */
  readonly likest?: boolean;
  /** First names that are words, from which those that are words get theirs. */
  readonly wordNames?: WordNames;
  /** Least share of the population that a surrogate's name has. */
  readonly nameFloor: number;
  /** E-mail addresses of random letters instead of words and names. */
  readonly letterMail: boolean;
  /** Initials that stand alone stay. */
  readonly keepInitials: boolean;
  /** Ordered before anything is drawn: families that see the whole scope first (names) note their values here. */
  readonly settle: (scope: Scope) => void;
}
