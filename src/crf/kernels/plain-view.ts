import {
  JOB_ATTRIBUTE_OFFSET,
  JOB_EDGE_BASE,
  JOB_EDGE_OFFSET,
  JOB_EDGE_SLOT,
  JOB_EDGE_TOKEN_ATTRIBUTE,
  JOB_EDGE_TOKEN_OFFSET,
  JOB_LABELS,
  JOB_PADDED,
  JOB_PARAMETER_LABEL,
  JOB_PARAMETERS,
  JOB_SLOTS,
  JOB_TOKEN_ATTRIBUTE,
  JOB_TOKEN_OFFSET,
  JOB_TRANSITION_BASE,
  JOB_WEIGHTS,
} from "./job-fields.js";
import type { WasmMemory } from "./web-assembly.js";

/** Typed arrays over what a job's table points to. */
export interface PlainView {
  readonly labels: number;
  readonly padded: number;
  field(offset: number): number;
  float(offset: number): number;
  u32(offset: number, length: number): Uint32Array;
  i32(offset: number, length: number): Int32Array;
  u16(offset: number, length: number): Uint16Array;
  f64(offset: number, length: number): Float64Array;
  /** From the array's start to the end of memory, where the length is not known. */
  openU32(offset: number): Uint32Array;
}

export function viewOf(memory: WasmMemory, job: number): PlainView {
  const { buffer } = memory;
  const table = new Uint32Array(buffer, job, 64);
  const field = (offset: number): number => table[offset >> 2]!;
  return {
    labels: field(JOB_LABELS),
    padded: field(JOB_PADDED),
    field,
    float: (offset) => new Float64Array(buffer, job + offset, 1)[0]!,
    u32: (offset, length) => new Uint32Array(buffer, field(offset), length),
    i32: (offset, length) => new Int32Array(buffer, field(offset), length),
    u16: (offset, length) => new Uint16Array(buffer, field(offset), length),
    f64: (offset, length) => new Float64Array(buffer, field(offset), length),
    openU32: (offset) => new Uint32Array(buffer, field(offset)),
  };
}

/** Calls `visit(parameter, label)` for every node parameter of one token. */
export function eachNodeParameter(
  v: PlainView,
  token: number,
  visit: (parameter: number, label: number) => void,
): void {
  const offsets = v.openU32(JOB_ATTRIBUTE_OFFSET);
  const labels = v.u16(JOB_PARAMETER_LABEL, v.field(JOB_TRANSITION_BASE));
  const tokens = v.openU32(JOB_TOKEN_OFFSET);
  const attributes = v.openU32(JOB_TOKEN_ATTRIBUTE);
  for (let at = tokens[token]!; at < tokens[token + 1]!; at++) {
    const a = attributes[at]!;
    for (let k = offsets[a]!; k < offsets[a + 1]!; k++) visit(k, labels[k]!);
  }
}

/** Calls `visit(parameter, slot)` for every edge parameter of one token. */
export function eachEdgeParameter(
  v: PlainView,
  token: number,
  visit: (parameter: number, slot: number) => void,
): void {
  if (v.field(JOB_EDGE_TOKEN_OFFSET) === 0) return;
  const offsets = v.openU32(JOB_EDGE_OFFSET);
  const slots = v.openU32(JOB_EDGE_SLOT);
  const tokens = v.openU32(JOB_EDGE_TOKEN_OFFSET);
  const attributes = v.openU32(JOB_EDGE_TOKEN_ATTRIBUTE);
  const base = v.field(JOB_EDGE_BASE);
  for (let at = tokens[token]!; at < tokens[token + 1]!; at++) {
    const e = attributes[at]!;
    for (let f = offsets[e]!; f < offsets[e + 1]!; f++) visit(base + f, slots[f]!);
  }
}

/** row(j) += Σ w[a, j] */
export function addTokenScores(v: PlainView, token: number, row: Float64Array): void {
  const weights = v.f64(JOB_WEIGHTS, v.field(JOB_PARAMETERS));
  eachNodeParameter(v, token, (k, label) => {
    row[label]! += weights[k]!;
  });
}

/** w(r) + Σ w[e, r] of every slot at one token. */
export function tokenSlotWeights(v: PlainView, token: number): Float64Array {
  const weights = v.f64(JOB_WEIGHTS, v.field(JOB_PARAMETERS));
  const base = v.field(JOB_TRANSITION_BASE);
  const out = weights.slice(base, base + v.field(JOB_SLOTS));
  eachEdgeParameter(v, token, (k, slot) => {
    out[slot]! += weights[k]!;
  });
  return out;
}
