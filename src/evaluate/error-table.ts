import { type Note, type Span, splitsPair } from "../note.js";
import type { SpanError } from "./error-classes.js";
import type { Table } from "./table.js";

/** How much of the note to show on either side of a span. */
const CONTEXT = 30;

/** Where the errors are. Note text appears only when `notes` are given, which a user must ask for. */
export function errorListTable(
  title: string,
  sides: readonly [first: string, second: string],
  errors: readonly (SpanError & { readonly note: string })[],
  notes?: readonly Note[],
): Table {
  const texts = new Map(notes?.map((note) => [note.id, note.text]));
  const place = (span: Span | undefined): string => (span ? `${span.start}-${span.end} ${span.type}` : "");
  return {
    name: "error-list",
    title,
    columns: ["Note", "Class", ...sides, ...(notes ? ["Text"] : [])],
    rows: errors.map((error) => [
      error.note,
      error.class,
      place(error.gold),
      place(error.pred),
      ...(notes ? [inContext(texts.get(error.note) ?? "", error)] : []),
    ]),
  };
}

/** The text that either span covers, in brackets, with what stands around it. */
function inContext(text: string, { gold, pred }: SpanError): string {
  const start = Math.min(gold?.start ?? Number.POSITIVE_INFINITY, pred?.start ?? Number.POSITIVE_INFINITY);
  const end = Math.max(gold?.end ?? 0, pred?.end ?? 0);
  const from = whole(text, Math.max(0, start - CONTEXT));
  const to = whole(text, Math.min(text.length, end + CONTEXT));
  const shown = `${text.slice(from, start)}[${text.slice(start, end)}]${text.slice(end, to)}`;
  return shown.replace(/\s+/g, " ");
}

/** A cut that does not go through a surrogate pair. */
function whole(text: string, at: number): number {
  return splitsPair(text, at) ? at - 1 : at;
}
