import { ScrubJayError } from "../errors.js";
import type { Arena } from "./kernels/arena.js";
import {
  JOB_ATTRIBUTE_OFFSET,
  JOB_BYTES,
  JOB_COLUMN_EXCESS,
  JOB_COLUMN_SLOT,
  JOB_COLUMN_START,
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
  JOB_END,
  JOB_LABELS,
  JOB_LARGEST,
  JOB_OPEN,
  JOB_PADDED,
  JOB_PARAMETER_LABEL,
  JOB_PARAMETERS,
  JOB_ROW_EXCESS,
  JOB_ROW_EXP,
  JOB_ROW_START,
  JOB_SLOT_AT,
  JOB_SLOT_FROM,
  JOB_SLOT_TO,
  JOB_SLOTS,
  JOB_SMALLEST,
  JOB_START,
  JOB_TOKEN_ATTRIBUTE,
  JOB_TOKEN_OFFSET,
  JOB_TRANSITION_BASE,
  JOB_WEIGHTS,
  JOB_WHOLE,
} from "./kernels/job-fields.js";
import type { Layout } from "./layout.js";
import type { Sequences } from "./sequences.js";

/** A table of addresses in the kernels' memory, with the weights that it points to. */
export interface Job {
  readonly address: number;
  readonly weights: Float64Array; // [P]
  set(field: number, value: number): void;
}

/** Puts a layout into memory. Weights start at 0. */
export function createJob(arena: Arena, layout: Layout): Job {
  const address = arena.bytes(JOB_BYTES);
  const table = new Uint32Array(arena.memory.buffer, address, JOB_BYTES / 4);
  const set = (field: number, value: number): void => {
    table[field >> 2] = value;
  };
  const { transitions, labels, padded, scheme } = layout;
  const slots = transitions.slotTo.length;
  const spare = slots + (slots % 2);
  const weights = arena.f64(layout.parameters);
  const labelOf = arena.u16(layout.parameterLabel.length);
  labelOf.set(layout.parameterLabel);
  const slotAt = arena.i32(labels * labels);
  slotAt.set(transitions.slotAt);
  const open = arena.f64(padded);
  open.set(transitions.open);
  const mask = (allowed: Uint8Array | undefined): number => {
    if (allowed === undefined) return 0;
    const values = arena.f64(padded);
    values.set(allowed);
    return values.byteOffset;
  };
  set(JOB_LABELS, labels);
  set(JOB_PADDED, padded);
  set(JOB_SLOTS, slots);
  set(JOB_PARAMETERS, layout.parameters);
  set(JOB_WEIGHTS, weights.byteOffset);
  set(JOB_ATTRIBUTE_OFFSET, arena.copyU32(layout.attributeOffset).byteOffset);
  set(JOB_PARAMETER_LABEL, labelOf.byteOffset);
  set(JOB_TRANSITION_BASE, layout.transitionBase);
  set(JOB_ROW_START, arena.copyU32(transitions.rowStart).byteOffset);
  set(JOB_SLOT_TO, arena.copyU32(transitions.slotTo).byteOffset);
  set(JOB_COLUMN_START, arena.copyU32(transitions.columnStart).byteOffset);
  set(JOB_SLOT_FROM, arena.copyU32(transitions.slotFrom).byteOffset);
  set(JOB_COLUMN_SLOT, arena.copyU32(transitions.columnSlot).byteOffset);
  set(JOB_SLOT_AT, slotAt.byteOffset);
  set(JOB_OPEN, open.byteOffset);
  for (const field of [JOB_ROW_EXCESS, JOB_COLUMN_EXCESS, JOB_ROW_EXP, JOB_COLUMN_WEIGHT])
    set(field, arena.f64(spare).byteOffset);
  placeDense(arena, layout, set);
  set(JOB_START, mask(scheme.start));
  set(JOB_END, mask(scheme.end));
  set(JOB_EDGE_OFFSET, arena.copyU32(layout.edgeOffset).byteOffset);
  set(JOB_EDGE_SLOT, arena.copyU32(layout.edgeSlot).byteOffset);
  set(JOB_EDGE_BASE, layout.edgeBase);
  set(JOB_EDGE_PARAMETERS, layout.edgeSlot.length);
  set(JOB_EDGE_EXP, arena.f64(layout.edgeSlot.length + (layout.edgeSlot.length % 2)).byteOffset);
  return {
    address,
    weights,
    set,
  };
}

/** The matrices of Viterbi, with everything in place but the weights of the slots. */
function placeDense(
  arena: Arena,
  { transitions, labels, padded }: Layout,
  set: (field: number, value: number) => void,
): void {
  const { slotAt, open, columnStart } = transitions;
  const rows = arena.f64(labels * padded).fill(-Infinity);
  const columns = arena.f64(labels * padded).fill(-Infinity);
  const whole = arena.u32(labels);
  for (let j = 0; j < labels; j++) {
    if (open[j] === 1 || columnStart[j + 1]! - columnStart[j]! === labels) whole[j] = 1;
    for (let i = 0; i < labels; i++)
      if (open[j] === 1 || slotAt[i * labels + j]! >= 0) rows[i * padded + j] = columns[j * padded + i] = 0;
  }
  set(JOB_DENSE_ROWS, rows.byteOffset);
  set(JOB_DENSE_COLUMNS, columns.byteOffset);
  set(JOB_WHOLE, whole.byteOffset);
  set(JOB_LARGEST, arena.f64(padded).byteOffset);
  set(JOB_SMALLEST, arena.f64(labels).byteOffset);
}

/**
 * Puts sequences into memory and points the job at them. The returned function may be called with one set after
 * another: room is reused, and the set that is there already is not copied again.
 */
export function attachSequences(arena: Arena, job: Job, layout: Layout): (data: Sequences) => void {
  let attached: Sequences | undefined;
  const rooms = new Map<number, Uint32Array>();
  const place = (field: number, source: Uint32Array | undefined): void => {
    if (!source) {
      job.set(field, 0);
      return;
    }
    let room = rooms.get(field);
    if (!room || room.length < source.length) {
      // The first set gets what it needs; later ones a margin, so that growing sets do not fill the memory.
      room = arena.u32(room ? Math.ceil(source.length * 1.5) : source.length);
      rooms.set(field, room);
    }
    room.set(source);
    job.set(field, room.byteOffset);
  };
  return (data) => {
    if (attached === data) return;
    const edges = layout.edgeAttributes > 0 ? data.edges : undefined;
    checkIds(data.attributes, layout.attributes);
    if (edges) checkIds(edges.attributes, layout.edgeAttributes);
    attached = data;
    place(JOB_TOKEN_OFFSET, data.tokenOffset);
    place(JOB_TOKEN_ATTRIBUTE, data.attributes);
    place(JOB_EDGE_TOKEN_OFFSET, edges?.tokenOffset);
    place(JOB_EDGE_TOKEN_ATTRIBUTE, edges?.attributes);
  };
}

/** The kernels trust what they are given. */
function checkIds(ids: Uint32Array, limit: number): void {
  for (let at = 0; at < ids.length; at++)
    if (ids[at]! >= limit)
      throw new ScrubJayError("unknown-attribute", `attribute ${ids[at]} of ${limit}`, {
        hint: "Leave out attributes that the model does not know.",
        exitCode: 4,
      });
}
