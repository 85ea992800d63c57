import type { Span } from "../note.js";
import { partitionPoint } from "../partition-point.js";
import { type Counts, fBeta, precision, recall, sumCounts } from "./counts.js";
import { byPlace, byPlaceAndType, countEqual, type Mark } from "./match.js";
import type { Pair } from "./pair.js";

/** The three results of the MEDDOCAN script, micro-averaged. */
export interface MeddocanRow {
  readonly name: string;
  readonly counts: Counts;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

const ROWS: readonly (readonly [name: string, count: (pair: Pair) => Counts])[] = [
  ["SubTrack 1 [NER]", ({ gold, pred }) => countEqual(gold, pred, byPlaceAndType)],
  ["SubTrack 2 [strict]", ({ gold, pred }) => countEqual(gold, pred, byPlace)],
  ["SubTrack 2 [merged]", countMerged],
];

export function officialMeddocan(pairs: readonly Pair[]): MeddocanRow[] {
  return ROWS.map(([name, count]) => {
    const counts = sumCounts(pairs.map(count));
    return {
      name,
      counts,
      precision: precision(counts) || 0,
      recall: recall(counts) || 0,
      f1: counts.tp === 0 ? 0 : fBeta(counts),
    };
  });
}

/**
 * Merged spans as the script counts them: neighbours with no letter or digit between them are joined on both
 * sides, and a joined span found on both sides is right as well as the plain ones. Plain errors inside such a
 * span are forgiven.
 */
function countMerged({ text, gold, pred }: Pair): Counts {
  const plainGold = distinctPlaces(gold);
  const plainPred = distinctPlaces(pred);
  const joined = shared(joinNeighbours(text, plainGold), joinNeighbours(text, plainPred));
  const plain = shared(plainGold, plainPred);
  const right = new Set([...plain.values(), ...joined.values()].map(key));
  const forgiven = [...joined.values()].sort(byPlace);
  const errors = (spans: readonly Mark[]): number =>
    spans.filter((span) => !plain.has(key(span)) && !inside(span, forgiven)).length;
  return { tp: right.size, fp: errors(plainPred), fn: errors(plainGold) };
}

const key = ({ start, end }: Mark): string => `${start} ${end}`;

function shared(a: readonly Mark[], b: readonly Mark[]): Map<string, Mark> {
  const other = new Set(b.map(key));
  return new Map(a.filter((mark) => other.has(key(mark))).map((mark) => [key(mark), mark]));
}

function distinctPlaces(spans: readonly Span[]): Mark[] {
  return [...new Map(spans.map((span) => [key(span), span])).values()].sort(byPlace);
}

const WORDLIKE = /[\p{L}\p{N}]/u;

function joinNeighbours(text: string, spans: readonly Mark[]): Mark[] {
  const joined: { start: number; end: number; type: string }[] = [];
  for (const { start, end, type } of spans) {
    const last = joined.at(-1);
    if (last && (start <= last.end || !WORDLIKE.test(text.slice(last.end, start)))) {
      last.end = Math.max(last.end, end);
    } else joined.push({ start, end, type });
  }
  return joined;
}

/** Joined spans do not overlap and are sorted, so only the last one that starts at or before can hold `span`. */
function inside(span: Mark, holders: readonly Mark[]): boolean {
  const after = partitionPoint(holders.length, (at) => (holders[at] as Mark).start <= span.start);
  const holder = holders[after - 1];
  return holder !== undefined && span.end <= holder.end;
}
