import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { extname } from "node:path";
import { packageFile } from "../package-files.js";
import type { LexiconFile } from "./lexicon-file.js";
import { buildTable, type LexiconTable } from "./lexicon-table.js";

/** Written by the build, beside the code that reads it. Without it the table is made anew: slower, with the same result. */
const FILE = new URL("table.bin", import.meta.url);
/** The code that gives the numbers their meaning, built or not. */
const CODE = ["lexicon-key", "lexicon-table", "lexicon-file"].map(
  (name) => new URL(`${name}${extname(import.meta.url)}`, import.meta.url),
);
const DIGEST_BYTES = 32;
const SLOT_BYTES = 16;

export function openTable(lexicon: LexiconFile): LexiconTable {
  return readTableFile(lexicon) ?? buildTable(lexicon);
}

/** For the build. */
export function writeTableFile(lexicon: LexiconFile, path = FILE): void {
  const { slots } = buildTable(lexicon);
  const body = Buffer.from(slots.buffer, slots.byteOffset, slots.byteLength);
  writeFileSync(path, Buffer.concat([digest(lexicon, body), body]));
}

/** Nothing, unless the file is whole and was made of this lexicon, by this code and where numbers stand the same way. */
export function readTableFile(lexicon: LexiconFile, path = FILE): LexiconTable | undefined {
  const file = bytesOf(path);
  const body = file?.subarray(DIGEST_BYTES);
  if (file === undefined || body === undefined || body.length < SLOT_BYTES) return undefined;
  if (!digest(lexicon, body).equals(file.subarray(0, DIGEST_BYTES))) return undefined;
  const slots = new Int32Array(body.buffer, body.byteOffset, body.length / 4);
  return { slots, last: body.length / SLOT_BYTES - 1 };
}

function digest({ entryData, kinds, entries }: LexiconFile, body: Uint8Array): Buffer {
  const hash = createHash("sha256");
  const order = new Uint8Array(Uint16Array.of(1).buffer);
  hash
    .update(order)
    .update(JSON.stringify([kinds, entries]))
    .update(entryData);
  for (const file of CODE) hash.update(readFileSync(file));
  return hash.update(body).digest();
}

function bytesOf(path: URL): Buffer | undefined {
  try {
    return packageFile(path);
  } catch {
    return undefined;
  }
}
