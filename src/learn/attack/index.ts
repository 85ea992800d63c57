export { type Attack, type AttackOptions, attackRelease } from "./attack-release.js";
export {
  type AttackReportOptions,
  attackJson,
  attackLines,
  attackReport,
  VALUES_WARNING,
} from "./attack-report.js";
export type { Mention } from "./mention.js";
export { type AttackVerdict, verdicts } from "./verdicts.js";
