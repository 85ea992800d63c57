/**
 * Draws 0 … n-1 with chances in proportion to `weights`, each in constant time: every one of n equal boxes holds one
 * number up to a share and a second one, its alias, above it. (Walker 1977, filled in Vose's way.)
 */
export function aliasTable(weights: ArrayLike<number>, random: () => number): () => number {
  const n = weights.length;
  const total = Array.from(weights).reduce((sum, weight) => sum + weight, 0);
  const share = Float64Array.from(weights, (weight) => (weight * n) / total);
  const alias = Int32Array.from({ length: n }, (_, i) => i);
  const small: number[] = [];
  const large: number[] = [];
  for (let i = 0; i < n; i++) (share[i]! < 1 ? small : large).push(i);
  while (small.length > 0 && large.length > 0) {
    const poor = small.pop() as number;
    const rich = large.at(-1) as number;
    alias[poor] = rich;
    share[rich]! -= 1 - share[poor]!;
    if (share[rich]! < 1) small.push(large.pop() as number);
  }
  // Whatever is left should be exactly 1 and differs by rounding alone.
  for (const i of [...small, ...large]) share[i] = 1;
  return () => {
    const at = random() * n;
    const box = Math.floor(at);
    return at - box < share[box]! ? box : alias[box]!;
  };
}
