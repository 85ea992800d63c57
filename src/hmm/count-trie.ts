/**
 * How often each sequence of symbols was seen, up to a length: all language models of a chunker in one trie, each below
 * a root of its own. Node 0 is the ground; its child by the model's number is that model's root. A node's parent has
 * a smaller number, and neither a prefix nor a suffix of a sequence is ever counted less often than the sequence.
 */
export interface CountTrie {
  readonly size: number;
  readonly parent: Int32Array; // [size], or longer
  readonly symbol: Uint16Array; // [size], or longer
  readonly count: Uint32Array; // [size], or longer
  /** The node below `node` by `symbol`, or -1. */
  child(node: number, symbol: number): number;
  /** The same; made, with count 0, if it is not there. */
  grow(node: number, symbol: number): number;
  /** Counts all of a sequence's parts of up to `order` symbols in a model. */
  add(model: number, sequence: Uint16Array, order: number): void;
  /** Sets a node's count: for reading a file. */
  setCount(node: number, count: number): void;
}

/** Roots and single symbols, at depths 1 and 2, always stay. */
const KEPT_DEPTH = 2;

/**
 * A trie of at most `most` nodes. When it is full, the rarest sequences go, until half of it is free: what has been
 * learned depends on the order of the sequences alone, and not on how they were handed over.
 */
export function createTrie(most: number): CountTrie {
  let size = 1;
  let parent = new Int32Array(1024);
  let symbol = new Uint16Array(1024);
  let count = new Uint32Array(1024);
  let slots = new Int32Array(4096); // node numbers by hash; 0 is free, since no node has the ground as its child node
  parent[0] = -1;

  function slotOf(node: number, sym: number): number {
    let hash = Math.imul(node, 0x9e3779b1) ^ Math.imul(sym + 1, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & (slots.length - 1);
    for (;;) {
      const there = slots[slot]!;
      if (there === 0 || (parent[there] === node && symbol[there] === sym)) return slot;
      slot = (slot + 1) & (slots.length - 1);
    }
  }

  /** Puts all nodes into a table of at least three times their number. */
  function hashAll(): void {
    let length = 4096;
    while (length < 3 * size) length *= 2;
    slots = new Int32Array(length);
    for (let node = 1; node < size; node++) slots[slotOf(parent[node]!, symbol[node]!)] = node;
  }

  function enlarge(): void {
    const length = 2 * parent.length;
    const longer = { parent: new Int32Array(length), symbol: new Uint16Array(length) };
    longer.parent.set(parent);
    longer.symbol.set(symbol);
    const longerCount = new Uint32Array(length);
    longerCount.set(count);
    ({ parent, symbol } = longer);
    count = longerCount;
  }

  function grow(node: number, sym: number): number {
    const slot = slotOf(node, sym);
    if (slots[slot] !== 0) return slots[slot]!;
    if (size === parent.length) enlarge();
    const made = size++;
    parent[made] = node;
    symbol[made] = sym;
    count[made] = 0;
    slots[slot] = made;
    if (2 * size > slots.length) hashAll();
    return made;
  }

  /** Takes out sequences seen no more than once, twice, … until half of the room is free. */
  function prune(): void {
    const depth = depths({ size, parent });
    for (let rare = 1; size > most / 2; rare++) {
      const moved = new Int32Array(size);
      let kept = 1;
      let removable = 0;
      for (let node = 1; node < size; node++) {
        if (depth[node]! > KEPT_DEPTH) {
          if (count[node]! <= rare) continue; // so are all below it
          removable++;
        }
        moved[node] = kept;
        parent[kept] = moved[parent[node]!]!;
        symbol[kept] = symbol[node]!;
        count[kept] = count[node]!;
        depth[kept++] = depth[node]!;
      }
      size = kept;
      if (removable === 0) break;
    }
    hashAll();
  }

  return {
    get size() {
      return size;
    },
    get parent() {
      return parent;
    },
    get symbol() {
      return symbol;
    },
    get count() {
      return count;
    },
    child(node, sym) {
      return slots[slotOf(node, sym)]! || -1;
    },
    grow,
    add(model, sequence, order) {
      for (let from = 0; from < sequence.length; from++) {
        if (size > most) prune();
        let node = grow(0, model);
        const to = Math.min(sequence.length, from + order);
        for (let at = from; at < to; at++) {
          node = grow(node, sequence[at]!);
          count[node] = count[node]! + 1;
        }
      }
    },
    setCount(node, value) {
      count[node] = value;
    },
  };
}

/** How far each node is from the ground. */
function depths({ size, parent }: Pick<CountTrie, "size" | "parent">): Uint8Array {
  const depth = new Uint8Array(size);
  for (let node = 1; node < size; node++) depth[node] = depth[parent[node]!]! + 1;
  return depth;
}
