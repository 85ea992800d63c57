import { outermost, pairsAcross, single } from "./adjacent-symbols.js";
import { allBut, NO_SYMBOLS, ONLY_EDGE, type SymbolSet } from "./symbols.js";
import { NOTHING, type SyntaxNode } from "./syntax-tree.js";

/** Nodes that read a symbol, ask for the next or the last without reading it, or go several ways. */
export const CHARACTER = 0;
export const NEXT = 1;
export const LAST = 2;
const FORK = 3;
/** Node 0: the end of every way through the nodes. */
export const MATCHED = 0;

/** A pattern with more nodes, each a letter of a state's key, may match anywhere. */
const MOST_NODES = 0xffff;
/** A single character is repeated as often as the pattern says; beyond that, and for longer parts, for ever. */
const MOST_COPIES = 8;

interface Word {
  readonly sets: readonly SymbolSet[];
  readonly rest: SyntaxNode;
}

/** A nondeterministic automaton after Thompson: nodes that read a symbol or fork, and the ways between them. */
export interface Nfa {
  /** By node: what it is, the number of its set of symbols, and the node behind it; of a fork its place in `ways`. */
  readonly kinds: Uint8Array;
  readonly setOf: Uint16Array;
  readonly next: Uint16Array;
  readonly sets: readonly SymbolSet[];
  /** By fork: how many ways, and the nodes to which they go. */
  readonly ways: Uint16Array;
  /** Where all begins. */
  readonly entry: number;
}

/** The NFA of a part of a pattern, forwards or backwards. */
export function nfaOf(part: SyntaxNode, forward: boolean): Nfa {
  const { kinds, sets, next, forks, entry } = new NfaBuilder(part, forward);
  const ways = forks.flatMap((one) => [one.length, ...one]);
  // What may match anywhere, or is too large, needs no nodes.
  const count = entry === MATCHED || ways.length > MOST_NODES ? 1 : kinds.length;
  const numbers = new Map<SymbolSet, number>();
  const table = {
    kinds: Uint8Array.from(kinds.slice(0, count)),
    setOf: new Uint16Array(count),
    next: Uint16Array.from(next.slice(0, count)),
    ways: Uint16Array.from(count === 1 ? [] : ways),
    entry: count === 1 ? MATCHED : entry,
  };
  const places: number[] = [];
  for (let at = 0; at < ways.length; at += 1 + (ways[at] as number)) places.push(at);
  for (let node = 0; node < count; node++) {
    const set = sets[node] as SymbolSet;
    const number = numbers.get(set) ?? numbers.size;
    numbers.set(set, number);
    table.setOf[node] = number;
    if (kinds[node] === FORK && node !== MATCHED) table.next[node] = places[next[node] as number] as number;
  }
  return { ...table, sets: [...numbers.keys()] };
}

class NfaBuilder {
  /** By node: what it is, its set of symbols, and the node behind it; of a fork the place in `forks`. */
  readonly kinds: number[] = [FORK];
  readonly sets: SymbolSet[] = [NO_SYMBOLS];
  readonly next: number[] = [MATCHED];
  readonly forks: number[][] = [];
  readonly entry: number;

  constructor(
    part: SyntaxNode,
    private readonly forward: boolean,
  ) {
    const entry = this.build(part, MATCHED);
    this.entry = this.kinds.length > MOST_NODES ? MATCHED : entry;
  }

  private node(kind: number, set: SymbolSet, next: number): number {
    this.kinds.push(kind);
    this.sets.push(set);
    return this.next.push(next) - 1;
  }

  private fork(ways: number[]): number {
    return this.node(FORK, NO_SYMBOLS, this.forks.push(ways) - 1);
  }

  /** The nodes of a part, from the last read to the first; gives the first. */
  private build(part: SyntaxNode, next: number): number {
    switch (part.kind) {
      case "run":
        return this.inOrder(part.sets).reduce((way, set) => this.node(CHARACTER, set, way), next);
      case "sequence":
        return this.inOrder(part.parts).reduce((way, one) => this.build(one, way), next);
      case "choice":
        return this.choice(
          part.parts.map((one) => this.wordOf(one)),
          0,
          next,
        );
      case "repeat":
        return this.repeat(part.part, part.times, next);
      case "look":
        return this.look(part, next);
      case "start":
        return this.node(this.forward ? LAST : NEXT, ONLY_EDGE, next);
      case "end":
        return this.node(this.forward ? NEXT : LAST, ONLY_EDGE, next);
      case "anything":
        return MATCHED;
      case "nothing":
        return next;
    }
  }

  /** Choices are often hundreds of words: those that begin alike share nodes for as long as they are alike. */
  private choice(words: readonly Word[], from: number, next: number): number {
    if (words.length === 1) {
      const { sets, rest } = words[0] as Word;
      let way = this.build(rest, next);
      for (let n = sets.length - 1; n >= from; n--) way = this.node(CHARACTER, sets[n] as SymbolSet, way);
      return way;
    }
    const alike = new Map<SymbolSet, Word[]>();
    const ways: number[] = [];
    for (const word of words) {
      const set = word.sets[from];
      if (set === undefined) ways.push(this.build(word.rest, next));
      else if (alike.has(set)) alike.get(set)?.push(word);
      else alike.set(set, [word]);
    }
    for (const [set, more] of alike) ways.push(this.node(CHARACTER, set, this.choice(more, from + 1, next)));
    return ways.length === 1 ? (ways[0] as number) : this.fork(ways);
  }

  /** The characters that are read of a part first, and what is left. */
  private wordOf(part: SyntaxNode): Word {
    if (part.kind === "run")
      return { sets: this.forward ? part.sets : part.sets.toReversed(), rest: NOTHING };
    const outer = part.kind === "sequence" ? part.parts.at(this.forward ? 0 : -1) : undefined;
    if (part.kind !== "sequence" || outer?.kind !== "run") return { sets: [], rest: part };
    const parts = this.forward ? part.parts.slice(1) : part.parts.slice(0, -1);
    return { ...this.wordOf(outer), rest: { kind: "sequence", least: part.least - outer.least, parts } };
  }

  /** What is read last comes first. */
  private inOrder<T>(parts: readonly T[]): readonly T[] {
    return this.forward ? parts.toReversed() : parts;
  }

  private repeat(part: SyntaxNode, [least = 0, most = 0]: readonly number[], next: number): number {
    if (this.kinds.length > MOST_NODES) return MATCHED; // copies of copies
    const one = part.kind === "run";
    let way = next;
    if (most > (one ? MOST_COPIES : 1)) {
      const ways = [next];
      way = this.fork(ways);
      ways.push(this.build(part, way));
    } else for (let n = least; n < most; n++) way = this.fork([next, this.build(part, way)]);
    // At the end all the same where it must come that often.
    for (let n = Math.min(least, one ? 2 * MOST_COPIES : 2); n > 0; n--) way = this.build(part, way);
    return way;
  }

  /** What must or must not stand beside a place, as far as one character on either side tells. */
  private look({ ahead, not, part }: Extract<SyntaxNode, { kind: "look" }>, next: number): number {
    const sameWay = ahead === this.forward;
    if (sameWay && !not && next === MATCHED) return this.build(part, MATCHED);
    const kind = sameWay ? NEXT : LAST;
    if (!not) {
      const asked = outermost(part, !ahead);
      return asked === undefined ? next : this.node(kind, asked, next);
    }
    const barred = single(part);
    let way = barred === NO_SYMBOLS ? next : this.node(kind, allBut(barred), next);
    if (this.forward && !ahead)
      for (const [before, after] of pairsAcross(part))
        way = this.fork([this.node(LAST, allBut(before), way), this.node(NEXT, allBut(after), way)]);
    return way;
  }
}
