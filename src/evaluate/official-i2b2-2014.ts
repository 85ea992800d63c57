import { CATEGORIES, categoryOf, inHipaaSubset } from "../schema/index.js";
import { type Counts, fBeta, type Macro, macro, precision, recall, sumCounts } from "./counts.js";
import { byPlace, byPlaceAndType, countEqual, countRelaxed, type Mark } from "./match.js";
import type { Pair } from "./pair.js";
import { asciiSpanTokens } from "./span-tokens.js";

/**
 * The rows of the i2b2 2014 track 1 script, in its order and with its ways: ASCII words as tokens, IDNUM outside
 * the HIPAA rows (a stray blank keeps its pattern from matching), 0 where a note has no tags, population
 * deviation, macro F1 from macro precision and recall. Its spelling of two row names is its own too.
 */
export interface OfficialRow {
  readonly name: string;
  readonly counts: Counts;
  readonly micro: { readonly precision: number; readonly recall: number; readonly f1: number };
  readonly macro: Macro;
}

type Count = (text: string, gold: readonly Mark[], pred: readonly Mark[]) => Counts;

interface RowRule {
  readonly name: string;
  /** What is counted: whole tags, or the tokens inside them. */
  readonly unit: "tags" | "tokens";
  readonly count: Count;
  readonly keep: (mark: Mark) => boolean;
}

const exact: Count = (_text, gold, pred) => countEqual(gold, pred, byPlaceAndType);
const placeOnly: Count = (_text, gold, pred) => countEqual(gold, pred, byPlace);
const nearEnd: Count = (text, gold, pred) => countRelaxed(text, gold, pred, 2);

const every = (): boolean => true;
const hipaa = (mark: Mark): boolean => inHipaaSubset(mark.type, "official-script");

const ROWS: readonly RowRule[] = [
  { name: "Token", unit: "tokens", count: exact, keep: every },
  { name: "Strict", unit: "tags", count: exact, keep: every },
  { name: "Relaxed", unit: "tags", count: nearEnd, keep: every },
  { name: "HIPPA Token", unit: "tokens", count: exact, keep: hipaa },
  { name: "HIPAA Strict", unit: "tags", count: exact, keep: hipaa },
  { name: "HIPAA Relaxed", unit: "tags", count: nearEnd, keep: hipaa },
  { name: "Binary Token", unit: "tokens", count: placeOnly, keep: every },
  { name: "Binary Strict", unit: "tags", count: placeOnly, keep: every },
  { name: "Binary HIPPA Token", unit: "tokens", count: placeOnly, keep: hipaa },
  { name: "Binary HIPAA Strict", unit: "tags", count: placeOnly, keep: hipaa },
  ...CATEGORIES.filter((category) => category !== "OTHER").flatMap((category): RowRule[] => {
    const keep = (mark: Mark): boolean => categoryOf(mark.type) === category;
    return [
      { name: `${category} Token`, unit: "tokens", count: exact, keep },
      { name: `${category} Strict`, unit: "tags", count: exact, keep },
    ];
  }),
];

export function officialI2b2(pairs: readonly Pair[]): OfficialRow[] {
  const notes = pairs.map(({ text, gold, pred }) => ({
    text,
    tags: { gold, pred },
    tokens: { gold: asciiSpanTokens(text, gold), pred: asciiSpanTokens(text, pred) },
  }));
  return ROWS.map(({ name, unit, count, keep }) => {
    const perNote = notes.map((note) =>
      count(note.text, note[unit].gold.filter(keep), note[unit].pred.filter(keep)),
    );
    const counts = sumCounts(perNote);
    return {
      name,
      counts,
      micro: {
        precision: precision(counts) || 0,
        recall: recall(counts) || 0,
        f1: counts.tp === 0 ? Number.NaN : fBeta(counts),
      },
      macro: macro(perNote),
    };
  });
}
