import type { FeatureTable } from "../../crf/feature-table.js";
import { type Tagger as CrfDecoder, createTagger, type Marginals, sequenceBuilder } from "../../crf/index.js";
import type { Layout } from "../../crf/layout.js";
import type { NoteFeatures } from "../../features/index.js";
import type { Span } from "../../note.js";
import type { CrfVoice } from "../recipe.js";
import { type Domain, extractor, type Stretch, stretches } from "./extract.js";
import { type Labelling, labelling } from "./label-scheme.js";

/** A CRF voice after training. */
export interface TrainedCrf {
  readonly voice: CrfVoice;
  /** The types it learned, in the order of its labels. */
  readonly types: readonly string[];
  /** Set where it was trained with a source corpus: notes to tag are of the target. */
  readonly adapted: boolean;
  readonly attributes: FeatureTable;
  readonly edges: FeatureTable;
  readonly layout: Layout;
  readonly weights: Float64Array;
}

/** A span, and what else its words could be. */
export interface CrfSpan extends Span {
  /** Types with their probability, averaged over the span's tokens. Absent where probabilities are left out. */
  readonly types?: Readonly<Record<string, number>>;
}

export interface CrfTagged {
  readonly spans: readonly CrfSpan[];
  /** log P of the labelling per token, as paper 001 ranks notes. */
  readonly confidence: number;
}

export interface CrfTaggerOptions {
  /** In place of the voice's own bias. */
  readonly bias?: number;
}

/** Tags notes with a trained CRF. Spans have the probability that exactly they stand there. */
export function crfTagger(
  trained: TrainedCrf,
  options: CrfTaggerOptions = {},
): (note: NoteFeatures) => CrfTagged {
  const { voice, types, attributes, edges } = trained;
  const labels = labelling(voice.scheme, types);
  const decoder: CrfDecoder = createTagger(trained.layout, trained.weights);
  const domain: Domain | undefined = trained.adapted ? "target" : undefined;
  const features = extractor(voice, { attributes, edges }, false, domain);
  const bias = new Float64Array(labels.labels.length);
  bias[0] = options.bias ?? voice.bias;
  const source = `crf:${voice.name}`;
  const builder = sequenceBuilder();
  return (note) => {
    const { analysis } = note;
    builder.clear();
    const parts = stretches(analysis, voice.sequence);
    for (const stretch of parts) features.add(note, stretch, builder);
    const data = builder.finish();
    const spans: CrfSpan[] = [];
    let logProbability = 0;
    for (const [s, { first }] of parts.entries()) {
      const decoded = decoder.decode(data, s, { bias });
      const path = decoded.labels;
      logProbability += decoded.logProbability;
      const runs = labels.decode(path);
      if (runs.length === 0) continue;
      const marginals = decoded.marginals();
      const place = (run: Stretch): { start: number; end: number } => ({
        start: analysis.start(first + run.first),
        end: analysis.end(first + run.last - 1),
      });
      for (const run of runs) {
        const sets = labels.exactly(run).slice(0, path.length - run.first);
        const score = Math.min(1, Math.max(0, marginals.ofSets(run.first, sets)));
        spans.push({ ...place(run), type: run.type, score, source, types: typesIn(marginals, labels, run) });
      }
    }
    return { spans, confidence: analysis.count === 0 ? 0 : logProbability / analysis.count };
  };
}

/** Types less likely than this are not worth a word. */
const LEAST = 0.01;

function typesIn(
  { probability }: Marginals,
  labels: Labelling,
  { first, last }: Stretch,
): Record<string, number> {
  const width = (labels.labels.length - 1) / labels.types.length;
  const found: Record<string, number> = {};
  for (const [k, type] of labels.types.entries()) {
    let sum = 0;
    for (let t = first; t < last; t++)
      for (let part = 0; part < width; part++)
        sum += probability[t * labels.labels.length + 1 + k * width + part] as number;
    const mean = sum / (last - first);
    if (mean >= LEAST) found[type] = mean;
  }
  return found;
}
