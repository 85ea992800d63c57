import CliTable from "cli-table3";
import { printable } from "../errors.js";
import { isNumericColumn, type Table } from "./table.js";

/** For the terminal: plain lines, figures to the right, no colours of its own. */
export function textTable(table: Table): string {
  const drawn = new CliTable({
    head: [...table.columns],
    colAligns: table.columns.map((_, i) => (isNumericColumn(table, i) ? "right" : "left")),
    style: { head: [], border: [], compact: true, "padding-left": 0, "padding-right": 0 },
    chars: {
      top: "",
      "top-mid": "",
      "top-left": "",
      "top-right": "",
      bottom: "",
      "bottom-mid": "",
      "bottom-left": "",
      "bottom-right": "",
      left: "",
      "left-mid": "",
      mid: "",
      "mid-mid": "",
      right: "",
      "right-mid": "",
      middle: "  ",
    },
  });
  for (const row of table.rows)
    drawn.push(row.map((cell) => (typeof cell === "string" ? printable(cell) : cell)));
  const [head = "", ...body] = drawn
    .toString()
    .split("\n")
    .map((line) => line.trimEnd());
  const width = Math.max(head.length, ...body.map((line) => line.length));
  const note = table.note === undefined ? [] : [table.note];
  return [table.title, ...note, head, "-".repeat(width), ...body].join("\n");
}
