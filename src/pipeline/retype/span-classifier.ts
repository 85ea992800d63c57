import {
  createFeatureTable,
  createTagger,
  type FeatureTable,
  type Layout,
  sequenceBuilder,
  train,
} from "../../crf/index.js";
import type { Span } from "../../note.js";
import type { Analysis } from "../../text/analysis.js";
import type { NoteView, TracedSpan } from "../step.js";
import { changed } from "../step.js";
import { spanFeatures } from "./span-features.js";

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
  for (const { analysis, spans, ruleHits } of notes)
    for (const [at, features] of spanFeatures(analysis, spans, ruleHits).entries()) {
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

const BY = "retype:classifier";
const WHY = "the whole span and its surroundings are likelier of this type";
const LEAST = 1e-4;

/** Weighs the finder's opinion of each span with the classifier's, and lets the likelier type win. */
export function retyper(
  classifier: SpanClassifier,
  weight: number,
): (view: NoteView, spans: readonly TracedSpan[], ruleHits: readonly Span[]) => TracedSpan[] {
  const { types, attributes } = classifier;
  const tagger = createTagger(classifier.layout, classifier.weights);
  let known = new Uint32Array(512);
  return (view, spans, ruleHits) => {
    if (spans.length === 0) return [];
    const builder = sequenceBuilder();
    for (const features of spanFeatures(view.analysis, spans, ruleHits)) {
      if (features.length > known.length) known = new Uint32Array(2 * features.length);
      builder.tokenOf(known, attributes.findKnown(features, known));
      builder.end();
    }
    const data = builder.finish();
    return spans.map((span, at) => {
      const { probability } = tagger.marginals(data, at);
      const before = span.types ?? { [span.type]: span.score ?? 1 };
      const combined: Record<string, number> = {};
      let sum = 0;
      for (const [k, type] of types.entries()) {
        const p = Math.max(before[type] ?? 0, LEAST) * Math.max(probability[k] as number, LEAST) ** weight;
        combined[type] = p;
        sum += p;
      }
      for (const type of Object.keys(combined)) combined[type] = (combined[type] as number) / sum;
      const [best = span.type] = Object.keys(combined).sort(
        (a, b) => (combined[b] as number) - (combined[a] as number),
      );
      const opinions = { ...span, types: combined };
      return best === span.type
        ? opinions
        : changed(opinions, { type: best }, { by: BY, did: "retyped", why: WHY });
    });
  };
}
