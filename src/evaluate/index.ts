export { type Agreement, agreement, type NoteDifference, type TypeAgreement } from "./agreement.js";
export type { Alignment } from "./align.js";
export { type BootstrapOptions, bootstrapIntervals, type Interval } from "./bootstrap.js";
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
export { type Confusion, type ConfusionKind, confusion, mucTypeScores, type TypeScore } from "./confusion.js";
export { addCounts, type Counts, fBeta, type Macro, macro, precision, recall, sumCounts } from "./counts.js";
export type { ThresholdPoint } from "./curve.js";
export { ERROR_CLASSES, type ErrorClass, type SpanError } from "./error-classes.js";
export { errorListTable } from "./error-table.js";
export {
  type EvaluateOptions,
  type Evaluation,
  evaluateNotes,
  type ListedError,
  type ModeResult,
} from "./evaluate.js";
export { evaluationTables, everyEvaluationTable } from "./evaluation-tables.js";
export { markdownTable } from "./markdown.js";
export type { Mark } from "./match.js";
export { countMode, MATCH_MODES, MATCHERS, type MatcherName, type Mode } from "./modes.js";
export type { MucCounts, MucScores } from "./muc.js";
export {
  bonferroni,
  type Correction,
  type CorrectionName,
  holm,
  P_VALUE_CORRECTIONS,
} from "./multiple-tests.js";
export type { NoteRanks } from "./note-ranks.js";
export type { OfficialRow } from "./official-i2b2-2014.js";
export type { MeddocanRow } from "./official-meddocan.js";
export { type Issue, type Pair, type Pairing, type PairOptions, pairNotes } from "./pair.js";
export { evaluationPlots, type Plot } from "./plots.js";
export {
  approximateRandomisation,
  type Difference,
  type RandomisationOptions,
  type Statistic,
} from "./randomisation.js";
export { renderPlot } from "./render-plot.js";
export { type ReportParts, renderReport } from "./report.js";
export { type ReviewPhrase, reviewOrder } from "./review-order.js";
export type { RiskCounts } from "./risk.js";
export type { Table } from "./table.js";
export { textTable } from "./text-table.js";
export { compareVariety, type Variety, type VarietyRow, variety, varietyIssues } from "./variety.js";
export type { WeightedToken } from "./weighted-token.js";
