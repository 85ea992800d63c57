/**
 * The partition point, by binary search: the first index below `count` for which `holds` is false, or `count`. Whatever
 * follows one for which it is false must be false too.
 */
export function partitionPoint(count: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
