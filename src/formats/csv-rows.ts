import { type CsvError, parse } from "csv-parse";
import { ScrubJayError } from "../errors.js";

export interface CsvRow {
  readonly cells: readonly string[];
  /** Line on which the row begins, from 1. */
  readonly line: number;
}

/**
 * Rows of a CSV stream, the header too, in constant memory. Fields are exact: no trimming, line ends inside
 * quotes stay. Damage ends the stream with an error, since nothing behind a stray quote can be trusted.
 */
export async function* csvRows(
  chunks: AsyncIterable<string>,
  delimiter: string,
  file: string,
  maxLength?: number,
): AsyncGenerator<CsvRow | ScrubJayError> {
  let ready: CsvRow[] = [];
  let line = 1; // where the next row begins, blank lines not counted
  const parser = parse({
    delimiter,
    record_delimiter: ["\r\n", "\n"],
    relax_column_count: true,
    skip_empty_lines: true,
    ...(maxLength !== undefined && { max_record_size: maxLength }),
    // Rows are taken here and not from the stream: it forgets those it holds when an error follows them.
    on_record(cells: string[], { empty_lines }) {
      ready.push({ cells, line: line + empty_lines });
      line += 1 + newlines(cells);
      return null;
    },
  });
  parser.on("error", () => {}); // each error also comes back from the step that caused it
  parser.resume();
  const damage = (error: Error): ScrubJayError =>
    new ScrubJayError("broken-csv", REASONS[(error as CsvError).code] ?? "the row is malformed", {
      file,
      line: line + parser.info.empty_lines,
      hint: "Quote fields that hold the delimiter, a quote or a line end, and double the quotes inside.",
    });

  let first = true;
  for await (const chunk of chunks) {
    const text = first && chunk.startsWith("\ufeff") ? chunk.slice(1) : chunk;
    first = false;
    const error = await new Promise<Error | null | undefined>((done) => parser.write(text, done));
    yield* ready;
    ready = [];
    if (error) return yield damage(error);
  }
  const error = await new Promise<Error | undefined>((done) => {
    parser.once("error", done);
    parser.once("end", () => done(undefined));
    parser.end();
  });
  yield* ready;
  if (error) yield damage(error);
}

/** The parser's own messages quote the field, so these stand in for them. */
const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quote is opened in this row and never closed",
  CSV_INVALID_CLOSING_QUOTE: "a closing quote in this row is followed by more text",
  CSV_MAX_RECORD_SIZE: "the row is longer than a note may be",
  INVALID_OPENING_QUOTE: "a quote stands inside an unquoted field of this row",
};

function newlines(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf("\n"); at >= 0; at = cell.indexOf("\n", at + 1)) count++;
  }
  return count;
}
