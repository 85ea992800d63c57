/** What a number may become, and how little that is wanted. */
export interface CostedValue {
  readonly value: number;
  readonly cost: number;
}

/** What it costs when neighbours move apart or together by this much, fall together, or change places. */
const APART = 2;
const TOGETHER = 1000;
const SWAPPED = 1_000_000;

interface Row {
  readonly value: number;
  /** All costs up to here. */
  readonly cost: number;
  readonly previous: Row | undefined;
}

/**
 * One choice for every number, such that what was greater stays greater and the least is paid in all; of equal ones the
 * first. Every number needs a choice.
 */
export function inOrder(
  numbers: readonly number[],
  choicesOf: (number: number) => readonly CostedValue[],
): Map<number, number> {
  const sorted = [...numbers].sort((a, b) => a - b);
  let rows: Row[] = [];
  for (const [at, number] of sorted.entries()) {
    const before = sorted[at - 1] ?? number;
    const reached = rows;
    rows = [];
    for (const { value, cost } of choicesOf(number)) {
      const previous = cheapest(reached, (row) => row.cost + between(number - before, value - row.value));
      const paid =
        previous === undefined ? 0 : previous.cost + between(number - before, value - previous.value);
      rows.push({ value, cost: cost + paid, previous });
    }
  }
  const given = new Map<number, number>();
  let row = cheapest(rows, ({ cost }) => cost);
  for (const number of sorted.reverse()) {
    if (row !== undefined) given.set(number, row.value);
    row = row?.previous;
  }
  return given;
}

function between(distance: number, given: number): number {
  const order = given > 0 ? 0 : given === 0 ? TOGETHER : SWAPPED;
  return order + APART * Math.abs(given - distance);
}

function cheapest(rows: readonly Row[], costOf: (row: Row) => number): Row | undefined {
  let best: Row | undefined;
  for (const row of rows) if (best === undefined || costOf(row) < costOf(best)) best = row;
  return best;
}
