import { endHigh, endLow } from "../hash.js";
import {
  JOIN_BYTES,
  JOIN_EACH,
  PLAN_CELLS,
  PLAN_DOMAIN_HIGH,
  PLAN_DOMAIN_LOW,
  PLAN_HAS_DOMAIN,
  PLAN_JOIN_COUNT,
  PLAN_JOINS,
  PLAN_LANES,
  PLAN_LIST_OF,
  PLAN_LIST_PLACE_COUNT,
  PLAN_LIST_PLACES,
  PLAN_LIST_ROWS,
  PLAN_LIST_STARTS,
  PLAN_MASK,
  PLAN_PADDED,
  PLAN_REACH,
  PLAN_ROW_MASK,
  PLAN_ROWS,
  PLAN_SLOTS,
  PLAN_STEP,
  PLAN_TOKEN_BYTES,
  PLAN_VALUES,
  ROW_KIND_SHIFT,
  ROW_KINDS,
  ROW_LISTED,
} from "./job-fields.js";
import type { WasmMemory } from "./web-assembly.js";

/** See assembly/joined-scores.ts. */
export function plainJoinedScores(
  memory: WasmMemory,
  plan: number,
  first: number,
  count: number,
  out: Float64Array, // [count][Lp]
): void {
  const words = new Uint32Array(memory.buffer);
  const signed = new Int32Array(memory.buffer);
  const field = (offset: number): number => words[(plan + offset) >> 2]!;
  const place = (offset: number): number => field(offset) >> 2;
  const [rows, slots, values] = [place(PLAN_ROWS), place(PLAN_SLOTS), place(PLAN_VALUES)];
  const [mask, rowMask] = [field(PLAN_MASK), field(PLAN_ROW_MASK)];
  const step = new Float64Array(memory.buffer, plan + PLAN_STEP, 1)[0]!;
  const sums = new Float64Array(field(PLAN_LANES));

  /** The row of that kind that begins there. */
  function add(kind: number, start: number): void {
    const listed = kind === ROW_LISTED;
    const dense = new Int16Array(memory.buffer, 4 * start, listed ? 0 : sums.length);
    for (let j = 0; j < dense.length; j++) sums[j]! += dense[j]!;
    const count = listed ? words[start - 1]! : 0;
    for (let n = 0; n < count; n++) sums[words[start + n]! & 0xffff]! += signed[start + n]! >> 16;
  }
  function probe(high: number, low: number): void {
    const compared = ~rowMask & ((1 << ROW_KIND_SHIFT) - 1);
    for (let n = low & mask; words[slots + 2 * n + 1] !== 0; n = (n + 1) & mask) {
      const row = words[slots + 2 * n + 1]!;
      if (signed[slots + 2 * n] !== high || ((row ^ low) & compared) !== 0) continue;
      add(row >>> ROW_KIND_SHIFT, rows + (row & rowMask));
      return;
    }
  }
  function look(high: number, low: number): void {
    const ended = endHigh(high, low);
    const endedLow = endLow(ended, low);
    probe(ended, endedLow);
    if (field(PLAN_HAS_DOMAIN) === 0) return;
    const again = endedLow ^ field(PLAN_DOMAIN_LOW);
    const high2 = endHigh(ended ^ field(PLAN_DOMAIN_HIGH), again);
    probe(high2, endLow(high2, again));
  }
  /** From the n-th place of a join on. */
  function joined(join: number, n: number, cells: number, high: number, low: number): void {
    const kind = words[join + 2]!;
    if (n === (kind & ~JOIN_EACH)) {
      look(high, low);
      return;
    }
    const at = cells + (signed[join + 3 + n]! >> 2);
    const from = words[at]!;
    const to = kind & JOIN_EACH ? words[at + 1]! : Math.min(words[at + 1]!, from + 1);
    for (let v = from; v < to; v++) {
      const [a, b] = [signed[values + 2 * v]!, signed[values + 2 * v + 1]!];
      const nextHigh = Math.imul(((high << 7) | (high >>> 25)) ^ a, 0x85ebca6b);
      joined(join, n + 1, cells, nextHigh, Math.imul(((low << 13) | (low >>> 19)) ^ b, 0xc2b2ae35));
    }
  }
  const places = field(PLAN_LIST_PLACE_COUNT);
  for (let t = 0; t < count; t++) {
    const token = first + t + field(PLAN_REACH);
    sums.fill(0);
    for (let p = 0; p < places; p++) {
      const list = words[place(PLAN_LIST_OF) + token + signed[place(PLAN_LIST_PLACES) + p]!]!;
      const entry = place(PLAN_LIST_STARTS) + list * (ROW_KINDS * places + 1) + ROW_KINDS * p;
      for (let kind = 0; kind < ROW_KINDS; kind++)
        for (let n = words[entry + kind]!; n < words[entry + kind + 1]!; n++)
          add(kind, words[place(PLAN_LIST_ROWS) + n]! >> 2);
    }
    const cells = place(PLAN_CELLS) + (token * field(PLAN_TOKEN_BYTES)) / 4;
    for (let n = 0; n < field(PLAN_JOIN_COUNT); n++) {
      const join = place(PLAN_JOINS) + (n * JOIN_BYTES) / 4;
      joined(join, 0, cells, signed[join]!, signed[join + 1]!);
    }
    for (let j = 0; j < field(PLAN_PADDED); j++) out[t * field(PLAN_PADDED) + j] = sums[j]! * step;
  }
}
