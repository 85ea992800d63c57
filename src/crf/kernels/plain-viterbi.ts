import { JOB_OPEN, JOB_SLOT_AT } from "./job-fields.js";
import { type PlainView, tokenSlotWeights } from "./plain-view.js";

/** δ_t(j) = s_t(j) + max_i δ_{t-1}(i) + w(i,j), over all pairs of labels. Of equally good labels the lowest wins. */
export function plainViterbi(
  v: PlainView,
  first: number,
  count: number,
  scores: Float64Array, // [T][Lp], becomes δ
  path: Uint32Array, // [T]
): number {
  const { labels, padded } = v;
  const slotAt = v.i32(JOB_SLOT_AT, labels * labels);
  const open = v.f64(JOB_OPEN, labels);
  const bestBefore = (t: number, j: number, weights: Float64Array): [number, number] => {
    let best = -Infinity;
    let from = 0;
    for (let i = 0; i < labels; i++) {
      const slot = slotAt[i * labels + j]!;
      if (slot < 0 && open[j] === 0) continue;
      const value = scores[(t - 1) * padded + i]! + (slot < 0 ? 0 : weights[slot]!);
      if (value > best) {
        best = value;
        from = i;
      }
    }
    return [best, from];
  };
  for (let t = 1; t < count; t++) {
    const weights = tokenSlotWeights(v, first + t);
    for (let j = 0; j < labels; j++) scores[t * padded + j]! += bestBefore(t, j, weights)[0];
  }
  let best = -Infinity;
  let label = 0;
  for (let j = 0; j < labels; j++) {
    const value = scores[(count - 1) * padded + j]!;
    if (value > best) {
      best = value;
      label = j;
    }
  }
  path[count - 1] = label;
  for (let t = count - 1; t > 0; t--) {
    label = bestBefore(t, label, tokenSlotWeights(v, first + t))[1];
    path[t - 1] = label;
  }
  return best;
}
