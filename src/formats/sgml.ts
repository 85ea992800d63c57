import { ScrubJayError } from "../errors.js";
import { bySpanOrder, makeNote, type Note, type Span } from "../note.js";
import { isPhiType } from "../schema/index.js";
import { disjointSpans } from "./disjoint.js";
import type { Format, ReadContext } from "./format.js";
import { type SgmlPiece, scanSgml } from "./sgml-scan.js";

export interface SgmlOptions {
  /** Tags of the document's structure, in any case: they leave the text, their content stays, none need close. */
  readonly structural?: readonly string[];
}

/** The structure of MUC-6 and MUC-7 documents and of clinical files in their manner. */
const STRUCTURAL_TAGS: readonly string[] =
  "ROOT RECORD REPORT NOTE DOC DOCID DOCNO STORYID SLUG NWORDS PREAMBLE HEAD HL DATELINE TITLE BODY TEXT TXT SECTION TRAILER P S BR".split(
    " ",
  );

/** Tags that say their label in TYPE. */
const WRAPPERS = new Set(["PHI", "ENAMEX", "TIMEX", "NUMEX"]);

/**
 * MUC-style tags inside the text: `<DOCTOR>…</DOCTOR>` or `<ENAMEX TYPE="PERSON">…</ENAMEX>`, attributes
 * with or without quotes, tags in any case, nested or crossing. A tag is a label unless it is structural.
 * A tag without its partner is an error, except one that could be the note's own (`<none>`): small letters
 * in its name, no TYPE, no type of ours. That is text, as is every `<` that begins no tag.
 */
export function sgmlFormat(options: SgmlOptions = {}): Format {
  const structural = new Set((options.structural ?? STRUCTURAL_TAGS).map((name) => name.toUpperCase()));
  return {
    name: "sgml",
    description: "MUC-style tags inside the text, one note per file",
    endings: [".sgml", ".sgm"],
    layout: "one-note-per-file",
    keeps: {
      text: "exact",
      spans: "disjoint",
      types: "any",
      fields: ["id"],
      refuses: ["nul", "lone-surrogate"],
    },

    detect(fileName, head) {
      if (/\.sgml?$/i.test(fileName)) return 0.95;
      if (!head.includes("<") || /<(?:deIdi2b2|RECORD)[\s>]/.test(head)) return 0;
      const wrapped = /<(?:ENAMEX|TIMEX|NUMEX|PHI)\s{1,20}TYPE\s{0,20}=/i.test(head);
      const labels = [...head.matchAll(/<([A-Z-]{3,20})>[^<]{1,200}<\/\1>/gi)].map(
        (match) => match[1] as string,
      );
      return wrapped || labels.some((name) => isPhiType(name.toUpperCase())) ? 0.7 : 0;
    },

    read: (content, context) => readSgml(content, context, structural),
    write: (note) => [{ ending: ".sgml", content: writeSgml(note, structural) }],
  };
}

export const sgml: Format = sgmlFormat();

type Tag = Extract<SgmlPiece, { name: string }>;

function readSgml(content: string, context: ReadContext, structural: ReadonlySet<string>): Note {
  const pieces = [...scanSgml(content)];
  const { partner, alone } = pairTags(pieces, structural);
  for (const tag of alone) if (!mayBeProse(tag)) throw partnerless(tag, content, context.file);

  const parts: string[] = [];
  const spans: Span[] = [];
  const starts = new Map<Tag, number>();
  let length = 0;
  const add = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  for (const piece of pieces) {
    if (piece.kind === "text") add(piece.text);
    else if (piece.kind === "aside" || structural.has(piece.name.toUpperCase())) continue;
    else if (alone.has(piece)) add(content.slice(piece.at, piece.end));
    else if (piece.kind === "open") starts.set(piece, length);
    else {
      const opening = partner.get(piece) as Tag;
      const start = starts.get(opening) as number;
      if (start === length) throw problem("empty-tag", "a tag is empty", opening, content, context.file);
      spans.push({ start, end: length, type: labelOf(opening) });
    }
  }
  return makeNote({ id: context.id, text: parts.join(""), spans: spans.sort(bySpanOrder) });
}

/** The opening tag of every closing tag: the nearest of its name that is still open, so that tags may cross. */
function pairTags(
  pieces: readonly SgmlPiece[],
  structural: ReadonlySet<string>,
): { partner: Map<Tag, Tag>; alone: Set<Tag> } {
  const partner = new Map<Tag, Tag>();
  const alone = new Set<Tag>();
  const open = new Map<string, Tag[]>();
  for (const piece of pieces) {
    if (piece.kind === "text" || piece.kind === "aside") continue;
    const name = piece.name.toUpperCase();
    if (structural.has(name)) continue;
    const opening = piece.kind === "close" ? open.get(name)?.pop() : undefined;
    if (opening) {
      partner.set(piece, opening);
      alone.delete(opening);
      continue;
    }
    alone.add(piece);
    if (piece.kind !== "open") continue;
    const stack = open.get(name);
    if (stack) stack.push(piece);
    else open.set(name, [piece]);
  }
  return { partner, alone };
}

function mayBeProse(tag: Tag): boolean {
  const upper = tag.name.toUpperCase();
  return tag.name !== upper && tag.type === undefined && !isPhiType(upper) && !WRAPPERS.has(upper);
}

/** TYPE as it stands; else the tag's name, in capitals where that is one of our types. */
function labelOf(tag: Tag): string {
  if (tag.type !== undefined) return tag.type;
  const upper = tag.name.toUpperCase();
  return isPhiType(upper) ? upper : tag.name;
}

function partnerless(tag: Tag, content: string, file: string): ScrubJayError {
  if (tag.kind === "open") return problem("unclosed-tag", "a tag is not closed", tag, content, file);
  if (tag.kind === "empty") return problem("empty-tag", "a tag is empty", tag, content, file);
  return problem("unopened-tag", "an end tag has no start tag", tag, content, file);
}

function problem(code: string, message: string, tag: Tag, content: string, file: string): ScrubJayError {
  const line = content.slice(0, tag.at).split("\n").length;
  return new ScrubJayError(code, message, { file, line, hint: "Write a '<' that is no tag as '&lt;'." });
}

function writeSgml(note: Note, structural: ReadonlySet<string>): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, type } of disjointSpans(note.spans, "sgml")) {
    const inside = escapeSgml(note.text.slice(start, end));
    const [open, close] = isTagName(type, structural)
      ? [type, type]
      : [`PHI TYPE="${escapeSgml(type).replaceAll('"', "&quot;")}"`, "PHI"];
    parts.push(escapeSgml(note.text.slice(at, start)), `<${open}>${inside}</${close}>`);
    at = end;
  }
  parts.push(escapeSgml(note.text.slice(at)));
  return parts.join("");
}

/** Whether `<type>` reads back as that type; others go as `<PHI TYPE="type">`. */
function isTagName(type: string, structural: ReadonlySet<string>): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_.:-]{0,63}$/.test(type)) return false;
  const upper = type.toUpperCase();
  return !structural.has(upper) && (type === upper || !isPhiType(upper));
}

/** Our reader folds no line ends, so a CR stands as it is. */
function escapeSgml(text: string): string {
  return text.replace(/[&<]/g, (character) => (character === "&" ? "&amp;" : "&lt;"));
}
