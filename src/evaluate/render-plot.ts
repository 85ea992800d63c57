import type { TopLevelSpec } from "vega-lite";

/** Draws a plot as SVG without a browser. Vega is heavy: it is loaded when the first plot is asked for. */
export async function renderPlot(spec: TopLevelSpec): Promise<string> {
  const [vega, lite] = await Promise.all([import("vega"), import("vega-lite")]);
  const compiled = lite.compile({ background: "white", ...spec } as TopLevelSpec).spec;
  const view = new vega.View(vega.parse(compiled), { renderer: "none" });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}
