import type { Pair } from "./pair.js";

export interface ThresholdPoint {
  readonly threshold: number;
  readonly precision: number;
  readonly recall: number;
}

const MAX_POINTS = 200;

/**
 * Precision and recall (strict) if only predictions with at least a given score were kept. Empty when no
 * prediction has a score; one without counts as certain.
 */
export function precisionRecallCurve(pairs: readonly Pair[]): ThresholdPoint[] {
  const scored: { score: number; right: boolean }[] = [];
  let gold = 0;
  let anyScore = false;
  for (const pair of pairs) {
    gold += pair.gold.length;
    const wanted = new Set(pair.gold.map((span) => `${span.start} ${span.end} ${span.type}`));
    for (const span of pair.pred) {
      anyScore ||= span.score !== undefined;
      scored.push({ score: span.score ?? 1, right: wanted.has(`${span.start} ${span.end} ${span.type}`) });
    }
  }
  if (!anyScore || gold === 0) return [];
  scored.sort((a, b) => b.score - a.score);
  const points: ThresholdPoint[] = [];
  let right = 0;
  for (const [i, { score, right: hit }] of scored.entries()) {
    if (hit) right++;
    if (scored[i + 1]?.score === score) continue; // a threshold takes all predictions of its score
    points.push({ threshold: score, precision: right / (i + 1), recall: right / gold });
  }
  if (points.length <= MAX_POINTS) return points;
  const step = (points.length - 1) / (MAX_POINTS - 1);
  return Array.from({ length: MAX_POINTS }, (_, i) => points[Math.round(i * step)] as ThresholdPoint);
}
