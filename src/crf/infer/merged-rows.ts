import type { Arena } from "../kernels/arena.js";
import { ROW_DENSE, ROW_HEAD, ROW_SMALL, SMALL_WEIGHT } from "../kernels/job-fields.js";

const HEAD = ROW_HEAD / 4;
const MOST = 32767;
/** Lists of so few rows are often those of many words. */
const OFTEN_SHARED = 4;
/** Merged rows that a room holds, and how many rooms there may be. */
const ROWS_IN_ROOM = 8192;
const MOST_ROOMS = 7;

/** Sums of rows, kept as rows. Weights are whole numbers: adding their sum is the same as adding one after another. */
export interface MergedRows {
  /** Fewer rows that add up to the same. When there is no room left, the rows themselves. */
  merge(list: ArrayLike<number>): ArrayLike<number>;
  /** Forgets all merged rows. The function that it returns keeps a list of them after all, under new numbers. */
  startOver(): (list: ArrayLike<number>) => ArrayLike<number>;
}

/** `rows` are those of the model. Numbers of merged rows count from their start as well, but lie beyond their end. */
export function mergedRows(arena: Arena, rows: Uint32Array, lanes: number): MergedRows {
  const width = HEAD + lanes / 2;
  const rooms: Uint32Array[] = [];
  let used = 0;
  let known = new Map<string, readonly number[]>();
  const sums = new Int32Array(lanes);

  const roomAt = (n: number): Uint32Array => {
    const room = rooms[Math.floor(n / ROWS_IN_ROOM)] ?? arena.u32(width * ROWS_IN_ROOM);
    rooms[Math.floor(n / ROWS_IN_ROOM)] = room;
    return room;
  };
  const numberAt = (n: number): number =>
    (roomAt(n).byteOffset - rows.byteOffset) / 4 + width * (n % ROWS_IN_ROOM);
  const isFull = (): boolean => used === MOST_ROOMS * ROWS_IN_ROOM;

  /** Adds a row of the model to the sums, or takes it away; returns the largest sum, whatever its sign. */
  function add(row: number, sign: 1 | -1): number {
    const at = row + HEAD;
    const kind = rows[at - 1]!;
    const isDense = kind === ROW_DENSE || kind === ROW_SMALL;
    let largest = 0;
    for (let n = 0, count = isDense ? lanes : kind; n < count; n++) {
      const lane = isDense ? n : rows[at + n]! & 0xffff;
      const weight = isDense ? (rows[at + (n >> 1)]! << (n & 1 ? 0 : 16)) >> 16 : rows[at + n]! >> 16;
      const sum = sums[lane]! + sign * weight;
      sums[lane] = sum;
      largest = Math.max(largest, Math.abs(sum));
    }
    return largest;
  }

  function keepSums(): number {
    const row = roomAt(used)
      .subarray(width * (used % ROWS_IN_ROOM))
      .subarray(0, width);
    row.fill(0);
    row[HEAD - 1] = sums.every((sum) => Math.abs(sum) <= SMALL_WEIGHT) ? ROW_SMALL : ROW_DENSE;
    for (let lane = 0; lane < lanes; lane++)
      row[HEAD + (lane >> 1)]! |= (sums[lane]! & 0xffff) << (16 * (lane & 1));
    return numberAt(used++);
  }

  /** As few as there can be without a sum that has no room in 16 bits, in the order they come. */
  function merged(list: ArrayLike<number>): number[] {
    const out: number[] = [];
    for (let from = 0, to = 0; from < list.length && !isFull(); from = to) {
      sums.fill(0);
      while (to < list.length && add(list[to]!, 1) <= MOST) to++;
      if (to < list.length) add(list[to]!, -1);
      out.push(to - from === 1 ? list[from]! : keepSums());
    }
    return out;
  }

  return {
    merge(list) {
      if (list.length < 2 || used + list.length > MOST_ROOMS * ROWS_IN_ROOM) return list;
      if (list.length > OFTEN_SHARED) return merged(list);
      const key = Array.from(list).join();
      const before = known.get(key);
      if (before !== undefined) return before;
      const out = merged(list);
      known.set(key, out);
      return out;
    },
    startOver() {
      const old = new Map<number, Uint32Array>();
      for (let n = 0; n < used; n++) {
        const at = width * (n % ROWS_IN_ROOM);
        old.set(numberAt(n), roomAt(n).slice(at, at + width));
      }
      used = 0;
      known = new Map();
      const moved = new Map<number, number>();
      return (list) =>
        Array.from(list, (row) => {
          const content = old.get(row);
          if (content === undefined) return row;
          const number = moved.get(row) ?? numberAt(used);
          if (!moved.has(row)) roomAt(used).set(content, width * (used++ % ROWS_IN_ROOM));
          moved.set(row, number);
          return number;
        });
    },
  };
}
