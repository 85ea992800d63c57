/**
 * Cohen's kappa from a square table of counts (rows: first annotator, columns: second): agreement beyond what
 * the two would reach by chance. NaN for an empty table, 1 where both always say the same one thing.
 */
export function cohensKappa(table: readonly (readonly number[])[]): number {
  let total = 0;
  let agreed = 0;
  let byChance = 0;
  for (const [i, row] of table.entries()) {
    const inRow = row.reduce((sum, count) => sum + count, 0);
    const inColumn = table.reduce((sum, other) => sum + (other[i] as number), 0);
    total += inRow;
    agreed += row[i] as number;
    byChance += inRow * inColumn;
  }
  const seen = agreed / total;
  const chance = byChance / (total * total);
  return chance === 1 ? 1 : (seen - chance) / (1 - chance);
}

/** The table folded to one label against the rest. */
export function oneAgainstRest(table: readonly (readonly number[])[], label: number): number[][] {
  const folded = [
    [0, 0],
    [0, 0],
  ];
  for (const [i, row] of table.entries()) {
    for (const [j, count] of row.entries()) {
      const cells = folded[i === label ? 0 : 1] as number[];
      const at = j === label ? 0 : 1;
      cells[at] = (cells[at] as number) + count;
    }
  }
  return folded;
}
