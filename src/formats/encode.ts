import { ScrubJayError } from "../errors.js";
import { BOM, type Encoding, loneSurrogate, WINDOWS_1252 } from "./encoding.js";

/**
 * Text to bytes. A character the encoding cannot hold is refused by its code point and place, and so is NUL, which no
 * reader of ours takes. With "utf-16"
 * the text itself must begin with a byte order mark, since the reader will keep that as part of the text.
 */
export function encode(text: string, encoding: Encoding): Buffer {
  refuseAt(text, text.indexOf("\0"), encoding);
  switch (encoding) {
    case "utf-8":
      refuseAt(text, loneSurrogate(text), encoding);
      return Buffer.from(text, "utf8");
    case "latin1":
      refuseAt(text, text.search(/[^\x00-\xff]/), encoding);
      return Buffer.from(text, "latin1");
    case "windows-1252":
      return encodeWindows1252(text);
    case "utf-16":
      if (!text.startsWith(BOM)) {
        throw new ScrubJayError("no-byte-order-mark", "utf-16 needs a text with a byte order mark", {
          hint: "Write with --encoding utf-16le or --encoding utf-16be, or utf-8.",
        });
      }
      return encodeUtf16(text, false);
    case "utf-16le":
    case "utf-16be":
      return encodeUtf16(text, encoding === "utf-16be");
  }
}

function encodeUtf16(text: string, bigEndian: boolean): Buffer {
  refuseAt(text, loneSurrogate(text), "utf-16");
  const bytes = Buffer.from(text, "utf16le");
  return bigEndian ? bytes.swap16() : bytes;
}

const BYTE_OF = new Map(WINDOWS_1252.map((character, byte) => [character, byte]));

function encodeWindows1252(text: string): Buffer {
  const bytes = Buffer.alloc(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    const byte = unit < 0x80 ? unit : BYTE_OF.get(text[i] as string);
    if (byte === undefined) refuseAt(text, i, "windows-1252");
    else bytes[i] = byte;
  }
  return bytes;
}

function refuseAt(text: string, at: number, encoding: Encoding): void {
  if (at < 0) return;
  const name = `U+${(text.codePointAt(at) as number).toString(16).toUpperCase().padStart(4, "0")}`;
  throw new ScrubJayError("cannot-encode", `${name} at offset ${at} cannot be written in ${encoding}`, {
    hint: name.startsWith("U+D")
      ? "It is half of a surrogate pair: only jsonl can hold it."
      : name === "U+0000"
        ? "Only jsonl can hold it."
        : "Write with --encoding utf-8.",
  });
}
