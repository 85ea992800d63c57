/** Where each list starts, from how long each is; undefined where together they are not as long as `total`. */
export function startsOf(counts: Uint16Array | Uint32Array, total: number): Uint32Array | undefined {
  const starts = new Uint32Array(counts.length + 1);
  let sum = 0;
  for (let n = 0; n < counts.length; n++) {
    sum += counts[n]!;
    if (sum > total) return undefined;
    starts[n + 1] = sum;
  }
  return sum === total ? starts : undefined;
}

/** Whether the values of every list ascend and stay below `limit`, so that none is there twice. */
export function ascend(values: ArrayLike<number>, starts: Uint32Array, limit: number): boolean {
  for (let n = 0; n + 1 < starts.length; n++) {
    let last = -1;
    for (let at = starts[n]!; at < starts[n + 1]!; at++) {
      const value = values[at]!;
      if (value <= last || value >= limit) return false;
      last = value;
    }
  }
  return true;
}
