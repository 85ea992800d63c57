import type { Layer } from "./layer.js";
import type { NoteFeatures } from "./packing/note-features.js";
import type { Column } from "./packing/packed.js";
import { type Sym, symbol } from "./packing/symbol.js";

/** Where features go: to numbers in training and tagging, to strings in tests and `explain`. */
export interface FeatureSink {
  /** A feature of its own. */
  add0(key: Sym): void;
  add1(key: Sym, a: Sym): void;
  add2(key: Sym, a: Sym, b: Sym): void;
  add3(key: Sym, a: Sym, b: Sym, c: Sym): void;
}

/** How signals become features of a token: plain data, which training turns into numbers and tagging into scores. */
export interface Template {
  readonly name: string;
  readonly joins: readonly Join[];
  /** Made once per note, asked once per token. */
  at(note: NoteFeatures): (t: number, sink: FeatureSink) => void;
}

/** Features made of one value from each of one to three places. */
export interface Join {
  readonly key: Sym;
  readonly places: readonly Place[];
  /** Every combination of values is a feature; otherwise that of the first ones alone. */
  readonly each: boolean;
}

/** The values of a layer at the token that stands `offset` on. */
interface Place {
  readonly layer: Layer;
  readonly offset: number;
}

export function template(name: string, joins: readonly Join[]): Template {
  return {
    name,
    joins,
    at(note) {
      const made = joins.map(({ key, places, each }) => {
        const columns = places.map(({ layer }) => note.column(layer));
        return { key, each, columns, offsets: places.map(({ offset }) => offset) };
      });
      return (t, sink) => {
        for (let n = 0; n < made.length; n++) {
          const { key, each, columns, offsets } = made[n] as (typeof made)[number];
          const a = valuesAt(columns[0] as Column, t + (offsets[0] as number));
          const b = columns[1] && valuesAt(columns[1], t + (offsets[1] as number));
          const c = columns[2] && valuesAt(columns[2], t + (offsets[2] as number));
          emit(sink, key, each, a, b, c);
        }
      };
    },
  };
}

/** Gives the sink the features of one join, from the values of its places. */
function emit(
  sink: FeatureSink,
  key: Sym,
  each: boolean,
  as: readonly Sym[],
  bs?: readonly Sym[],
  cs?: readonly Sym[],
): void {
  const most = each ? Number.POSITIVE_INFINITY : 1;
  for (let x = 0; x < as.length && x < most; x++) {
    const a = as[x] as Sym;
    if (bs === undefined) {
      sink.add1(key, a);
      continue;
    }
    for (let y = 0; y < bs.length && y < most; y++) {
      const b = bs[y] as Sym;
      if (cs === undefined) {
        sink.add2(key, a, b);
        continue;
      }
      for (let z = 0; z < cs.length && z < most; z++) sink.add3(key, a, b, cs[z] as Sym);
    }
  }
}

export const BEFORE: readonly [Sym] = [symbol("<s>")];
export const AFTER: readonly [Sym] = [symbol("</s>")];

/** The values at a token, or a mark for what lies outside the note. */
function valuesAt(column: Column, t: number): readonly Sym[] {
  return t < 0 ? BEFORE : (column[t] ?? AFTER);
}

export interface NgramOptions {
  /** Offsets from the token; default 0 alone, or none where skips are given. */
  readonly window?: readonly [first: number, last: number];
  /** Lengths of the runs of neighbours; default 1. Longer runs take the first value of each token. */
  readonly orders?: readonly (1 | 2 | 3)[];
  /** Runs that are wanted beside those, as lists of offsets: [-1, 1] skips the token itself. */
  readonly skips?: readonly (readonly number[])[];
}

/** Runs of a layer's values around the token. */
export function ngrams(name: string, layer: Layer, options: NgramOptions = {}): Template {
  const [first, last] = options.window ?? [0, options.skips === undefined ? 0 : -1];
  const runs: number[][] = [];
  for (const order of options.orders ?? [1])
    for (let from = first; from + order - 1 <= last; from++)
      runs.push(Array.from({ length: order }, (_, n) => from + n));
  for (const skip of options.skips ?? []) runs.push([...skip]);
  return template(
    name,
    runs.map((offsets) => ({
      key: symbol(`${name}[${offsets.join(",")}]`),
      places: offsets.map((offset) => ({ layer, offset })),
      each: offsets.length === 1,
    })),
  );
}

/** Each value of one layer at one offset together with each value of another. */
export function pairs(
  name: string,
  a: Layer,
  b: Layer,
  offsets: readonly (readonly [number, number])[] = [[0, 0]],
): Template {
  return template(
    name,
    offsets.map(([left, right]) => ({
      key: symbol(`${name}[${left},${right}]`),
      places: [
        { layer: a, offset: left },
        { layer: b, offset: right },
      ],
      each: true,
    })),
  );
}

/** Several templates under one name. */
export function together(name: string, ...parts: readonly Template[]): Template {
  return template(
    name,
    parts.flatMap(({ joins }) => joins),
  );
}
