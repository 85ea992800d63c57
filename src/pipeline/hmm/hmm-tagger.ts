import { chunkerMaker, type HmmCounts } from "../../hmm/index.js";
import type { Analysis } from "../../text/index.js";
import type { HmmVoice } from "../recipe.js";
import { found } from "../traced-span.js";
import type { TrainedVoice, Voiced, VoiceOptions } from "../voices/voice-kind.js";

/** A hidden Markov model voice after training: its counts, to which later notes can be added. */
export interface TrainedHmm extends TrainedVoice<HmmVoice> {
  readonly counts: HmmCounts;
}

export const isHmm = (trained: TrainedVoice): trained is TrainedHmm => trained.voice.kind === "hmm";

const makers = new WeakMap<HmmCounts, ReturnType<typeof chunkerMaker>>();

/** A voice's counts stay as they are, and systems are made of the same model time and again. */
function makerOf(counts: HmmCounts): ReturnType<typeof chunkerMaker> {
  const known = makers.get(counts) ?? chunkerMaker(counts);
  makers.set(counts, known);
  return known;
}

/** Types less likely than this are not worth a word. */
const LEAST = 0.01;

/** Tags notes with a trained hidden Markov model. Spans have their share of the listed chunkings as probability. */
export function hmmTagger(
  { voice, counts }: TrainedHmm,
  options: VoiceOptions = {},
): (analysis: Analysis) => Voiced {
  const chunk = makerOf(counts)({ nBest: voice.nBest, bias: options.bias ?? voice.bias });
  const source = `hmm:${voice.name}`;
  return (analysis) => {
    const { chunks, logProbability } = chunk(analysis);
    const spans = chunks.map(({ first, last, type, probability, types }) =>
      found(
        {
          start: analysis.start(first),
          end: analysis.end(last - 1),
          type,
          score: probability,
          source,
          types: Object.fromEntries(Object.entries(types).filter(([, share]) => share >= LEAST)),
        },
        "the likeliest labels",
      ),
    );
    return { spans, confidence: analysis.count === 0 ? 0 : logProbability / analysis.count };
  };
}
