import type { FeatureTable } from "../feature-table.js";
import { ROW_DENSE, ROW_KIND_SHIFT, ROW_LISTED, ROW_SMALL, SMALL_WEIGHT } from "../kernels/job-fields.js";
import type { Layout } from "../layout.js";

const MOST = 32767;
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
  /** See ROW_LISTED. Whole rows come first: with nothing between them, those that are often met share the caches. */
  readonly rows: Uint32Array;
}

/** Loses nothing where the weights come from a model file of 16 bits; others are rounded as such a file would. */
export function wholeRows(table: FeatureTable, layout: Layout, weights: Float64Array): WholeRows {
  const { labels, attributes, attributeOffset, parameterLabel, transitionBase } = layout;
  const lanes = Math.ceil(labels / 16) * 16;
  let largest = 0;
  for (let k = 0; k < transitionBase; k++) largest = Math.max(largest, Math.abs(weights[k]!));
  const step = largest === 0 ? 1 : largest / MOST;
  const steps = new Int16Array(transitionBase);
  for (let k = 0; k < transitionBase; k++) steps[k] = Math.round(weights[k]! / step);
  const dense = Math.max(3, lanes * DENSE_SHARE);
  /** Of the row of an attribute, how many weights it lists, or that it holds all lanes. */
  const listed = (a: number): number | "all" => {
    let count = 0;
    for (let k = attributeOffset[a]!; k < attributeOffset[a + 1]!; k++) if (steps[k] !== 0) count++;
    return count < dense ? count : "all";
  };
  let whole = 1; // row 0
  let pairs = 0;
  for (let a = 0; a < attributes; a++) {
    const count = listed(a);
    if (count === "all") whole++;
    else if (count > 0) pairs += 1 + count;
  }
  const rows = new Uint32Array((whole * lanes) / 2 + pairs);
  const rowMask = 2 ** Math.ceil(Math.log2(rows.length)) - 1;
  const size = 2 ** Math.ceil(Math.log2(Math.max(16, 1.5 * attributes)));
  const slots = new Uint32Array(2 * size);
  const hashes = table.hashes();
  let nextWhole = lanes / 2;
  let nextListed = (whole * lanes) / 2;
  for (let a = 0; a < attributes; a++) {
    const count = listed(a);
    if (count === 0) continue;
    const [from, to] = [attributeOffset[a]!, attributeOffset[a + 1]!];
    let kind = ROW_LISTED;
    let row = nextListed + 1;
    if (count === "all") {
      row = nextWhole;
      nextWhole += lanes / 2;
      // Labels beyond the last fill the row up and weigh nothing.
      kind = putWhole(rows, row, parameterLabel, steps, from, to);
    } else {
      rows[nextListed++] = count;
      for (let k = from; k < to; k++)
        if (steps[k] !== 0) rows[nextListed++] = parameterLabel[k]! | (steps[k]! << 16);
    }
    const low = hashes[2 * a + 1]!;
    let n = low & (size - 1);
    while (slots[2 * n + 1] !== 0) n = (n + 1) & (size - 1);
    slots[2 * n] = hashes[2 * a]!;
    slots[2 * n + 1] = (kind << ROW_KIND_SHIFT) | (low & ~rowMask & ((1 << ROW_KIND_SHIFT) - 1)) | row;
  }
  return { lanes, step, slots, rowMask, rows };
}

/** Writes a weight for every lane, and returns what kind of row that makes. */
function putWhole(
  rows: Uint32Array,
  at: number,
  labels: Uint16Array,
  steps: Int16Array,
  from: number,
  to: number,
): number {
  let largest = 0;
  for (let k = from; k < to; k++) {
    largest = Math.max(largest, Math.abs(steps[k]!));
    rows[at + (labels[k]! >> 1)]! |= (steps[k]! & 0xffff) << (16 * (labels[k]! & 1));
  }
  return largest <= SMALL_WEIGHT ? ROW_SMALL : ROW_DENSE;
}
