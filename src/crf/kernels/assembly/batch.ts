// One step of stochastic gradient descent on a batch of sequences. Every weight has a step of its own, shorter the more
// it has been moved before (Duchi, Hazan and Singer 2011). Only weights of features that occur in the batch are touched,
// so a step costs what the batch costs, however large the model.
import {
  GROUP_BYTES,
  JOB_ATTRIBUTE_OFFSET,
  JOB_BATCH,
  JOB_EDGE_BASE,
  JOB_EDGE_OFFSET,
  JOB_EDGE_SLOT,
  JOB_EDGE_TOKEN_ATTRIBUTE,
  JOB_EDGE_TOKEN_OFFSET,
  JOB_EDGE_TOUCHED,
  JOB_GOLD,
  JOB_GRADIENT,
  JOB_GROUPS,
  JOB_LABELS,
  JOB_LOG_Z,
  JOB_PADDED,
  JOB_PARAMETER_LABEL,
  JOB_PENALTY,
  JOB_RATE,
  JOB_SHARD_START,
  JOB_SLOT_AT,
  JOB_SLOTS,
  JOB_SQUARES,
  JOB_TOKEN_ATTRIBUTE,
  JOB_TOKEN_OFFSET,
  JOB_TOUCHED,
  JOB_TRANSITION_BASE,
  JOB_WEIGHTS,
} from "../job-fields";
import { finishTransitions, groupGradient } from "./gradient";
import { LANE_BYTES, layOutWorkspace, logZ, pairSum } from "./workspace";

/** Moves the weights by one batch; adds -log P of its gold labels before that. */
export function batchStep(job: usize, batch: i32, work: usize): void {
  const gradient: usize = load<u32>(job + JOB_GRADIENT);
  const shards: usize = load<u32>(job + JOB_SHARD_START) + ((<usize>batch) << 2);
  const groups: usize = load<u32>(job + JOB_GROUPS);
  const from = groups + load<u32>(shards) * GROUP_BYTES;
  const to = groups + load<u32>(shards, 4) * GROUP_BYTES;
  layOutWorkspace(job, work);
  memory.fill(pairSum, 0, <usize>load<u32>(job + JOB_SLOTS) * LANE_BYTES);
  for (let group = from; group < to; group += GROUP_BYTES) groupGradient(job, group, gradient);
  finishTransitions(job, gradient);
  let gold = 0.0;
  for (let group = from; group < to; group += GROUP_BYTES)
    for (let lane: usize = 0; lane < 16; lane += 4) gold += takeGold(job, group + lane, gradient);
  const loss: usize = load<u32>(job + JOB_LOG_Z);
  store<f64>(loss, load<f64>(loss) + logZ - gold);
  const transitions = load<u32>(job + JOB_TRANSITION_BASE);
  descend(job, transitions, transitions + load<u32>(job + JOB_SLOTS));
  for (let group = from; group < to; group += GROUP_BYTES)
    for (let lane: usize = 0; lane < 16; lane += 4) descendSequence(job, group + lane);
}

/** Subtracts the counts of the gold labels of one sequence; returns their score. */
function takeGold(job: usize, entry: usize, gradient: usize): f64 {
  const first = load<u32>(entry);
  const weight = <f64>load<u32>(entry, 32);
  const gold: usize = load<u32>(job + JOB_GOLD);
  const labels = load<u32>(job + JOB_LABELS);
  const slotAt: usize = load<u32>(job + JOB_SLOT_AT);
  const base = load<u32>(job + JOB_TRANSITION_BASE);
  const edges = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) !== 0;
  let score = 0.0;
  for (let t = first, end = first + load<u32>(entry, 16); t < end; t++) {
    const label = <u32>load<u16>(gold + (t << 1));
    score += takeNode(job, t, label, weight, gradient);
    if (t === first) continue;
    const before = <u32>load<u16>(gold + ((t - 1) << 1));
    const slot = load<i32>(slotAt + ((before * labels + label) << 2));
    if (slot < 0) continue;
    score += take(job, base + slot, weight, gradient);
    if (edges) score += takeEdges(job, t, slot, weight, gradient);
  }
  return score;
}

function take(job: usize, parameter: u32, weight: f64, gradient: usize): f64 {
  const at = (<usize>parameter) << 3;
  store<f64>(gradient + at, load<f64>(gradient + at) - weight);
  return weight * load<f64>(load<u32>(job + JOB_WEIGHTS) + at);
}

function takeNode(job: usize, token: u32, label: u32, weight: f64, gradient: usize): f64 {
  const padded = load<u32>(job + JOB_PADDED);
  const offsets: usize = load<u32>(job + JOB_ATTRIBUTE_OFFSET);
  const labels: usize = load<u32>(job + JOB_PARAMETER_LABEL);
  const attributes: usize = load<u32>(job + JOB_TOKEN_ATTRIBUTE);
  const tokens: usize = load<u32>(job + JOB_TOKEN_OFFSET) + (token << 2);
  let score = 0.0;
  for (let at = load<u32>(tokens), end = load<u32>(tokens, 4); at < end; at++) {
    const entry = offsets + (load<u32>(attributes + (at << 2)) << 2);
    let k = load<u32>(entry);
    const stop = load<u32>(entry, 4);
    if (stop - k === padded) {
      score += take(job, k + label, weight, gradient);
      continue;
    }
    for (; k < stop; k++)
      if (<u32>load<u16>(labels + (k << 1)) === label) {
        score += take(job, k, weight, gradient);
        break;
      }
  }
  return score;
}

function takeEdges(job: usize, token: u32, slot: u32, weight: f64, gradient: usize): f64 {
  const tokens: usize = load<u32>(job + JOB_EDGE_TOKEN_OFFSET) + (token << 2);
  const attributes: usize = load<u32>(job + JOB_EDGE_TOKEN_ATTRIBUTE);
  const offsets: usize = load<u32>(job + JOB_EDGE_OFFSET);
  const slots: usize = load<u32>(job + JOB_EDGE_SLOT);
  const base = load<u32>(job + JOB_EDGE_BASE);
  let score = 0.0;
  for (let at = load<u32>(tokens), end = load<u32>(tokens, 4); at < end; at++) {
    const entry = offsets + (load<u32>(attributes + (at << 2)) << 2);
    for (let f = load<u32>(entry), stop = load<u32>(entry, 4); f < stop; f++)
      if (load<u32>(slots + (f << 2)) === slot) score += take(job, base + f, weight, gradient);
  }
  return score;
}

/** Moves the weights of the features of one sequence, unless the batch has moved them already. */
function descendSequence(job: usize, entry: usize): void {
  const first = load<u32>(entry);
  const end = first + load<u32>(entry, 16);
  if (end === first) return;
  descendAll(job, first, end, JOB_TOKEN_OFFSET, JOB_TOKEN_ATTRIBUTE, JOB_ATTRIBUTE_OFFSET, JOB_TOUCHED, 0);
  if (load<u32>(job + JOB_EDGE_TOKEN_OFFSET) === 0) return;
  const base = load<u32>(job + JOB_EDGE_BASE);
  descendAll(
    job,
    first,
    end,
    JOB_EDGE_TOKEN_OFFSET,
    JOB_EDGE_TOKEN_ATTRIBUTE,
    JOB_EDGE_OFFSET,
    JOB_EDGE_TOUCHED,
    base,
  );
}

function descendAll(
  job: usize,
  first: u32,
  end: u32,
  tokenField: usize,
  attributeField: usize,
  offsetField: usize,
  touchedField: usize,
  base: u32,
): void {
  const tokens: usize = load<u32>(job + tokenField);
  const attributes: usize = load<u32>(job + attributeField);
  const offsets: usize = load<u32>(job + offsetField);
  const touched: usize = load<u32>(job + touchedField);
  const now = load<u32>(job + JOB_BATCH);
  let at = attributes + (load<u32>(tokens + (first << 2)) << 2);
  for (const stop = attributes + (load<u32>(tokens + (end << 2)) << 2); at < stop; at += 4) {
    const a = load<u32>(at) << 2;
    if (load<u32>(touched + a) === now) continue;
    store<u32>(touched + a, now);
    descend(job, base + load<u32>(offsets + a), base + load<u32>(offsets + a, 4));
  }
}

/** w ← w - rate·g/√(Σ g²), g with its share of the penalty; the gradient is left at 0. */
function descend(job: usize, from: u32, to: u32): void {
  const start = (<usize>from) << 3;
  const end = (<usize>to) << 3;
  const weights: usize = load<u32>(job + JOB_WEIGHTS);
  const gradient: usize = load<u32>(job + JOB_GRADIENT);
  const squares: usize = load<u32>(job + JOB_SQUARES);
  const penalty: usize = load<u32>(job + JOB_PENALTY);
  const rate = load<f64>(job + JOB_RATE);
  const rates = f64x2.splat(rate);
  const zeros = f64x2.splat(0);
  let at = start;
  for (; at + 8 < end; at += 16) {
    const w = v128.load(weights + at);
    const g = f64x2.add(v128.load(gradient + at), f64x2.mul(v128.load(penalty + at), w));
    const sum = f64x2.add(v128.load(squares + at), f64x2.mul(g, g));
    v128.store(squares + at, sum);
    v128.store(weights + at, f64x2.sub(w, f64x2.div(f64x2.mul(rates, g), f64x2.sqrt(sum))));
    v128.store(gradient + at, zeros);
  }
  if (at === end) return;
  const w = load<f64>(weights + at);
  const g = load<f64>(gradient + at) + load<f64>(penalty + at) * w;
  const sum = load<f64>(squares + at) + g * g;
  store<f64>(squares + at, sum);
  store<f64>(weights + at, w - (rate * g) / Math.sqrt(sum));
  store<f64>(gradient + at, 0);
}
