import { fold } from "../../folding.js";
import { isGenericPlaceWord } from "./generic-places.js";
import { COUNTED, COUNTS, NAMINGS, type Naming } from "./place-dedications.js";

/** A word of a place's name, folded, with where it stands. */
export interface NameWord {
  readonly folded: string;
  readonly at: number;
  readonly end: number;
}

/** Words that are named in a way of their own, from one to before another. */
export interface NamedWords {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  /** The kind that words in front decide, whatever the name is; undefined where the name itself decides it. */
  readonly headKind: string | undefined;
}

interface NamingRule {
  readonly naming: Naming;
  /** Words in front; none where the name stands for itself. */
  readonly head: readonly string[];
  /** Names with the same first word, the longest first. */
  readonly names: ReadonlyMap<string, readonly (readonly string[])[]>;
}

const wordsIn = (text: string): string[] => fold(text).split(/[\s-]+/);

/** By the first word, of the head or of the name. */
const RULES = new Map<string, NamingRule[]>();
for (const naming of NAMINGS) {
  const names = new Map<string, string[][]>();
  for (const words of naming.names.map(wordsIn).sort((a, b) => b.length - a.length))
    addTo(names, words[0] as string, words);
  for (const head of (naming.heads ?? []).map(wordsIn))
    addTo(RULES, head[0] as string, { naming, head, names });
  if (naming.heads === undefined)
    for (const first of names.keys()) addTo(RULES, first, { naming, head: [], names });
}

function addTo<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

const COUNT_WORDS = new Set([...COUNTS.map(fold), "eight", "nine", "ten"]);
const COUNTED_WORDS = new Set(COUNTED.map(fold));
const ARTICLES = new Set("the la las los el les del de".split(" "));
const SAINT_HEADS = new Set(["st", "ste", "saint", "sainte"]);
const GAP = /^[\s.'’-]*$/;
/** "Saints Peter & Paul" */
const GAP_OF_SAINTS = /^[\s.&-]*$/;

/** What is named in a way of its own from this word on. */
export function namedAt(words: readonly NameWord[], at: number, surface: string): NamedWords | undefined {
  const { folded } = words[at] as NameWord;
  for (const rule of RULES.get(folded) ?? []) {
    const { naming, head } = rule;
    if (naming.first && at > 0) continue;
    const from = at + head.length;
    if (from >= words.length && head.length > 0) continue;
    const gap = naming.kind === "saints" ? GAP_OF_SAINTS : GAP;
    const hasGaps = (to: number): boolean => {
      for (let n = at + 1; n < to; n++)
        if (!gap.test(surface.slice(words[n - 1]?.end, words[n]?.at))) return false;
      return true;
    };
    if (!head.every((word, n) => words[at + n]?.folded === word)) continue;
    const to = knownEnd(rule, words, from) ?? openEnd(rule, words, from, at);
    if (to === undefined || !hasGaps(to)) continue;
    const { kind, open } = naming;
    const toldAs = naming.headKind ?? (head.length > 0 && open !== undefined ? kind : undefined);
    return { kind, from, to, headKind: toldAs };
  }
  return countedAt(words, at, surface);
}

function knownEnd({ names }: NamingRule, words: readonly NameWord[], from: number): number | undefined {
  for (const name of names.get(words[from]?.folded ?? "") ?? [])
    if (name.every((word, n) => words[from + n]?.folded === word)) return from + name.length;
  return undefined;
}

/** As far as nothing says what sort of place it is. */
function openEnd(
  { naming, head }: NamingRule,
  words: readonly NameWord[],
  from: number,
  at: number,
): number | undefined {
  if (naming.open === undefined || head.length === 0) return undefined;
  const last = head.at(-1) as string;
  if (last === "st" && !mayBeSaint(words, from, at)) return undefined;
  let to = from;
  while (ARTICLES.has(words[to]?.folded ?? "")) to++;
  // "Sisters of the Harbor": whatever stands behind "of" is the name.
  const isOf = head.length > 1 || to > from;
  const first = to;
  // "Sisters of St. Joseph" are a saint's.
  if (SAINT_HEADS.has(words[first]?.folded ?? "")) return undefined;
  while (to < words.length && to < first + naming.open) {
    const { folded } = words[to] as NameWord;
    const mayEnd = (to > first || !isOf) && folded.length > 1;
    if (/^\d/.test(folded) || (mayEnd && (isGenericPlaceWord(folded) || RULES.has(folded)))) break;
    to++;
  }
  return to > first ? to : undefined;
}

/** "Sparrow St FP" is in a street, "Mercy St. Vincent" is not. */
function mayBeSaint(words: readonly NameWord[], from: number, at: number): boolean {
  const before = words[at - 1];
  return before === undefined || isGenericPlaceWord(before.folded) || (words[from]?.folded.length ?? 0) === 1;
}

/** "Three Rivers", "3 Forks", "Twin Maples" */
function countedAt(words: readonly NameWord[], at: number, surface: string): NamedWords | undefined {
  const [count, counted] = [words[at] as NameWord, words[at + 1]];
  if (at > 0 || counted === undefined || surface.slice(count.end, counted.at) !== " ") return undefined;
  if (!COUNT_WORDS.has(count.folded) && !/^[2-9]$/.test(count.folded)) return undefined;
  return COUNTED_WORDS.has(counted.folded)
    ? { kind: "counted", from: at, to: at + 2, headKind: undefined }
    : undefined;
}
