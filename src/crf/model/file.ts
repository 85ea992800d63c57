import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { ScrubJayError } from "../../errors.js";
import { type Decoded, decodeModel } from "./decode.js";
import { type Encoded, type EncodeOptions, encodeModel } from "./encode.js";
import type { Model } from "./model.js";

/** A reader never sees half a file: it is written beside its place and then moved there. */
export function writeModel(file: string, model: Model, options: EncodeOptions = {}): Encoded {
  const encoded = encodeModel(model, options);
  const beside = `${file}.${process.pid}.part`;
  writeFileSync(beside, encoded.bytes);
  renameSync(beside, file);
  return encoded;
}

export function readModel(file: string): Decoded {
  return decodeModel(readBytes(file), file);
}

function readBytes(file: string): Uint8Array<ArrayBuffer> {
  try {
    const bytes = readFileSync(file);
    // Small files come from a shared pool at any offset; the sections need theirs to be a multiple of 8.
    return bytes.byteOffset % 8 === 0
      ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
      : new Uint8Array(bytes);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ScrubJayError("cannot-read", `the model file cannot be read (${code})`, {
      file,
      hint: "Check the path and the permissions.",
    });
  }
}
