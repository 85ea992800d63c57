import {
  GROUP_BYTES,
  JOB_ATTRIBUTE_OFFSET,
  JOB_BATCH,
  JOB_EDGE_BASE,
  JOB_EDGE_OFFSET,
  JOB_EDGE_TOKEN_ATTRIBUTE,
  JOB_EDGE_TOKEN_OFFSET,
  JOB_EDGE_TOUCHED,
  JOB_GOLD,
  JOB_GRADIENT,
  JOB_GROUPS,
  JOB_LOG_Z,
  JOB_PARAMETERS,
  JOB_PENALTY,
  JOB_RATE,
  JOB_SHARD_START,
  JOB_SHARDS,
  JOB_SLOT_AT,
  JOB_SLOTS,
  JOB_SQUARES,
  JOB_TOKEN_ATTRIBUTE,
  JOB_TOKEN_OFFSET,
  JOB_TOUCHED,
  JOB_TRANSITION_BASE,
  JOB_WEIGHTS,
  LANES,
} from "./job-fields.js";
import { plainSequenceGradient } from "./plain-gradient.js";
import { eachEdgeParameter, eachNodeParameter, type PlainView } from "./plain-view.js";
import type { WasmMemory } from "./web-assembly.js";

interface Place {
  readonly first: number;
  readonly length: number;
  readonly weight: number;
}

/** One step of stochastic gradient descent, as assembly/batch.ts does it. */
export function plainBatchStep(memory: WasmMemory, v: PlainView, batch: number): void {
  const size = v.field(JOB_PARAMETERS);
  const gradient = v.f64(JOB_GRADIENT, size);
  const weights = v.f64(JOB_WEIGHTS, size);
  const places = placesOf(memory, v, batch);
  let loss = 0;
  for (const { first, length, weight } of places)
    loss += plainSequenceGradient(v, first, length, weight, gradient);
  for (const place of places)
    eachGoldParameter(v, place, (k) => {
      gradient[k]! -= place.weight;
      loss -= place.weight * weights[k]!;
    });
  v.f64(JOB_LOG_Z, 1)[0]! += loss;
  const squares = v.f64(JOB_SQUARES, size);
  const penalty = v.f64(JOB_PENALTY, size);
  const rate = v.float(JOB_RATE);
  const descend = (from: number, to: number): void => {
    for (let k = from; k < to; k++) {
      const g = gradient[k]! + penalty[k]! * weights[k]!;
      squares[k]! += g * g;
      weights[k]! -= (rate * g) / Math.sqrt(squares[k]!);
      gradient[k] = 0;
    }
  };
  const base = v.field(JOB_TRANSITION_BASE);
  descend(base, base + v.field(JOB_SLOTS));
  for (const place of places) {
    eachUntouched(
      v,
      place,
      [JOB_TOKEN_OFFSET, JOB_TOKEN_ATTRIBUTE, JOB_ATTRIBUTE_OFFSET, JOB_TOUCHED],
      descend,
    );
    if (v.field(JOB_EDGE_TOKEN_OFFSET) === 0) continue;
    const edgeBase = v.field(JOB_EDGE_BASE);
    eachUntouched(
      v,
      place,
      [JOB_EDGE_TOKEN_OFFSET, JOB_EDGE_TOKEN_ATTRIBUTE, JOB_EDGE_OFFSET, JOB_EDGE_TOUCHED],
      (from, to) => descend(edgeBase + from, edgeBase + to),
    );
  }
}

function placesOf(memory: WasmMemory, v: PlainView, batch: number): Place[] {
  const starts = v.u32(JOB_SHARD_START, v.field(JOB_SHARDS) + 1);
  const places: Place[] = [];
  for (let g = starts[batch]!; g < starts[batch + 1]!; g++) {
    const group = new Uint32Array(memory.buffer, v.field(JOB_GROUPS) + g * GROUP_BYTES, 3 * LANES);
    for (let lane = 0; lane < LANES; lane++)
      if (group[LANES + lane]! > 0)
        places.push({ first: group[lane]!, length: group[LANES + lane]!, weight: group[2 * LANES + lane]! });
  }
  return places;
}

function eachGoldParameter(v: PlainView, { first, length }: Place, visit: (k: number) => void): void {
  const gold = v.u16(JOB_GOLD, first + length);
  const slotAt = v.i32(JOB_SLOT_AT, v.labels * v.labels);
  for (let t = first; t < first + length; t++) {
    eachNodeParameter(v, t, (k, label) => {
      if (label === gold[t]) visit(k);
    });
    if (t === first) continue;
    const wanted = slotAt[gold[t - 1]! * v.labels + gold[t]!]!;
    if (wanted < 0) continue;
    visit(v.field(JOB_TRANSITION_BASE) + wanted);
    eachEdgeParameter(v, t, (k, slot) => {
      if (slot === wanted) visit(k);
    });
  }
}

/** The parameters, as a stretch, of every attribute of a sequence that this batch has not come by yet. */
function eachUntouched(
  v: PlainView,
  { first, length }: Place,
  [tokenField, attributeField, offsetField, touchedField]: readonly [number, number, number, number],
  visit: (from: number, to: number) => void,
): void {
  const tokens = v.openU32(tokenField);
  const attributes = v.openU32(attributeField);
  const offsets = v.openU32(offsetField);
  const touched = v.openU32(touchedField);
  const now = v.field(JOB_BATCH);
  for (let at = tokens[first]!; at < tokens[first + length]!; at++) {
    const a = attributes[at]!;
    if (touched[a] === now) continue;
    touched[a] = now;
    visit(offsets[a]!, offsets[a + 1]!);
  }
}
