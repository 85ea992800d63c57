import { fold } from "../../replace/index.js";
import { isPlaceholder, type Mention } from "./mention.js";
import { type Giveaway, giveawayOf } from "./surrogate-lists.js";

/** Which list or knowledge points at a mention. */
export type DictionaryTest = Giveaway | "own-list" | "originals";

export interface TestResult {
  readonly test: DictionaryTest;
  /** Mentions it points at. */
  readonly suspects: readonly Mention[];
  /** With truth. */
  readonly score?: { readonly precision: number; readonly recall: number; readonly lift: number };
}

export interface Dictionary {
  readonly tests: readonly TestResult[];
  /** Types of which too many mentions are pointed at: the release was not made with our lists, so they say nothing. */
  readonly blunt: readonly string[];
}

/** A test that points at a larger share of a type than this does not separate leaks from surrogates. */
const BLUNT = 0.25;
/** Too few mentions of a type to see whether a test is blunt. */
const FEW = 8;

/**
 * Looks every mention up: values that surrogates are never made of, and values in lists of real people. `own` is a list
 * that the attacker has, such as a staff directory, with what of it stands elsewhere in the text; with the truth, all originals of the corpus are one, the worst case.
 */
export function dictionaryAttack(
  mentions: readonly Mention[],
  hasTruth: boolean,
  own?: { readonly list: ReadonlySet<string>; readonly elsewhere: readonly Mention[] },
): Dictionary {
  const hidden = mentions.filter(({ value }) => !isPlaceholder(value));
  const byStigma = new Map<Giveaway, Mention[]>(
    (["impossible", "listed-not-used", "unlisted"] as const).map((test) => [test, []]),
  );
  for (const mention of hidden) {
    const stigma = giveawayOf(mention.type, mention.value);
    if (stigma !== undefined) byStigma.get(stigma)?.push(mention);
  }
  const perType = countBy(mentions, ({ type }) => type);
  const blunt = new Set<string>();
  for (const [test, suspects] of byStigma) {
    if (test === "unlisted") continue;
    for (const [type, count] of countBy(suspects, (mention) => mention.type)) {
      const all = perType.get(type) ?? 0;
      if (all >= FEW && count > BLUNT * all) blunt.add(type);
    }
  }
  const results: [DictionaryTest, Mention[]][] = [...byStigma].map(([test, suspects]) => [
    test,
    suspects.filter(({ type }) => !blunt.has(type)),
  ]);
  if (own !== undefined) {
    const among = hidden.filter(({ kind, value }) => kind !== "suspect" && own.list.has(fold(value)));
    results.push(["own-list", [...among, ...own.elsewhere]]);
  }
  if (hasTruth) {
    const originals = new Set(
      mentions.map(({ type, kind, value, original }) =>
        keyOf(type, kind === "leak" ? value : (original ?? "")),
      ),
    );
    results.push(["originals", hidden.filter(({ type, value }) => originals.has(keyOf(type, value)))]);
  }
  const leaks = mentions.filter(({ kind }) => kind === "leak").length;
  return {
    blunt: [...blunt].sort(),
    tests: results.map(([test, suspects]) => {
      if (leaks === 0) return { test, suspects };
      const right = suspects.filter(({ kind }) => kind === "leak").length;
      const precision = suspects.length === 0 ? 0 : right / suspects.length;
      const lift = (precision * mentions.length) / leaks;
      return { test, suspects, score: { precision, recall: right / leaks, lift } };
    }),
  };
}

function keyOf(type: string, value: string): string {
  return `${type === "DOCTOR" ? "PATIENT" : type} ${fold(value)}`;
}

function countBy<T>(list: readonly T[], keyOfOne: (one: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(keyOfOne(one), (counts.get(keyOfOne(one)) ?? 0) + 1);
  return counts;
}
