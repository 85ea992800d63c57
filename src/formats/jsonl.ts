import { ScrubJayError } from "../errors.js";
import { parseJson } from "../json.js";
import { makeNote, type Note } from "../note.js";
import { columnNames } from "./csv-write.js";
import type { Format, ReadContext, WriteOptions } from "./format.js";
import { seenIds } from "./seen-ids.js";
import { SPAN_FIELDS, spansFromJson, spansToJson } from "./span-fields.js";
import { textLines } from "./text-lines.js";

/** One JSON object per line: everything we know about a note, and what we do not know too. */
export const jsonl: Format = {
  name: "jsonl",
  description: "one JSON object per line with id, text and spans",
  endings: [".jsonl", ".ndjson"],
  keeps: {
    text: "exact",
    spans: "all",
    types: "any",
    fields: ["id", "patient", "type", "date", "extra", "score", "source", "link"],
    refuses: [],
  },
  layout: "many-notes-per-file",
  detect(fileName, head) {
    if (/\.(jsonl|ndjson)$/i.test(fileName)) return 0.95;
    return /^\uFEFF?\s{0,100}\{\s{0,100}"/.test(head) ? 0.6 : 0;
  },
  read: readLines,
  header: () => "",
  record: writeLine,
  footer: () => "",
};

async function* readLines(
  chunks: AsyncIterable<string>,
  context: ReadContext,
): AsyncGenerator<Note | ScrubJayError> {
  const firstLineWith = seenIds();
  const names = columnNames(context.options.columns);
  let line = 0;
  for await (const content of textLines(chunks, context.file, context.options.maxLength)) {
    line++;
    if (content instanceof ScrubJayError) {
      yield content;
      continue;
    }
    const json = line === 1 && content.startsWith("\ufeff") ? content.slice(1) : content;
    const at = { file: context.file, line };
    if (json.trim() === "") {
      if (context.options.everyLine) yield new ScrubJayError("empty-line", "the line is empty", at);
      continue;
    }
    try {
      const note = noteFromJson(json, `${context.id}#${line}`, names, context);
      const earlier = firstLineWith(note.id, line);
      if (earlier === undefined) yield note;
      else
        yield new ScrubJayError("duplicate-id", `the note has the id of the one on line ${earlier}`, {
          ...at,
          hint: "Give every note an id of its own.",
        });
    } catch (error) {
      if (!(error instanceof ScrubJayError)) throw error;
      yield new ScrubJayError(error.code, error.message, {
        ...at,
        ...(error.hint !== undefined && { hint: error.hint }),
      });
    }
  }
}

const KNOWN = new Set(["id", "text", "patient", "type", "date", "spans"]);
const OWN_KEYS = new Set([...KNOWN, ...SPAN_FIELDS]);

/** What the fields are called in the lines that are read. */
type Names = ReturnType<typeof columnNames>;

function noteFromJson(json: string, defaultId: string, names: Names, { options }: ReadContext): Note {
  const fields = parseObject(json);
  const text = Object.hasOwn(fields, names.text) ? fields[names.text] : undefined;
  if (typeof text !== "string") {
    throw new ScrubJayError(
      "missing-text",
      `${text === undefined ? "there is no " : ""}"${names.text}"${text === undefined ? "" : " is not a string"}`,
      { hint: "Say which field holds the text with --columns text=NAME." },
    );
  }
  if (options.columns?.id !== undefined && !Object.hasOwn(fields, names.id)) {
    throw new ScrubJayError("missing-id", `there is no "${names.id}"`, {
      hint: "Say which field holds the id with --columns id=NAME.",
    });
  }
  const own = new Set<string>(Object.values(names));
  const extra = Object.entries(fields).filter(([name]) => !own.has(name));
  const patient = stringOf(fields, names.patient);
  const type = stringOf(fields, names.type);
  const date = stringOf(fields, names.date);
  return makeNote({
    id: stringOf(fields, names.id) ?? defaultId,
    text,
    ...(patient !== undefined && { patient }),
    ...(type !== undefined && { type }),
    ...(date !== undefined && { date }),
    spans: spansFromJson(fields.spans, text, options.offsets),
    ...(extra.length > 0 && { extra: Object.fromEntries(extra) }),
  });
}

/** The parser's own message quotes the line, so it is not passed on. */
function parseObject(json: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = parseJson(json, { ownKeys: OWN_KEYS });
  } catch (error) {
    if (error instanceof ScrubJayError) throw error;
    throw new ScrubJayError("broken-json", "the line is not JSON", {
      hint: "Every line holds one whole JSON object.",
    });
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new ScrubJayError("broken-json", "the line is not a JSON object");
}

/** Numbers stand for their digits, since many exports write ids so; null is the same as absent. */
function stringOf(fields: Record<string, unknown>, name: string): string | undefined {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string") return value;
  if (Number.isSafeInteger(value)) return String(value);
  throw new ScrubJayError("bad-field", `"${name}" is not a string`);
}

function writeLine(note: Note, options: WriteOptions): string {
  const { id, text, patient, type, date, extra = {} } = note;
  const clash = Object.keys(extra).find((name) => KNOWN.has(name));
  if (clash !== undefined) {
    throw new ScrubJayError("field-clash", `an extra field is called "${clash}", as one of our own`, {
      hint: "Name that column with --columns, or rename it.",
    });
  }
  const spans = options.spans === false ? undefined : spansToJson(note, options.offsets);
  return `${JSON.stringify({ id, text, patient, type, date, spans, ...extra })}\n`;
}
