import type { LabelScheme as Lattice } from "../../crf/index.js";
import type { Span } from "../../note.js";
import type { Analysis } from "../../text/index.js";

export type SchemeName = "BIO" | "BIOES";

/** A labelled run of tokens, `last` exclusive. */
export interface Run {
  readonly first: number;
  readonly last: number;
  readonly type: string;
}

/** Spans as labels of tokens. Label 0 is outside; type k has `parts.length` labels from 1 + k·parts on. */
export interface Labelling {
  readonly scheme: SchemeName;
  readonly types: readonly string[];
  readonly labels: readonly string[];
  readonly lattice: Lattice;
  /** Labels of all tokens of a note. Of spans that share a token the longer keeps it; other types are outside. */
  encode(analysis: Analysis, spans: readonly Span[]): Uint16Array;
  /** Any labels at all: what begins in the middle is a span too, so that nothing labelled is lost. */
  decode(path: ArrayLike<number>): Run[];
  /** Writes the labels from `first` to `last` anew so that no span reaches over these ends. */
  fit(path: Uint16Array, first: number, last: number): void;
  /** Sets of labels that say "exactly this span stands here", for its probability. The last one may be cut off. */
  exactly(run: Run): (readonly number[])[];
}

const PARTS = { BIO: ["B", "I"], BIOES: ["B", "I", "E", "S"] } as const;

export function labelling(scheme: SchemeName, types: readonly string[]): Labelling {
  const parts = PARTS[scheme];
  const width = parts.length;
  const labels = ["O", ...types.flatMap((type) => parts.map((part) => `${part}-${type}`))];
  const partOf = (label: number): string => (label === 0 ? "O" : (parts[(label - 1) % width] as string));
  const typeOf = (label: number): number => (label === 0 ? -1 : Math.floor((label - 1) / width));
  const labelOf = (part: string, type: number): number => 1 + type * width + parts.indexOf(part as "B");
  const indexOf = new Map(types.map((type, k) => [type, k]));

  /** Does the label stand inside a span that the label before it must have begun? */
  const goesOn = (label: number): boolean => partOf(label) === "I" || partOf(label) === "E";
  /** Must a span go on after the label? Under BIO none must. */
  const unfinished = (label: number): boolean => scheme === "BIOES" && "BI".includes(partOf(label));
  function mayFollow(i: number, j: number): boolean {
    const inside = partOf(i) === "B" || partOf(i) === "I";
    if (goesOn(j)) return inside && typeOf(i) === typeOf(j);
    return !unfinished(i);
  }
  const typeAt = Int16Array.from(labels, (_, label) => typeOf(label));
  const goesOnAt = Uint8Array.from(labels, (_, label) => Number(goesOn(label)));
  const endsAt = Uint8Array.from(labels, (_, label) => Number("ES".includes(partOf(label))));
  const count = labels.length;
  const follow = new Uint8Array(count * count);
  const start = new Uint8Array(count);
  const end = new Uint8Array(count);
  for (let i = 0; i < count; i++) {
    for (let j = 0; j < count; j++) follow[i * count + j] = mayFollow(i, j) ? 1 : 0;
    start[i] = goesOn(i) ? 0 : 1;
    end[i] = unfinished(i) ? 0 : 1;
  }

  function runLabels(type: number, length: number): number[] {
    if (scheme === "BIOES" && length === 1) return [labelOf("S", type)];
    const run = new Array<number>(length).fill(labelOf("I", type));
    run[0] = labelOf("B", type);
    if (scheme === "BIOES") run[length - 1] = labelOf("E", type);
    return run;
  }

  // Each span that is found asks for these.
  const alone = labels.map((_, label): readonly number[] => [label]);
  const notInside = types.map((_, k) => {
    const inside = scheme === "BIO" ? labelOf("I", k) : -1;
    return alone.flat().filter((label) => label !== inside);
  });

  const whole: Labelling = {
    scheme,
    types,
    labels,
    lattice: { follow, start, end },
    encode(analysis, spans) {
      const out = new Uint16Array(analysis.count);
      const longestFirst = [...spans].sort(
        (a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start,
      );
      for (const span of longestFirst) {
        const type = indexOf.get(span.type);
        if (type === undefined) continue;
        const first = analysis.firstTokenAt(span.start);
        let last = first;
        while (last < analysis.count && analysis.start(last) < span.end && out[last] === 0) last++;
        for (const [n, label] of runLabels(type, last - first).entries()) out[first + n] = label;
      }
      return out;
    },
    decode(path) {
      const runs: Run[] = [];
      let first = 0;
      let open = -1; // the type of the span at hand, or -1
      const close = (last: number): void => {
        if (open >= 0) runs.push({ first, last, type: types[open] as string });
        open = -1;
      };
      for (let t = 0; t < path.length; t++) {
        const label = path[t] as number;
        if (label === 0 && open < 0) continue;
        const type = typeAt[label] as number;
        if (open !== type || goesOnAt[label] === 0) {
          close(t);
          first = t;
          open = type;
        }
        if (endsAt[label] === 1) close(t + 1);
      }
      close(path.length);
      return runs;
    },
    fit(path, first, last) {
      for (const run of whole.decode(path.subarray(first, last)))
        path.set(runLabels(indexOf.get(run.type) as number, run.last - run.first), first + run.first);
    },
    exactly({ first, last, type }) {
      const k = indexOf.get(type) as number;
      const sets = runLabels(k, last - first).map((label) => alone[label] as readonly number[]);
      if (scheme === "BIO") sets.push(notInside[k] as readonly number[]);
      return sets;
    },
  };
  return whole;
}
