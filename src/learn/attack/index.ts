export { type Attack, type AttackOptions, attackRelease } from "./attack-release.js";
export {
  type AttackReportOptions,
  attackJson,
  attackLines,
  attackReport,
  VALUES_WARNING,
} from "./attack-report.js";
export type { Consistency, TypeConsistency } from "./consistency.js";
export type { Dictionary, DictionaryTest, TestResult } from "./dictionary.js";
export type { Mention } from "./mention.js";
export type { Parrot } from "./parrot.js";
export type { RankedPoint, Ranking } from "./ranking.js";
export type { Giveaway } from "./surrogate-lists.js";
export { type AttackVerdict, verdicts } from "./verdicts.js";
