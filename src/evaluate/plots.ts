import type { TopLevelSpec } from "vega-lite";
import type { CorpusPart } from "./breakdown.js";
import { fBeta, precision, recall } from "./counts.js";
import type { Evaluation } from "./evaluate.js";

export interface Plot {
  readonly title: string;
  readonly spec: TopLevelSpec;
}

const SCALE = { domain: [0, 1] };

/** The plots of an evaluation as vega-lite specifications: data and marks only, nothing is fetched. */
export function evaluationPlots(evaluation: Evaluation): Plot[] {
  if (inGold(evaluation.by).length === 0) return [];
  return [precisionRecallPlot(evaluation), typeBars(evaluation), confusionHeatMap(evaluation)];
}

/** Types that occur in gold: the others have no recall to draw, and show as spurious in the heat map. */
function inGold(by: Evaluation["by"]): readonly CorpusPart[] {
  return (by.type ?? []).filter(({ gold }) => gold > 0);
}

/** Every type as a point, sized by its gold spans; a curve over the score where predictions have one. */
function precisionRecallPlot({ by, curve, modes }: Evaluation): Plot {
  const types = inGold(by).map(({ name, gold, counts }) => ({
    name,
    gold,
    precision: precision(counts) || 0,
    recall: recall(counts) || 0,
  }));
  const overall = modes
    .filter(({ name }) => name === "strict")
    .map((mode) => ({ name: "all types", precision: mode.precision || 0, recall: mode.recall || 0 }));
  const x = { field: "recall", type: "quantitative" as const, scale: SCALE, title: "Recall" };
  const y = { field: "precision", type: "quantitative" as const, scale: SCALE, title: "Precision" };
  const text = { field: "name", type: "nominal" as const };
  return {
    title: "Precision and recall, entity strict",
    spec: {
      width: 560,
      height: 420,
      layer: [
        {
          data: { values: [...curve] },
          mark: { type: "line", color: "#999", interpolate: "step-after" },
          encoding: { x, y, order: { field: "threshold", type: "quantitative", sort: "descending" } },
        },
        {
          data: { values: types },
          mark: { type: "point", filled: true, opacity: 0.7, color: "#4c78a8" },
          encoding: { x, y, size: { field: "gold", type: "quantitative", title: "Gold spans" } },
        },
        { data: { values: types }, mark: { type: "text", dy: -9, fontSize: 9 }, encoding: { x, y, text } },
        {
          data: { values: overall },
          mark: { type: "point", shape: "cross", size: 160, filled: true, color: "#e45756" },
          encoding: { x, y },
        },
      ],
    },
  };
}

function typeBars({ by }: Evaluation): Plot {
  const values = inGold(by).flatMap(({ name, counts }) => [
    { name, figure: "Precision", value: precision(counts) || 0 },
    { name, figure: "Recall", value: recall(counts) || 0 },
    { name, figure: "F1", value: fBeta(counts) || 0 },
  ]);
  return {
    title: "Scores by type, entity strict",
    spec: {
      data: { values },
      width: 560,
      height: { step: 8 },
      mark: "bar",
      encoding: {
        y: { field: "name", type: "nominal", title: null },
        yOffset: { field: "figure", type: "nominal", sort: ["Precision", "Recall", "F1"] },
        x: { field: "value", type: "quantitative", scale: SCALE, title: null },
        color: { field: "figure", type: "nominal", sort: ["Precision", "Recall", "F1"], title: null },
      },
    },
  };
}

/** Colour shows the share of the gold type's row, so that rare types are seen too; the number is the count. */
function confusionHeatMap({ confusion: { strict } }: Evaluation): Plot {
  const { labels, cells, missing, spurious } = strict;
  const rows = labels.map((label, i) => ({
    label,
    counts: [...(cells[i] as readonly number[]), missing[i] as number],
  }));
  rows.push({ label: "spurious", counts: [...spurious, 0] });
  const columns = [...labels, "missing"];
  const values = rows.flatMap(({ label, counts }) => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    return counts.flatMap((count, j) =>
      count === 0 ? [] : [{ gold: label, predicted: columns[j], count, share: count / total }],
    );
  });
  const x = { field: "predicted", type: "nominal" as const, sort: columns, title: "Predicted" };
  const y = { field: "gold", type: "nominal" as const, sort: rows.map(({ label }) => label), title: "Gold" };
  return {
    title: "Confusion, entity strict",
    spec: {
      data: { values },
      width: { step: 30 },
      height: { step: 20 },
      layer: [
        {
          mark: "rect",
          encoding: {
            x,
            y,
            color: {
              field: "share",
              type: "quantitative",
              scale: { scheme: "blues", domain: [0, 1] },
              title: "Share of row",
            },
          },
        },
        {
          mark: { type: "text", fontSize: 9 },
          encoding: {
            x,
            y,
            text: { field: "count", type: "quantitative" },
            color: { condition: { test: "datum.share > 0.6", value: "white" }, value: "black" },
          },
        },
      ],
    },
  };
}
