import { ScrubJayError } from "../../errors.js";
import type { FeatureTable } from "../feature-table.js";
import { createArena } from "../kernels/arena.js";
import {
  FOUND_ROOM,
  HASH_ROOM,
  PLAN_BYTES,
  PLAN_CELLS,
  PLAN_DOMAIN_HIGH,
  PLAN_DOMAIN_LOW,
  PLAN_FOUND,
  PLAN_HAS_DOMAIN,
  PLAN_HASHES,
  PLAN_JOIN_COUNT,
  PLAN_JOINS,
  PLAN_LANES,
  PLAN_LIST_OF,
  PLAN_LIST_PLACE_COUNT,
  PLAN_LIST_PLACES,
  PLAN_MASK,
  PLAN_PADDED,
  PLAN_REACH,
  PLAN_ROW_MASK,
  PLAN_ROWS,
  PLAN_SLOTS,
  PLAN_STEP,
  PLAN_SUMS,
  PLAN_TOKEN_BYTES,
  PLAN_VALUES,
  ROW_KIND_SHIFT,
  ROW_KINDS,
} from "../kernels/job-fields.js";
import type { KernelName } from "../kernels/kernel-set.js";
import { createKernels } from "../kernels/kernels.js";
import type { Layout } from "../layout.js";
import { growing, type Hash, type JoinPlan, placeJoins } from "./plan-memory.js";
import { type RowLists, rowLists } from "./row-lists.js";
import { wholeRows } from "./whole-rows.js";

/** Up to this many tokens the scores of a note are worked out at once and kept: it may be decoded more than once. */
const MOST_KEPT = 8192;

export interface ScorePlan {
  readonly joins: readonly JoinPlan[];
  readonly columns: number;
  /** Offsets from a token at which the lists of known rows are looked up. */
  readonly listPlaces: readonly number[];
  /** Every feature counts a second time under this hash (EasyAdapt). */
  readonly domain?: Hash;
}

/** The values of a note. Before its first and behind its last token stand `reach` more, for what lies outside. */
interface JoinedValues {
  /** Where the values of token t and column c begin and where they end, at 2·[t·columns + c]. Cells may share values. */
  readonly cells: Uint32Array;
  /** High and low half of each value. */
  readonly values: Int32Array;
  /** By token, its list. */
  readonly lists: Uint32Array;
}

/** Scores tokens by what their features are made of, without numbering the features. */
export interface JoinedScorer {
  /** The largest offset that the plan has. */
  readonly reach: number;
  /** The row of weights of a finished hash with its kind, 0 where it has none. */
  rowOf(high: number, low: number): number;
  /** The rows of those finished hashes that have one, into `out` from `at` on; returns where they end. */
  rowsOf(halves: Int32Array, count: number, out: Uint32Array, at: number): number;
  readonly addList: RowLists["add"];
  readonly keepLists: RowLists["keep"];
  read(note: JoinedValues): void;
  /** Writes the scores of tokens of the note that was read last. */
  score(first: number, count: number, out: Float64Array): void; // [count][Lp]
}

export function joinedScorer(
  table: FeatureTable,
  layout: Layout,
  weights: Float64Array,
  { joins, columns, listPlaces, domain }: ScorePlan,
  kernelName: KernelName = "simd",
): JoinedScorer {
  if (table.hashBits !== undefined)
    throw new ScrubJayError("hashed-attributes", "a table of hashed attributes knows no hashes to look up");
  const arena = createArena();
  const kernels = createKernels(arena.memory, kernelName);
  const plan = arena.bytes(PLAN_BYTES);
  const fields = new Uint32Array(arena.memory.buffer, plan, PLAN_BYTES / 4);
  const set = (field: number, value: number): void => {
    fields[field >> 2] = value;
  };
  const whole = wholeRows(table, layout, weights);
  const { lanes, step, rowMask } = whole;
  const slots = arena.copyU32(whole.slots);
  // A whole row begins where a line of the processor's caches does.
  arena.bytes(-arena.bytes(0) & 63);
  const rows = arena.copyU32(whole.rows);
  const mask = slots.length / 2 - 1;
  const reach = Math.max(
    0,
    ...[...joins.flatMap(({ places }) => places.map(({ offset }) => offset)), ...listPlaces].map(Math.abs),
  );
  set(PLAN_LANES, lanes);
  set(PLAN_PADDED, layout.padded);
  new Float64Array(arena.memory.buffer, plan + PLAN_STEP, 1)[0] = step;
  set(PLAN_SLOTS, slots.byteOffset);
  set(PLAN_MASK, mask);
  set(PLAN_ROW_MASK, rowMask);
  set(PLAN_ROWS, rows.byteOffset);
  set(PLAN_JOINS, placeJoins(arena, joins, columns));
  set(PLAN_JOIN_COUNT, joins.length);
  set(PLAN_TOKEN_BYTES, 8 * columns);
  set(PLAN_REACH, reach);
  set(PLAN_LIST_PLACES, arena.copyU32(listPlaces).byteOffset);
  set(PLAN_LIST_PLACE_COUNT, listPlaces.length);
  set(PLAN_HAS_DOMAIN, domain ? 1 : 0);
  set(PLAN_DOMAIN_HIGH, domain?.high ?? 0);
  set(PLAN_DOMAIN_LOW, domain?.low ?? 0);
  set(PLAN_SUMS, arena.i32(lanes).byteOffset);
  set(PLAN_FOUND, arena.u32(ROW_KINDS * FOUND_ROOM).byteOffset);
  set(PLAN_HASHES, arena.u32(4 * HASH_ROOM).byteOffset);
  const cells = growing(arena, PLAN_CELLS, set);
  const values = growing(arena, PLAN_VALUES, set);
  const listOf = growing(arena, PLAN_LIST_OF, set);
  const lists = rowLists(arena, set, listPlaces.length, (row) => rows.byteOffset + 4 * (row & rowMask));
  let scores = arena.f64(0);
  let tokens = 0;
  /** Whether `scores` are those of the whole note. */
  let scored = false;
  /** The bits of a slot that belong to the hash. */
  const compared = ~rowMask & ((1 << ROW_KIND_SHIFT) - 1);
  const rowOf = (high: number, low: number): number => {
    for (let n = low & mask; slots[2 * n + 1] !== 0; n = (n + 1) & mask) {
      const row = slots[2 * n + 1]!;
      if (slots[2 * n] === high >>> 0 && ((row ^ low) & compared) === 0) return (row & ~compared) >>> 0;
    }
    return 0;
  };
  return {
    reach,
    rowOf,
    rowsOf(halves, count, out, at) {
      let end = at;
      for (let n = 0; n < count; n++) {
        const row = rowOf(halves[2 * n]!, halves[2 * n + 1]!);
        if (row !== 0) out[end++] = row;
      }
      return end;
    },
    addList: lists.add,
    keepLists: lists.keep,
    read(note) {
      cells(note.cells.length).set(note.cells);
      values(note.values.length).set(note.values);
      listOf(note.lists.length).set(note.lists);
      tokens = note.lists.length - 2 * reach;
      scored = false;
    },
    score(first, count, out) {
      const whole = tokens <= MOST_KEPT;
      const size = (whole ? tokens : count) * layout.padded;
      if (scores.length < size) scores = arena.f64(Math.ceil(1.5 * size));
      if (!whole) kernels.joinScores(plan, first, count, scores.byteOffset);
      else if (!scored) kernels.joinScores(plan, 0, tokens, scores.byteOffset);
      scored = whole;
      const from = whole ? first * layout.padded : 0;
      out.set(scores.subarray(from, from + count * layout.padded));
    },
  };
}
