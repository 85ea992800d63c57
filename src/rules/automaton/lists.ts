/** What one long note needed is not kept for all that follow. */
const MOST_KEPT = 0x10000;
const FEW = 8;

/** Growing lists of integers, used again for every note. */
export class Lists {
  private readonly lists: Int32Array[];
  private readonly counts: Int32Array;

  constructor(count: number) {
    this.lists = Array.from({ length: count }, () => new Int32Array(FEW));
    this.counts = new Int32Array(count);
  }

  clear(): void {
    this.counts.fill(0);
    for (let n = 0; n < this.lists.length; n++)
      if ((this.lists[n] as Int32Array).length > MOST_KEPT) this.lists[n] = new Int32Array(FEW);
  }

  put(n: number, value: number): void {
    let list = this.lists[n] as Int32Array;
    const count = this.counts[n] as number;
    if (count === list.length) {
      const longer = new Int32Array(2 * count);
      longer.set(list);
      list = longer;
      this.lists[n] = list;
    }
    list[count] = value;
    this.counts[n] = count + 1;
  }

  /** Valid until the lists are cleared. */
  of(n: number): Int32Array {
    const count = this.counts[n] as number;
    return count === 0 ? NONE : (this.lists[n] as Int32Array).subarray(0, count);
  }
}

const NONE = new Int32Array(0);
