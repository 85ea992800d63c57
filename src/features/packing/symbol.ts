import { hashState, hashString } from "../../crf/index.js";

/** A value that features are made of: its text, for people, and a 64-bit hash, for machines. */
export interface Sym {
  readonly text: string;
  readonly high: number;
  readonly low: number;
}

const state = hashState();

export function symbol(text: string): Sym {
  hashString(state, text);
  return { text, high: state.high, low: state.low };
}

/** Equal texts give the same object until the table is full; then it starts afresh, so that memory stays bounded. */
export function symbolTable(limit = 150_000): (text: string) => Sym {
  const known = new Map<string, Sym>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      if (known.size >= limit) known.clear();
      found = symbol(text);
      known.set(text, found);
    }
    return found;
  };
}
