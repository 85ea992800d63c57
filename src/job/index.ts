export { type DeidJobOptions, type DeidOptions, deidTask, runDeid } from "./deid-task.js";
export { runJob } from "./job.js";
export { type JobOptions, type JobSetup, keepsManifest } from "./job-options.js";
export type { JobSummary, PlainReason } from "./job-summary.js";
export {
  hashKeyOf,
  hashOf,
  type ManifestEnd,
  type ManifestFile,
  type ManifestJob,
  type ManifestNote,
  type ManifestOutput,
  wholeFileHash,
} from "./manifest.js";
export { readWholeManifest } from "./manifest-lines.js";
export { mergeManifests } from "./merge-manifests.js";
export { type OriginalNames, openNames } from "./names-map.js";
export { noteTask } from "./note-task.js";
export { patientFrom } from "./patient-from.js";
export { type ManifestRead, manifestOf, readManifests, sealState } from "./read-manifest.js";
export { parseShard, type Shard } from "./shard.js";
export { tagTask } from "./tag-task.js";
export type { NoteDone } from "./task.js";
export { chooseWorkers } from "./workers.js";
