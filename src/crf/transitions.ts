import { ScrubJayError } from "../errors.js";

/** Which labels may follow which, and start or end a sequence. Left out: everything may. */
export interface LabelScheme {
  /** 1 where label j may follow label i, at [i·L + j]. */
  readonly follow?: Uint8Array; // [L][L]
  readonly start?: Uint8Array; // [L]
  readonly end?: Uint8Array; // [L]
}

/**
 * The transitions that need a number of their own. Pairs outside the slots weigh 0 if their target is open, and are
 * not in the lattice if it is closed. Slots are ordered by (from, to); the column arrays hold them by (to, from).
 */
export interface Transitions {
  readonly labels: number;
  readonly rowStart: Uint32Array; // [L+1]
  readonly slotTo: Uint32Array; // [K]
  readonly columnStart: Uint32Array; // [L+1]
  readonly slotFrom: Uint32Array; // [K]
  readonly columnSlot: Uint32Array; // [K]
  readonly slotAt: Int32Array; // [L][L]
  readonly open: Float64Array; // [L]
}

/**
 * `weighted` is 1 where the pair has a feature, at [i·L + j]. `closed` gives every allowed pair a slot: slower, but
 * exact also where a feature's weight is so far below 0 that open + excess would round it away.
 */
export function buildTransitions(
  labels: number,
  weighted: Uint8Array,
  scheme: LabelScheme = {},
  closed = false,
): Transitions {
  const { follow } = scheme;
  const allowed = (i: number, j: number): boolean => follow === undefined || follow[i * labels + j] === 1;
  const open = new Float64Array(labels);
  for (let j = 0; j < labels; j++) {
    let bare = 0;
    let forbidden = 0;
    for (let i = 0; i < labels; i++) {
      if (!allowed(i, j)) forbidden++;
      else if (!weighted[i * labels + j]) bare++;
    }
    // A column with a forbidden pair lists every allowed one; a column of features alone needs no opening.
    open[j] = !closed && forbidden === 0 && bare > 0 ? 1 : 0;
  }
  const inLattice = (i: number, j: number): boolean =>
    allowed(i, j) && (open[j] === 0 || weighted[i * labels + j] === 1);
  const rowStart = new Uint32Array(labels + 1);
  const slotAt = new Int32Array(labels * labels).fill(-1);
  const to: number[] = [];
  for (let i = 0; i < labels; i++) {
    for (let j = 0; j < labels; j++) {
      if (!inLattice(i, j)) continue;
      slotAt[i * labels + j] = to.length;
      to.push(j);
    }
    rowStart[i + 1] = to.length;
  }
  const columnStart = new Uint32Array(labels + 1);
  const from: number[] = [];
  const columnSlot: number[] = [];
  for (let j = 0; j < labels; j++) {
    for (let i = 0; i < labels; i++) {
      const slot = slotAt[i * labels + j]!;
      if (slot < 0) continue;
      from.push(i);
      columnSlot.push(slot);
    }
    columnStart[j + 1] = from.length;
  }
  return {
    labels,
    rowStart,
    slotTo: Uint32Array.from(to),
    columnStart,
    slotFrom: Uint32Array.from(from),
    columnSlot: Uint32Array.from(columnSlot),
    slotAt,
    open,
  };
}

/** A scheme must fit the number of labels and leave a way through. */
export function checkScheme(labels: number, { follow, start, end }: LabelScheme): void {
  const wrong =
    (follow && follow.length !== labels * labels) ||
    (start && start.length !== labels) ||
    (end && end.length !== labels);
  if (wrong)
    throw new ScrubJayError("bad-scheme", `the label scheme does not fit ${labels} labels`, { exitCode: 4 });
}
