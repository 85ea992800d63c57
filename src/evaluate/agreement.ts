import type { Note } from "../note.js";
import { checkOptions } from "../options.js";
import { breakDown } from "./breakdown.js";
import { characterCounts } from "./character.js";
import { addCounts, type Counts, NO_COUNTS, sumCounts } from "./counts.js";
import { listErrors, type SpanError } from "./error-classes.js";
import { cohensKappa, oneAgainstRest } from "./kappa.js";
import { measuredNote, typesIn } from "./measures.js";
import { countMatcher } from "./modes.js";
import { labelCodes } from "./paint.js";
import { type Issue, PAIR_OPTIONS, type PairOptions, pairNotes } from "./pair.js";
import { forEachLabelledToken } from "./token-labels.js";

export interface TypeAgreement {
  readonly type: string;
  readonly a: number;
  readonly b: number;
  readonly strict: Counts;
  /** NaN where neither annotator has the type on any word (only on signs, or under another span). */
  readonly kappa: number;
}

export interface NoteDifference extends SpanError {
  readonly note: string;
}

/** Agreement of two annotators. F1 treats them alike; precision and recall take the first as gold. */
export interface Agreement {
  readonly notes: number;
  readonly issues: readonly Issue[];
  readonly strict: Counts;
  readonly token: Counts;
  readonly character: Counts;
  /** Cohen's kappa over all words of all notes, "not PHI" being a label too. */
  readonly kappa: number;
  readonly tokens: number;
  readonly types: readonly TypeAgreement[];
  readonly differences: readonly NoteDifference[];
}

export function agreement(a: readonly Note[], b: readonly Note[], options: PairOptions = {}): Agreement {
  checkOptions("agreement", options, PAIR_OPTIONS);
  const { pairs, issues } = pairNotes(a, b, options);
  const types = typesIn(pairs);
  const codes = labelCodes(types);
  const table = Array.from({ length: types.length + 1 }, () => new Array<number>(types.length + 1).fill(0));
  const differences: NoteDifference[] = [];
  let character = NO_COUNTS;
  let tokens = 0;
  for (const pair of pairs) {
    const scene = measuredNote(pair, codes);
    character = addCounts(character, characterCounts(scene));
    forEachLabelledToken(pair.text, scene.gold, scene.pred, (first, second) => {
      const row = table[first] as number[];
      row[second] = (row[second] as number) + 1;
      tokens++;
    });
    for (const error of listErrors(scene.alignment)) differences.push({ note: pair.id, ...error });
  }
  return {
    notes: pairs.length,
    issues,
    strict: sumCounts(pairs.map((pair) => countMatcher("strict", pair))),
    token: sumCounts(pairs.map((pair) => countMatcher("token", pair))),
    character,
    kappa: cohensKappa(table),
    tokens,
    types: breakDown(pairs, "type").map((part) => ({
      type: part.name,
      a: part.gold,
      b: part.pred,
      strict: part.counts,
      kappa: typeKappa(oneAgainstRest(table, codes.get(part.name) as number)),
    })),
    differences,
  };
}

/** Two annotators who never use a label on a word agree about nothing: that is no perfect agreement. */
function typeKappa(folded: readonly (readonly number[])[]): number {
  const [[both = 0, first = 0] = [], [second = 0] = []] = folded;
  return both + first + second === 0 ? Number.NaN : cohensKappa(folded);
}
