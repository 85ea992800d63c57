import { createHmac } from "node:crypto";
import { subKey } from "../replace/draws.js";
import type { SecretKey } from "../replace/secret-key.js";
import { folderParts, type NoteNames } from "./neutral-names.js";

/**
 * Pseudonyms of names and ids under the user's key: the same original has the same pseudonym in every job with that
 * key, on any machine, and nobody without the key can tell which original a pseudonym belongs to.
 */
export function keyedNames(key: SecretKey): NoteNames {
  const own = subKey(key, "names");
  const pseudonym = (kind: string, original: string): string =>
    `${kind}-${createHmac("sha256", own).update(`${kind}:${original}`).digest("hex").slice(0, 20)}`;
  const folder = (original: string): string =>
    folderParts(original)
      .map((path) => `${pseudonym("folder", path)}/`)
      .join("");
  return {
    note: (original) => pseudonym("note", original),
    patient: (original) => pseudonym("patient", original),
    folder,
    file: (original) => folder(original) + pseudonym("file", original),
  };
}
