import { type Signs, signsOf } from "./beginning.js";
import { type CharacterSet, characterSet, LOW } from "./characters.js";
import {
  type Edge,
  holdsValue,
  type Look,
  mayBeEmpty,
  type PatternPart,
  PatternRefused,
  type Repeat,
} from "./parts.js";

/** What a node of a program does before it goes on to the next. */
export const [MATCHED, FAILED, AHEAD, BEHIND, FORK, EDGE, LOOK, SAVE, FORGET] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const;

/** A pattern as nodes and the ways between them. Of two ways of a fork the one in `next` is tried first. */
export interface Program {
  readonly kinds: Uint8Array;
  readonly next: Int32Array;
  /** By node: of a fork the other way; else the place in `sets`, `edges` or `looks`; of a save 0 at the start, 1 at the end. */
  readonly others: Int32Array;
  /** By node its number among those to which several ways lead, or -1: only there can a search come twice. */
  readonly joints: Int32Array;
  /** Those that are read forwards are numbered by themselves, and so are those that are read backwards. */
  readonly jointCounts: readonly [forwards: number, backwards: number];
  readonly sets: readonly CharacterSet[];
  /** By set and code below `LOW`, 1 where the character belongs to the set. */
  readonly low: Uint8Array;
  readonly edges: readonly Edge[];
  readonly looks: readonly ProgramLook[];
  /** Letters and digits, as borders of words see them. */
  readonly word: CharacterSet;
  readonly entry: number;
  /** By code below `LOW`, 1 where a match may begin with the character; undefined where it may be empty. */
  readonly first: Uint8Array | undefined;
  readonly signs: Signs;
}

export interface ProgramLook {
  readonly ahead: boolean;
  readonly not: boolean;
  /** The place in `sets`, where what it looks for is one character; -1 where it is nodes. */
  readonly set: number;
  /** The first of these nodes. */
  readonly root: number;
}

/** The work for a text grows with its length times the nodes: more are refused. */
const MOST_NODES = 2000;
/** So many parts are looked at for them: copies of empty parts give no nodes. */
const MOST_PARTS = 20 * MOST_NODES;

/**
 * A node for each character that a pattern asks for, counted repeats written out. As in JavaScript a round of a repeat
 * that it does not need must take a character; what comes after a part therefore depends on whether one was taken. So
 * no way leads from a node back to it without a character.
 */
export function programOf(part: PatternPart, flags: string): Program {
  const kinds: number[] = [MATCHED, FAILED];
  const next = [0, 0];
  const others = [0, 0];
  const backwards = [false, false];
  const sets: CharacterSet[] = [];
  const edges: Edge[] = [];
  const looks: ProgramLook[] = [];
  const placeOfLook = new Map<Look, number>();
  let built = 0;

  let back = false;
  const node = (kind: number, to: number, other = 0): number => {
    if (kinds.length >= MOST_NODES) throw tooLarge();
    kinds.push(kind);
    backwards.push(back);
    others.push(other);
    return next.push(to) - 1;
  };
  const fork = (first: number, second: number, lazy = false): number =>
    lazy ? node(FORK, second, first) : node(FORK, first, second);
  const placeIn = <T>(list: T[], one: T): number => {
    const at = list.indexOf(one);
    return at >= 0 ? at : list.push(one) - 1;
  };

  /** The nodes of a part; they lead to `empty` where it took no character, and to `taken` where it did. */
  const build = (one: PatternPart, empty: number, taken: number): number => {
    if (++built > MOST_PARTS) throw tooLarge();
    switch (one.kind) {
      case "one":
        return node(back ? BEHIND : AHEAD, taken, placeIn(sets, characterSet(one.atom, flags)));
      case "edge":
        return node(EDGE, empty, placeIn(edges, one.edge));
      case "look":
        return node(LOOK, empty, lookOf(one));
      case "sequence":
        return inTurn(back ? one.parts.toReversed() : one.parts, { empty, taken }).empty;
      case "choice":
        return one.branches
          .map((branch) => build(branch, empty, taken))
          .reduceRight((rest, branch) => fork(branch, rest));
      case "repeat":
        return repeat(one, empty, taken);
      case "value": {
        const end = node(SAVE, taken, 1);
        return node(SAVE, build(one.part, empty === taken ? end : node(SAVE, empty, 1), end), 0);
      }
    }
  };

  const inTurn = (parts: readonly PatternPart[], after: Ways): Ways =>
    parts.reduceRight(({ empty, taken }, one) => {
      const way = build(one, empty, taken);
      // Where a part always takes a character it makes no difference what went before.
      return { empty: way, taken: empty === taken || !mayBeEmpty(one) ? way : build(one, taken, taken) };
    }, after);

  const repeat = ({ part: inner, min, max, lazy }: Repeat, empty: number, taken: number): number => {
    const forgets = holdsValue(inner);
    const round = (none: number, some: number): number => {
      const way = build(inner, none, some);
      return forgets ? node(FORGET, way) : way;
    };
    let ways: Ways = { empty, taken };
    if (max === Number.POSITIVE_INFINITY) {
      const again = node(FORK, FAILED, FAILED);
      const body = round(FAILED, again);
      [next[again], others[again]] = lazy ? [taken, body] : [body, taken];
      ways = { empty: empty === taken ? again : fork(body, empty, lazy), taken: again };
    } else {
      for (let n = min; n < max; n++) {
        const body = round(FAILED, ways.taken);
        const more = fork(body, taken, lazy);
        ways = { empty: empty === taken ? more : fork(body, empty, lazy), taken: more };
      }
    }
    for (let n = 0; n < min; n++) {
      const way = round(ways.empty, ways.taken);
      const same = ways.empty === ways.taken || !mayBeEmpty(inner);
      ways = { empty: way, taken: same ? way : round(ways.taken, ways.taken) };
    }
    return ways.empty;
  };

  const lookOf = (look: Look): number => {
    let place = placeOfLook.get(look);
    if (place === undefined) {
      const { ahead, not, part: inner } = look;
      const outside = back;
      back = !ahead;
      const one = inner.kind === "one" ? placeIn(sets, characterSet(inner.atom, flags)) : -1;
      place =
        looks.push({ ahead, not, set: one, root: one < 0 ? build(inner, MATCHED, MATCHED) : MATCHED }) - 1;
      back = outside;
      placeOfLook.set(look, place);
    }
    return place;
  };

  const entry = build(part, MATCHED, MATCHED);
  const low = new Uint8Array(sets.length * LOW);
  for (const [n, set] of sets.entries()) low.set(set.low, n * LOW);
  const nodes = {
    kinds: Uint8Array.from(kinds),
    next: Int32Array.from(next),
    others: Int32Array.from(others),
  };
  return {
    ...nodes,
    ...jointsOf(nodes, backwards, [entry, ...looks.map(({ root }) => root)]),
    sets,
    low,
    edges,
    looks,
    word: characterSet("\\w", flags),
    entry,
    first: firstOf(nodes, low, entry),
    signs: signsOf(part, flags),
  };
}

interface Ways {
  readonly empty: number;
  readonly taken: number;
}

function tooLarge(): PatternRefused {
  return new PatternRefused(
    `is too large: with its counted repeats written out it has more than ${MOST_NODES} steps; count less, or use * or +`,
  );
}

type Nodes = Pick<Program, "kinds" | "next" | "others">;

function jointsOf(
  { kinds, next, others }: Nodes,
  backwards: readonly boolean[],
  entries: readonly number[],
): Pick<Program, "joints" | "jointCounts"> {
  const ways = new Int32Array(kinds.length);
  const lead = (to: number, count = 1): void => {
    ways[to] = (ways[to] as number) + count;
  };
  for (const [from, kind] of kinds.entries()) {
    if (from <= FAILED) continue;
    lead(next[from] as number);
    if (kind === FORK) lead(others[from] as number);
  }
  // What a search begins with is asked for from outside, a look at one place again and again.
  for (const entry of entries) lead(entry, 2);
  const jointCounts: [number, number] = [0, 0];
  const joints = ways.map((count, to) =>
    to > FAILED && count > 1 ? (jointCounts[Number(backwards[to])] as number)++ : -1,
  );
  return { joints, jointCounts };
}

function firstOf({ kinds, next, others }: Nodes, low: Uint8Array, entry: number): Uint8Array | undefined {
  const first = new Uint8Array(LOW);
  const seen = new Set<number>();
  const open = [entry];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === MATCHED) return undefined;
    if (at === FAILED || seen.has(at)) continue;
    seen.add(at);
    if (kinds[at] === AHEAD) {
      const from = (others[at] as number) * LOW;
      for (let code = 0; code < LOW; code++) if (low[from + code] === 1) first[code] = 1;
      continue;
    }
    open.push(next[at] as number);
    if (kinds[at] === FORK) open.push(others[at] as number);
  }
  return first;
}
