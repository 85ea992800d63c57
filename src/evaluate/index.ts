export { type Random, seededRandom } from "../random.js";
export { type Agreement, agreement, type NoteDifference, type TypeAgreement } from "./agreement.js";
export { bootstrapIntervals, type Interval } from "./bootstrap.js";
export { BREAKDOWNS, type BreakdownName, breakDown, type CorpusPart } from "./breakdown.js";
export { type ChiSquare, chiSquare } from "./chi-square.js";
export {
  type ComparedMetric,
  type CompareOptions,
  type Comparison,
  compareNotes,
  DEFAULT_METRICS,
  metricNames,
} from "./compare.js";
export { agreementTables, comparisonTable, varietyTable } from "./comparison-tables.js";
export { type Confusion, confusion, mucTypeScores } from "./confusion.js";
export { addCounts, type Counts, fBeta, macro, precision, recall, sumCounts } from "./counts.js";
export { ERROR_CLASSES, type ErrorClass, type SpanError } from "./error-classes.js";
export { errorListTable } from "./error-table.js";
export { type EvaluateOptions, type Evaluation, evaluateNotes, type ModeResult } from "./evaluate.js";
export { evaluationTables, everyEvaluationTable } from "./evaluation-tables.js";
export { markdownTable } from "./markdown.js";
export { countMode, MATCH_MODES, MATCHERS, type Mode } from "./modes.js";
export { bonferroni, type CorrectionName, holm, P_VALUE_CORRECTIONS } from "./multiple-tests.js";
export { type Issue, type Pair, type PairOptions, pairNotes } from "./pair.js";
export { evaluationPlots } from "./plots.js";
export { approximateRandomisation, type Statistic } from "./randomisation.js";
export { type ReportParts, renderReport } from "./report.js";
export type { RiskCounts } from "./risk.js";
export type { Table } from "./table.js";
export { textTable } from "./text-table.js";
export { compareVariety, type Variety, variety, varietyIssues } from "./variety.js";
