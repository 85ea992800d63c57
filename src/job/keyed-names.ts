import { remembered } from "../remembered.js";
import type { SecretKey } from "../replace/index.js";
import { hmacSha256, subKey } from "../replace/index.js";
import { folderParts, type NoteNames } from "./neutral-names.js";

/** Of a hash, in a pseudonym. */
const BYTES = 10;
const MOST_FOLDERS = 1_000;

/**
 * Pseudonyms of names and ids under the user's key: the same original has the same pseudonym in every job with that
 * key, on any machine, and nobody without the key can tell which original a pseudonym belongs to.
 */
export function keyedNames(key: SecretKey): NoteNames {
  const hmac = hmacSha256(subKey(key, "names"));
  const pseudonym = (kind: string, original: string): string =>
    `${kind}-${Buffer.from(hmac(`${kind}:${original}`).buffer, 0, BYTES).toString("hex")}`;
  // Many files stand in one folder.
  const folderName = remembered((path) => pseudonym("folder", path), MOST_FOLDERS);
  const folder = (original: string): string =>
    folderParts(original)
      .map((path) => `${folderName(path)}/`)
      .join("");
  return {
    note: (original) => pseudonym("note", original),
    patient: (original) => pseudonym("patient", original),
    folder,
    file: (original) => folder(original) + pseudonym("file", original),
  };
}
