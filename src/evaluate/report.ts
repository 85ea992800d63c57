import { EXIT, ScrubJayError } from "../errors.js";
import { htmlReport } from "./html.js";
import { markdownReport } from "./markdown.js";
import type { Plot } from "./plots.js";
import { renderPlot } from "./render-plot.js";
import type { Table } from "./table.js";

export interface ReportParts {
  readonly title: string;
  readonly lines: readonly string[];
  readonly tables: readonly Table[];
  /** Drawn in HTML only. */
  readonly plots?: readonly Plot[];
}

/** The report that a file name asks for by its ending: .md or .html. */
export async function renderReport(fileName: string, parts: ReportParts): Promise<string> {
  const { title, lines, tables, plots = [] } = parts;
  if (/\.(md|markdown)$/i.test(fileName)) return markdownReport(title, lines, tables);
  if (/\.html?$/i.test(fileName)) {
    const drawn: { title: string; svg: string }[] = [];
    for (const plot of plots) drawn.push({ title: plot.title, svg: await renderPlot(plot.spec) });
    return htmlReport({ title, lines, plots: drawn, tables });
  }
  throw new ScrubJayError("unknown-report", "a report is written as .html or .md", {
    hint: "Name a file that ends in .html or .md.",
    exitCode: EXIT.usage,
  });
}
