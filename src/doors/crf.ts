export type { AlgorithmName, Progress, TrainSettings } from "../crf/index.js";
export {
  type Crf,
  type LabelledSequence,
  openCrf,
  type TokenAttributes,
  trainCrf,
} from "../crf/index.js";
