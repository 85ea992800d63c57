import { type Edges, mayBegin, readEdges } from "./edges.js";
import { foldText, SYMBOLS } from "./fold.js";
import { readPattern } from "./read-pattern.js";
import { prefixOf, requiredOf } from "./strings.js";

/** Where in a text each pattern may match. */
export interface Candidates {
  /** Positions, ascending, where a match of the pattern can begin; undefined: anywhere. */
  startsOf(pattern: number): Int32Array | undefined;
  /** Whether the pattern can match anywhere at all. */
  possible(pattern: number): boolean;
}

type Plan =
  | { readonly kind: "begins" | "contains"; readonly strings: readonly string[] }
  | { readonly kind: "anywhere" };

/** One letter occurs everywhere; one mark or digit may still be rare. */
const tells = (strings: readonly string[] | undefined): strings is readonly string[] =>
  strings?.every((s) => s.length > 1 || /[^a-z ]/.test(s)) ?? false;

function planOf(source: string): Plan {
  const known = readPattern(source);
  const begins = prefixOf(known);
  if (tells(begins)) return { kind: "begins", strings: begins };
  const contains = requiredOf(known);
  return tells(contains) ? { kind: "contains", strings: contains } : { kind: "anywhere" };
}

const MOST_KEPT = 0x10000;

/** Looks for the strings of many patterns at once, in one pass over the text. */
export function createScan(patterns: readonly RegExp[]): (text: string) => Candidates {
  const plans = patterns.map(({ source }) => planOf(source));
  const edges = patterns.map(readEdges);
  const trie = createTrie(
    plans.flatMap((plan, p) =>
      plan.kind === "anywhere" ? [] : plan.strings.map((string) => [string, p] as const),
    ),
  );
  const begins = plans.map(({ kind }) => kind === "begins");
  // Where small letters cannot begin a match, few places are left even if nothing else is known.
  const rare = edges.map((edge) => edge.slice(0x61, 0x7b).every((before) => before === undefined));
  // One list serves all that are sought by their first character: each is used up before the next is asked for.
  const shared = plans.length;
  const starts: Int32Array[] = Array.from({ length: plans.length + 1 }, () => new Int32Array(8));
  const counts = new Int32Array(plans.length + 1);
  const put = (p: number, at: number): void => {
    let list = starts[p] as Int32Array;
    const count = counts[p] as number;
    if (count > 0 && list[count - 1] === at) return; // one string is the beginning of another
    if (count === list.length) {
      const longer = new Int32Array(2 * count);
      longer.set(list);
      list = longer;
      starts[p] = list;
    }
    list[count] = at;
    counts[p] = count + 1;
  };
  return (text) => {
    counts.fill(0);
    // What one long note needed is not kept for all that follow.
    for (const [p, list] of starts.entries()) if (list.length > MOST_KEPT) starts[p] = new Int32Array(8);
    trie(foldText(text), (p, at) => {
      if (!begins[p]) counts[p] = 1;
      else if (mayBegin(text, at, edges[p] as Edges)) put(p, at);
    });
    return {
      possible: (p) => plans[p]?.kind === "anywhere" || (counts[p] as number) > 0,
      startsOf(p) {
        if (begins[p]) return (starts[p] as Int32Array).subarray(0, counts[p]);
        if (!rare[p]) return undefined;
        counts[shared] = 0;
        for (let at = 0; at < text.length; at++) if (mayBegin(text, at, edges[p] as Edges)) put(shared, at);
        return (starts[shared] as Int32Array).subarray(0, counts[shared]);
      },
    };
  };
}

/** Calls back with every pattern that has a string at a place, place after place. */
type Search = (symbols: Uint8Array, found: (pattern: number, at: number) => void) => void;

/** A trie over few symbols, each state a row of small numbers: it has to stay near the processor. */
function createTrie(strings: readonly (readonly [string: string, pattern: number])[]): Search {
  const columns = new Uint8Array(SYMBOLS); // 0: in no string
  for (const [string] of strings) for (let i = 0; i < string.length; i++) columns[string.charCodeAt(i)] = 1;
  let width = 1;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) if (columns[symbol] === 1) columns[symbol] = width++;
  const most = 1 + strings.reduce((sum, [string]) => sum + string.length, 0);
  const room = new (most < 0x10000 ? Uint16Array : Uint32Array)(most * width);
  const patterns: number[][] = [[]];
  for (const [string, pattern] of strings) {
    let state = 0;
    for (let i = 0; i < string.length; i++) {
      const slot = state * width + (columns[string.charCodeAt(i)] as number);
      if (room[slot] === 0) room[slot] = patterns.push([]) - 1;
      state = room[slot] as number;
    }
    if (!patterns[state]?.includes(pattern)) patterns[state]?.push(pattern);
  }
  const next = room.slice(0, patterns.length * width);
  return (symbols, found) => {
    const row = symbols.map((symbol) => columns[symbol] as number);
    for (let at = 0; at < row.length; at++)
      for (let i = at, state = 0; i < row.length && row[i] !== 0; i++) {
        state = next[state * width + (row[i] as number)] as number;
        if (state === 0) break;
        const here = patterns[state] as number[];
        for (let n = 0; n < here.length; n++) found(here[n] as number, at);
      }
  };
}
