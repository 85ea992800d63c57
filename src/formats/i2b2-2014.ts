import { ScrubJayError } from "../errors.js";
import { makeNote, type Note, type Span } from "../note.js";
import { categoryOf } from "../schema/index.js";
import { codePointMap } from "./code-points.js";
import type { Format, ReadContext } from "./format.js";
import { placeMention } from "./stand-off.js";
import { cdata, escapeAttribute, refuseForbidden, xmlReader } from "./xml.js";

/**
 * The files of the i2b2 2014 and CEGS N-GRID 2016 shared tasks: the text, then stand-off tags. An element's
 * name is the category, TYPE the type; offsets count code points of the text as an XML parser gives it.
 */
export const i2b22014: Format = {
  name: "i2b2-2014",
  description: "i2b2 2014 / CEGS N-GRID 2016 XML, one note per file, stand-off tags in code points",
  endings: [".xml"],
  layout: "one-note-per-file",
  keeps: {
    text: "exact",
    spans: "all",
    types: "i2b2-2014",
    // The file name holds the id. `comment` is the annotators' own: score and source are not put there.
    fields: ["id"],
    refuses: ["nul", "xml-control", "lone-surrogate"],
  },

  detect(fileName, head) {
    const named = /\.xml$/i.test(fileName);
    if (/<deIdi2b2[\s>]/.test(head)) return named ? 1 : 0.9;
    if (named && /^\uFEFF?\s{0,20}(?:<\?xml[^<>]{0,200}>\s{0,20})?<[\w.-]{1,50}>\s{0,20}<TEXT[>/]/.test(head))
      return 0.7;
    return 0;
  },

  read: readFile,

  write(note) {
    refuseForbidden(note.text, "text");
    return [{ ending: ".xml", content: writeFile(note) }];
  },
};

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly line: number;
}

function readFile(content: string, context: ReadContext): Note {
  const { file } = context;
  const pieces: string[] = [];
  const tags: Tag[] = [];
  const path: string[] = [];
  let texts = 0;
  const reader = xmlReader(file, {
    open(name, attributes, line) {
      if (path.length === 1 && /^(?:text|tags)$/i.test(name) && name !== name.toUpperCase()) {
        // Read over, its annotations would be lost in silence.
        throw new ScrubJayError("not-i2b2-2014", "TEXT and TAGS must stand in capitals", { file, line });
      }
      if (path.length === 1 && name === "TEXT" && texts++ > 0) {
        throw new ScrubJayError("not-i2b2-2014", "there is more than one TEXT element", { file, line });
      }
      if (path.length === 2 && path[1] === "TAGS") tags.push({ name, attributes, line });
      path.push(name);
    },
    close: () => void path.pop(),
    text(piece) {
      if (path[1] === "TEXT") pieces.push(piece);
    },
  });
  reader.write(content);
  reader.close();
  if (texts === 0) {
    throw new ScrubJayError("not-i2b2-2014", "there is no TEXT element below the root", {
      file,
      hint: "Name the file's format with --from.",
    });
  }
  const text = pieces.join("");
  return makeNote({ id: context.id, text, spans: placeTags(text, tags, file) });
}

function placeTags(text: string, tags: readonly Tag[], file: string): Span[] {
  const map = codePointMap(text);
  return tags.map(({ name, attributes, line }, index) => {
    const problem = (code: string, message: string): ScrubJayError =>
      new ScrubJayError(code, `tag ${index + 1}: ${message}`, {
        file,
        line,
        hint: "Offsets count code points of the text with every line end as one character.",
      });
    const { start = "", end = "", TYPE: type = name } = attributes;
    if (type === "") throw problem("missing-type", "TYPE is empty");
    const [range] = placeMention(text, map, [[start, end]], attributes.text, problem);
    return { ...(range as { start: number; end: number }), type };
  });
}

function writeFile(note: Note): string {
  const map = codePointMap(note.text);
  const tags = note.spans.map(({ start, end, type }, index) => {
    refuseForbidden(type, "type");
    const surface = escapeAttribute(note.text.slice(start, end));
    const offsets = `start="${map.toCodePoint(start)}" end="${map.toCodePoint(end)}"`;
    const element = categoryOf(type);
    return `<${element} id="P${index}" ${offsets} text="${surface}" TYPE="${escapeAttribute(type)}" comment="" />\n`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8" ?>\n<deIdi2b2>\n<TEXT>${cdata(note.text)}</TEXT>\n` +
    `<TAGS>\n${tags.join("")}</TAGS>\n</deIdi2b2>\n`
  );
}
