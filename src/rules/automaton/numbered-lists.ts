/** Lists as they are written down. */
export interface WrittenLists {
  /** Their numbers, one list after the other. */
  readonly units: Uint16Array;
  /** Where each list begins, and where the last ends. */
  readonly starts: Int32Array;
  readonly hashes: Int32Array;
}

/** Lists of small numbers; each is kept once, under a number of its own. */
export class NumberedLists {
  /** The lists one after the other; the array is another one when it has grown. */
  units: Uint16Array = new Uint16Array(0x400);
  private starts: Int32Array = new Int32Array(0x100);
  private hashes: Int32Array = new Int32Array(0x100);
  count = 0;
  /** By hash the number of the list; only made when a list is asked for. */
  private slots = new Int32Array(0);

  constructor(written?: WrittenLists) {
    if (written === undefined) return;
    this.units = longer(written.units);
    this.starts = longer(written.starts);
    this.hashes = longer(written.hashes);
    this.count = written.starts.length - 1;
  }

  startOf(list: number): number {
    return this.starts[list] as number;
  }

  endOf(list: number): number {
    return this.starts[list + 1] as number;
  }

  /** The number of a list, which is kept if it is new. */
  numberOf(list: readonly number[], length: number): number {
    if (2 * (this.count + 1) > this.slots.length) this.findSlots();
    const hash = hashOf(list, length);
    const mask = this.slots.length - 1;
    let slot = hash & mask;
    for (; this.slots[slot] !== EMPTY; slot = (slot + 1) & mask) {
      const known = this.slots[slot] as number;
      if (this.hashes[known] === hash && this.isAt(known, list, length)) return known;
    }
    this.slots[slot] = this.count;
    return this.append(list, length, hash);
  }

  written(): WrittenLists {
    return {
      units: this.units.slice(0, this.startOf(this.count)),
      starts: this.starts.slice(0, this.count + 1),
      hashes: this.hashes.slice(0, this.count),
    };
  }

  private isAt(known: number, list: readonly number[], length: number): boolean {
    const start = this.startOf(known);
    if (this.endOf(known) - start !== length) return false;
    for (let n = 0; n < length; n++) if (this.units[start + n] !== list[n]) return false;
    return true;
  }

  private append(list: readonly number[], length: number, hash: number): number {
    const start = this.startOf(this.count);
    while (start + length > this.units.length) this.units = longer(this.units);
    for (let n = 0; n < length; n++) this.units[start + n] = list[n] as number;
    if (this.count + 2 > this.starts.length) this.starts = longer(this.starts);
    if (this.count + 1 > this.hashes.length) this.hashes = longer(this.hashes);
    this.starts[this.count + 1] = start + length;
    this.hashes[this.count] = hash;
    return this.count++;
  }

  private findSlots(): void {
    let size = 0x100;
    while (size < 4 * (this.count + 1)) size *= 2;
    this.slots = new Int32Array(size).fill(EMPTY);
    for (let list = 0; list < this.count; list++) {
      let slot = (this.hashes[list] as number) & (size - 1);
      while (this.slots[slot] !== EMPTY) slot = (slot + 1) & (size - 1);
      this.slots[slot] = list;
    }
  }
}

const EMPTY = -1;

function hashOf(list: readonly number[], length: number): number {
  let hash = length;
  for (let n = 0; n < length; n++) hash = Math.imul(hash ^ (list[n] as number), 0x01000193);
  return Math.imul(hash, 0x9e3779b1) >>> 8;
}

function longer<T extends Uint16Array | Int32Array>(array: T): T {
  const twice = new (array.constructor as new (length: number) => T)(2 * array.length + 2);
  twice.set(array);
  return twice;
}
