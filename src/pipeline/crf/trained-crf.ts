import type { FeatureTable, Layout } from "../../crf/index.js";
import type { CrfVoice } from "../recipe.js";
import type { TrainedVoice } from "../voices/voice-kind.js";
import type { FamiliarWords } from "./familiar-words.js";

/** A CRF voice after training. */
export interface TrainedCrf extends TrainedVoice<CrfVoice> {
  /** The types it learned, in the order of its labels. */
  readonly types: readonly string[];
  /** Set where it was trained with a source corpus: notes to tag are of the target. */
  readonly adapted: boolean;
  readonly attributes: FeatureTable;
  readonly edges: FeatureTable;
  readonly layout: Layout;
  readonly weights: Float64Array;
  /** Where the voice's bias goes by doubt. */
  readonly familiar?: FamiliarWords;
}
