import { type Tagger as CrfDecoder, createTagger, type Marginals, type Sequences } from "../../crf/index.js";
import type { NoteFeatures } from "../../features/index.js";
import type { TokenRange } from "../token-range.js";
import { found, type TracedSpan } from "../traced-span.js";
import type { Voiced, VoiceOptions } from "../voices/voice-kind.js";
import { rescuer } from "./doubted-outside.js";
import { sequenceRanges, sequenceReader } from "./extract.js";
import { familiarityOf } from "./familiar-words.js";
import { encoderScores } from "./joined-encoder.js";
import { type Labelling, labelling } from "./label-scheme.js";
import type { TrainedCrf } from "./trained-crf.js";

/** Tags notes with a trained CRF. Spans have the probability that exactly they stand there. */
export function crfTagger(trained: TrainedCrf, options: VoiceOptions = {}): (note: NoteFeatures) => Voiced {
  const { voice, types } = trained;
  const labels = labelling(voice.scheme, types);
  const decoder: CrfDecoder = createTagger(trained.layout, trained.weights);
  const read = sequenceReader(trained);
  const { joined } = options;
  const outside = options.bias ?? joined?.bias ?? voice.bias;
  const bias = new Float64Array(labels.labels.length);
  const source = `crf:${voice.name}`;
  const familiarity = trained.familiar && familiarityOf(trained.familiar);
  const addedBy = joined && encoderScores(joined, labels.labels);

  const rescue = voice.doubtedOutside && rescuer(voice.doubtedOutside, options.outsideBelow);

  /** For each sequence that holds nothing, by how much a lower bias per token could not change that; else below 0. */
  let margins = new Float64Array(0);

  /** Spans of the likeliest labels with their probabilities, or only the spans' places with log P per token. */
  function decodeAll(
    { analysis }: NoteFeatures,
    parts: readonly TokenRange[],
    data: Sequences,
    wanted: {
      readonly scores: boolean;
      readonly confidence: boolean;
      /** The bias is by so much lower than when confidence was asked for, with the same data. */
      readonly lower?: number;
      /** [T][L] */
      readonly added?: Float64Array;
    },
  ) {
    const { added } = wanted;
    const decoding = added === undefined ? { bias } : { bias, added };
    const spans: TracedSpan[] = [];
    let logProbability = 0;
    if (margins.length < parts.length) margins = new Float64Array(2 * parts.length);
    for (let s = 0; s < parts.length; s++) {
      const { first, last } = parts[s] as TokenRange;
      if (wanted.lower !== undefined && wanted.lower < (margins[s] as number)) continue;
      const decoded = decoder.decode(data, s, decoding);
      const path = rescue?.(decoded, analysis, first) ?? decoded.labels;
      const runs = labels.decode(path);
      if (wanted.confidence) {
        const log = decoded.logProbability();
        logProbability += log;
        margins[s] = runs.length === 0 ? marginOf(log, last - first) : -1;
      }
      if (runs.length === 0) continue;
      const marginals = wanted.scores ? decoded.marginals() : undefined;
      for (const run of runs) {
        const { type } = run;
        const start = analysis.start(first + run.first);
        const end = analysis.end(first + run.last - 1);
        if (marginals === undefined) {
          spans.push(found({ start, end, type, source }, WHY));
          continue;
        }
        const sets = labels.exactly(run);
        // What would follow a span that ends the sequence.
        if (sets.length > path.length - run.first) sets.pop();
        const score = Math.min(1, Math.max(0, marginals.ofSets(run.first, sets)));
        const types = typesIn(marginals, labels, run);
        spans.push(found({ start, end, type, score, source, types }, WHY));
      }
    }
    return { spans, confidence: analysis.count === 0 ? 0 : logProbability / analysis.count };
  }

  /** Whether the CRF alone is less sure than this of one of the labels that it gives a sequence. */
  function doubtful(data: Sequences, s: number, sureFrom: number): boolean {
    const decoded = decoder.decode(data, s, { bias });
    // No label is less likely than all of them together.
    if (decoded.logProbability() >= Math.log(sureFrom)) return false;
    const path = decoded.labels.slice();
    const { probability } = decoded.marginals();
    const L = labels.labels.length;
    return path.some((label, t) => (probability[t * L + label] as number) < sureFrom);
  }

  return (note) => {
    const parts = sequenceRanges(note.analysis, voice.sequence);
    const data = read(note, parts);
    bias[0] = outside;
    if (joined !== undefined && addedBy !== undefined) {
      const { sureFrom } = joined;
      const read = sureFrom === undefined ? parts : parts.filter((_, s) => doubtful(data, s, sureFrom));
      return decodeAll(note, parts, data, {
        scores: true,
        confidence: true,
        added: addedBy(note.analysis, read),
      });
    }
    if (voice.doubt === undefined || familiarity === undefined)
      return decodeAll(note, parts, data, { scores: true, confidence: true });
    const { spans, confidence } = decodeAll(note, parts, data, { scores: false, confidence: true });
    const strange = 1 - familiarity({ text: note.analysis.text, spans });
    const lower = -Math.max(MOST_DOUBT, voice.doubt * confidence * strange);
    bias[0] = outside - lower;
    return { ...decodeAll(note, parts, data, { scores: true, confidence: false, lower }), confidence };
  };
}

/**
 * How much lower the bias may go with all tokens of a sequence still outside. All other labellings together are
 * 1/P - 1 times as likely as this one, and the bias can raise none of them by more than once for each token.
 */
function marginOf(logProbability: number, tokens: number): number {
  return (-Math.log(Math.expm1(-logProbability)) - ROUNDING) / tokens;
}

/** Sums in another order may differ by this much. */
const ROUNDING = 1e-6;

/** However doubtful a note: below this nearly every word would go. */
const MOST_DOUBT = -2;

const WHY = "the likeliest labels";

/** Types less likely than this are not worth a word. */
const LEAST = 0.01;

function typesIn(
  { probability }: Marginals,
  labels: Labelling,
  { first, last }: TokenRange,
): Record<string, number> {
  const count = labels.labels.length;
  const width = (count - 1) / labels.types.length;
  const found: Record<string, number> = {};
  for (let k = 0; k < labels.types.length; k++) {
    let sum = 0;
    for (let t = first; t < last; t++) {
      const from = t * count + 1 + k * width;
      for (let at = from; at < from + width; at++) sum += probability[at] as number;
    }
    const mean = sum / (last - first);
    if (mean >= LEAST) found[labels.types[k] as string] = mean;
  }
  return found;
}
