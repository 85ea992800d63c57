import { sha256 } from "#platform";
import { ScrubJayError } from "../../errors.js";
import { unfit } from "./unfit.js";

// One file of numbered sections, told from others by its first eight characters. docs/spec/model-file.md describes it.
const MAGIC = "SJAYCRF\n";
const FORMAT_VERSION = 1;
const CHECKSUM_AT = 24;
const TABLE_AT = 56;
const ENTRY = 16;

/** Section number → bytes. */
export type Sections = ReadonlyMap<number, Uint8Array>;

export function packSections(sections: Sections, magic = MAGIC): Uint8Array {
  const align = (at: number): number => Math.ceil(at / 8) * 8;
  let length = align(TABLE_AT + sections.size * ENTRY);
  for (const bytes of sections.values()) length = align(length + bytes.length);
  const out = new Uint8Array(length);
  const view = new DataView(out.buffer);
  for (let i = 0; i < magic.length; i++) out[i] = magic.charCodeAt(i);
  view.setUint32(8, FORMAT_VERSION, true);
  view.setUint32(12, sections.size, true);
  view.setBigUint64(16, BigInt(length), true);
  let at = align(TABLE_AT + sections.size * ENTRY);
  let entry = TABLE_AT;
  for (const [id, bytes] of sections) {
    view.setUint32(entry, id, true);
    view.setUint32(entry + 8, at, true);
    view.setUint32(entry + 12, bytes.length, true);
    out.set(bytes, at);
    at = align(at + bytes.length);
    entry += ENTRY;
  }
  out.set(checksum(out), CHECKSUM_AT);
  return out;
}

export function unpackSections(bytes: Uint8Array<ArrayBuffer>, file: string, magic = MAGIC): Sections {
  const refuse = (code: string, message: string, hint: string): ScrubJayError =>
    new ScrubJayError(code, message, { file, hint });
  for (let i = 0; i < magic.length; i++)
    if (bytes[i] !== magic.charCodeAt(i))
      throw refuse("not-a-model", "not a model file", "Give a file that `scrubjay train` has written.");
  const cut = refuse("model-truncated", "the model file is cut short", "Copy or train it again.");
  if (bytes.length < TABLE_AT) throw cut;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(8, true);
  if (version !== FORMAT_VERSION)
    throw refuse(
      "model-version",
      `the model file has format ${version}, this program reads ${FORMAT_VERSION}`,
      version > FORMAT_VERSION ? "Update scrubjay." : "Train the model again.",
    );
  if (BigInt(bytes.length) < view.getBigUint64(16, true)) throw cut;
  const expected = bytes.subarray(CHECKSUM_AT, TABLE_AT);
  const actual = checksum(bytes);
  if (BigInt(bytes.length) !== view.getBigUint64(16, true) || !expected.every((b, i) => b === actual[i]))
    throw refuse("model-altered", "the model file does not match its checksum", "Copy or train it again.");
  const sections = new Map<number, Uint8Array>();
  const count = view.getUint32(12, true);
  let end = TABLE_AT + count * ENTRY;
  if (end > bytes.length) throw unfit(file);
  for (let n = 0; n < count; n++) {
    const entry = TABLE_AT + n * ENTRY;
    const id = view.getUint32(entry, true);
    const at = view.getUint32(entry + 8, true);
    // As the writer leaves them: one behind the other, so that no byte is read for two sections.
    if (at < end || at % 8 !== 0 || sections.has(id)) throw unfit(file);
    end = at + view.getUint32(entry + 12, true);
    if (end > bytes.length) throw unfit(file);
    sections.set(id, bytes.subarray(at, end));
  }
  return sections;
}

/** SHA-256 over everything but the checksum itself. */
function checksum(bytes: Uint8Array): Uint8Array {
  return sha256(bytes.subarray(0, CHECKSUM_AT), bytes.subarray(TABLE_AT));
}
