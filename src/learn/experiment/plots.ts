import type { Plot } from "../../evaluate/index.js";
import type { ScoredReading } from "./rows.js";

/** A point of a line: where it stands on the axis, and its figures. */
export interface PlotPoint extends Pick<ScoredReading, "precision" | "recall" | "f1"> {
  readonly line: string;
  readonly x: number;
}

const FIGURES = [
  ["F1", "f1"],
  ["Precision", "precision"],
  ["Recall", "recall"],
] as const;

/** A line for each of several trainings, and a panel for each of F1, precision and recall. */
export function linesPlot(title: string, xTitle: string, points: readonly PlotPoint[]): Plot {
  const panel = ([name, figure]: (typeof FIGURES)[number]) => ({
    title: name,
    width: 260,
    height: 240,
    data: { values: points.map(({ line, x, [figure]: y }) => ({ line, x, y: y || 0 })) },
    mark: { type: "line" as const, point: true },
    encoding: {
      x: { field: "x", type: "quantitative" as const, title: xTitle },
      y: { field: "y", type: "quantitative" as const, title: null, scale: { zero: false } },
      color: {
        field: "line",
        type: "nominal" as const,
        title: null,
        sort: null,
        legend: { orient: "bottom" as const, labelLimit: 400 },
      },
    },
  });
  return { title, spec: { hconcat: FIGURES.map(panel) } };
}

/** How much each row differs from the first, in points of F1. */
export function differencePlot(title: string, scored: readonly ScoredReading[]): Plot {
  const [all, ...rest] = scored;
  const values = rest.map(({ label, f1 }) => ({ label, difference: 100 * (f1 - (all?.f1 ?? 0)) || 0 }));
  return {
    title,
    spec: {
      data: { values },
      width: 420,
      height: { step: 18 },
      mark: "bar",
      encoding: {
        y: { field: "label", type: "nominal", title: null, sort: null },
        x: { field: "difference", type: "quantitative", title: "F1 less that of the first row, in points" },
      },
    },
  };
}

/** F1, precision and recall of every row as bars. */
export function barsPlot(title: string, scored: readonly ScoredReading[]): Plot {
  const values = scored.flatMap((row) =>
    FIGURES.map(([figure, key]) => ({ label: row.label, figure, value: row[key] || 0 })),
  );
  const order = FIGURES.map(([figure]) => figure);
  return {
    title,
    spec: {
      data: { values },
      width: 420,
      height: { step: 9 },
      mark: "bar",
      encoding: {
        y: { field: "label", type: "nominal", title: null, sort: null },
        yOffset: { field: "figure", type: "nominal", sort: order },
        x: { field: "value", type: "quantitative", title: null, scale: { domain: [0, 1] } },
        color: { field: "figure", type: "nominal", sort: order, title: null },
      },
    },
  };
}
