import { ScrubJayError } from "../errors.js";
import { parseJson } from "../json.js";
import { makeNote, type Note } from "../note.js";
import { type CsvRow, csvRows } from "./csv-rows.js";
import { columnNames, csvHeader, csvRecord } from "./csv-write.js";
import type { Format, ReadContext } from "./format.js";
import { seenIds } from "./seen-ids.js";
import { SPAN_FIELDS, spansFromJson } from "./span-fields.js";

/** A table with a header: one note per row, the text in a column of the user's choice. */
export const csv: Format = {
  name: "csv",
  description: "table with a header, one note per row; tabs between the columns in .tsv",
  endings: [".csv", ".tsv"],
  keeps: {
    text: "exact",
    spans: "all",
    types: "any",
    fields: ["id", "patient", "type", "date", "extra-as-text", "score", "source", "link"],
    refuses: ["nul", "lone-surrogate"],
  },
  layout: "many-notes-per-file",
  detect: (fileName) => (/\.(csv|tsv)$/i.test(fileName) ? 0.95 : 0),
  read: readTable,
  header: csvHeader,
  record: csvRecord,
  footer: () => "",
};

async function* readTable(
  chunks: AsyncIterable<string>,
  context: ReadContext,
): AsyncGenerator<Note | ScrubJayError> {
  const { file, options } = context;
  const delimiter = options.delimiter ?? (/\.tsv(\.gz)?$/i.test(file) ? "\t" : ",");
  const firstLineWith = seenIds();
  let readRow: ((row: CsvRow) => Note) | undefined;
  for await (const row of csvRows(chunks, delimiter, file, options.maxLength)) {
    if (row instanceof ScrubJayError) {
      yield row;
      continue;
    }
    const at = { file, line: row.line };
    try {
      if (readRow === undefined) {
        readRow = rowReader(row.cells, context);
        continue;
      }
      const note = readRow(row);
      const earlier = firstLineWith(note.id, row.line);
      if (earlier === undefined) yield note;
      else
        yield new ScrubJayError("duplicate-id", `the note has the id of the one on line ${earlier}`, {
          ...at,
          hint: "Choose a column whose values differ, or give every note an id of its own.",
        });
    } catch (error) {
      if (!(error instanceof ScrubJayError)) throw error;
      yield new ScrubJayError(error.code, error.message, {
        ...at,
        exitCode: error.exitCode,
        ...(error.hint !== undefined && { hint: error.hint }),
      });
      if (readRow === undefined) return; // without a header nothing can be read
    }
  }
}

/** A reader of rows under this header. The header's own names are not repeated in errors: it may be missing. */
function rowReader(header: readonly string[], { id: fileId, options }: ReadContext): (row: CsvRow) => Note {
  const names = columnNames(options.columns);
  if (new Set(header).size < header.length) {
    throw new ScrubJayError("bad-header", "two columns have the same name", { hint: HEADER });
  }
  const place = (role: keyof typeof names): number => {
    const at = header.indexOf(names[role]);
    const wanted = role === "text" || options.columns?.[role as "id"] !== undefined;
    if (at < 0 && wanted) {
      throw new ScrubJayError("missing-column", `none of the ${header.length} columns is "${names[role]}"`, {
        hint: HEADER,
      });
    }
    return at;
  };
  const at = {
    text: place("text"),
    id: place("id"),
    patient: place("patient"),
    type: place("type"),
    date: place("date"),
    spans: place("spans"),
  };
  const taken = new Set(Object.values(at));
  const others = header.map((name, index) => ({ name, index })).filter(({ index }) => !taken.has(index));

  return ({ cells, line }) => {
    if (cells.length !== header.length) {
      throw new ScrubJayError("ragged-row", `${cells.length} fields under ${header.length} columns`, {
        hint: "Quote fields that hold the delimiter, a quote or a line end.",
      });
    }
    const cell = (index: number): string | undefined => cells[index] || undefined;
    const text = cells[at.text] as string;
    const patient = cell(at.patient);
    const type = cell(at.type);
    const date = cell(at.date);
    const id = cell(at.id);
    if (at.id >= 0 && id === undefined) throw new ScrubJayError("missing-id", "the id is empty");
    return makeNote({
      id: id ?? `${fileId}#${line}`,
      text,
      ...(patient !== undefined && { patient }),
      ...(type !== undefined && { type }),
      ...(date !== undefined && { date }),
      spans: spansFromJson(parseSpans(cell(at.spans)), text, options.offsets),
      ...(others.length > 0 && {
        extra: Object.fromEntries(others.map(({ name, index }) => [name, cells[index]])),
      }),
    });
  };
}

const HEADER = "The first row names the columns; say which holds the text with --columns text=NAME.";

function parseSpans(json: string | undefined): unknown {
  if (json === undefined) return undefined;
  try {
    return parseJson(json, { ownKeys: SPAN_FIELDS });
  } catch (error) {
    if (error instanceof ScrubJayError) throw error;
    throw new ScrubJayError("bad-spans", 'the column "spans" does not hold JSON');
  }
}
