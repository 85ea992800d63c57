import { ScrubJayError } from "../errors.js";
import { type Encoding, loneSurrogate, WINDOWS_1252 } from "./encoding.js";
import { refuseBinary, refuseNul } from "./not-text.js";

/** What a decoder made of some bytes: their text, how many were used, and where they stop making sense. */
interface Decoded {
  readonly text: string;
  /** Bytes after these wait for the next chunk. */
  readonly used: number;
  /** Offset of the first byte that is not valid; `text` is what stands before it. */
  readonly bad?: number;
}

type Decode = (bytes: Buffer) => Decoded;

/**
 * Bytes to text, chunk by chunk and strictly. A byte order mark is a character of the text like any other,
 * so that the bytes survive. Fails with file, line and byte, never with content.
 */
export async function* decodeStream(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  file: string,
): AsyncGenerator<string> {
  let decode: Decode | undefined;
  let waiting: Buffer = Buffer.alloc(0);
  let offset = 0; // of `waiting` in the file
  let line = 1;
  const step = (final: boolean): string => {
    decode ??= decoderFor(encoding, waiting, file);
    let { text, used, bad } = decode(waiting);
    refuseNul(text, file, (at) => line + text.slice(0, at).split("\n").length - 1);
    if (final && bad === undefined && used < waiting.length) bad = used;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) line++;
    if (bad !== undefined) {
      throw new ScrubJayError("invalid-encoding", `byte ${offset + bad} is not valid ${encoding}`, {
        file,
        line,
        hint: OTHER_ENCODING,
      });
    }
    offset += used;
    waiting = waiting.subarray(used);
    return text;
  };
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
    // The first look needs enough bytes to tell a byte order mark and the pattern of UTF-16.
    if (decode === undefined && waiting.length < FIRST_LOOK) continue;
    const text = step(false);
    if (text !== "") yield text;
  }
  const text = step(true);
  if (text !== "") yield text;
}

const FIRST_LOOK = 64;

const OTHER_ENCODING = "Name the file's encoding, for example --encoding windows-1252 or --encoding utf-16.";

function decoderFor(encoding: Encoding, head: Buffer, file: string): Decode {
  refuseBinary(head, file);
  const littleMark = head[0] === 0xff && head[1] === 0xfe;
  const bigMark = head[0] === 0xfe && head[1] === 0xff;
  if (encoding === "utf-16") {
    if (littleMark) return utf16(false);
    if (bigMark) return utf16(true);
    throw new ScrubJayError("no-byte-order-mark", "there is no byte order mark at the start of the file", {
      file,
      hint: "Say which byte comes first: --encoding utf-16le or --encoding utf-16be.",
    });
  }
  if (encoding === "utf-16le" || encoding === "utf-16be") return utf16(encoding === "utf-16be");
  const isUtf16 = littleMark || bigMark;
  if (isUtf16 || looksLikeUtf16(head)) {
    throw new ScrubJayError(
      "looks-like-utf-16",
      isUtf16
        ? `the file begins with a UTF-16 byte order mark and is read as ${encoding}`
        : `every other byte is zero, as in UTF-16, and the file is read as ${encoding}`,
      { file, hint: "Name its encoding: --encoding utf-16, utf-16le or utf-16be." },
    );
  }
  if (encoding === "utf-8") return decodeUtf8;
  return encoding === "latin1" ? decodeLatin1 : decodeWindows1252;
}

/** Western text in UTF-16 has a zero in nearly every second byte; read as anything else it would hide names. */
function looksLikeUtf16(head: Buffer): boolean {
  if (head.length < 16) return false;
  const sample = head.subarray(0, 1024);
  if (!sample.includes(0)) return false;
  const zeros: [even: number, odd: number] = [0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) zeros[i % 2 === 0 ? 0 : 1]++;
  return Math.min(...zeros) === 0 && Math.max(...zeros) > 0.4 * sample.length;
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decodeUtf8(bytes: Buffer): Decoded {
  const used = completeUtf8(bytes);
  const whole = bytes.subarray(0, used);
  try {
    return { text: strictUtf8.decode(whole), used };
  } catch {
    const bad = firstInvalidUtf8(whole);
    return { text: strictUtf8.decode(whole.subarray(0, bad)), used: bad, bad };
  }
}

/** Length of `bytes` without a sequence that is cut off at the end. */
function completeUtf8(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const at = bytes.length - back;
    const byte = bytes[at] as number;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return sequenceLength(bytes, at) === "cut" ? at : bytes.length;
  }
  return bytes.length;
}

function firstInvalidUtf8(bytes: Buffer): number {
  let at = 0;
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at);
    if (typeof length !== "number") return at;
    at += length;
  }
  return at;
}

/** Length of the UTF-8 sequence at `at`, `cut` when the bytes end inside it, or `bad`. */
function sequenceLength(bytes: Buffer, at: number): number | "cut" | "bad" {
  const lead = bytes[at] as number;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return "bad";
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i];
    if (byte === undefined) return "cut";
    // The second byte is narrower after these leads: no overlong forms, surrogates or planes beyond 16.
    const low = i > 1 ? 0x80 : lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const high = i > 1 ? 0xbf : lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (byte < low || byte > high) return "bad";
  }
  return length;
}

function decodeLatin1(bytes: Buffer): Decoded {
  return { text: bytes.toString("latin1"), used: bytes.length };
}

function decodeWindows1252(bytes: Buffer): Decoded {
  const bad = bytes.findIndex((byte) => WINDOWS_1252[byte] === undefined);
  const text = bytes
    .toString("latin1", 0, bad < 0 ? bytes.length : bad)
    .replace(/[\x80-\x9f]/g, (control) => WINDOWS_1252[control.charCodeAt(0)] as string);
  return bad < 0 ? { text, used: bytes.length } : { text, used: bad, bad };
}

function utf16(bigEndian: boolean): Decode {
  return (bytes) => {
    let used = bytes.length - (bytes.length % 2);
    // A first half at the end waits for its second.
    if (used > 0 && ((bytes[bigEndian ? used - 2 : used - 1] as number) & 0xfc) === 0xd8) used -= 2;
    const whole = bytes.subarray(0, used);
    const text = (bigEndian ? Buffer.from(whole).swap16() : whole).toString("utf16le");
    const lone = loneSurrogate(text);
    return lone < 0 ? { text, used } : { text: text.slice(0, lone), used: 2 * lone, bad: 2 * lone };
  };
}
