import { ScrubJayError } from "../errors.js";
import { bySpanOrder, makeNote, type Note, type Span } from "../note.js";
import { disjointSpans } from "./disjoint.js";
import type { Format, ReadContext } from "./format.js";
import { seenIds } from "./seen-ids.js";
import { escapeAttribute, escapeText, refuseForbidden, xmlReader } from "./xml.js";

/**
 * The file of the i2b2 2006 challenge: one ROOT, a RECORD per note, PHI tags inside the text. Reading takes
 * the content of TEXT as it stands, its first and last line ends too, and nested tags as they are.
 */
export const i2b22006: Format = {
  name: "i2b2-2006",
  description: "i2b2 2006 XML, many records per file, PHI tags inside the text",
  endings: [".xml"],
  layout: "many-notes-per-file",
  keeps: {
    text: "exact",
    spans: "disjoint",
    types: "i2b2-2006",
    fields: ["id"],
    refuses: ["nul", "xml-control", "lone-surrogate"],
  },

  detect(fileName, head) {
    const named = /\.xml$/i.test(fileName);
    if (/<RECORD[\s>]/.test(head)) return named ? 0.95 : 0.8;
    return named && /^\uFEFF?\s{0,20}(<\?xml[^>]{0,200}>\s{0,20})?<ROOT[\s>/]/.test(head) ? 0.6 : 0;
  },

  read: readRecords,
  header: () => '<?xml version="1.0" encoding="UTF-8"?>\n<ROOT>\n',
  record: (note) => writeRecord(note),
  footer: () => "</ROOT>\n",
};

async function* readRecords(
  chunks: AsyncIterable<string>,
  context: ReadContext,
): AsyncGenerator<Note | ScrubJayError> {
  const { file } = context;
  let ready: (Note | ScrubJayError)[] = [];
  let record: RecordReader | undefined;
  const firstLineWith = seenIds();
  let records = 0;
  let elements = 0;
  const reader = xmlReader(file, {
    open(name, attributes, line) {
      elements++;
      if (record) record.open(name, attributes, line);
      else if (name === "RECORD") {
        records++;
        record = recordReader(attributes.ID || `${context.id}#${line}`, file, line);
      }
    },
    close() {
      const result = record?.close();
      if (record === undefined || result === undefined) return;
      const { id, line } = record;
      const earlier = result instanceof ScrubJayError ? undefined : firstLineWith(id, line);
      ready.push(earlier === undefined ? result : duplicate(earlier, file, line));
      record = undefined;
    },
    text: (piece) => record?.text(piece),
  });
  /** Damage to the XML, if any. What was whole before it stands; behind it nothing can be trusted. */
  const attempt = (step: () => void): ScrubJayError | undefined => {
    try {
      step();
      return undefined;
    } catch (error) {
      if (error instanceof ScrubJayError) return error;
      throw error;
    }
  };
  const { maxLength = Number.POSITIVE_INFINITY } = context.options;
  let length = 0; // of the record under way, by whole chunks
  for await (const chunk of chunks) {
    const damage = attempt(() => reader.write(chunk));
    length = ready.length > 0 ? chunk.length : length + chunk.length;
    yield* ready;
    ready = [];
    if (damage) return yield damage;
    if (length > maxLength + chunk.length) return yield tooLong(maxLength, file, record?.line);
  }
  const damage = attempt(() => reader.close());
  if (damage) return yield damage;
  if (records === 0 && elements > 1) {
    yield new ScrubJayError("not-i2b2-2006", "there is no RECORD element", {
      file,
      hint: "Name the file's format with --from.",
    });
  }
}

/** The parser holds the text until a tag comes: what is too long is not read to its end, and nothing behind it. */
function tooLong(maxLength: number, file: string, line: number | undefined): ScrubJayError {
  return new ScrubJayError("too-long", `the record is longer than ${maxLength} characters`, {
    file,
    ...(line !== undefined && { line }),
  });
}

function duplicate(earlier: number, file: string, line: number): ScrubJayError {
  return new ScrubJayError("duplicate-id", `the record has the ID of the one on line ${earlier}`, {
    file,
    line,
    hint: "Give every record an ID of its own.",
  });
}

interface RecordReader {
  readonly id: string;
  /** Where the record begins. */
  readonly line: number;
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  text(piece: string): void;
  /** The note, or why there is none, once the record itself closes. */
  close(): Note | ScrubJayError | undefined;
}

/** Collects one RECORD. Elements in TEXT other than PHI leave their content behind as text. */
function recordReader(id: string, file: string, line: number): RecordReader {
  const path: { name: string; type?: string; start: number; line: number }[] = [];
  const pieces: string[] = [];
  const spans: Span[] = [];
  let length = 0;
  let texts = 0;
  let problem: ScrubJayError | undefined;
  const report = (code: string, message: string, at: number): void => {
    problem ??= new ScrubJayError(code, message, { file, line: at });
  };
  return {
    id,
    line,
    open(name, attributes, at) {
      if (path.length === 0 && name === "TEXT" && texts++ > 0) {
        report("not-i2b2-2006", "the record has more than one TEXT element", at);
      }
      if (path[0]?.name === "TEXT" && name !== "PHI" && /^phi$/i.test(name)) {
        report("not-i2b2-2006", "PHI tags must stand in capitals", at);
      }
      const element = { name, start: length, line: at };
      if (name !== "PHI" || path[0]?.name !== "TEXT") path.push(element);
      else if (attributes.TYPE) path.push({ ...element, type: attributes.TYPE });
      else {
        report("missing-type", "a PHI tag has no TYPE", at);
        path.push(element);
      }
    },
    text(piece) {
      if (path[0]?.name !== "TEXT") return;
      pieces.push(piece);
      length += piece.length;
    },
    close() {
      const element = path.pop();
      if (element === undefined) {
        if (texts === 0) report("missing-text", "the record has no TEXT element", line);
        return problem ?? makeNote({ id, text: pieces.join(""), spans: spans.sort(bySpanOrder) });
      }
      if (element.type === undefined) return undefined;
      if (element.start === length) report("empty-tag", "a PHI tag is empty", element.line);
      else spans.push({ start: element.start, end: length, type: element.type });
      return undefined;
    },
  };
}

function writeRecord(note: Note): string {
  refuseForbidden(note.id, "id");
  refuseForbidden(note.text, "text");
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, type } of disjointSpans(note.spans, "i2b2-2006")) {
    refuseForbidden(type, "type");
    pieces.push(escapeText(note.text.slice(at, start)));
    pieces.push(`<PHI TYPE="${escapeAttribute(type)}">${escapeText(note.text.slice(start, end))}</PHI>`);
    at = end;
  }
  pieces.push(escapeText(note.text.slice(at)));
  return `<RECORD ID="${escapeAttribute(note.id)}">\n<TEXT>${pieces.join("")}</TEXT>\n</RECORD>\n`;
}
