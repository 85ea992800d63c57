import { isNumericColumn, type Table } from "./table.js";

/** A report in Markdown: a heading, what was scored, and every table. */
export function markdownReport(title: string, lines: readonly string[], tables: readonly Table[]): string {
  return `${[`# ${title}`, lines.join("\n"), ...tables.map(markdownTable)].filter((part) => part !== "").join("\n\n")}\n`;
}

export function markdownTable(table: Table): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(" | ")} |`;
  const rule = `|${table.columns.map((_, i) => (isNumericColumn(table, i) ? "---:" : "---")).join("|")}|`;
  const note = table.note === undefined ? [] : [table.note, ""];
  return [`## ${table.title}`, "", ...note, line(table.columns), rule, ...table.rows.map(line)].join("\n");
}

function escapeCell(text: string): string {
  return text.replace(/[\\|]/g, "\\$&").replace(/\r?\n/g, " ");
}
