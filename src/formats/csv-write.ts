import { EXIT, ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import type { ReadOptions, WriteOptions } from "./format.js";
import { spansToJson } from "./span-fields.js";

const DEFAULTS = { id: "id", patient: "patient", type: "type", date: "date", text: "text", spans: "spans" };

/** The column of each field. No two fields may share one. */
export function columnNames(columns: ReadOptions["columns"]): typeof DEFAULTS {
  const names = { ...DEFAULTS, ...columns };
  const values = Object.values(names);
  const twice = values.find((name, index) => values.indexOf(name) < index);
  if (twice === undefined) return names;
  throw new ScrubJayError("column-twice", `the column "${twice}" would hold two fields`, {
    exitCode: EXIT.usage,
    hint: "Give each of text, id, patient, type and date a column of its own.",
  });
}

/** Our own columns first, then the extra fields of the first note in their order, the spans last. */
function allColumns({ columns, like, spans }: WriteOptions) {
  const names = columnNames(columns);
  const others = Object.keys(like?.extra ?? {});
  const { spans: spansColumn, ...own } = names;
  const clash = others.find((name) => (Object.values(names) as string[]).includes(name));
  if (clash !== undefined) {
    throw new ScrubJayError("field-clash", `an extra field is called "${clash}", as a column of our own`, {
      hint: "Name our columns otherwise with --columns.",
    });
  }
  return { own, others, last: spans === false ? [] : [spansColumn] };
}

export function csvHeader(options: WriteOptions): string {
  const { own, others, last } = allColumns(options);
  return row([...Object.values(own), ...others, ...last], options);
}

export function csvRecord(note: Note, options: WriteOptions): string {
  const { own, others, last } = allColumns(options);
  const extra = note.extra ?? {};
  const stray = Object.keys(extra).find((name) => !others.includes(name));
  if (stray !== undefined) {
    throw new ScrubJayError("no-column", `the extra field "${stray}" has no column`, {
      hint: "A table has the columns of its first note; write jsonl for notes with differing fields.",
    });
  }
  return row(
    [
      ...(Object.keys(own) as (keyof typeof own)[]).map((field) => note[field] ?? ""),
      ...others.map((name) => asText(extra[name])),
      ...last.map(() => (note.spans.length === 0 ? "" : JSON.stringify(spansToJson(note, options.offsets)))),
    ],
    options,
  );
}

/** Strings as they are, other values as JSON. */
function asText(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function row(cells: readonly string[], { delimiter = "," }: WriteOptions): string {
  return `${cells.map((cell) => quoted(cell, delimiter)).join(delimiter)}\n`;
}

/** A field that a reader could take for anything but itself stands in quotes. */
function quoted(cell: string, delimiter: string): string {
  if (!cell.includes(delimiter) && !/["\r\n\ufeff]|^\s|\s$/.test(cell)) return cell;
  return `"${cell.replaceAll('"', '""')}"`;
}
