export {
  type Account,
  type AuditPlan,
  type AuditResult,
  auditResult,
  type Claim,
  type Drawable,
  type DrawnSample,
  drawAudit,
  type FileProblem,
  type Histogram,
  type OfficerReport,
  type OfficerTable,
  officerReport,
  openAccount,
  type Problem,
  readPlan,
  type Standing,
  type TypeAccount,
  type Verified,
  verifyOutput,
  writeSheet,
} from "../audit/index.js";
export type { ErrorDetails, ExitCode, ScrubJayError } from "../errors.js";
export { type Plot, type ReportParts, renderReport, type Table } from "../evaluate/index.js";
export type { Encoding, FormatName, ListOptions, ReadNotesOptions, ReadOptions } from "../formats/index.js";
export type { BatchLimits } from "../job/batches.js";
export type { KeepOptions } from "../job/deid-work.js";
export {
  type DeidJobOptions,
  type DeidSummary,
  type ManifestRead,
  mergeManifests,
  openNames,
  parseShard,
  readManifests,
  runDeid,
} from "../job/index.js";
export type { FileBytes, ManifestEnd, ManifestJob, ManifestNote, ManifestOutput } from "../job/manifest.js";
export type { OriginalNames } from "../job/names-map.js";
export type { InputSize } from "../job/read-input.js";
export type { Shard } from "../job/shard.js";
export type { ReplacerSpec, TaggerSpec, WorkerSpec } from "../job/threads/protocol.js";
export type { Programs } from "../job/threads/stages.js";
export type { ReplaceSettings } from "../model/index.js";
export type { Allow, Config, Deny, OwnRule } from "../pipeline/config/index.js";
export {
  type Action,
  type DeidMode,
  generateKey,
  type ModeName,
  type PolicyName,
  parseKey,
  type SecretKey,
} from "../replace/index.js";
export type { PhiType } from "../schema/index.js";
