import {
  JOB_COLUMN_SLOT,
  JOB_COLUMN_START,
  JOB_OPEN,
  JOB_ROW_START,
  JOB_SLOT_FROM,
  JOB_SLOT_TO,
  JOB_SLOTS,
  LOST,
} from "./job-fields.js";
import { plainExp } from "./plain-exp.js";
import { type PlainView, tokenSlotWeights } from "./plain-view.js";

export interface TokensOfSequence {
  readonly first: number;
  readonly count: number;
  /** Whether transitions differ from token to token. */
  readonly edges: boolean;
}

/** exp of the transition weights into a token; worked out once where they are the same at every token. */
function matrices(v: PlainView, { first, edges }: TokensOfSequence): (t: number) => Float64Array {
  let fixed: Float64Array | undefined;
  return (t) => {
    if (fixed && !edges) return fixed;
    const matrix = tokenSlotWeights(v, first + t);
    plainExp(matrix);
    fixed = matrix;
    return matrix;
  };
}

/** See assembly/gradient.ts for the formulas and assembly/forward-pass.ts for the arrays. */
export function plainForwardPass(
  v: PlainView,
  stretch: TokensOfSequence,
  psi: Float64Array, // [T][Lp], scores on the way in
  alpha: Float64Array, // [T][Lp]
  norms: Float64Array, // [T], 1/c
): number {
  const { labels, padded } = v;
  const slots = v.field(JOB_SLOTS);
  const columnStart = v.u32(JOB_COLUMN_START, labels + 1);
  const slotFrom = v.u32(JOB_SLOT_FROM, slots);
  const columnSlot = v.u32(JOB_COLUMN_SLOT, slots);
  const open = v.f64(JOB_OPEN, labels);
  const matrixAt = matrices(v, stretch);
  let logZ = 0;
  for (let t = 0; t < stretch.count; t++) {
    const row = psi.subarray(t * padded, t * padded + labels);
    let most = -Infinity;
    for (const s of row) most = Math.max(most, s);
    for (let j = 0; j < labels; j++) row[j]! -= most;
    plainExp(row);
    const now = t * padded;
    const before = now - padded;
    const matrix = t > 0 ? matrixAt(t) : undefined;
    let c = 0;
    for (let j = 0; j < labels; j++) {
      let a = 1;
      if (matrix) {
        a = open[j]!;
        for (let k = columnStart[j]!; k < columnStart[j + 1]!; k++)
          a += (matrix[columnSlot[k]!]! - open[j]!) * alpha[before + slotFrom[k]!]!;
      }
      a = Math.max(a, 0) * row[j]!;
      alpha[now + j] = a;
      c += a;
    }
    norms[t] = 1 / c;
    for (let j = 0; j < labels; j++) alpha[now + j]! *= norms[t]!;
    logZ += most + Math.log(c);
  }
  return logZ;
}

/** From what the forward pass left. */
export function plainBackwardPass(
  v: PlainView,
  stretch: TokensOfSequence,
  psi: Float64Array, // [T][Lp]
  beta: Float64Array, // [T][Lp]
  norms: Float64Array, // [T]
): void {
  const { labels, padded } = v;
  const rowStart = v.u32(JOB_ROW_START, labels + 1);
  const slotTo = v.u32(JOB_SLOT_TO, v.field(JOB_SLOTS));
  const open = v.f64(JOB_OPEN, labels);
  const matrixAt = matrices(v, stretch);
  const { count } = stretch;
  beta.fill(1, (count - 1) * padded, (count - 1) * padded + labels);
  for (let t = count - 1; t > 0; t--) {
    const now = t * padded;
    const before = now - padded;
    const matrix = matrixAt(t);
    const inward = (j: number): number => psi[now + j]! * beta[now + j]! * norms[t]!;
    let opened = 0;
    for (let j = 0; j < labels; j++) opened += open[j]! * inward(j);
    for (let i = 0; i < labels; i++) {
      let sum = opened;
      for (let r = rowStart[i]!; r < rowStart[i + 1]!; r++)
        sum += (matrix[r]! - open[slotTo[r]!]!) * inward(slotTo[r]!);
      beta[before + i] = sum;
    }
  }
}

/** out[T][L] ← α·β. Whether they add up to 1 at every token. */
export function plainPosteriors(
  { labels, padded }: PlainView,
  alpha: Float64Array, // [T][Lp]
  beta: Float64Array, // [T][Lp]
  out: Float64Array, // [T][L]
): boolean {
  for (let t = 0; t < out.length / labels; t++) {
    let sum = 0;
    for (let j = 0; j < labels; j++) {
      const p = alpha[t * padded + j]! * beta[t * padded + j]!;
      out[t * labels + j] = p;
      sum += p;
    }
    if (!(Math.abs(sum - 1) < LOST)) return false;
  }
  return true;
}
