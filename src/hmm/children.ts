import type { CountTrie } from "./count-trie.js";

/** Children of a node n: `nodes` from `first[n]` to `first[n + 1]`, by their symbols. */
export interface Children {
  readonly first: Int32Array; // [size + 1]
  readonly nodes: Int32Array; // [size - 1]
}

export function childrenOf({ size, parent, symbol }: CountTrie): Children {
  const all = Int32Array.from({ length: size - 1 }, (_, n) => n + 1);
  const bySymbol = sorted(all, symbol, 65536).nodes;
  return sorted(bySymbol, parent, size);
}

/** Sorted by key; nodes with the same key keep their order. */
function sorted(nodes: Int32Array, keyOf: ArrayLike<number>, keys: number): Children {
  const first = new Int32Array(keys + 1);
  for (const node of nodes) first[keyOf[node]! + 1]!++;
  for (let key = 0; key < keys; key++) first[key + 1]! += first[key]!;
  const next = first.slice();
  const out = new Int32Array(nodes.length);
  for (const node of nodes) out[next[keyOf[node]!]!++] = node;
  return { first, nodes: out };
}
