import type { Layer, NoteFeatures, WordLayer } from "./layer.js";
import { type Sym, symbol } from "./symbol.js";

/** Where features go: to numbers in training and tagging, to strings in tests and `explain`. */
export interface FeatureSink {
  /** A feature of its own. */
  add0(key: Sym): void;
  add1(key: Sym, a: Sym): void;
  add2(key: Sym, a: Sym, b: Sym): void;
  add3(key: Sym, a: Sym, b: Sym, c: Sym): void;
}

/** How signals become features of a token. Made once per note, asked once per token. */
export interface Template {
  readonly name: string;
  at(note: NoteFeatures): (t: number, sink: FeatureSink) => void;
  /** The same features told apart, for those who remember what depends on one word alone. Absent: nothing does. */
  readonly parts?: TemplateParts;
}

export interface TemplateParts {
  readonly words: readonly WordUnigram[];
  readonly rest: readonly Template[];
}

/** For each value of the layer at the word that stands `offset` tokens on, a feature. */
export interface WordUnigram {
  readonly layer: WordLayer;
  readonly offset: number;
  readonly key: Sym;
}

export const partsOf = (template: Template): TemplateParts =>
  template.parts ?? { words: [], rest: [template] };

export const BEFORE: readonly Sym[] = [symbol("<s>")];
export const AFTER: readonly Sym[] = [symbol("</s>")];

/** The values at a token, or a mark for what lies outside the note. */
export function valuesAt(column: readonly (readonly Sym[])[], t: number): readonly Sym[] {
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
  const keyed = runs.map((offsets) => ({ offsets, key: symbol(`${name}[${offsets.join(",")}]`) }));
  const longer = keyed.filter(({ offsets }) => offsets.length > 1);
  if (layer.kind === "note" || longer.length === keyed.length) return ofRuns(name, layer, keyed);
  const words = keyed
    .filter(({ offsets }) => offsets.length === 1)
    .map(({ offsets, key }) => ({ layer, offset: offsets[0] as number, key }));
  const rest = longer.length === 0 ? [] : [ofRuns(name, layer, longer)];
  return { ...ofRuns(name, layer, keyed), parts: { words, rest } };
}

interface Run {
  readonly offsets: readonly number[];
  readonly key: Sym;
}

function ofRuns(name: string, layer: Layer, keyed: readonly Run[]): Template {
  const runs = keyed.map(({ offsets: [a = 0, b = 0, c = 0], offsets, key }) => ({
    key,
    a,
    b,
    c,
    order: offsets.length,
  }));
  return {
    name,
    at(note) {
      const column = note.column(layer);
      return (t, sink) => {
        for (let n = 0; n < runs.length; n++) {
          const run = runs[n] as (typeof runs)[number];
          const here = valuesAt(column, t + run.a);
          if (run.order === 1) {
            for (let v = 0; v < here.length; v++) sink.add1(run.key, here[v] as Sym);
            continue;
          }
          const a = here[0];
          const b = valuesAt(column, t + run.b)[0];
          if (a === undefined || b === undefined) continue;
          if (run.order === 2) {
            sink.add2(run.key, a, b);
            continue;
          }
          const c = valuesAt(column, t + run.c)[0];
          if (c !== undefined) sink.add3(run.key, a, b, c);
        }
      };
    },
  };
}

/** Each value of one layer at one offset together with each value of another. */
export function pairs(
  name: string,
  a: Layer,
  b: Layer,
  offsets: readonly (readonly [number, number])[] = [[0, 0]],
): Template {
  const keyed = offsets.map(([left, right]) => ({ left, right, key: symbol(`${name}[${left},${right}]`) }));
  return {
    name,
    at(note) {
      const first = note.column(a);
      const second = note.column(b);
      return (t, sink) => {
        for (let n = 0; n < keyed.length; n++) {
          const { left, right, key } = keyed[n] as (typeof keyed)[number];
          const xs = valuesAt(first, t + left);
          const ys = valuesAt(second, t + right);
          for (let x = 0; x < xs.length; x++)
            for (let y = 0; y < ys.length; y++) sink.add2(key, xs[x] as Sym, ys[y] as Sym);
        }
      };
    },
  };
}

/** Several templates under one name. */
export function together(name: string, ...parts: readonly Template[]): Template {
  return {
    name,
    at(note) {
      const made = parts.map((part) => part.at(note));
      return (t, sink) => {
        for (const one of made) one(t, sink);
      };
    },
    parts: {
      words: parts.flatMap((part) => partsOf(part).words),
      rest: parts.flatMap((part) => partsOf(part).rest),
    },
  };
}
