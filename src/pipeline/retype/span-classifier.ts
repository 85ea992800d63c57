import {
  createFeatureTable,
  type FeatureTable,
  type Layout,
  sequenceBuilder,
  train,
} from "../../crf/index.js";
import type { Span } from "../../note.js";
import type { Analysis } from "../../text/index.js";
import type { NoteView } from "../step.js";
import { type Change, changed, type TracedSpan } from "../traced-span.js";
import { BY_NAME, numbersIn } from "./namer.js";
import { describedBy, spanDescriber } from "./span-features.js";
import { spanScorer } from "./span-scorer.js";

/** A classifier of whole spans: given where a span is, of which type it is. A CRF over sequences of one. */
export interface SpanClassifier {
  readonly types: readonly string[];
  readonly attributes: FeatureTable;
  readonly layout: Layout;
  readonly weights: Float64Array;
}

export interface RetypeSettings {
  readonly c2: number;
  readonly maxIterations: number;
  readonly minFrequency: number;
  /** How much the classifier counts beside the finder, as a power of its probability. */
  readonly weight: number;
}

interface LabelledNote {
  readonly analysis: Analysis;
  readonly spans: readonly Span[];
  readonly ruleHits: readonly Span[];
}

export async function trainSpanClassifier(
  notes: readonly LabelledNote[],
  { c2, maxIterations, minFrequency }: RetypeSettings,
  threads = 1,
): Promise<SpanClassifier> {
  const types = [...new Set(notes.flatMap(({ spans }) => spans.map(({ type }) => type)))].sort();
  const attributes = createFeatureTable();
  const builder = sequenceBuilder();
  const describe = spanDescriber(BY_NAME);
  for (const { analysis, spans, ruleHits } of notes)
    for (const [at, features] of describedBy(describe, analysis, spans, ruleHits).entries()) {
      builder.token(
        features.map((name) => attributes.intern(name)),
        types.indexOf((spans[at] as Span).type),
      );
      builder.end();
    }
  const { layout, weights } = await train(builder.finish(), {
    labels: types.length,
    c2,
    maxIterations,
    minFrequency,
    threads,
  });
  return { types, attributes, layout, weights };
}

const RETYPED: Change = {
  by: "retype:classifier",
  did: "retyped",
  why: "the whole span and its surroundings are likelier of this type",
};
const LEAST = 1e-4;
/** Types less likely than this are not worth a word. */
const WORTH_A_WORD = 0.01;

/** Weighs the finder's opinion of each span with the classifier's, and lets the likelier type win. */
export function retyper(
  { types, attributes, layout, weights }: SpanClassifier,
  weight: number,
): (view: NoteView, spans: readonly TracedSpan[], ruleHits: readonly Span[]) => TracedSpan[] {
  const describe = spanDescriber(numbersIn(attributes));
  const probabilityOf = spanScorer(layout, weights);
  const numberOf = new Map(types.map((type, k) => [type, k]));
  const given = new Float64Array(types.length);
  const power = (p: number): number => (weight === 1 ? p : p ** weight);
  const least = power(LEAST);
  /** The finder's opinion: for each type how likely it is. */
  function read(span: TracedSpan): void {
    given.fill(LEAST);
    const say = (type: string, share: number): void => {
      const k = numberOf.get(type);
      if (k !== undefined) given[k] = Math.max(share, LEAST);
    };
    const { types: shares } = span;
    if (shares === undefined) say(span.type, span.score ?? 1);
    else for (const type in shares) say(type, shares[type] as number);
  }

  function judged(span: TracedSpan, probability: Float64Array): TracedSpan {
    read(span);
    let sum = 0;
    let best = 0;
    for (let k = 0; k < types.length; k++) {
      const p = probability[k] as number;
      // Most types are out of the question: powers are slow.
      probability[k] = (given[k] as number) * (p > LEAST ? power(p) : least);
      sum += probability[k] as number;
      if ((probability[k] as number) > (probability[best] as number)) best = k;
    }
    const combined: Record<string, number> = {};
    for (let k = 0; k < types.length; k++) {
      const share = (probability[k] as number) / sum;
      if (share >= WORTH_A_WORD) combined[types[k] as string] = share;
    }
    const type = types[best] ?? span.type;
    return changed(span, { type, types: combined }, type === span.type ? undefined : RETYPED);
  }

  return (view, spans, ruleHits) => {
    const retyped: TracedSpan[] = [];
    if (spans.length > 0)
      describe(view.analysis, spans, ruleHits, (features, at) => {
        retyped.push(judged(spans[at] as TracedSpan, probabilityOf(features)));
      });
    return retyped;
  };
}
