import type { Span } from "../../note.js";
import type { Analysis } from "../../text/index.js";
import { folded } from "./values.js";

/** Words beside a mention which, in the training notes, stood beside mentions of one type alone. */
export interface MinedSign {
  /** What `signsBeside` gives: "before=dr", "after=, md", "field=referral source". */
  readonly words: string;
  readonly type: string;
}

interface Labelled {
  readonly analysis: Analysis;
  readonly spans: readonly Span[];
}

/** Of a hundred mentions beside the words so many must be of the type. */
const PRECISION = 0.98;
/** Fewer mentions prove nothing. */
const FEWEST = 5;
/** The words must stand beside so many different names: what one person's name brings along is no sign. */
const FEWEST_NAMES = 3;

/** The signs of some types, mined from training notes (paper 000, section 3.3.4). No word of a labelled span is one. */
export function mineSigns(notes: Iterable<Labelled>, types: readonly string[]): MinedSign[] {
  const seen = new Map<string, { counts: Map<string, number>; names: Set<string> }>();
  for (const { analysis, spans } of notes) {
    const inSpan = new Uint8Array(analysis.text.length);
    for (const { start, end } of spans) inSpan.fill(1, start, end);
    for (const span of spans) {
      for (const { words, start, end } of signsBeside(analysis, span)) {
        if (inSpan.subarray(start, end).includes(1)) continue;
        const sign = seen.get(words) ?? { counts: new Map<string, number>(), names: new Set<string>() };
        seen.set(words, sign);
        sign.counts.set(span.type, (sign.counts.get(span.type) ?? 0) + 1);
        if (sign.names.size < FEWEST_NAMES) sign.names.add(folded(analysis.text.slice(span.start, span.end)));
      }
    }
  }
  const found: MinedSign[] = [];
  for (const [words, { counts, names }] of seen) {
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (all < FEWEST || names.size < FEWEST_NAMES) continue;
    const type = types.find((one) => (counts.get(one) ?? 0) >= PRECISION * all);
    if (type !== undefined) found.push({ words, type });
  }
  return found.sort((a, b) => (a.words < b.words ? -1 : 1));
}

/** The one or two tokens on either side of a mention on its line, and the field in whose value it stands. */
export function signsBeside(
  analysis: Analysis,
  { start, end }: Pick<Span, "start" | "end">,
): { readonly words: string; readonly start: number; readonly end: number }[] {
  const { lineOf, count } = analysis;
  const first = analysis.firstTokenAt(start);
  const after = analysis.firstTokenAt(end);
  const last = Math.max(first, after - 1);
  const run = (side: string, from: number, to: number) =>
    from >= 0 && to < count && lineOf[from] === lineOf[first] && lineOf[to] === lineOf[last]
      ? [
          {
            words: `${side}=${wordsOf(analysis, from, to)}`,
            start: analysis.start(from),
            end: analysis.end(to),
          },
        ]
      : [];
  const pair = analysis.attributes[analysis.attributeOf[first] ?? -1];
  return [
    ...run("before", first - 1, first - 1),
    ...run("before", first - 2, first - 1),
    ...run("after", after, after),
    ...run("after", after, after + 1),
    ...(pair
      ? [{ words: `field=${folded(analysis.text.slice(pair.name.start, pair.name.end))}`, ...pair.name }]
      : []),
  ];
}

function wordsOf({ words }: Analysis, from: number, to: number): string {
  return words
    .slice(from, to + 1)
    .join(" ")
    .toLowerCase();
}
