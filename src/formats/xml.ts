import { SaxesParser } from "saxes";
import { ScrubJayError } from "../errors.js";

export interface XmlHandlers {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  close(name: string, line: number): void;
  /** Character data and CDATA alike, in pieces, line ends folded to `\n` as XML asks. */
  text(piece: string): void;
}

export interface XmlReader {
  write(chunk: string): void;
  close(): void;
}

/** A strict XML reader fed by chunks. Damage is thrown as `broken-xml` with file and line, never with content. */
export function xmlReader(file: string, handlers: XmlHandlers): XmlReader {
  const parser = new SaxesParser();
  const broken = (cause: Error): ScrubJayError =>
    new ScrubJayError("broken-xml", `not well-formed XML: ${inOurWords(cause.message)}`, {
      file,
      line: parser.line,
      hint: "Mend the file first; an XML checker such as xmllint shows the place.",
    });
  parser.on("error", (cause) => {
    throw broken(cause);
  });
  parser.on("opentag", (tag) =>
    handlers.open(tag.name, tag.attributes as Record<string, string>, parser.line),
  );
  parser.on("closetag", (tag) => handlers.close(tag.name, parser.line));
  parser.on("text", handlers.text);
  parser.on("cdata", handlers.text);
  const guarded = (step: () => unknown): void => {
    try {
      step();
    } catch (cause) {
      throw cause instanceof ScrubJayError ? cause : broken(cause as Error);
    }
  };
  return { write: (chunk) => guarded(() => parser.write(chunk)), close: () => guarded(() => parser.close()) };
}

/** The parser's messages may quote the file, so only these words of our own are passed on. */
const REASONS: readonly (readonly [theirs: string, ours: string])[] = [
  ["unclosed tag", "the file ends before an element is closed"],
  ["unexpected end", "the file ends inside mark-up"],
  ["unexpected close tag", "an end tag does not match its start tag"],
  ["unmatched closing tag", "an end tag has no start tag"],
  ["undefined entity", "an entity is not defined"],
  ["entity", "a character reference is malformed"],
  ["]]>", "']]>' stands in plain text"],
  ["only one root", "there is more than one root element"],
  ["outside of root", "there is text outside the root element"],
  ["root element", "there is no root element"],
  ["duplicate attribute", "an attribute stands twice in one tag"],
  ["attribute", "an attribute is malformed"],
  ["XML declaration", "the XML declaration is malformed"],
  ["tag", "a tag is malformed"],
  ["disallowed character", "there is a character that may not stand here"],
];

function inOurWords(message: string): string {
  return REASONS.find(([theirs]) => message.includes(theirs))?.[1] ?? "the mark-up is malformed";
}

/** What XML 1.0 has no way to hold, not even as a reference. */
const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]/u;

/** Throws `forbidden-character` when `value` cannot stand in XML. `field` names it ("text", "id"). */
export function refuseForbidden(value: string, field: string): void {
  const at = value.search(FORBIDDEN);
  if (at < 0) return;
  const unit = value.charCodeAt(at);
  const what =
    unit === 0
      ? "NUL"
      : unit < 0x20
        ? "a control character"
        : unit < 0xe000
          ? "a lone surrogate"
          : "a noncharacter";
  throw new ScrubJayError(
    "forbidden-character",
    `${field} holds ${what} at offset ${at}: XML cannot hold it`,
    {
      hint: "Write jsonl instead, or take the character out first.",
    },
  );
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/** Parsers fold a bare CR to `\n`, so it goes as a reference; `>` too, for the sake of `]]>`. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\r]/g, (character) => REFERENCES[character] as string);
}

/** Parsers turn tabs and line ends in attributes to blanks, so they go as references. */
export function escapeAttribute(value: string): string {
  return value.replace(/[&<>"\t\n\r]/g, (character) => REFERENCES[character] as string);
}

/** Text as CDATA that comes back to the character: cut inside `]]>`, and carriage returns stand between. */
export function cdata(text: string): string {
  const cut = text.replace(/\]\]>|\r+/g, (found) =>
    found === "]]>" ? "]]]]><![CDATA[>" : `]]>${"&#13;".repeat(found.length)}<![CDATA[`,
  );
  return `<![CDATA[${cut}]]>`;
}
