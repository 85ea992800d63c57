import type { TokenizerName } from "../../text/index.js";
import type { CrfVoice, Recipe, Voice } from "../recipe.js";
import { crfKind } from "./crf.js";
import { hmmKind } from "./hmm.js";
import { rulesKind } from "./rules.js";
import type { TrainedVoice, VoiceKind } from "./voice-kind.js";

/** Every method of finding PHI, by the `kind` that a recipe's voice names. */
export const VOICES = { crf: crfKind, hmm: hmmKind, rules: rulesKind } as const;

/** The method of a voice. What it trains is given back to it alone, so that here nobody need know its type. */
export function kindOf({ kind }: Pick<Voice, "kind">): VoiceKind<Voice, TrainedVoice> {
  return VOICES[kind] as unknown as VoiceKind<Voice, TrainedVoice>;
}

export function crfVoices({ voices }: Pick<Recipe, "voices">): CrfVoice[] {
  return voices.filter((voice): voice is CrfVoice => voice.kind === "crf");
}

/** How the recipe cuts a note where that is no voice's own affair: as its first CRF does, or its first voice that cuts. */
export function mainTokenizer(recipe: Pick<Recipe, "voices">): TokenizerName {
  const [crf] = crfVoices(recipe);
  return (crf ?? recipe.voices.find((voice) => "tokenizer" in voice))?.tokenizer ?? "plain";
}
