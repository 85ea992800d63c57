import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import { ScrubJayError } from "../errors.js";
import { type ReplacedSpan, type SecretKey, subKey, textDigest } from "../replace/index.js";

/*
 * A line per note, each sealed by itself, so that a job can add lines as it goes and be cut off anywhere:
 *   SJMAP1 base64(nonce, text, tag)    AES-256-GCM under a key of its own, "SJMAP1" authenticated with it.
 * Notes are known by the digest of their new text: names and ids need not be kept.
 */
const HEAD = "SJMAP1";
const NONCE = 12;
const TAG = 16;

/** Where in a new text what stood: start and end of the replacement, and the original. */
type Mapped = readonly [start: number, end: number, original: string];

export type OriginalsMapping = ReadonlyMap<string, readonly Mapped[]>;

/** Seals a note's originals into a line, line break included. */
export function mappingSealer(
  key: SecretKey,
): (
  original: string,
  replaced: { readonly text: string; readonly spans: readonly ReplacedSpan[] },
) => string {
  const secret = subKey(key, "mapping file");
  // A number of its own for every plain text, the same in every run: a resumed job must write the same bytes.
  const nonceKey = subKey(key, "mapping file nonce");
  return (original, { text, spans }) => {
    const mapped = spans.map(({ start, end, output }) => [
      output.start,
      output.end,
      original.slice(start, end),
    ]);
    const plain = JSON.stringify([textDigest(text), mapped]);
    const nonce = createHmac("sha256", nonceKey).update(plain).digest().subarray(0, NONCE);
    const cipher = createCipheriv("aes-256-gcm", secret, nonce).setAAD(Buffer.from(HEAD));
    const body = [nonce, cipher.update(plain, "utf8"), cipher.final()];
    return `${HEAD} ${Buffer.concat([...body, cipher.getAuthTag()]).toString("base64")}\n`;
  };
}

/** Opens the lines that `mappingSealer` made. A last line that was cut off is left out. */
export function openMapping(lines: string, key: SecretKey): OriginalsMapping {
  const secret = subKey(key, "mapping file");
  const whole = lines
    .slice(0, lines.lastIndexOf("\n") + 1)
    .split("\n")
    .slice(0, -1);
  if (whole.length === 0 || whole.some((line) => !line.startsWith(`${HEAD} `))) {
    throw new ScrubJayError("bad-mapping", "this is no mapping file of ScrubJay", {
      hint: "Name the mapping file of the run.",
    });
  }
  return new Map(whole.map((line) => openLine(line, secret)));
}

function openLine(line: string, secret: Uint8Array): [string, readonly Mapped[]] {
  const bytes = Buffer.from(line.slice(HEAD.length + 1), "base64");
  try {
    const decipher = createDecipheriv("aes-256-gcm", secret, bytes.subarray(0, NONCE));
    decipher.setAAD(Buffer.from(HEAD)).setAuthTag(bytes.subarray(-TAG));
    const body = decipher.update(bytes.subarray(NONCE, -TAG));
    return JSON.parse(Buffer.concat([body, decipher.final()]).toString("utf8"));
  } catch {
    throw new ScrubJayError("bad-mapping", "the mapping file cannot be opened with this key", {
      hint: "It was written with another key, or it is damaged.",
    });
  }
}

/** The original text of a note that was written with this mapping and not changed since. */
export function unmapText(mapping: OriginalsMapping, text: string): string {
  const spans = mapping.get(textDigest(text));
  if (spans === undefined) {
    throw new ScrubJayError("not-mapped", "the mapping file does not hold this text", {
      hint: "Name the mapping file of the run that wrote it; a text that was changed since cannot be restored.",
    });
  }
  let restored = "";
  let at = 0;
  for (const [start, end, original] of spans) {
    restored += text.slice(at, start) + original;
    at = end;
  }
  return restored + text.slice(at);
}
