import { seededRandom } from "../../random.js";

/** A mention by how much an attacker suspects it. */
export interface Ranked {
  readonly suspicion: number;
  readonly leak: boolean;
}

export interface RankedPoint {
  readonly recall: number;
  readonly precision: number;
}

/** How well suspicion tells leaks from surrogates. */
export interface Ranking {
  readonly mentions: number;
  readonly leaks: number;
  /** Share of leaks among all mentions: the precision of who points at random. */
  readonly baseRate: number;
  /** From the most suspicious mentions to all. */
  readonly curve: readonly RankedPoint[];
  /** Where F1 is best. */
  readonly best: RankedPoint & { readonly f1: number; readonly lift: number };
  /** Largest share of the leaks that can be pointed at while at least every second one pointed at is a leak. */
  readonly recallAtHalf: number;
  readonly averagePrecision: number;
  /** Chance of so good an order of mentions if suspicion meant nothing. */
  readonly p: number;
}

const SHUFFLES = 199;
const MOST_POINTS = 200;

/** Undefined when there is no leak to find. */
export function rankLeaks(ranked: readonly Ranked[], seed: number): Ranking | undefined {
  const sorted = ranked.toSorted((a, b) => b.suspicion - a.suspicion);
  const isLeak = sorted.map(({ leak }) => leak);
  const leaks = isLeak.filter(Boolean).length;
  if (leaks === 0) return undefined;
  const ends = sorted.flatMap(({ suspicion }, at) =>
    sorted[at + 1]?.suspicion === suspicion ? [] : [at + 1],
  );
  const points = curveOf(isLeak, ends, leaks);
  const baseRate = leaks / sorted.length;
  const best = points.map((point) => ({ ...point, f1: f1Of(point) })).reduce((a, b) => (b.f1 > a.f1 ? b : a));
  const observed = averagePrecision(points);
  const random = seededRandom(seed);
  let asGood = 0;
  for (let n = 0; n < SHUFFLES; n++) {
    shuffle(isLeak, random);
    if (averagePrecision(curveOf(isLeak, ends, leaks)) >= observed) asGood++;
  }
  return {
    mentions: sorted.length,
    leaks,
    baseRate,
    curve: thinned(points),
    best: { ...best, lift: best.precision / baseRate },
    recallAtHalf: points.reduce((most, { recall, precision }) => (precision >= 0.5 ? recall : most), 0),
    averagePrecision: observed,
    p: (asGood + 1) / (SHUFFLES + 1),
  };
}

/** A point after each group of equal suspicion: `ends` says where groups end. */
function curveOf(isLeak: readonly boolean[], ends: readonly number[], leaks: number): RankedPoint[] {
  const points: RankedPoint[] = [];
  let found = 0;
  let at = 0;
  for (const end of ends) {
    for (; at < end; at++) if (isLeak[at]) found++;
    points.push({ recall: found / leaks, precision: found / end });
  }
  return points;
}

function f1Of({ recall, precision }: RankedPoint): number {
  return recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}

function averagePrecision(points: readonly RankedPoint[]): number {
  let before = 0;
  return points.reduce((sum, { recall, precision }) => {
    const step = (recall - before) * precision;
    before = recall;
    return sum + step;
  }, 0);
}

function shuffle(list: boolean[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as boolean, list[at] as boolean];
  }
}

function thinned(points: readonly RankedPoint[]): RankedPoint[] {
  if (points.length <= MOST_POINTS) return [...points];
  const step = (points.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, n) => points[Math.round(n * step)] as RankedPoint);
}
