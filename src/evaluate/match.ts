import type { Counts } from "./counts.js";

/** What is matched: a span or a token with its type. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly type: string;
}

export type Order = (a: Mark, b: Mark) => number;

export const byPlace: Order = (a, b) => a.start - b.start || a.end - b.end;

export const byPlaceAndType: Order = (a, b) =>
  a.start - b.start || a.end - b.end || (a.type < b.type ? -1 : a.type > b.type ? 1 : 0);

const byStartTypeEnd: Order = (a, b) =>
  a.start - b.start || (a.type < b.type ? -1 : a.type > b.type ? 1 : 0) || a.end - b.end;

/** Sorted, and marks that `order` calls equal are one. */
function sortedSet(marks: readonly Mark[], order: Order): Mark[] {
  const sorted = [...marks].sort(order);
  return sorted.filter((mark, i) => i === 0 || order(sorted[i - 1] as Mark, mark) !== 0);
}

/** Set against set: a mark is right when the other side holds one that `order` calls equal. */
export function countEqual(gold: readonly Mark[], pred: readonly Mark[], order: Order): Counts {
  const a = sortedSet(gold, order);
  const b = sortedSet(pred, order);
  let tp = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const difference = order(a[i] as Mark, b[j] as Mark);
    if (difference === 0) tp++;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return { tp, fp: b.length - tp, fn: a.length - tp };
}

/**
 * Same start, same type, ends at most `slack` characters apart, each mark used once. Within one start and type
 * both sides are sorted by end, so taking the first that fits gives the most matches.
 */
export function countRelaxed(
  text: string,
  gold: readonly Mark[],
  pred: readonly Mark[],
  slack: number,
): Counts {
  const a = sortedSet(gold, byStartTypeEnd);
  const b = sortedSet(pred, byStartTypeEnd);
  let tp = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const left = a[i] as Mark;
    const right = b[j] as Mark;
    if (
      left.start === right.start &&
      left.type === right.type &&
      endsClose(text, left.end, right.end, slack)
    ) {
      tp++;
      i++;
      j++;
    } else if (byStartTypeEnd(left, right) < 0) i++;
    else j++;
  }
  return { tp, fp: b.length - tp, fn: a.length - tp };
}

/** Distance in characters, not in UTF-16 units: an astral character is one character to the shared tasks. */
function endsClose(text: string, a: number, b: number, slack: number): boolean {
  const distance = Math.abs(a - b);
  if (distance <= slack) return true;
  if (distance > 2 * slack) return false;
  return [...text.slice(Math.min(a, b), Math.max(a, b))].length <= slack;
}
