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
  type OutputProblem,
  officerReport,
  openAccount,
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
export {
  type DeidJobOptions,
  type DeidOptions,
  type FileBytes,
  type InputSize,
  type JobRunOptions,
  type JobSummary,
  type KeepOptions,
  type ManifestEnd,
  type ManifestJob,
  type ManifestNote,
  type ManifestOutput,
  type ManifestRead,
  mergeManifests,
  type OriginalNames,
  openNames,
  type PlainReason,
  parseShard,
  type ReplacerSpec,
  readManifests,
  runDeid,
  type Shard,
  type TaggerSpec,
  type WorkerSpec,
} from "../job/index.js";
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
