import { childrenOf } from "./children.js";
import type { CountTrie } from "./count-trie.js";
import { BEGIN } from "./symbols.js";

/**
 * Character language models with interpolated Witten-Bell smoothing, ready to be asked. With c(h) the number of symbols
 * seen after the context h, k(h) the number of different ones, and h' the context without its oldest symbol:
 *
 *   P(x | h) = λ(h) c(hx) / c(h) + (1 - λ(h)) P(x | h'),   λ(h) = c(h) / (c(h) + ratio · k(h))
 *
 * and, below the empty context, every symbol of the alphabet alike.
 */
export interface LanguageModels {
  /** The context of a begin symbol in a model. */
  begin(model: number, symbol: number): Context;
  /** log P of one symbol; the context moves on. */
  step(context: Context, symbol: number): number;
}

/** A place in a model: what was read last, as far as it was ever seen. */
interface Context {
  /** A node, or -1 in a model that has seen nothing. */
  node: number;
  /** log of 1 / size of the alphabet. */
  readonly uniform: number;
}

export interface ModelSettings {
  /** Longest sequence counted: a symbol is told by up to `order` - 1 before it. */
  readonly order: number;
  /** How much unseen symbols weigh: the more, the smoother. */
  readonly ratio: number;
}

/** `alphabet` says how many symbols each model can be asked for. */
export function languageModels(
  trie: CountTrie,
  { ratio }: Pick<ModelSettings, "ratio">,
  alphabet: (model: number) => number,
): LanguageModels {
  const { size, symbol, first, depth, count, parent } = levelByLevel(trie);

  /** The node below `node` by a symbol, or -1. */
  function child(node: number, sym: number): number {
    let low = first[node]!;
    const end = first[node + 1]!;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (symbol[middle]! < sym) low = middle + 1;
      else high = middle;
    }
    return low < end && symbol[low] === sym ? low : -1;
  }

  const fall = new Float64Array(size); // log (1 - λ) after each node
  const next = new Int32Array(size); // the longest suffix, itself included, after which something was seen
  const suffix = new Int32Array(size);
  const log = new Float64Array(size); // log P(last symbol | those before it)
  const uniformOf = new Float64Array(size);
  for (let node = 0; node < size; node++) {
    const above = parent[node]!;
    if (depth[node] === 1) uniformOf[node] = 1 / alphabet(symbol[node]!);
    if (depth[node]! >= 2) {
      uniformOf[node] = uniformOf[above]!;
      suffix[node] = depth[node] === 2 ? above : child(suffix[above]!, symbol[node]!);
    }
    let total = 0; // c(h)
    let kinds = 0; // k(h)
    for (let at = first[node]!; at < first[node + 1]! && symbol[at]! < BEGIN; at++, kinds++)
      total += count[at]!;
    next[node] = total > 0 || depth[node]! < 2 ? node : next[suffix[node]!]!;
    if (total === 0 || node === 0) continue;
    const lambda = total / (total + ratio * kinds);
    fall[node] = Math.log1p(-lambda);
    for (let at = first[node]!; at < first[node]! + kinds; at++) {
      const shorter =
        depth[node] === 1 ? uniformOf[node]! : Math.exp(log[child(suffix[node]!, symbol[at]!)]!);
      log[at] = Math.log((lambda * count[at]!) / total + (1 - lambda) * shorter);
    }
  }

  return {
    begin(model, begin) {
      const root = child(0, model);
      const uniform = -Math.log(alphabet(model));
      if (root < 0) return { node: -1, uniform };
      const node = child(root, begin);
      return { node: node < 0 ? root : next[node]!, uniform };
    },
    step(context, sym) {
      let { node } = context;
      if (node < 0) return context.uniform;
      let sum = 0;
      for (;;) {
        const found = child(node, sym);
        if (found >= 0) {
          context.node = next[found]!;
          return sum + log[found]!;
        }
        sum += fall[node]!;
        if (depth[node] === 1) {
          context.node = node;
          return sum + context.uniform;
        }
        node = next[suffix[node]!]!;
      }
    },
  };
}

/**
 * The trie numbered anew, level by level, children of a node side by side and by their symbols: a node's suffix has a
 * smaller number than the node, and what belongs together lies together. Children of n go from first[n] to first[n + 1].
 */
function levelByLevel(trie: CountTrie) {
  const { size } = trie;
  const below = childrenOf(trie);
  const old = new Int32Array(size);
  const parent = new Int32Array(size);
  const depth = new Uint8Array(size);
  const first = new Int32Array(size + 1);
  let made = 1;
  for (let node = 0; node < size; node++) {
    first[node] = made;
    for (let n = below.first[old[node]!]!; n < below.first[old[node]! + 1]!; n++) {
      old[made] = below.nodes[n]!;
      parent[made] = node;
      depth[made++] = depth[node]! + 1;
    }
  }
  first[size] = made;
  const symbol = Uint16Array.from(old, (node) => trie.symbol[node]!);
  const count = Uint32Array.from(old, (node) => trie.count[node]!);
  return { size, symbol, count, parent, depth, first };
}
