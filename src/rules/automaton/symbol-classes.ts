import { membersOf, SURROGATE, SYMBOLS, type SymbolSet } from "./symbols.js";

/**
 * Equivalence classes of the alphabet by partition refinement: symbols that all sets treat alike share a column of a transition
 * table. By symbol its column. The sets are all different.
 */
export function symbolClasses(sets: readonly SymbolSet[]): Uint16Array {
  const columns = new Uint16Array(SYMBOLS);
  const sizes = new Uint16Array(SYMBOLS);
  const within = new Uint16Array(SYMBOLS);
  const moved = new Uint16Array(SYMBOLS);
  columns[SURROGATE] = 1; // always by itself: see the automaton's `after`
  sizes[0] = SYMBOLS - 1;
  sizes[1] = 1;
  let width = 2;
  for (const set of sets) {
    const members = membersOf(set);
    for (const symbol of members) add(within, columns[symbol] as number, 1);
    for (const symbol of members) {
      const column = columns[symbol] as number;
      if (within[column] === sizes[column]) continue; // all of the column belong to the set
      if (moved[column] === 0) moved[column] = width++;
      columns[symbol] = moved[column] as number;
      add(sizes, moved[column] as number, 1);
    }
    for (let column = 0; column < width; column++) {
      if (moved[column] !== 0) add(sizes, column, -(sizes[moved[column] as number] as number));
      within[column] = moved[column] = 0;
    }
  }
  return columns;
}

/** What notes are full of, most frequent first. */
const COMMON = " etaonirshdlcmupfgywbvk.,\n1203456789-:/SPATRCMDHNEBILFOGWUVKJYxjqzXQZ()";

/** The same classes, numbered in the order in which notes need them. */
export function commonFirst(columns: Uint16Array): Uint16Array {
  const numbers = new Map<number, number>();
  const symbols = [...COMMON].map((character) => character.charCodeAt(0));
  for (const symbol of [...symbols, ...columns.keys()]) {
    const column = columns[symbol] as number;
    if (!numbers.has(column)) numbers.set(column, numbers.size);
  }
  return columns.map((column) => numbers.get(column) as number);
}

function add(counts: Uint16Array, column: number, more: number): void {
  counts[column] = (counts[column] as number) + more;
}
