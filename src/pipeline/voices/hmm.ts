import { unfit } from "../../crf/index.js";
import { decodeCounts, encodeCounts } from "../../hmm/index.js";
import { hmmTagger, type TrainedHmm } from "../hmm/hmm-tagger.js";
import { trainHmm } from "../hmm/train-hmm.js";
import type { HmmVoice } from "../recipe.js";
import { deflated, inflated } from "../trained-sections.js";
import { LEARNS } from "./needs-training.js";
import type { VoiceKind } from "./voice-kind.js";

const SECTION = 400;

export const hmmKind: VoiceKind<HmmVoice, TrainedHmm> = {
  kind: "hmm",
  learns: LEARNS.hmm,
  async train(voice, notes, { onProgress }) {
    const of = notes.length;
    return trainHmm(voice, notes, { onProgress: (iteration) => onProgress?.({ iteration, of }) });
  },
  encode: ({ counts }) => ({ sections: new Map([[SECTION, deflated(encodeCounts(counts))]]) }),
  decode(voice, _head, section, file) {
    const bytes = section(SECTION);
    if (bytes === undefined) throw unfit(file);
    return { trained: { voice, counts: decodeCounts(inflated(bytes, file), file) } };
  },
  open(trained, options) {
    const tag = hmmTagger(trained, options);
    const { tokenizer } = trained.voice;
    return ({ features }) => tag(features(tokenizer).analysis);
  },
  held: ({ voice, counts }) => ({
    legible: true,
    besides: [
      `The counts of all runs of up to ${counts.settings.order} characters (voice ${voice.name}): names of people and most of what stands around them can be spelled out from these.`,
    ],
  }),
};
