import { isUsualFirst, isUsualLast, sexOf } from "./name-lists.js";
import { type NameMention, rolesInScope, type ScopeRoles } from "./name-mentions.js";
import type { NameRole } from "./name-pattern.js";
import { type Variant, variants } from "./name-variants.js";

/** A part of somebody's name: a word, or a letter where the scope never tells more. */
export interface NamePart {
  readonly role: "first" | "last";
  readonly word: string;
}

export interface Person {
  /** First and middle names as words or single letters, in their order. */
  readonly given: readonly string[];
  readonly last: readonly string[];
}

/** Whom initials stand for. */
interface Initialled {
  readonly name: string;
  /** How many of the parts are words. */
  readonly words: number;
  readonly parts: readonly NamePart[];
}

type Votes = Record<"female" | "male", number>;

/** What the mentions of a scope say together; made anew when mentions were added. */
export interface NamesKnown {
  readonly roles: ScopeRoles;
  readonly full: { readonly first: Map<string, number>; readonly last: Map<string, number> };
  readonly people: readonly Person[];
  readonly byLast: ReadonlyMap<string, readonly Person[]>;
  /** Few scopes have initials that stand for somebody: made when first asked for. */
  readonly byInitials: () => ReadonlyMap<string, Initialled>;
  readonly sexes: ReadonlyMap<string, Votes>;
  readonly words: { readonly first: Map<string, number>; readonly last: Map<string, number> };
  readonly variants: { readonly first: Map<string, Variant>; readonly last: Map<string, Variant> };
  readonly short: { readonly first: Map<string, string>; readonly last: Map<string, string> };
}

export function readMentions(
  mentions: readonly { readonly mention: NameMention; readonly count: number }[],
): NamesKnown {
  const roles = rolesInScope(mentions);
  const full = { first: new Map<string, number>(), last: new Map<string, number>() };
  const alone = new Map<string, { first: number; last: number }>();
  const people: Person[] = [];
  const byLast = new Map<string, Person[]>();
  const sexes = new Map<string, Votes>();
  const familyVotes: (readonly [last: string, sex: "female" | "male"])[] = [];
  const vote = (word: string, sex: "female" | "male"): void => {
    const votes = sexes.get(word) ?? { female: 0, male: 0 };
    sexes.set(word, votes);
    votes[sex]++;
  };
  for (const { mention, count } of mentions) {
    const { name } = mention;
    const resolved = roles.resolve(name);
    const tokens = resolved === name.tokens ? name.named : resolved.filter(({ is }) => is !== "text");
    const inRole: Record<NameRole, string[]> = { first: [], last: [], alone: [] };
    for (const { is, role, value: word } of tokens) {
      inRole[role].push(word);
      if (is !== "word") continue;
      if (role !== "alone") full[role].set(word, (full[role].get(word) ?? 0) + count);
      else {
        const seen = alone.get(word) ?? { first: 0, last: 0 };
        alone.set(word, seen);
        seen[mention.hint] += count;
      }
    }
    for (const [first, sex] of name.sexes) vote(first, sex);
    const { first: given, last, alone: single } = inRole;
    if (mention.sex !== undefined) {
      const only = mention.hint === "first" ? single[0] : undefined;
      const firstName = [given[0], only].find((word) => word !== undefined && word.length > 1);
      if (firstName !== undefined) vote(firstName, mention.sex);
      else for (const word of [...last, ...single]) familyVotes.push([word, mention.sex]);
    }
    if (given.length === 0 || last.length === 0) continue;
    const person = { given, last };
    people.push(person);
    for (const word of last) {
      const family = byLast.get(word) ?? [];
      byLast.set(word, family);
      family.push(person);
    }
  }
  // "Mrs. Okabe" tells of Lise Okabe, if the scope has no other Okabe.
  for (const [last, sex] of familyVotes) {
    const firsts = (byLast.get(last) ?? []).map(({ given }) => given[0] ?? "");
    const names = new Set(firsts.filter((name) => name.length > 1));
    const [only] = names;
    if (only !== undefined && names.size === 1 && (sexOf(only) ?? "either") === "either") vote(only, sex);
  }
  const words = alone.size === 0 ? full : { first: new Map(full.first), last: new Map(full.last) };
  const known = { full, alone };
  for (const [word, { first, last }] of alone) {
    const role = words[roleAmong(word, known)];
    role.set(word, (role.get(word) ?? 0) + first + last);
  }
  const short = { first: shortForms(words.first, full.first, 3), last: shortForms(words.last, full.last, 4) };
  let byInitials: Map<string, Initialled> | undefined;
  return {
    roles,
    full,
    people,
    byLast,
    byInitials: () => {
      byInitials ??= initialsOf(people);
      return byInitials;
    },
    sexes,
    words,
    variants: { first: variants(words.first, isUsualFirst), last: variants(words.last, isUsualLast) },
    short,
  };
}

function initialsOf(people: readonly Person[]): Map<string, Initialled> {
  const found = new Map<string, Initialled>();
  for (const person of people) noteInitials(person, found);
  return found;
}

/** Each of the names counts by its first letter: all of a sort, or the first alone. */
function noteInitials(person: Person, found: Map<string, Initialled>): void {
  const { given, last } = person;
  noteWay(person, 1, 1, found);
  if (given.length > 1) noteWay(person, given.length, 1, found);
  if (last.length > 1) noteWay(person, 1, last.length, found);
  if (given.length > 1 && last.length > 1) noteWay(person, given.length, last.length, found);
}

function noteWay(
  { given, last }: Person,
  firsts: number,
  lasts: number,
  found: Map<string, Initialled>,
): void {
  let letters = "";
  let words = 0;
  for (let n = 0; n < firsts + lasts; n++) {
    const word = (n < firsts ? given[n] : last[n - firsts]) as string;
    letters += word.charAt(0);
    if (word.length > 1) words++;
  }
  // Of several people with these initials the first by name, whoever is met first; a full name tells more.
  const known = found.get(letters);
  if (known !== undefined && words < known.words) return;
  const name = [...last, ...given].join(" ");
  if (known !== undefined && words === known.words && name >= known.name) return;
  const parts: NamePart[] = [];
  for (let n = 0; n < firsts; n++) parts.push({ role: "first", word: given[n] as string });
  for (let n = 0; n < lasts; n++) parts.push({ role: "last", word: last[n] as string });
  found.set(letters, { name, words, parts });
}

type Counts = {
  readonly full: NamesKnown["full"];
  readonly alone: ReadonlyMap<string, { readonly first: number; readonly last: number }>;
};

/** A word that stood alone is what it is in full names of the scope, else what the mentions hint at. */
function roleAmong(word: string, { full, alone }: Counts): "first" | "last" {
  const first = full.first.get(word) ?? 0;
  const last = full.last.get(word) ?? 0;
  if (first !== last) return first > last ? "first" : "last";
  const seen = alone.get(word);
  return seen !== undefined && seen.last > seen.first ? "last" : "first";
}

/** Names that only stand alone and begin one longer name of the scope, and no other. */
function shortForms(
  words: ReadonlyMap<string, number>,
  full: ReadonlyMap<string, number>,
  least: number,
): Map<string, string> {
  const found = new Map<string, string>();
  const alone: string[] = [];
  for (const word of words.keys()) if (word.length >= least && !full.has(word)) alone.push(word);
  if (alone.length === 0) return found;
  const byStart = new Map<string, string[]>();
  for (const word of full.keys()) {
    const same = byStart.get(word.slice(0, least)) ?? [];
    byStart.set(word.slice(0, least), same);
    same.push(word);
  }
  for (const word of alone) {
    const same = byStart.get(word.slice(0, least)) ?? [];
    const longer = same.filter((one) => one.length >= word.length + 2 && one.startsWith(word));
    if (longer.length === 1) found.set(word, longer[0] as string);
  }
  return found;
}
