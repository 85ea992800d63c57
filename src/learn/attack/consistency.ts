import { seededRandom } from "../../random.js";
import { fold } from "../../replace/index.js";
import { categoryOf } from "../../schema/index.js";
import { type Mention, type ReleasedNote, scopeOf } from "./mention.js";

/** What repeated surrogates tell, for one type. */
export interface TypeConsistency {
  readonly type: string;
  /** Different surrogates. */
  readonly values: number;
  /** Those found with more than one patient. */
  readonly shared: number;
  /** With truth: originals found with more than one patient, and those of them that keep a surrogate across patients. */
  readonly sharedOriginals?: { readonly all: number; readonly followed: number };
  /** With truth: within one patient, originals with several surrogates, and surrogates with several originals. */
  readonly within?: { readonly split: number; readonly merged: number };
  /** With truth: what an attacker gets who knows how often each original occurs and matches rank by rank. */
  readonly ranks?: { readonly tried: number; readonly right: number; readonly byChance: number };
}

export interface Consistency {
  readonly patients: number;
  /** Patients who share a full name, number or address in the release with another: they can be linked. */
  readonly linked: number;
  /** With truth: patients linked through the same real person, number or address, not by accident. */
  readonly trulyLinked?: number;
  readonly byType: readonly TypeConsistency[];
}

/** Ranks further down are ties and noise. */
const RANKS = 20;

/** The same surrogate for the same person: whom it links across patients, and whether its frequency gives it away. */
export function consistencyAttack(
  notes: readonly ReleasedNote[],
  hasTruth: boolean,
  seed: number,
): Consistency {
  const scopes = notes.map(scopeOf);
  const surrogates = notes
    .flatMap(({ mentions }) => mentions)
    .filter(({ kind, value }) => kind === "surrogate" && !isNumberedLabel(value));
  const scopeOfMention = ({ note }: Mention): string => scopes[note] as string;
  const types = [...new Set(surrogates.map(({ type }) => type))].sort();
  const strong = surrogates.filter(pointsAtOne);
  const linked = linkedScopes(strong, scopeOfMention, ({ type, value }) => `${type} ${fold(value)}`);
  const truly = linkedScopes(
    strong,
    scopeOfMention,
    ({ type, value, original = "" }) => `${type} ${fold(value)}\n${fold(original)}`,
  );
  return {
    patients: new Set(scopes).size,
    linked,
    ...(hasTruth && { trulyLinked: truly }),
    byType: types.map((type) => {
      const own = surrogates.filter((mention) => mention.type === type);
      const holders = groups(own, ({ value }) => fold(value), scopeOfMention);
      const values = holders.size;
      const shared = severals(holders);
      if (!hasTruth) return { type, values, shared };
      return {
        type,
        values,
        shared,
        sharedOriginals: sharedOriginals(own, scopeOfMention),
        within: within(own, scopeOfMention),
        ranks: matchRanks(own, seed),
      };
    }),
  };
}

/** "[DATE-1]" starts anew in every note and links nothing. */
function isNumberedLabel(value: string): boolean {
  return /^\[[A-Z-]+(?:-\d+)?\]$/.test(value) || !/[\p{L}\p{N}]/u.test(value);
}

/** Full names, whole numbers and addresses: too many exist for two patients to share one by accident. */
function pointsAtOne({ type, value }: Mention): boolean {
  const category = categoryOf(type);
  if (category === "NAME") return (value.match(/\p{L}{2,}/gu) ?? []).length >= 2;
  if (category === "ID" || category === "CONTACT") return (value.match(/[\p{L}\p{N}]/gu) ?? []).length >= 6;
  return type === "STREET" && /\d/.test(value);
}

function groups<T>(
  list: readonly T[],
  keyOf: (one: T) => string,
  memberOf: (one: T) => string,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const one of list) {
    const members = found.get(keyOf(one)) ?? new Set<string>();
    found.set(keyOf(one), members.add(memberOf(one)));
  }
  return found;
}

function severals(found: ReadonlyMap<string, ReadonlySet<string>>): number {
  return [...found.values()].filter(({ size }) => size > 1).length;
}

/** How many scopes share a value with another scope. */
function linkedScopes(
  mentions: readonly Mention[],
  scopeOfMention: (mention: Mention) => string,
  keyOf: (mention: Mention) => string,
): number {
  const linked = new Set<string>();
  for (const scopes of groups(mentions, keyOf, scopeOfMention).values())
    if (scopes.size > 1) for (const scope of scopes) linked.add(scope);
  return linked.size;
}

function sharedOriginals(mentions: readonly Mention[], scopeOfMention: (mention: Mention) => string) {
  const original = (mention: Mention): string => fold(mention.original ?? "");
  const both = groups(mentions, (one) => `${original(one)}\n${fold(one.value)}`, scopeOfMention);
  const followed = new Set([...both].filter(([, { size }]) => size > 1).map(([key]) => key.split("\n")[0]));
  return { all: severals(groups(mentions, original, scopeOfMention)), followed: followed.size };
}

function within(mentions: readonly Mention[], scopeOfMention: (mention: Mention) => string) {
  const original = (mention: Mention): string => fold(mention.original ?? "");
  const value = (mention: Mention): string => fold(mention.value);
  return {
    split: severals(groups(mentions, (one) => `${scopeOfMention(one)}\n${original(one)}`, value)),
    merged: severals(groups(mentions, (one) => `${scopeOfMention(one)}\n${value(one)}`, original)),
  };
}

/** The n-th most frequent surrogate is taken for the n-th most frequent original. Ties fall as the seed has it. */
function matchRanks(mentions: readonly Mention[], seed: number): TypeConsistency["ranks"] & {} {
  const originals = ranked(mentions, ({ original = "" }) => fold(original), seed);
  const values = ranked(mentions, ({ value }) => fold(value), seed + 1);
  const stoodFor = groups(
    mentions,
    ({ value }) => fold(value),
    ({ original = "" }) => fold(original),
  );
  const tried = Math.min(RANKS, originals.length, values.length);
  const had = groups(
    mentions,
    ({ original = "" }) => fold(original),
    ({ value }) => fold(value),
  );
  let right = 0;
  let byChance = 0;
  for (const [n, original] of originals.slice(0, tried).entries()) {
    if (stoodFor.get(values[n] as string)?.has(original)) right++;
    byChance += (had.get(original)?.size ?? 0) / values.length;
  }
  return { tried, right, byChance };
}

function ranked(mentions: readonly Mention[], keyOf: (mention: Mention) => string, seed: number): string[] {
  const counts = new Map<string, number>();
  for (const mention of mentions) counts.set(keyOf(mention), (counts.get(keyOf(mention)) ?? 0) + 1);
  const random = seededRandom(seed);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => ({ key, count, tie: random() }))
    .sort((a, b) => b.count - a.count || a.tie - b.tie)
    .map(({ key }) => key);
}
