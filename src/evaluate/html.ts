import { isNumericColumn, type Table } from "./table.js";

export interface HtmlParts {
  readonly title: string;
  /** What was scored, one sentence each. */
  readonly lines: readonly string[];
  /** Ready-made SVG, from our own plots. */
  readonly plots: readonly { readonly title: string; readonly svg: string }[];
  readonly tables: readonly Table[];
}

const STYLE = `
body { font: 15px/1.45 system-ui, sans-serif; color: #222; max-width: 1100px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
th, td { padding: 3px 9px; border-bottom: 1px solid #ddd; text-align: left; white-space: pre-wrap; }
th { border-bottom: 2px solid #888; } .n { text-align: right; white-space: nowrap; }
figure { margin: 1rem 0; } svg { max-width: 100%; height: auto; }
p.note { color: #555; margin: 0.2rem 0 0.6rem; }`;

/** One file that needs nothing else: no scripts, no fonts, no pictures from elsewhere. */
export function htmlReport({ title, lines, plots, tables }: HtmlParts): string {
  const figures = plots.map((plot) => `<h2>${escapeHtml(plot.title)}</h2>\n<figure>${plot.svg}</figure>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
${[...figures, ...tables.map(htmlTable)].join("\n")}
</body>
</html>
`;
}

function htmlTable(table: Table): string {
  const kind = table.columns.map((_, i) => (isNumericColumn(table, i) ? ' class="n"' : ""));
  const cells = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((cell, i) => `<${tag}${kind[i]}>${escapeHtml(cell)}</${tag}>`).join("")}</tr>`;
  const note = table.note === undefined ? "" : `\n<p class="note">${escapeHtml(table.note)}</p>`;
  return `<h2>${escapeHtml(table.title)}</h2>${note}
<div class="wide"><table>
<thead>${cells("th", table.columns)}</thead>
<tbody>
${table.rows.map((row) => cells("td", row)).join("\n")}
</tbody>
</table></div>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
