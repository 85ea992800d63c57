import {
  JOB_COLUMN_EXCESS,
  JOB_COLUMN_SLOT,
  JOB_COLUMN_WEIGHT,
  JOB_DENSE_COLUMNS,
  JOB_DENSE_ROWS,
  JOB_EDGE_BASE,
  JOB_EDGE_EXP,
  JOB_EDGE_OFFSET,
  JOB_EDGE_PARAMETERS,
  JOB_EDGE_SLOT,
  JOB_EDGE_TOKEN_ATTRIBUTE,
  JOB_EDGE_TOKEN_OFFSET,
  JOB_LABELS,
  JOB_LARGEST,
  JOB_OPEN,
  JOB_PADDED,
  JOB_ROW_EXCESS,
  JOB_ROW_EXP,
  JOB_ROW_START,
  JOB_SLOT_TO,
  JOB_SLOTS,
  JOB_SMALLEST,
  JOB_TRANSITION_BASE,
  JOB_WEIGHTS,
  JOB_WHOLE,
} from "../job-fields";
import { expInPlace } from "./exp";

/**
 * exp(w) of every slot, in both orders. A transition without a slot weighs 0, so M(i,j) = open(j) + excess(i,j)
 * with excess = exp(w) - open(j) on the slots and 0 elsewhere: the lattice costs K per token, not L².
 */
export function prepareTransitions(job: usize): void {
  const slots: i32 = load<u32>(job + JOB_SLOTS);
  const open: usize = load<u32>(job + JOB_OPEN);
  const to: usize = load<u32>(job + JOB_SLOT_TO);
  const exps: usize = load<u32>(job + JOB_ROW_EXP);
  const rows: usize = load<u32>(job + JOB_ROW_EXCESS);
  const columns: usize = load<u32>(job + JOB_COLUMN_EXCESS);
  const columnSlot: usize = load<u32>(job + JOB_COLUMN_SLOT);
  const columnWeight: usize = load<u32>(job + JOB_COLUMN_WEIGHT);
  const weights: usize = load<u32>(job + JOB_WEIGHTS) + (load<u32>(job + JOB_TRANSITION_BASE) << 3);
  for (let r: usize = 0; r < <usize>slots; r++) store<f64>(exps + (r << 3), load<f64>(weights + (r << 3)));
  for (let k: usize = 0; k < <usize>slots; k++)
    store<f64>(columnWeight + (k << 3), load<f64>(exps + (load<u32>(columnSlot + (k << 2)) << 3)));
  prepareDense(job, exps);
  expInPlace(exps, (slots + 1) & ~1);
  prepareEdges(job);
  for (let r: usize = 0; r < <usize>slots; r++) {
    const j: usize = load<u32>(to + (r << 2));
    store<f64>(rows + (r << 3), load<f64>(exps + (r << 3)) - load<f64>(open + (j << 3)));
  }
  for (let k: usize = 0; k < <usize>slots; k++)
    store<f64>(columns + (k << 3), load<f64>(rows + (load<u32>(columnSlot + (k << 2)) << 3)));
}

function prepareEdges(job: usize): void {
  const count: i32 = load<u32>(job + JOB_EDGE_PARAMETERS);
  const exps: usize = load<u32>(job + JOB_EDGE_EXP);
  const weights: usize = load<u32>(job + JOB_WEIGHTS) + (load<u32>(job + JOB_EDGE_BASE) << 3);
  memory.copy(exps, weights, (<usize>count) << 3);
  expInPlace(exps, (count + 1) & ~1);
}

/** Brings w of every slot into the matrices of Viterbi. */
function prepareDense(job: usize, slotWeight: usize): void {
  const labels: usize = load<u32>(job + JOB_LABELS);
  const padded: usize = load<u32>(job + JOB_PADDED);
  const rowStart: usize = load<u32>(job + JOB_ROW_START);
  const to: usize = load<u32>(job + JOB_SLOT_TO);
  const rows: usize = load<u32>(job + JOB_DENSE_ROWS);
  const columns: usize = load<u32>(job + JOB_DENSE_COLUMNS);
  const whole: usize = load<u32>(job + JOB_WHOLE);
  const largest: usize = load<u32>(job + JOB_LARGEST);
  const smallest: usize = load<u32>(job + JOB_SMALLEST);
  let r: usize = 0;
  for (let i: usize = 0; i < labels; i++) {
    let most = 0.0;
    let least = 0.0;
    for (const stop: usize = load<u32>(rowStart + (i << 2), 4); r < stop; r++) {
      const j: usize = load<u32>(to + (r << 2));
      const w = load<f64>(slotWeight + (r << 3));
      store<f64>(rows + ((i * padded + j) << 3), w);
      store<f64>(columns + ((j * padded + i) << 3), w);
      if (load<u32>(whole + (j << 2)) === 0) continue;
      most = max(most, w);
      least = min(least, w);
    }
    store<f64>(largest + (i << 3), most);
    store<f64>(smallest + (i << 3), least);
  }
}

/** out[r] += Σ w[e, r] over the edge attributes e of one token. */
function addEdgeScores(job: usize, token: u32, out: usize): void {
  const tokens: usize = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) + (token << 2);
  const attributes: usize = load<u32>(job + JOB_EDGE_TOKEN_ATTRIBUTE);
  const offsets: usize = load<u32>(job + JOB_EDGE_OFFSET);
  const slots: usize = load<u32>(job + JOB_EDGE_SLOT);
  const weights: usize = load<u32>(job + JOB_WEIGHTS) + (load<u32>(job + JOB_EDGE_BASE) << 3);
  for (let at = load<u32>(tokens), end = load<u32>(tokens, 4); at < end; at++) {
    const e = load<u32>(attributes + (at << 2));
    const stop = load<u32>(offsets + (e << 2), 4);
    for (let f: usize = load<u32>(offsets + (e << 2)); f < stop; f++) {
      const p = out + ((<usize>load<u32>(slots + (f << 2))) << 3);
      store<f64>(p, load<f64>(p) + load<f64>(weights + (f << 3)));
    }
  }
}

/** out[r·4] *= Π exp(w[e, r]) over the edge attributes e of one token: one lane of a matrix. */
export function multiplyEdges(job: usize, token: u32, out: usize): void {
  const tokens: usize = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) + (token << 2);
  const attributes: usize = load<u32>(job + JOB_EDGE_TOKEN_ATTRIBUTE);
  const offsets: usize = load<u32>(job + JOB_EDGE_OFFSET);
  const slots: usize = load<u32>(job + JOB_EDGE_SLOT);
  const exps: usize = load<u32>(job + JOB_EDGE_EXP);
  for (let at = load<u32>(tokens), end = load<u32>(tokens, 4); at < end; at++) {
    const e = load<u32>(attributes + (at << 2));
    const stop = load<u32>(offsets + (e << 2), 4);
    for (let f: usize = load<u32>(offsets + (e << 2)); f < stop; f++) {
      const p = out + ((<usize>load<u32>(slots + (f << 2))) << 5);
      store<f64>(p, load<f64>(p) * load<f64>(exps + (f << 3)));
    }
  }
}

/** w of every slot at one token, slot order. */
export function slotWeights(job: usize, token: u32, out: usize): void {
  const slots: usize = load<u32>(job + JOB_SLOTS);
  const weights: usize = load<u32>(job + JOB_WEIGHTS) + (load<u32>(job + JOB_TRANSITION_BASE) << 3);
  for (let r: usize = 0; r < slots << 3; r += 8) store<f64>(out + r, load<f64>(weights + r));
  addEdgeScores(job, token, out);
}

/** gradient[e, r] += p(r) for the edge attributes e of one token. */
export function scatterEdges(
  job: usize,
  token: u32,
  pairs: usize,
  strideShift: usize,
  gradient: usize,
): void {
  const tokens: usize = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) + (token << 2);
  const attributes: usize = load<u32>(job + JOB_EDGE_TOKEN_ATTRIBUTE);
  const offsets: usize = load<u32>(job + JOB_EDGE_OFFSET);
  const slots: usize = load<u32>(job + JOB_EDGE_SLOT);
  const base: usize = gradient + (load<u32>(job + JOB_EDGE_BASE) << 3);
  for (let at = load<u32>(tokens), end = load<u32>(tokens, 4); at < end; at++) {
    const e = load<u32>(attributes + (at << 2));
    const stop = load<u32>(offsets + (e << 2), 4);
    for (let f: usize = load<u32>(offsets + (e << 2)); f < stop; f++) {
      const g = base + (f << 3);
      store<f64>(g, load<f64>(g) + load<f64>(pairs + ((<usize>load<u32>(slots + (f << 2))) << strideShift)));
    }
  }
}
