/** A table of ready-made cells, the same for terminal, Markdown and HTML. */
export interface Table {
  /** Stable name: "modes", "risk", "official-i2b2-2014". */
  readonly name: string;
  readonly title: string;
  /** One sentence for the reader, if the title does not say it all. */
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const NUMERIC = /^[-+<]?[\d.,]+( %)?(e[-+]\d+)?( \([\d.]+\))?$|^(–|nan|)$/;

/** Columns of figures stand to the right. */
export function isNumericColumn(table: Table, column: number): boolean {
  return table.rows.length > 0 && table.rows.every((row) => NUMERIC.test(row[column] ?? ""));
}
