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

/** Looks for the strings of many patterns at once, in one pass over the text. */
export function createScan(sources: readonly string[]): (text: string) => Candidates {
  const plans = sources.map(planOf);
  const trie = createTrie();
  for (const [p, plan] of plans.entries())
    if (plan.kind !== "anywhere") for (const string of plan.strings) trie.add(string, p);
  const begins = plans.map(({ kind }) => kind === "begins");
  const starts: Int32Array[] = plans.map(() => new Int32Array(8));
  const counts = new Int32Array(plans.length);
  const put = (p: number, at: number): void => {
    let list = starts[p] as Int32Array;
    const count = counts[p] as number;
    if (begins[p]) {
      if (count > 0 && list[count - 1] === at) return; // one string is the beginning of another
      if (count === list.length) {
        const longer = new Int32Array(2 * count);
        longer.set(list);
        list = longer;
        starts[p] = list;
      }
      list[count] = at;
    }
    counts[p] = count + 1;
  };
  return (text) => {
    counts.fill(0);
    trie.search(foldText(text), put);
    return {
      startsOf: (p) => (begins[p] ? (starts[p] as Int32Array).subarray(0, counts[p]) : undefined),
      possible: (p) => plans[p]?.kind === "anywhere" || (counts[p] as number) > 0,
    };
  };
}

function createTrie() {
  let next: Int32Array = new Int32Array(SYMBOLS * 1024);
  let states = 1;
  const found: number[][] = [[]];
  return {
    add(string: string, pattern: number): void {
      let state = 0;
      for (let i = 0; i < string.length; i++) {
        const slot = state * SYMBOLS + string.charCodeAt(i);
        if (next[slot] === 0) {
          next[slot] = states++;
          found.push([]);
          if (states * SYMBOLS > next.length) {
            const larger = new Int32Array(2 * next.length);
            larger.set(next);
            next = larger;
          }
        }
        state = next[slot] as number;
      }
      if (!found[state]?.includes(pattern)) found[state]?.push(pattern);
    },
    search(symbols: Uint8Array, put: (pattern: number, at: number) => void): void {
      for (let at = 0; at < symbols.length; at++)
        for (let i = at, state = 0; i < symbols.length; i++) {
          state = next[state * SYMBOLS + (symbols[i] as number)] as number;
          if (state === 0) break;
          const patterns = found[state] as number[];
          for (let n = 0; n < patterns.length; n++) put(patterns[n] as number, at);
        }
    },
  };
}
