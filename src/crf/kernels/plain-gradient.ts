import {
  JOB_EDGE_TOKEN_OFFSET,
  JOB_END,
  JOB_ROW_START,
  JOB_SLOT_TO,
  JOB_SLOTS,
  JOB_START,
  JOB_TRANSITION_BASE,
} from "./job-fields.js";
import { plainExp } from "./plain-exp.js";
import { plainBackwardPass, plainForwardPass } from "./plain-forward-backward.js";
import {
  addTokenScores,
  eachEdgeParameter,
  eachNodeParameter,
  type PlainView,
  tokenSlotWeights,
} from "./plain-view.js";

/** Adds weight · the expected counts of one sequence to the gradient; returns weight · log Z. */
export function plainSequenceGradient(
  v: PlainView,
  first: number,
  count: number,
  weight: number,
  gradient: Float64Array,
): number {
  const { labels, padded } = v;
  const edges = v.field(JOB_EDGE_TOKEN_OFFSET) !== 0;
  const psi = new Float64Array(count * padded);
  const alpha = new Float64Array(count * padded);
  const beta = new Float64Array(count * padded);
  const norms = new Float64Array(count);
  for (let t = 0; t < count; t++) addTokenScores(v, first + t, psi.subarray(t * padded, (t + 1) * padded));
  maskRow(v, JOB_START, psi.subarray(0, labels));
  maskRow(v, JOB_END, psi.subarray((count - 1) * padded, (count - 1) * padded + labels));
  const logZ = plainForwardPass(v, { first, count, edges }, psi, alpha, norms);
  plainBackwardPass(v, { first, count, edges }, psi, beta, norms);

  const slots = v.field(JOB_SLOTS);
  const rowStart = v.u32(JOB_ROW_START, labels + 1);
  const slotTo = v.u32(JOB_SLOT_TO, slots);
  const base = v.field(JOB_TRANSITION_BASE);
  const pairs = new Float64Array(slots);
  for (let t = 0; t < count; t++) {
    const now = t * padded;
    eachNodeParameter(v, first + t, (k, j) => {
      if (j < labels) gradient[k]! += weight * alpha[now + j]! * beta[now + j]!;
    });
    if (t === 0) continue;
    const matrix = tokenSlotWeights(v, first + t);
    plainExp(matrix);
    for (let i = 0; i < labels; i++) {
      for (let r = rowStart[i]!; r < rowStart[i + 1]!; r++) {
        const j = now + slotTo[r]!;
        pairs[r] = weight * alpha[now - padded + i]! * matrix[r]! * psi[j]! * beta[j]! * norms[t]!;
        gradient[base + r]! += pairs[r]!;
      }
    }
    eachEdgeParameter(v, first + t, (k, slot) => {
      gradient[k]! += pairs[slot]!;
    });
  }
  return weight * logZ;
}

function maskRow(v: PlainView, field: number, row: Float64Array): void {
  if (v.field(field) === 0) return;
  const mask = v.f64(field, v.labels);
  for (let j = 0; j < row.length; j++) if (mask[j] === 0) row[j] = -Infinity;
}
