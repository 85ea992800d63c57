/**
 * Whether at most `limit` letters changed, left out, put in or swapped with a neighbour make `b` of `a`. Rows of
 * the table are cut short as soon as none of their cells can stay within the limit.
 */
export function isWithin(a: string, b: string, limit: number): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > limit) return false;
  // One change leaves one of the first two letters in place or next to it: most pairs end here.
  if (limit < 2 && a[0] !== b[0] && a[1] !== b[1] && a[0] !== b[1] && a[1] !== b[0]) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, beforeLast[j - 2]! + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    // A swap looks two rows back, so both rows must be beyond the limit.
    if (least > limit && Math.min(...last) > limit) return false;
    beforeLast = last;
    last = row;
  }
  return last[b.length]! <= limit;
}

/** The name that was most likely meant, if any is near. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const folded = name.toLowerCase();
  for (const limit of [0, 1, 2]) {
    const near = names.find(
      (other) => limit < other.length - 1 && isWithin(folded, other.toLowerCase(), limit),
    );
    if (near !== undefined) return near;
  }
  return undefined;
}
