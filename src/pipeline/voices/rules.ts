import type { RuleVoice } from "../recipe.js";
import { found } from "../traced-span.js";
import { LEARNS } from "./needs-training.js";
import type { TrainedVoice, VoiceKind } from "./voice-kind.js";

/** Rules as a voice of their own: of what all rules find, that of some families, and only what is sure enough. */
export const rulesKind: VoiceKind<RuleVoice, TrainedVoice<RuleVoice>> = {
  kind: "rules",
  learns: LEARNS.rules,
  train: async (voice) => ({ voice }),
  encode: () => ({ sections: new Map() }),
  decode: (voice) => ({ trained: { voice } }),
  open({ voice: { families, floor = 0 } }) {
    const wanted = families && new Set(families);
    return ({ hits }) => ({
      spans: hits
        .filter(
          ({ source = "", score = 1 }) =>
            score >= floor &&
            (wanted === undefined || wanted.has(source.slice("rule:".length).split("/")[0] as string)),
        )
        .map((hit) => found(hit, "a rule matched")),
      confidence: 0,
    });
  },
  held: () => ({}),
};
