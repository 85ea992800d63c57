import { ScrubJayError } from "../errors.js";
import { makeNote, type Note, type Span } from "../note.js";
import type { Mapping } from "../schema/index.js";
import { isPhiType, MAPPINGS } from "../schema/index.js";
import type { Format } from "./format.js";

type Schema = "phi" | "open" | undefined;

/** A note as read, in our types: the border at which a format's own labels are left behind. */
export function labelsIn(note: Note, format: Format, schema: Schema, file?: string): Note {
  return withLabels(note, format, schema, file, (mapping, text, span) =>
    // What is theirs is read as theirs, even where we use the same word otherwise.
    isPhiType(span.type) && !mapping.labels.includes(span.type) ? [span] : mapping.toOurs(text, span),
  );
}

/** A note as it is to be written, in the format's own labels. */
export function labelsOut(note: Note, format: Format, schema: Schema): Note {
  return withLabels(note, format, schema, undefined, (mapping, text, span) =>
    isPhiType(span.type) ? mapping.toTheirs(text, span) : undefined,
  );
}

type Change = (mapping: Mapping, text: string, span: Span) => readonly Span[] | undefined;

function withLabels(
  note: Note,
  format: Format,
  schema: Schema,
  file: string | undefined,
  change: Change,
): Note {
  const { types } = format.keeps;
  if (schema === "open" || types === "none" || note.spans.length === 0) return note;
  const mapping = types === "any" ? undefined : MAPPINGS[types];
  const spans = note.spans.flatMap((span) => {
    const changed =
      mapping === undefined
        ? isPhiType(span.type) && [span]
        : attempt(() => change(mapping, note.text, span), span, format, file);
    if (changed) return changed;
    throw unknownLabel(span, format, file);
  });
  return mapping === undefined ? note : makeNote({ ...note, spans });
}

/** A mapping does not know the file, so its complaint about a label is said again with it. */
function attempt<T>(step: () => T, span: Span, format: Format, file: string | undefined): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof ScrubJayError && error.code === "unknown-label")
      throw unknownLabel(span, format, file);
    throw error;
  }
}

/** In formats with marks inside the text, what looks like a label may be text: there only its place is told. */
function unknownLabel(span: Span, format: Format, file: string | undefined): ScrubJayError {
  const inText = format.name === "inline" || format.name === "sgml";
  const label = inText ? `a label (at offset ${span.start} of the text)` : `the label "${span.type}"`;
  return new ScrubJayError("unknown-label", `${label} is none of the PHI types`, {
    ...(file !== undefined && { file }),
    hint: "Give --schema open to take labels as they are.",
  });
}
