/** Spearman's rank correlation; equal values share the mean of their ranks. NaN where one side has one value only. */
export function spearman(xs: readonly number[], ys: readonly number[]): number {
  const [a, b] = [ranks(xs), ranks(ys)];
  const mean = (xs.length + 1) / 2;
  let product = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (const [i, rank] of a.entries()) {
    const [da, db] = [rank - mean, (b[i] as number) - mean];
    product += da * db;
    squaresA += da ** 2;
    squaresB += db ** 2;
  }
  return product / Math.sqrt(squaresA * squaresB);
}

/** From 1 on. */
function ranks(values: readonly number[]): Float64Array {
  const order = Array.from(values.keys()).sort((a, b) => (values[a] as number) - (values[b] as number));
  const found = new Float64Array(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && values[order[to] as number] === values[order[from] as number]) to++;
    for (let k = from; k < to; k++) found[order[k] as number] = (from + 1 + to) / 2;
    from = to;
  }
  return found;
}
