import { fold } from "../folding.js";
import type { Scope } from "../scope.js";
import { type Slip, slipBetween } from "./like-change.js";
import { isUsualFirst, isUsualLast, type Sex } from "./name-lists.js";
import type { NameToken, Role } from "./name-pattern.js";

interface Person {
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** First and middle names as words or single letters, in their order. */
  readonly given: readonly string[];
}

/** A writing that is a slip of another name of the scope. */
export interface Variant {
  readonly of: string;
  readonly slip: Slip;
}

const LEAST_LETTERS = 5;

/** All names of a scope: who bears which, and which writing is a slip of which. */
export class NameBook {
  readonly #counts = { first: new Map<string, number>(), last: new Map<string, number>() };
  readonly #alone = new Map<string, { last: number; first: number }>();
  readonly #people: Person[] = [];
  readonly #byLast = new Map<string, Person[]>();
  readonly #byInitials = new Map<string, Person>();
  readonly #sexes = new Map<string, Sex>();
  #variants: { first: Map<string, Variant>; last: Map<string, Variant> } = {
    first: new Map(),
    last: new Map(),
  };

  static of(scope: Scope): NameBook {
    const known = scope.memory.get("names") as NameBook | undefined;
    if (known !== undefined) return known;
    const book = new NameBook();
    scope.memory.set("names", book);
    return book;
  }

  learn(tokens: readonly NameToken[], hint: "first" | "last", sex: Sex | undefined): void {
    const words = { first: [] as string[], last: [] as string[], alone: [] as string[] };
    for (const { is, role, text } of tokens) if (is === "word") words[role].push(fold(text));
    for (const word of words.alone) {
      const seen = this.#alone.get(word) ?? { first: 0, last: 0 };
      seen[hint]++;
      this.#alone.set(word, seen);
    }
    for (const role of ["first", "last"] as const) {
      for (const word of words[role]) this.#counts[role].set(word, (this.#counts[role].get(word) ?? 0) + 1);
    }
    const [first] = [...words.first, ...words.alone];
    if (sex !== undefined && first !== undefined) {
      const known = this.#sexes.get(first) ?? sex;
      this.#sexes.set(first, known === sex ? sex : "either");
    }
    if (words.first.length > 0 && words.last.length > 0) {
      const given = tokens
        .filter(({ is, role }) => is !== "text" && role === "first")
        .map(({ text }) => fold(text));
      this.#meet({ first: words.first, last: words.last, given });
    }
  }

  #meet(person: Person): void {
    this.#people.push(person);
    for (const last of person.last) {
      const family = this.#byLast.get(last) ?? [];
      this.#byLast.set(last, family);
      family.push(person);
    }
    const [first = "", ...middle] = person.given.map((word) => word.charAt(0));
    const last = person.last[0]?.charAt(0) ?? "";
    for (const initials of [first + last, first + middle.join("") + last]) {
      // Of several people with these initials the first by name, whoever is met first.
      const known = this.#byInitials.get(initials);
      if (known === undefined || nameOf(person) < nameOf(known)) this.#byInitials.set(initials, person);
    }
  }

  /** What a title said of the bearer of a name that no list knows. */
  sexHint(word: string): Sex | undefined {
    return this.#sexes.get(word);
  }

  /** A word that stood alone is what it is in full names of the scope, else what the mentions hint at. */
  roleOf(word: string, role: Role): "first" | "last" {
    if (role !== "alone") return role;
    const first = this.#counts.first.get(word) ?? 0;
    const last = this.#counts.last.get(word) ?? 0;
    if (first !== last) return first > last ? "first" : "last";
    const alone = this.#alone.get(word);
    return alone !== undefined && alone.last > alone.first ? "last" : "first";
  }

  variantOf(role: "first" | "last", word: string): Variant | undefined {
    return this.#variants[role].get(word);
  }

  /** Once all mentions are known: finds slips, and notes every other name for a surrogate. */
  settle(scope: Scope): void {
    const words = { first: new Map(this.#counts.first), last: new Map(this.#counts.last) };
    for (const [word, { first, last }] of this.#alone) {
      const known = words[this.roleOf(word, "alone")];
      known.set(word, (known.get(word) ?? 0) + first + last);
    }
    this.#variants = { first: variants(words.first, isUsualFirst), last: variants(words.last, isUsualLast) };
    for (const role of ["first", "last"] as const) {
      for (const word of words[role].keys()) {
        scope.forbid(word);
        if (!this.#variants[role].has(word)) scope.note(role, word);
      }
    }
  }

  /** The person of the scope whom an initial beside a family name stands for: "M." in "M. Hansen". */
  firstByInitial(letter: string, last: readonly string[]): string | undefined {
    const people = last.flatMap((word) => this.#byLast.get(word) ?? []);
    return smallest(people.flatMap(({ first }) => first).filter((name) => name.startsWith(letter)));
  }

  /** "W." in "Shoshana W." */
  lastByInitial(letter: string, first: readonly string[]): string | undefined {
    const people = this.#people.filter((person) => first.some((name) => person.first.includes(name)));
    return smallest(people.flatMap(({ last }) => last).filter((name) => name.startsWith(letter)));
  }

  byInitials(letters: string): Person | undefined {
    return this.#byInitials.get(letters);
  }
}

function nameOf({ given, last }: Person): string {
  return [...last, ...given].join(" ");
}

function smallest(words: readonly string[]): string | undefined {
  return [...words].sort()[0];
}

/** Writings in no list that are one slip away from a name met at least as often. */
function variants(
  words: ReadonlyMap<string, number>,
  isUsual: (word: string) => boolean,
): Map<string, Variant> {
  const found = new Map<string, Variant>();
  const byLetter = new Map<string, string[]>();
  const ranked = [...words].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const suspects = ranked.filter(([word]) => word.length >= LEAST_LETTERS && !isUsual(word));
  if (suspects.length === 0) return found;
  for (const [word] of ranked) {
    const letter = word.charAt(0);
    const same = byLetter.get(letter) ?? [];
    byLetter.set(letter, same);
    same.push(word);
  }
  const rank = new Map(ranked.map(([word], at) => [word, at]));
  for (const [word] of suspects) {
    for (const other of byLetter.get(word.charAt(0)) ?? []) {
      if (other === word || other.length < LEAST_LETTERS - 1 || found.has(other)) continue;
      if (!isUsual(other) && (rank.get(other) as number) > (rank.get(word) as number)) continue;
      const slip = slipBetween(other, word);
      if (slip === undefined) continue;
      found.set(word, { of: other, slip });
      break;
    }
  }
  return found;
}
