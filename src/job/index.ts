export { type DeidJobOptions, type DeidOptions, deidTask, runDeid } from "./deid-task.js";
export type { ReadEntry } from "./entry.js";
export { runJob } from "./job.js";
export { type JobOptions, type JobRunOptions, type JobSetup, keepsManifest } from "./job-options.js";
export type { JobSummary, PlainReason } from "./job-summary.js";
export {
  type FileBytes,
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
export type { InputSize } from "./read-input.js";
export { type ManifestRead, manifestOf, readManifests, sealState } from "./read-manifest.js";
export { parseShard, type Shard } from "./shard.js";
export { tagTask } from "./tag-task.js";
export type { KeepOptions, NoteDone, Task } from "./task.js";
export type { ReplacerSpec, TaggerSpec, WorkerSpec } from "./threads/protocol.js";
export { chooseWorkers } from "./workers.js";
