import { ScrubJayError } from "../errors.js";
import type { Note, Span } from "../note.js";
import { codePointMap } from "./code-points.js";
import { conllReader } from "./conll-reader.js";
import { conllTokens } from "./conll-tokens.js";
import { disjointSpans } from "./disjoint.js";
import type { Format, WriteOptions } from "./format.js";

/**
 * One token per line: token, start, end and BIO label, divided by tabs. Offsets count UTF-16 units, or code
 * points with `offsets: "codepoints"`. A note opens with comments (`# id = …`, then patient, type, date and
 * the text's length where known); a blank line stands where the text breaks a line, and after each note.
 * White space at the edge of a span is a line whose first column is empty. Reading puts blanks in the gaps
 * between tokens, a line end where a blank line stood, and takes BIOES labels too.
 */
export const conll: Format = {
  name: "conll",
  description: "one token per line with offsets and BIO label, many notes per file",
  endings: [".conll", ".bio"],
  layout: "many-notes-per-file",
  needsSpans: true,
  keeps: {
    text: "words",
    spans: "disjoint",
    types: "any",
    fields: ["id", "patient", "type", "date"],
    refuses: ["nul", "lone-surrogate"],
  },

  detect(fileName, head) {
    const named = /\.(?:conll|bio|iob2?|bioes)$/i.test(fileName);
    // A table of lab values may hold one such line by chance, not three.
    const tokens = head.includes("\t") ? (head.match(TOKEN_LINE)?.length ?? 0) : 0;
    if (tokens >= 3 || head.includes(HEADER)) return named ? 1 : 0.9;
    return named ? 0.6 : 0;
  },

  read: conllReader,
  header: () => HEADER,
  record: writeRecord,
  footer: () => "",
};

const TOKEN_LINE = /^\S{0,100}\t\d{1,15}\t\d{1,15}\t(?:O|[BIES]-[^\t\n]{1,100})\r?$/gm;

const HEADER = "# global.columns = TOKEN START END LABEL\n";

function writeRecord(note: Note, options: WriteOptions): string {
  const { text } = note;
  const offset = options.offsets === "codepoints" ? codePointMap(text).toCodePoint : (at: number) => at;
  const fields = { id: note.id, patient: note.patient, type: note.type, date: note.date };
  const lines: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) lines.push(`# ${name} = ${withoutBreaks(value, name)}`);
  }
  lines.push(`# length = ${offset(text.length)}`);
  const spans = disjointSpans(writable(note.spans), "conll");
  let at = 0;
  for (const { start, end, label, space } of conllTokens(text, spans)) {
    if (start > at && /[\n\r]/.test(text.slice(at, start))) lines.push("");
    const token = space ? "" : text.slice(start, end);
    lines.push(`${token}\t${offset(start)}\t${offset(end)}\t${label}`);
    at = end;
  }
  return `${lines.join("\n")}\n\n`;
}

function writable(spans: readonly Span[]): readonly Span[] {
  if (spans.every(({ type }) => !/[\t\n\r]/.test(type))) return spans;
  throw new ScrubJayError("label-not-writable", "conll cannot hold a label with a tab or line end in it", {
    hint: "Rename the label, or write jsonl instead.",
  });
}

function withoutBreaks(value: string, field: string): string {
  if (!/[\n\r]/.test(value)) return value;
  throw new ScrubJayError("line-break-in-field", `conll cannot hold a ${field} with a line end in it`, {
    hint: "Rename it, or write jsonl instead.",
  });
}
