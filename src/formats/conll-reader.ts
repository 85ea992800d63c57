import { ScrubJayError } from "../errors.js";
import { makeNote, type Note } from "../note.js";
import { bioReader } from "./bio-labels.js";
import type { ReadContext } from "./format.js";
import { seenIds } from "./seen-ids.js";
import { textLines } from "./text-lines.js";

/** Reads the notes of a CoNLL file. A bad line spoils its note only: reading goes on at the next `# id`. */
export async function* conllReader(
  chunks: AsyncIterable<string>,
  context: ReadContext,
): AsyncGenerator<Note | ScrubJayError> {
  const { file, options } = context;
  const codePoints = options.offsets === "codepoints";
  const firstLineWith = seenIds();
  let note: NoteReader | undefined;
  let skipping = false;
  let number = 0;
  const settled = (reader: NoteReader): Note | ScrubJayError => {
    const { id, line } = reader;
    const result = reader.finish();
    const earlier = "code" in result ? undefined : firstLineWith(id, line);
    const problem = "code" in result ? result : earlier === undefined ? undefined : duplicate(earlier);
    return problem === undefined ? (result as Note) : fault(problem, file, line);
  };
  for await (const raw of textLines(chunks, file, options.maxLength)) {
    number++;
    if (raw instanceof ScrubJayError) {
      yield raw;
      note = undefined;
      skipping = true;
      continue;
    }
    const line = withoutMarks(raw, number === 1);
    const [, field, value = ""] = /^# (id|patient|type|date|length) = (.*)$/s.exec(line) ?? [];
    if (field === "id") {
      if (note) yield settled(note);
      note = noteReader(value, number, codePoints);
      skipping = false;
      continue;
    }
    if (skipping || (note === undefined && (line === "" || isComment(line)))) continue;
    // A file that names no note is one note.
    note ??= noteReader(context.id, number, codePoints);
    const problem = field ? note.field(field, value) : isComment(line) ? undefined : note.token(line);
    if (problem === undefined) continue;
    yield fault(problem, file, number);
    note = undefined;
    skipping = true;
  }
  if (note) yield settled(note);
}

function fault(problem: Problem, file: string, line: number): ScrubJayError {
  return new ScrubJayError(problem.code, problem.message, {
    file,
    line,
    hint: "A line reads TOKEN<tab>START<tab>END<tab>LABEL, label O or B-, I-, E-, S- and a type.",
  });
}

function duplicate(earlier: number): Problem {
  return { code: "duplicate-id", message: `the note has the id of the one on line ${earlier}` };
}

/** Without the CR of a Windows line end, and without the file's byte order mark. */
function withoutMarks(line: string, first: boolean): string {
  return line.slice(first && line.startsWith("\uFEFF") ? 1 : 0, line.endsWith("\r") ? -1 : undefined);
}

function isComment(line: string): boolean {
  return line === "#" || line.startsWith("# ");
}

/** A wrong offset must not fill the memory with blanks. */
const LONGEST_GAP = 1 << 24;
const LONGEST_TEXT = 1 << 28;

interface Problem {
  readonly code: string;
  readonly message: string;
}

interface NoteReader {
  readonly id: string;
  /** Where the note begins. */
  readonly line: number;
  field(name: string, value: string): Problem | undefined;
  token(line: string): Problem | undefined;
  finish(): Note | Problem;
}

function noteReader(id: string, line: number, codePoints: boolean): NoteReader {
  const fields: { patient?: string; type?: string; date?: string } = {};
  const labels = bioReader();
  const pieces: string[] = [];
  let at = 0; // in the file's unit
  let length = 0; // of the text so far, in UTF-16 units
  let declared: number | undefined;
  let broken = false; // a blank line stands before the next token
  const add = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
  };
  const fillTo = (start: number): void => {
    if (start <= at) return;
    add(broken ? `\n${" ".repeat(start - at - 1)}` : " ".repeat(start - at));
    at = start;
  };
  const tooFar = (offset: number): boolean => offset - at > LONGEST_GAP || offset > LONGEST_TEXT;
  return {
    id,
    line,
    field(name, value) {
      if (name !== "length") fields[name as keyof typeof fields] = value;
      else if (/^\d{1,15}$/.test(value)) declared = Number(value);
      else return { code: "bad-line", message: "length is not a whole number" };
      return undefined;
    },
    token(row) {
      if (row === "") {
        broken = true;
        return undefined;
      }
      const [token = "", from = "", to = "", label, more] = row.split("\t");
      if (label === undefined || more !== undefined || !/^\d{1,15}$/.test(from) || !/^\d{1,15}$/.test(to)) {
        return { code: "bad-line", message: "not a line of token, start, end and label" };
      }
      const start = Number(from);
      const end = Number(to);
      const width = codePoints ? countCodePoints(token) : token.length;
      if (start < at) return { code: "bad-offsets", message: `${start}-${end} begins before ${at}` };
      if (start >= end || (token !== "" && end - start !== width)) {
        return { code: "bad-offsets", message: `${start}-${end} does not fit its token` };
      }
      if (tooFar(start) || (token === "" && tooFar(end))) {
        return { code: "bad-offsets", message: `${start}-${end} lies too far from the token before it` };
      }
      fillTo(start);
      broken = false;
      const begin = length;
      if (token === "") fillTo(end);
      else add(token);
      at = end;
      if (labels.push(label, begin, length)) return undefined;
      return { code: "bad-label", message: "the label is none of O, B-, I-, E-, S-" };
    },
    finish() {
      if (declared !== undefined && (declared < at || tooFar(declared))) {
        return { code: "bad-offsets", message: `the tokens end at ${at}, the length is ${declared}` };
      }
      fillTo(declared ?? at);
      try {
        return makeNote({ id, ...fields, text: pieces.join(""), spans: labels.finish() });
      } catch (error) {
        if (error instanceof ScrubJayError) return error;
        throw error;
      }
    },
  };
}

function countCodePoints(token: string): number {
  let count = 0;
  for (const _ of token) count++;
  return count;
}
