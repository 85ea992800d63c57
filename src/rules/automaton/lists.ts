/** What one long note needed is not kept for all that follow. */
const MOST_KEPT = 0x10000;
const FEW = 0x100;

/**
 * Lists of integers, used again for every note. Few of the many lists get anything: what is put stands in one row, and
 * the row is sorted by list when all is there.
 */
export class Lists {
  private count = 0;
  /** In the order in which they were put: the list, and the value. */
  private lists = new Int32Array(FEW);
  private values = new Int32Array(FEW);
  /** By list where it begins in `sorted`; one more, where the last one ends. */
  private readonly starts: Int32Array;
  private sorted = new Int32Array(FEW);

  constructor(count: number) {
    this.starts = new Int32Array(count + 1);
  }

  clear(): void {
    this.count = 0;
    this.starts.fill(0);
    if (this.values.length > MOST_KEPT) this.resize(FEW);
  }

  put(list: number, value: number): void {
    if (this.count === this.values.length) this.resize(2 * this.count);
    this.lists[this.count] = list;
    this.values[this.count] = value;
    this.count++;
  }

  /** To be called when all is put, and before anything is asked for. */
  sort(): void {
    const { count, lists, values, starts, sorted } = this;
    for (let n = 0; n < count; n++) starts[lists[n] as number]!++;
    for (let list = 1; list < starts.length; list++) starts[list]! += starts[list - 1] as number;
    // From behind, so that each start comes down from the end of its list, and a list keeps its order.
    for (let n = count - 1; n >= 0; n--) sorted[--starts[lists[n] as number]!] = values[n] as number;
  }

  has(list: number): boolean {
    return (this.starts[list] as number) < (this.starts[list + 1] as number);
  }

  /** Valid until the lists are cleared. */
  of(list: number): Int32Array {
    return this.sorted.subarray(this.starts[list], this.starts[list + 1]);
  }

  private resize(length: number): void {
    this.lists = resized(this.lists, length);
    this.values = resized(this.values, length);
    this.sorted = new Int32Array(length);
  }
}

function resized(array: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const other = new Int32Array(length);
  other.set(array.subarray(0, length));
  return other;
}
