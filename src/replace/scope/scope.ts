import type { Draws } from "../draws.js";
import type { WordNames } from "../families/names/word-names.js";
import { fold, foldedWithWords } from "../folding.js";
import { Originals } from "./originals.js";

/** A kind of value that gets a surrogate: a family name, a city, an exchange and line number. */
export interface ValueKind {
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
  /** Is it one of few that many people share each? Where the closest are wanted, those of other scopes may come. */
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
  readonly kinds: Readonly<Record<string, ValueKind>>;
  /** Draw by order of first appearance, never by value. */
  readonly byOrder: boolean;
  /** Is it an original elsewhere, where it must not be given either? */
  readonly elsewhere?: (folded: string) => boolean;
  /** Is it a word of somebody's name elsewhere? Undefined where that is not known. */
  readonly namedElsewhere?: (folded: string) => boolean;
  /** Candidates from other notes, in the order to try them. */
  readonly shuffled?: (kind: string, value: string, draws: Draws) => Iterable<string>;
  /** Called with every pair of values that stand together. */
  readonly onPair?: (a: string, b: string) => void;
  /** Do these two stand together in another note? */
  readonly pairElsewhere?: (a: string, b: string) => boolean;
  /** Called with every value that other notes may be given. */
  readonly onValue?: (kind: string, value: string, display: string) => void;
  /** Most surrogates are of the few words that are closest to the originals. */
  readonly closest?: boolean;
  /** Names are drawn evenly from the lists. */
  readonly evenly?: boolean;
  /** Values of the whole scope change places: what stands in no note of the same patient may come. */
  readonly exchanges?: boolean;
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

interface Noted {
  readonly value: string;
  readonly order: number;
  times: number;
  surrogate: string | undefined;
}

/** All that a scope knows of one kind of values. */
interface KindState {
  readonly kind: ValueKind;
  readonly noted: Map<string, Noted>;
  /** Surrogates given, folded. */
  readonly taken: Set<string>;
  /** A bit for every letter that a value begins with. */
  firstLetters: number;
}

/** The same for a letter of A to Z, whichever case it has. */
function letterBit(unit: number): number {
  return 1 << (unit & 31);
}

const TRIES = 200;
const FEW_TRIES = 40;
const LAST_ASCII = 127;

/** Within a scope the same original has the same surrogate, and no surrogate is an original. */
export class Scope {
  readonly options: ScopeOptions;
  /** What a family keeps of the scope, by the family's name. */
  readonly memory = new Map<string, unknown>();
  /** Whose note is being replaced; empty where nobody said. */
  replacing = "";
  /** Values given although they are originals too, for want of others. */
  reused = 0;
  readonly #originals = new Originals();
  #whose = "";
  readonly #kinds = new Map<string, KindState>();
  readonly #partners = new Map<string, Set<string>>();
  /** Few kinds have partners at all. */
  readonly #pairedKinds = new Set<string>();
  #settled = false;

  constructor(options: ScopeOptions) {
    this.options = options;
  }

  /** A note of this patient comes: values have to be settled again before the next surrogate. */
  reopen(whose: string): void {
    this.#settled = false;
    this.#whose = whose;
  }

  /** Whose note is being learnt. */
  get learning(): string {
    return this.#whose;
  }

  /** An original, or a part of one, that no surrogate may equal. */
  forbid(original: string): void {
    this.#addOriginal(fold(original));
  }

  /** An original and its words of three letters and more. */
  forbidWithWords(original: string): void {
    for (const folded of foldedWithWords(original)) this.#addOriginal(folded);
  }

  #addOriginal(folded: string): void {
    this.#originals.add(folded, this.#settled ? undefined : this.#whose);
  }

  isOriginal(candidate: string): boolean {
    return this.#isOriginal(fold(candidate));
  }

  #isOriginal(folded: string): boolean {
    return this.#originals.has(folded) || this.options.elsewhere?.(folded) === true;
  }

  /** Notes a value that will need a surrogate; `times`, if it stands there more often than it is noted. */
  note(kind: string, value: string, display?: string, times?: number): void {
    this.#note(this.#ofKind(kind), value, times);
    if (display !== undefined) this.options.onValue?.(kind, value, display);
  }

  #note(same: KindState, value: string, times: number | undefined): Noted {
    const { noted } = same;
    let known = noted.get(value);
    if (known === undefined) {
      known = { value, order: noted.size, times: times ?? 1, surrogate: undefined };
      noted.set(value, known);
      same.firstLetters |= letterBit(value.charCodeAt(0));
    } else known.times = times ?? known.times + 1;
    this.#addOriginal(value);
    return known;
  }

  /** Whoever asks for it notes a value. */
  #ofKind(name: string): KindState {
    let known = this.#kinds.get(name);
    if (known === undefined) {
      const kind = this.options.kinds[name] as ValueKind;
      known = { kind, noted: new Map(), taken: new Set(), firstLetters: 0 };
      this.#kinds.set(name, known);
    }
    return known;
  }

  /** Whether a value of the kind may begin with this letter, given as a code unit. */
  mayHaveFrom(kind: string, unit: number): boolean {
    const known = this.#kinds.get(kind);
    return known !== undefined && (unit > LAST_ASCII || (known.firstLetters & letterBit(unit)) !== 0);
  }

  has(kind: string, value: string): boolean {
    return this.#kinds.get(kind)?.noted.has(value) === true;
  }

  /** Two values stood together ("Dover", "NH"): their surrogates must not be such a pair. */
  pair(a: string, b: string): void {
    this.options.onPair?.(a, b);
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const partners = this.#partners.get(one) ?? new Set<string>();
      this.#partners.set(one, partners.add(other));
      this.#pairedKinds.add(one.slice(0, one.indexOf(":")));
    }
  }

  /** Does this value stand together with one of the other kind somewhere in the scope? */
  standsWith(kind: string, value: string, otherKind: string): boolean {
    for (const partner of this.#partners.get(`${kind}:${value}`) ?? [])
      if (partner.startsWith(`${otherKind}:`)) return true;
    return false;
  }

  surrogate(kind: string, value: string): string {
    if (!this.#settled) this.#settle();
    const same = this.#ofKind(kind);
    return same.noted.get(value)?.surrogate ?? this.#assign(kind, same, this.#note(same, value, undefined));
  }

  /**
   * Values are served in an order of their own, so that the order of notes and mentions does not show. What stands there
   * most often comes first: where few surrogates are like it, it should have the closest.
   */
  #settle(): void {
    this.#settled = true;
    this.options.settle(this);
    for (const kind of [...this.#kinds.keys()].sort()) {
      const same = this.#kinds.get(kind) as KindState;
      const values = [...same.noted.values()];
      if (!this.options.byOrder && values.length > 1)
        values.sort((a, b) => b.times - a.times || (a.value < b.value ? -1 : 1));
      // The surrogate of one may have needed that of another.
      for (const entry of values) if (entry.surrogate === undefined) this.#assign(kind, same, entry);
    }
  }

  #assign(name: string, { kind, taken }: KindState, entry: Noted): string {
    const { value } = entry;
    const { byOrder, draws: derive, closest, evenly, exchanges, shuffled } = this.options;
    const { small, othersFirst, ofMany } = kind;
    const draws = derive(name, byOrder ? `#${entry.order}` : value);
    const give = (surrogate: string, folded: string): string => {
      taken.add(folded);
      entry.surrogate = surrogate;
      return surrogate;
    };
    if (kind.shuffled && shuffled) {
      for (const candidate of shuffled(name, value, draws)) {
        const folded = fold(candidate);
        if (folded === value || taken.has(folded)) continue;
        if (exchanges ? this.#originals.meet(value, folded) : this.#originals.has(folded)) continue;
        if (kind.fits && !kind.fits(value, folded, this)) continue;
        if (!this.#remakesPair(name, value, folded)) return give(candidate, folded);
      }
    }
    let last: string | undefined;
    let unpaired: string | undefined;
    let untaken: string | undefined;
    let elsewhere: string | undefined;
    let shared: string | undefined;
    for (let tries = 0; tries < (small ? FEW_TRIES : TRIES); tries++) {
      const candidate = kind.make(value, draws, this, tries);
      const folded = fold(candidate);
      if (folded === value) continue;
      last ??= candidate;
      if (this.#remakesPair(name, value, folded)) continue;
      unpaired ??= candidate;
      const isTaken = taken.has(folded);
      const known = this.#isBarred(value, folded, (closest || evenly) && ofMany?.(folded, this));
      if (!known) {
        if (!isTaken) return give(candidate, folded);
        shared ??= candidate;
      }
      if (isTaken) continue;
      untaken ??= candidate;
      const ofOthers = !this.#originals.has(folded) || !this.#originals.meet(value, folded);
      if (elsewhere === undefined && ofOthers) elsewhere = candidate;
      if (elsewhere !== undefined && othersFirst) return give(elsewhere, fold(elsewhere));
    }
    // Of few values, an original of other patients serves better than one that many originals have in common, and
    // that better than an original of the same patient.
    const reusable = small ? (elsewhere ?? shared ?? untaken) : shared;
    if (!small) this.reused++;
    const given = reusable ?? unpaired ?? last ?? this.#lastResort(value, draws);
    return give(given, fold(given));
  }

  /** May this not come because it is an original? Of what many people share, only those of this scope bar it. */
  #isBarred(value: string, folded: string, isShared: boolean | undefined): boolean {
    if (!isShared) return this.#isOriginal(folded);
    // A scope of all patients knows every original: there those of the same patients count.
    return (
      this.#originals.has(folded) && (this.options.evenly !== true || this.#originals.meet(value, folded))
    );
  }

  /** The kind has one value only: change a character at random, whatever comes of it. */
  #lastResort(value: string, draws: Draws): string {
    const digits = value.replace(/\d/g, (digit) => String((Number(digit) + 1 + draws.below(9)) % 10));
    return digits === value ? `${value}${draws.pick([..."aeiou"])}` : digits;
  }

  /** Would this surrogate stand beside a partner with which it stands in an original? */
  #remakesPair(kind: string, value: string, folded: string): boolean {
    if (!this.#pairedKinds.has(kind)) return false;
    const self = `${kind}:${folded}`;
    for (const partner of this.#partners.get(`${kind}:${value}`) ?? []) {
      const cut = partner.indexOf(":");
      const given = this.#kinds.get(partner.slice(0, cut))?.noted.get(partner.slice(cut + 1))?.surrogate;
      // A partner without surrogate is kept as it is, or comes later and looks at this one then.
      const after = given === undefined ? partner : `${partner.slice(0, cut)}:${fold(given)}`;
      if (this.#partners.get(self)?.has(after) || this.options.pairElsewhere?.(self, after)) return true;
    }
    return false;
  }
}
