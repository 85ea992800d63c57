// What a plan for scores points to, in the kernels' memory.
import type { Arena } from "../kernels/arena.js";
import { JOIN_BYTES, JOIN_EACH } from "../kernels/job-fields.js";

/** Both halves of a hash. */
export interface Hash {
  readonly high: number;
  readonly low: number;
}

/** Features made of one value from each of up to three places: a column, so many tokens on. */
export interface JoinPlan {
  readonly key: Hash;
  readonly places: readonly { readonly column: number; readonly offset: number }[];
  /** Every combination of values is a feature; otherwise that of the first ones alone. */
  readonly each: boolean;
}

/** Returns where they stand. */
export function placeJoins(arena: Arena, joins: readonly JoinPlan[], columns: number): number {
  const placed = arena.u32((joins.length * JOIN_BYTES) / 4);
  for (const [n, { key, places, each }] of joins.entries()) {
    const where = places.map(({ column, offset }) => 8 * (offset * columns + column));
    placed.set([key.high, key.low, places.length | (each ? JOIN_EACH : 0), ...where], (n * JOIN_BYTES) / 4);
  }
  return placed.byteOffset;
}

/** An array that a field of the plan points to; it moves when more is asked for, and takes along what is in use. */
export function growing(
  arena: Arena,
  field: number,
  set: (field: number, value: number) => void,
): (length: number, used?: number) => Uint32Array {
  let room = arena.u32(0);
  return (length, used = 0) => {
    if (length > room.length) {
      const larger = arena.u32(Math.ceil(1.5 * length) + 64);
      larger.set(room.subarray(0, used));
      room = larger;
      set(field, room.byteOffset);
    }
    return room;
  };
}
