import Table from "cli-table3";
import pc from "picocolors";
import { printable } from "../errors.js";

/** A plain aligned table on stdout: no frames, numbers to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const numeric = head.map(
    (_name, column) => rows.length > 0 && rows.every((row) => typeof row[column] === "number"),
  );
  const table = new Table({
    head: head.map((name) => pc.bold(printable(name))),
    colAligns: numeric.map((right) => (right ? "right" : "left")),
    chars: NO_FRAME,
    style: { head: [], border: [], "padding-left": 0, "padding-right": 2 },
  });
  for (const row of rows)
    table.push(
      row.map((cell) => (typeof cell === "number" ? cell.toLocaleString("en-US") : printable(cell))),
    );
  console.log(table.toString());
}

const NO_FRAME = Object.fromEntries(
  ["top", "top-mid", "top-left", "top-right", "bottom", "bottom-mid", "bottom-left", "bottom-right"]
    .concat(["left", "left-mid", "mid", "mid-mid", "right", "right-mid", "middle"])
    .map((part) => [part, ""]),
);
