import { sha256 } from "#platform";
import { toBase64Url } from "../base64.js";

/** SHA-256 of a text's UTF-16 units, lower byte first, lone surrogates included. */
export function textDigest(text: string): string {
  const bytes = new Uint8Array(2 * text.length);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes[2 * at] = unit & 0xff;
    bytes[2 * at + 1] = unit >> 8;
  }
  return toBase64Url(sha256(bytes));
}
