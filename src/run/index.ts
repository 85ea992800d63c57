export { runDeid } from "./deid-job.js";
export type { DeidJobOptions } from "./deid-options.js";
export type { DeidSummary } from "./deid-summary.js";
export { type DeidOptions, deidWork } from "./deid-work.js";
export type { ReplaceSettings } from "./deidentify-group.js";
export { type JobOptions, type JobSummary, runJob, type Source, type Withheld } from "./job.js";
export { mergeManifests } from "./merge-manifests.js";
export {
  type Deidentified,
  type DeidentifyOptions,
  type LoadOptions,
  loadModel,
  type Model,
} from "./model.js";
export { bundledModel } from "./model-choice.js";
export { openNames } from "./names-map.js";
export { parseShard } from "./shard.js";
export { type Verified, verifyOutput } from "./verify.js";
