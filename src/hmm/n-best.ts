import { STOP } from "./states.js";
import type { Lattice } from "./viterbi.js";

export interface Scored {
  readonly path: Uint16Array; // [tokens]: a state for each
  /** log P of path and tokens. */
  readonly score: number;
}

/** A detour: another way into a node than the best one, and what it loses. */
interface Detour {
  readonly node: number;
  /** The state it comes from. */
  readonly from: number;
  readonly loss: number;
}

/** A leftist heap that is never changed, only added to: nodes further on share what their forerunners have. */
interface Heap {
  readonly detour: Detour;
  readonly left: Heap | undefined;
  readonly right: Heap | undefined;
  readonly rank: number;
}

/** A path, told by its last detour, and the path it turns off from. */
interface Turn {
  readonly loss: number;
  readonly heap: Heap;
  /** Which of the detours at the heap's node: the heap holds the best one alone. */
  readonly nth: number;
  readonly before: Turn | undefined;
}

/**
 * The n best paths, exactly, the best first. After Eppstein (1998), "Finding the k shortest paths": every path is the
 * best one with some detours, and the heap of a node holds the best detour of every node on the best way to it. It is
 * made when first wanted, so that the cost beyond the first path is that of the nodes which detours touch.
 */
export function nBest(lattice: Lattice, n: number): Scored[] {
  const { tokens, transitions, best, back } = lattice;
  const { states } = transitions;
  const end = tokens * states;
  const detoursAt = new Map<number, readonly Detour[]>();
  const heapAt = new Map<number, Heap | undefined>();
  const nodeBefore = (node: number, state: number): number =>
    (Math.floor(node / states) - 1) * states + state;

  function detours(node: number): readonly Detour[] {
    let found = detoursAt.get(node);
    if (found === undefined) {
      found = detoursInto(lattice, node);
      detoursAt.set(node, found);
    }
    return found;
  }

  const detourOf = (heap: Heap, nth: number): Detour | undefined =>
    nth === 0 ? heap.detour : detours(heap.detour.node)[nth];

  function heapOf(last: number): Heap | undefined {
    const chain: number[] = [];
    let node = last;
    while (node >= states && !heapAt.has(node)) {
      chain.push(node);
      node = nodeBefore(node, back[node]!);
    }
    let heap = heapAt.get(node);
    for (const at of chain.reverse()) {
      const detour = leastDetour(lattice, at);
      if (detour) heap = meld(heap, { detour, left: undefined, right: undefined, rank: 1 });
      heapAt.set(at, heap);
    }
    return heap;
  }

  function walk(turn: Turn | undefined): Uint16Array {
    const way: Detour[] = [];
    for (let at = turn; at; at = at.before) way.push(detourOf(at.heap, at.nth)!);
    const path = new Uint16Array(tokens);
    let node = end;
    let next = way.pop();
    for (let t = tokens - 1; t >= 0; t--) {
      let state = back[node]!;
      if (next?.node === node) {
        state = next.from;
        next = way.pop();
      }
      path[t] = state;
      node = t * states + state;
    }
    return path;
  }

  const top = best[end]!;
  const found: Scored[] = [{ path: walk(undefined), score: top }];
  const queue = turnQueue();
  const push = (heap: Heap | undefined, nth: number, base: number, before: Turn | undefined): void => {
    const detour = heap && detourOf(heap, nth);
    if (detour) queue.push({ loss: base + detour.loss, heap, nth, before });
  };
  push(heapOf(end), 0, 0, undefined);
  while (found.length < n) {
    const turn = queue.pop();
    if (turn === undefined) break;
    found.push({ path: walk(turn), score: top - turn.loss });
    const { heap, nth, before } = turn;
    const base = before?.loss ?? 0;
    if (nth === 0) {
      push(heap.left, 0, base, before);
      push(heap.right, 0, base, before);
    }
    push(heap, nth + 1, base, before);
    const { node, from } = detourOf(heap, nth)!;
    push(heapOf(nodeBefore(node, from)), 0, turn.loss, turn);
  }
  return found;
}

/** Tells every way into a node but the best one. */
function eachDetour(
  { tokens, transitions, best, back, emissions }: Lattice,
  node: number,
  tell: (from: number, loss: number) => void,
): void {
  const { states, first, from, log } = transitions;
  const t = Math.floor(node / states);
  const s = t === tokens ? STOP : node % states;
  const emission = t === tokens ? 0 : emissions[t]![s]!;
  for (let arc = first[s]!; arc < first[s + 1]!; arc++) {
    const state = from[arc]!;
    const before = best[(t - 1) * states + state]!;
    if (state === back[node] || before === Number.NEGATIVE_INFINITY) continue;
    tell(state, Math.max(0, best[node]! - (before + log[arc]! + emission)));
  }
}

/** All of them, the one that loses least first. */
function detoursInto(lattice: Lattice, node: number): Detour[] {
  const found: Detour[] = [];
  eachDetour(lattice, node, (from, loss) => found.push({ node, from, loss }));
  return found.sort((a, b) => a.loss - b.loss || a.from - b.from);
}

/** The first of them, without the others: every node on the way needs one, few need more. */
function leastDetour(lattice: Lattice, node: number): Detour | undefined {
  let from = -1;
  let least = Number.POSITIVE_INFINITY;
  eachDetour(lattice, node, (state, loss) => {
    if (loss < least) [from, least] = [state, loss];
  });
  return from < 0 ? undefined : { node, from, loss: least };
}

function meld(a: Heap | undefined, b: Heap | undefined): Heap | undefined {
  if (a === undefined) return b;
  if (b === undefined) return a;
  const [top, other] = b.detour.loss < a.detour.loss ? [b, a] : [a, b];
  const melded = meld(top.right, other);
  const [left, right] =
    (top.left?.rank ?? 0) >= (melded?.rank ?? 0) ? [top.left, melded] : [melded, top.left];
  return { detour: top.detour, left, right, rank: (right?.rank ?? 0) + 1 };
}

/** Smallest loss first; of equals the one that came first. */
function turnQueue(): { push(turn: Turn): void; pop(): Turn | undefined } {
  const items: { readonly turn: Turn; readonly order: number }[] = [];
  let order = 0;
  const less = (i: number, j: number): boolean =>
    items[i]!.turn.loss < items[j]!.turn.loss ||
    (items[i]!.turn.loss === items[j]!.turn.loss && items[i]!.order < items[j]!.order);
  const swap = (i: number, j: number): void => {
    [items[i], items[j]] = [items[j]!, items[i]!];
  };
  return {
    push(turn) {
      items.push({ turn, order: order++ });
      for (let i = items.length - 1; i > 0 && less(i, (i - 1) >> 1); i = (i - 1) >> 1) swap(i, (i - 1) >> 1);
    },
    pop() {
      if (items.length === 0) return undefined;
      swap(0, items.length - 1);
      const { turn } = items.pop()!;
      for (let i = 0; ; ) {
        let least = i;
        for (const child of [2 * i + 1, 2 * i + 2])
          if (child < items.length && less(child, least)) least = child;
        if (least === i) return turn;
        swap(i, least);
        i = least;
      }
    },
  };
}
