import { fold } from "../../folding.js";
import type { Scope } from "../../scope/scope.js";
import { memoryOf } from "../family.js";
import { type Sex, sexOf } from "./name-lists.js";
import type { NameMention } from "./name-mentions.js";
import type { NameReading, NameRole, NameToken } from "./name-pattern.js";
import { type NamePart, type NamesKnown, readMentions } from "./name-reading.js";
import type { Variant } from "./name-variants.js";

const THREE_OF_A_CASE = /^(?:\p{Lu}{3}|\p{Ll}{3})$/u;

/** A way in which a name stands in the scope, and how often. */
interface Counted {
  readonly mention: NameMention;
  count: number;
  /** The way in which the same text stood there before. */
  readonly before: Counted | undefined;
}

function saysTheSame(one: NameMention, other: NameMention): boolean {
  return (
    one.hint === other.hint &&
    one.titled === other.titled &&
    one.sex === other.sex &&
    one.givenOnly === other.givenOnly
  );
}

/** All names of a scope: who bears which, and which writing is a misspelling or a short form of which. */
export class NameBook {
  /** In the order in which they were first met. */
  readonly #mentions: Counted[] = [];
  readonly #lastOf = new Map<string, Counted>();
  #known: NamesKnown | undefined;

  static of(scope: Scope): NameBook {
    return memoryOf(scope, "names", () => new NameBook());
  }

  learn(surface: string, mention: NameMention): void {
    const last = this.#lastOf.get(surface);
    let seen = last;
    while (seen !== undefined && !saysTheSame(seen.mention, mention)) seen = seen.before;
    if (seen === undefined) {
      seen = { mention, count: 0, before: last };
      this.#mentions.push(seen);
      this.#lastOf.set(surface, seen);
    }
    seen.count++;
    this.#known = undefined;
  }

  /** Notes every name for a surrogate that has none from another. */
  settle(scope: Scope): void {
    const { words, variants, short } = this.#read();
    for (const role of ["first", "last"] as const) {
      for (const [word, times] of words[role]) {
        scope.forbid(word);
        if (!variants[role].has(word) && !short[role].has(word)) scope.note(role, word, undefined, times);
      }
    }
  }

  /** A name's tokens with the roles that the whole scope gives them. */
  resolve(name: NameReading): readonly NameToken[] {
    return this.#read().roles.resolve(name);
  }

  roleOf(word: string, role: NameRole): "first" | "last" {
    return role === "alone" ? aloneRole(word, this.#read()) : role;
  }

  /** Which name of the scope a word is, wherever it stands (in an address, in a firm's name). */
  roleKnown(word: string): "first" | "last" | undefined {
    const { words } = this.#read();
    return words.last.has(word) ? "last" : words.first.has(word) ? "first" : undefined;
  }

  /** The one family name of the scope that begins so. */
  lastBeginning(letters: string): string | undefined {
    const found = [...this.#read().words.last.keys()].filter((word) => word.startsWith(letters));
    return found.length === 1 ? found[0] : undefined;
  }

  /** The family name that "Mrs. D." stands for: of several the one met most often. */
  lastByLetter(letter: string): string | undefined {
    const found = [...this.#read().words.last].filter(([word]) => word.startsWith(letter) && word.length > 1);
    return found.sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0];
  }

  variantOf(role: "first" | "last", word: string): Variant | undefined {
    return this.#read().variants[role].get(word);
  }

  /** The longer name of the scope that a word is the beginning of: "xio" of "xiomara". */
  longFormOf(role: "first" | "last", word: string): string | undefined {
    return this.#read().short[role].get(word);
  }

  /** What titles and kinship say of a name's bearer; where they say nothing, the lists do. */
  sexFor(word: string): Sex {
    const listed = sexOf(word);
    const votes = this.#read().sexes.get(word);
    if (votes === undefined || votes.female === votes.male) return listed ?? "either";
    return votes.female > votes.male ? "female" : "male";
  }

  /** The person of the scope whom an initial beside a family name stands for: "M." in "M. Hansen". */
  firstByInitial(letter: string, last: readonly string[]): string | undefined {
    const { byLast } = this.#read();
    let first: string | undefined;
    for (const word of last)
      for (const { given } of byLast.get(word) ?? []) first = firstFrom(letter, given, first);
    return first;
  }

  /** The one first name of the scope with this letter. */
  onlyFirstFrom(letter: string): string | undefined {
    const found = [...this.#read().words.first.keys()].filter((name) => isWordFrom(name, letter));
    return found.length === 1 ? found[0] : undefined;
  }

  /** "W." in "Shoshana W." */
  lastByInitial(letter: string, first: readonly string[]): string | undefined {
    let found: string | undefined;
    for (const { given, last } of this.#read().people)
      if (first.some((name) => given.includes(name))) found = firstFrom(letter, last, found);
    return found;
  }

  byInitials(letters: string): readonly NamePart[] | undefined {
    return this.#read().byInitials().get(letters)?.parts;
  }

  /** "KAM" is listed as a name, but here it is Kwabena Asante-Mills. */
  standsForInitials(surface: string): boolean {
    if (surface.length < 3 || surface.length > 6 || !THREE_OF_A_CASE.test(surface)) return false;
    const letters = fold(surface);
    const { full, byInitials } = this.#read();
    return byInitials().has(letters) && !full.first.has(letters) && !full.last.has(letters);
  }

  #read(): NamesKnown {
    this.#known ??= readMentions(this.#mentions);
    return this.#known;
  }
}

function aloneRole(word: string, { words }: NamesKnown): "first" | "last" {
  const first = words.first.get(word) ?? 0;
  const last = words.last.get(word) ?? 0;
  return last > first ? "last" : "first";
}

function isWordFrom(name: string, letter: string): boolean {
  return name.length > 1 && name.startsWith(letter);
}

/** The first in order of `best` and of all names from this letter. */
function firstFrom(letter: string, names: readonly string[], best: string | undefined): string | undefined {
  let first = best;
  for (const name of names)
    if (isWordFrom(name, letter) && (first === undefined || name < first)) first = name;
  return first;
}
