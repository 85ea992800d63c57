import type { TopLevelSpec } from "vega-lite";
import { HISTOGRAM_STEPS, type Histogram } from "./account.js";

/** How many notes lie in each step from 0 to 1, as a vega-lite specification. */
export function histogramPlot(
  title: string,
  axis: string,
  { steps }: Histogram,
): { title: string; spec: TopLevelSpec } {
  const values = steps.map((notes, step) => ({
    from: step / HISTOGRAM_STEPS,
    to: (step + 1) / HISTOGRAM_STEPS,
    notes,
  }));
  return {
    title,
    spec: {
      data: { values },
      width: 560,
      height: 200,
      mark: { type: "bar", color: "#4c78a8" },
      encoding: {
        x: {
          field: "from",
          type: "quantitative",
          bin: { binned: true, step: 1 / HISTOGRAM_STEPS },
          scale: { domain: [0, 1] },
          title: axis,
        },
        x2: { field: "to" },
        y: { field: "notes", type: "quantitative", title: "Notes" },
      },
    },
  };
}
