// What merging any two of a handful of clusters would cost, kept up to date while clusters come and merge.
//
// With n(a,b) = how often a word of cluster b follows one of a, l(a) and r(b) = how often a and b stand on the left and
// the right of any pair at all, and N pairs in the whole text, the window's share of the average mutual information is
//
//   N · I = Σ n(a,b) ln( n(a,b) N / (l(a) r(b)) )
//         = Σ f(n(a,b)) − Σ w(a) ln l(a) − Σ v(b) ln r(b) + W ln N        with f(x) = x ln x,
//
// where w, v and W are sums of n within the window. Merging leaves W alone, so the loss has a part of cells and a part
// of margins. In the part of cells a third cluster u adds g(x,y) = f(x) + f(y) − f(x+y) for its counts x and y with the
// two: nothing where either is 0. Most clusters that enter are single rare words with few neighbours, and that makes
// the method quick. (Brown et al. 1992; the moving window and the kept table of losses are Liang's, 2005.)

/** Row `a` of `cells` holds the counts of cluster a with every other in one direction; two sides make the table. */
interface Side {
  readonly cells: Int32Array; // [slots][slots]
  readonly inside: Float64Array; // [slots] sums of the rows: w, v
  readonly total: Float64Array; // [slots] l, r
  readonly logs: Float64Array; // [slots][slots] ln of the two totals' sum; on the diagonal ln of the total
}

const LARGEST_TABLE = 1 << 16;

export class MergeWindow {
  readonly #slots: number;
  readonly #sides: readonly [Side, Side];
  readonly #cellLoss: Float64Array; // [slots][slots], symmetric
  readonly #live: Uint8Array;
  readonly #table = Float64Array.from({ length: LARGEST_TABLE }, (_, x) => x * Math.log(Math.max(x, 1)));
  readonly #touched: Int32Array;
  readonly #base: Float64Array; // [slots] for `best`

  constructor(slots: number) {
    const side = (): Side => ({
      cells: new Int32Array(slots * slots),
      inside: new Float64Array(slots),
      total: new Float64Array(slots),
      logs: new Float64Array(slots * slots),
    });
    this.#slots = slots;
    this.#sides = [side(), side()];
    this.#cellLoss = new Float64Array(slots * slots);
    this.#live = new Uint8Array(slots);
    this.#touched = new Int32Array(slots);
    this.#base = new Float64Array(slots);
  }

  /**
   * A new cluster in a free slot. `after[u]` counts how often cluster u follows it, `before[u]` how often it follows u
   * (its own slot: itself, in both); the totals count pairs of the whole text with the cluster left and right.
   */
  insert(slot: number, after: Int32Array, before: Int32Array, left: number, right: number): void {
    const slots = this.#slots;
    this.#live[slot] = 1;
    for (const [side, other, counts, total] of [
      [this.#sides[0], this.#sides[1], after, left],
      [this.#sides[1], this.#sides[0], before, right],
    ] as const) {
      side.total[slot] = total;
      side.inside[slot] = 0;
      side.cells.set(counts, slot * slots);
      let touched = 0;
      for (let u = 0; u < slots; u++) {
        const count = counts[u]!;
        if (count === 0) continue;
        side.inside[slot]! += count;
        if (u === slot) continue;
        other.cells[u * slots + slot] = count;
        other.inside[u]! += count;
        this.#touched[touched++] = u;
      }
      for (let i = 0; i < touched; i++)
        for (let j = 0; j < i; j++) {
          const v = this.#touched[i]!;
          const w = this.#touched[j]!;
          this.#addCellLoss(v, w, this.#g(counts[v]!, counts[w]!));
        }
    }
    this.#refresh(slot);
  }

  /** What is lost, times the number of pairs, if two clusters become one. */
  loss(a: number, b: number): number {
    const at = a * this.#slots + b;
    let loss = this.#cellLoss[at]!;
    for (const { inside, logs } of this.#sides)
      loss +=
        (inside[a]! + inside[b]!) * logs[at]! -
        inside[a]! * logs[a * this.#slots + a]! -
        inside[b]! * logs[b * this.#slots + b]!;
    return loss;
  }

  /** The two clusters whose merging loses least; the first of the two is the one with more pairs. */
  best(): readonly [number, number] {
    const slots = this.#slots;
    const [left, right] = this.#sides;
    const base = this.#base;
    for (let a = 0; a < slots; a++)
      base[a] = left.inside[a]! * left.logs[a * slots + a]! + right.inside[a]! * right.logs[a * slots + a]!;
    let least = Number.POSITIVE_INFINITY;
    let best: [number, number] = [-1, -1];
    for (let a = 1; a < slots; a++) {
      if (this.#live[a] === 0) continue;
      const l = left.inside[a]!;
      const r = right.inside[a]!;
      for (let b = 0; b < a; b++) {
        if (this.#live[b] === 0) continue;
        const at = a * slots + b;
        const loss =
          this.#cellLoss[at]! -
          base[a]! -
          base[b]! +
          (l + left.inside[b]!) * left.logs[at]! +
          (r + right.inside[b]!) * right.logs[at]!;
        if (loss < least) {
          least = loss;
          best = [a, b];
        }
      }
    }
    const [a, b] = best;
    const pairs = (c: number): number => left.inside[c]! + right.inside[c]!;
    return a < 0 || pairs(a) >= pairs(b) ? best : [b, a];
  }

  /** Cluster `b` goes into `a`, and its slot is free. Quickest when `b` has the fewer neighbours. */
  merge(a: number, b: number): void {
    const slots = this.#slots;
    const [left, right] = this.#sides;
    for (const side of this.#sides) this.#mergeLosses(side, a, b);
    const own =
      left.cells[a * slots + a]! +
      left.cells[a * slots + b]! +
      left.cells[b * slots + a]! +
      left.cells[b * slots + b]!;
    for (const [side, other] of [
      [left, right],
      [right, left],
    ] as const) {
      for (let u = 0; u < slots; u++) {
        const both = side.cells[a * slots + u]! + side.cells[b * slots + u]!;
        side.cells[a * slots + u] = both;
        other.cells[u * slots + a] = both;
        other.cells[u * slots + b] = 0;
      }
      side.inside[a]! += side.inside[b]!;
      side.total[a]! += side.total[b]!;
      side.inside[b] = 0;
    }
    for (const { cells } of this.#sides) {
      cells.fill(0, b * slots, (b + 1) * slots);
      for (let u = 0; u < slots; u++) cells[u * slots + b] = 0;
      cells[a * slots + a] = own;
    }
    this.#live[b] = 0;
    this.#refresh(a);
  }

  /** What a and b added to the losses of other pairs gives way to what their union adds. */
  #mergeLosses({ cells }: Side, a: number, b: number): void {
    const slots = this.#slots;
    const rowA = cells.subarray(a * slots, (a + 1) * slots);
    const rowB = cells.subarray(b * slots, (b + 1) * slots);
    for (let v = 0; v < slots; v++) {
      const bv = rowB[v]!;
      if (bv === 0 || v === a || v === b) continue;
      const av = rowA[v]!;
      for (let w = 0; w < slots; w++) {
        const bw = rowB[w]!;
        const aw = rowA[w]!;
        if ((aw === 0 && bw === 0) || w === a || w === b || w === v || (bw !== 0 && w < v)) continue;
        this.#addCellLoss(v, w, this.#g(av + bv, aw + bw) - this.#g(av, aw) - this.#g(bv, bw));
      }
    }
  }

  /** Everything that is kept for pairs with this cluster. */
  #refresh(a: number): void {
    const slots = this.#slots;
    for (const { total, logs } of this.#sides)
      for (let b = 0; b < slots; b++) {
        const log = Math.log(Math.max(1, b === a ? total[a]! : total[a]! + total[b]!));
        logs[a * slots + b] = log;
        logs[b * slots + a] = log;
      }
    const { cells } = this.#sides[0];
    for (let b = 0; b < slots; b++) {
      if (b === a) continue;
      const [aa, ab] = [cells[a * slots + a]!, cells[a * slots + b]!];
      const [ba, bb] = [cells[b * slots + a]!, cells[b * slots + b]!];
      this.#cellLoss[a * slots + b] =
        this.#f(aa) + this.#f(ab) + this.#f(ba) + this.#f(bb) - this.#f(aa + ab + ba + bb);
    }
    for (const side of this.#sides) this.#addSharedLosses(side, a);
    for (let b = 0; b < slots; b++) this.#cellLoss[b * slots + a] = this.#cellLoss[a * slots + b]!;
  }

  /** What other clusters add to the losses of pairs with this one. */
  #addSharedLosses({ cells }: Side, a: number): void {
    const slots = this.#slots;
    let touched = 0;
    for (let u = 0; u < slots; u++) if (u !== a && cells[a * slots + u] !== 0) this.#touched[touched++] = u;
    for (let b = 0; b < slots; b++) {
      let loss = 0;
      for (let i = 0; i < touched; i++) {
        const u = this.#touched[i]!;
        const count = cells[b * slots + u]!;
        if (count !== 0 && u !== b) loss += this.#g(cells[a * slots + u]!, count);
      }
      this.#cellLoss[a * slots + b]! += loss;
    }
  }

  #addCellLoss(v: number, w: number, more: number): void {
    const loss = this.#cellLoss[v * this.#slots + w]! + more;
    this.#cellLoss[v * this.#slots + w] = loss;
    this.#cellLoss[w * this.#slots + v] = loss;
  }

  #f(x: number): number {
    return x < LARGEST_TABLE ? this.#table[x]! : x * Math.log(x);
  }

  #g(x: number, y: number): number {
    return x === 0 || y === 0 ? 0 : this.#f(x) + this.#f(y) - this.#f(x + y);
  }
}
