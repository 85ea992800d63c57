import type { FeatureTable } from "../feature-table.js";
import { ROW_DENSE, ROW_HEAD, ROW_SMALL, SMALL_WEIGHT } from "../kernels/job-fields.js";
import type { Layout } from "../layout.js";

const MOST = 32767;
const HEAD = ROW_HEAD / 4;
/** From this share of all lanes on, adding a whole row is cheaper than one label after another. */
const DENSE_SHARE = 1 / 6;

/** Weights as whole numbers of 16 bits, by the hash of their attribute. */
export interface WholeRows {
  /** Labels, rounded up to a multiple of 16. */
  readonly lanes: number;
  /** What a weight of 1 is worth. */
  readonly step: number;
  /** See PLAN_SLOTS. */
  readonly slots: Uint32Array;
  readonly rowMask: number;
  /** See ROW_HEAD. Row 0 is small and holds nothing but zeros. */
  readonly rows: Uint32Array;
}

/** Loses nothing where the weights come from a model file of 16 bits; others are rounded as such a file would. */
export function wholeRows(table: FeatureTable, layout: Layout, weights: Float64Array): WholeRows {
  const { labels, attributes, attributeOffset, parameterLabel, transitionBase } = layout;
  const lanes = Math.ceil(labels / 16) * 16;
  let largest = 0;
  for (let k = 0; k < transitionBase; k++) largest = Math.max(largest, Math.abs(weights[k]!));
  const step = largest === 0 ? 1 : largest / MOST;
  const dense = Math.max(3, lanes * DENSE_SHARE);
  const longest = HEAD + lanes / 2;
  let room = longest;
  for (let a = 0; a < attributes; a++) {
    const count = attributeOffset[a + 1]! - attributeOffset[a]!;
    room += count < dense ? HEAD + count : longest;
  }
  const rows = new Uint32Array(room);
  rows[HEAD - 1] = ROW_SMALL;
  let used = longest;
  const rowMask = 2 ** Math.ceil(Math.log2(room)) - 1;
  const hashes = table.hashes();
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(16, 1.5 * attributes))));
  const steps = new Int16Array(transitionBase);
  for (let k = 0; k < transitionBase; k++) steps[k] = Math.round(weights[k]! / step);
  // Labels beyond the last fill a dense row up and weigh nothing.
  const list: WeightList = { labels: parameterLabel, steps, lanes, dense };
  for (let a = 0; a < attributes; a++) {
    const length = putWeights(rows, used + HEAD, list, attributeOffset[a]!, attributeOffset[a + 1]!);
    if (length === 0) continue;
    const [high, low] = [hashes[2 * a]!, hashes[2 * a + 1]!];
    rows[used] = high;
    rows[used + 1] = low;
    let n = low & (slots.length - 1);
    while (slots[n] !== 0) n = (n + 1) & (slots.length - 1);
    slots[n] = (high & ~rowMask) | used;
    used += HEAD + length;
  }
  return { lanes, step, slots, rowMask, rows: rows.slice(0, used) };
}

interface WeightList {
  readonly labels: Uint16Array;
  readonly steps: Int16Array;
  readonly lanes: number;
  /** From so many weights on a row holds all lanes. */
  readonly dense: number;
}

/** Writes the weights from `from` to `to` as a row, how they are kept before them, and returns its length: 0 without any. */
function putWeights(
  rows: Uint32Array,
  at: number,
  { labels, steps, lanes, dense }: WeightList,
  from: number,
  to: number,
): number {
  let count = 0;
  let largest = 0;
  for (let k = from; k < to; k++) {
    const weight = steps[k]!;
    if (weight !== 0) count++;
    largest = Math.max(largest, Math.abs(weight));
  }
  if (count >= dense) {
    rows[at - 1] = largest <= SMALL_WEIGHT ? ROW_SMALL : ROW_DENSE;
    for (let k = from; k < to; k++)
      if (steps[k] !== 0) rows[at + (labels[k]! >> 1)]! |= (steps[k]! & 0xffff) << (16 * (labels[k]! & 1));
    return lanes / 2;
  }
  rows[at - 1] = count;
  let next = at;
  for (let k = from; k < to; k++) if (steps[k] !== 0) rows[next++] = labels[k]! | (steps[k]! << 16);
  return count;
}
