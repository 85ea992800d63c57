import type { Agreement } from "./agreement.js";
import type { Comparison } from "./compare.js";
import { type Counts, fBeta, precision, recall } from "./counts.js";
import { fixed, pValue } from "./digits.js";
import type { Correction } from "./multiple-tests.js";
import type { Table } from "./table.js";
import type { VarietyRow } from "./variety.js";

export function comparisonTable(comparison: Comparison): Table {
  const { notes, alpha, shuffles, seed, correction, metrics } = comparison;
  const level = `${Math.round(1000 * (1 - alpha)) / 10} %`;
  return {
    name: "comparison",
    title: "A against B",
    note:
      `Approximate randomisation on ${notes} notes, ${shuffles} shuffles, seed ${seed}; alpha ${alpha}, ` +
      `correction ${correction}; bootstrap intervals at ${level}. * marks a significant difference.`,
    columns: ["Figure", "A", "A interval", "B", "B interval", "B - A", "p", "Threshold", ""],
    rows: metrics.map((metric) => [
      metric.title,
      fixed(metric.a),
      `${fixed(metric.intervalA.low)} to ${fixed(metric.intervalA.high)}`,
      fixed(metric.b),
      `${fixed(metric.intervalB.low)} to ${fixed(metric.intervalB.high)}`,
      fixed(metric.difference),
      pValue(metric.p),
      fixed(metric.threshold),
      metric.significant ? "*" : "",
    ]),
  };
}

export function varietyTable(rows: readonly VarietyRow[], correction: Correction, alpha: number): Table {
  return {
    name: "variety",
    title: "Unique against repeated PHI",
    note: `Pearson chi-square on each type; alpha ${alpha}, correction ${correction.name}. * marks a significant difference.`,
    columns: ["Type", "A total", "A unique", "B total", "B unique", "p", "Threshold", ""],
    rows: rows.map(({ type, a, b, p }, i) => [
      type,
      `${a.total}`,
      `${a.unique}`,
      `${b.total}`,
      `${b.unique}`,
      pValue(p),
      fixed(correction.thresholds[i] as number),
      correction.significant[i] ? "*" : "",
    ]),
  };
}

export function agreementTables(found: Agreement): Table[] {
  const row = (name: string, counts: Counts): string[] => [
    name,
    `${counts.tp}`,
    `${counts.fn}`,
    `${counts.fp}`,
    fixed(precision(counts)),
    fixed(recall(counts)),
    fixed(fBeta(counts)),
  ];
  return [
    {
      name: "agreement",
      title: "Agreement of A and B",
      note: `Cohen's kappa over ${found.tokens} words: ${fixed(found.kappa)}. P and R take A as gold; F1 treats both alike.`,
      columns: ["Unit", "Both", "Only A", "Only B", "P", "R", "F1"],
      rows: [
        row("Entity strict", found.strict),
        row("Token", found.token),
        row("Character", found.character),
      ],
    },
    {
      name: "agreement-types",
      title: "Agreement by type",
      columns: ["Type", "A", "B", "Both", "F1 strict", "Kappa"],
      rows: found.types.map(({ type, a, b, strict, kappa }) => [
        type,
        `${a}`,
        `${b}`,
        `${strict.tp}`,
        fixed(fBeta(strict)),
        fixed(kappa),
      ]),
    },
  ];
}
