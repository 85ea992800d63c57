/** A piece of an SGML file. `at` to `end` is where it stands there. */
export type SgmlPiece =
  | { readonly kind: "text"; readonly at: number; readonly end: number; readonly text: string }
  /** A comment or declaration: no part of the text. */
  | { readonly kind: "aside"; readonly at: number; readonly end: number }
  | {
      readonly kind: "open" | "close" | "empty";
      readonly at: number;
      readonly end: number;
      readonly name: string;
      /** The TYPE attribute. */
      readonly type: string | undefined;
    };

const ENTITY = /&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(amp|lt|gt|quot|apos));/iy;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const TAG_NAME = /<(\/?)([A-Za-z][A-Za-z0-9_.:-]{0,63})/y;
// No value may hold `<`, so that no two attempts read the same stretch of the file.
const ATTRIBUTE =
  /\s{1,100}([A-Za-z][\w.:-]{0,63})\s{0,100}=\s{0,100}(?:"([^"<]*)"|'([^'<]*)'|([^\s"'<>]+))/y;
const TAG_END = /\s{0,100}(\/?)>/y;
const DECLARATION = /<[!?][A-Za-z][^<>]*>/y;

/**
 * Cuts a file into text and tags. What does not read as a whole tag is text: `<120`, `<3 days`,
 * `<mary@example.org>`, `<low normal>`; so is an `&` that begins no entity we know.
 */
export function* scanSgml(content: string): Generator<SgmlPiece> {
  const special = /[<&]/g;
  let from = 0; // text from here on is not yet given out
  let commentsEnd = false; // no "-->" follows
  for (let match = special.exec(content); match; match = special.exec(content)) {
    const at = match.index;
    let piece: SgmlPiece | undefined;
    if (match[0] === "&") piece = entityAt(content, at);
    else if (!content.startsWith("<!--", at)) piece = tagAt(content, at) ?? declarationAt(content, at);
    else if (!commentsEnd) {
      const close = content.indexOf("-->", at + 4);
      commentsEnd = close < 0;
      if (close >= 0) piece = { kind: "aside", at, end: close + 3 };
    }
    if (piece === undefined) continue;
    if (from < at) yield { kind: "text", at: from, end: at, text: content.slice(from, at) };
    yield piece;
    from = special.lastIndex = piece.end;
  }
  if (from < content.length) yield { kind: "text", at: from, end: content.length, text: content.slice(from) };
}

function entityAt(content: string, at: number): SgmlPiece | undefined {
  const match = matchAt(ENTITY, content, at);
  if (!match) return undefined;
  const [whole, hex, decimal, name] = match;
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  const end = at + whole.length;
  if (name) return { kind: "text", at, end, text: NAMED[name.toLowerCase()] as string };
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  return { kind: "text", at, end, text: String.fromCodePoint(code) };
}

function tagAt(content: string, at: number): SgmlPiece | undefined {
  const head = matchAt(TAG_NAME, content, at);
  if (!head) return undefined;
  const [whole, slash, name = ""] = head;
  let end = at + whole.length;
  let type: string | undefined;
  for (;;) {
    const attribute = matchAt(ATTRIBUTE, content, end);
    if (!attribute) break;
    end += attribute[0].length;
    const value = attribute[2] ?? attribute[3] ?? attribute[4] ?? "";
    if (attribute[1]?.toUpperCase() === "TYPE" && value !== "") type = decodeEntities(value);
  }
  const tail = matchAt(TAG_END, content, end);
  if (!tail) return undefined;
  const kind = slash ? "close" : tail[1] ? "empty" : "open";
  return { kind, at, end: end + tail[0].length, name, type };
}

function declarationAt(content: string, at: number): SgmlPiece | undefined {
  const match = matchAt(DECLARATION, content, at);
  return match ? { kind: "aside", at, end: at + match[0].length } : undefined;
}

function decodeEntities(value: string): string {
  let decoded = "";
  for (const piece of scanSgml(value)) if (piece.kind === "text") decoded += piece.text;
  return decoded;
}

function matchAt(sticky: RegExp, content: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(content);
}
