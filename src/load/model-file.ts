import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { ScrubJayError } from "../errors.js";

/** The bytes of a model file, from an offset of their own: sections need one that is a multiple of 8. */
export function readModelFile(file: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ScrubJayError("cannot-read", `the model file cannot be read (${code})`, {
      file,
      hint: "Check the path and the permissions; `scrubjay train` writes such a file.",
    });
  }
}

/** A reader never sees half a file: it is written beside its place and then moved there. */
export function writeModelFile(file: string, bytes: Uint8Array): void {
  const beside = `${file}.${process.pid}.part`;
  writeFileSync(beside, bytes);
  renameSync(beside, file);
}
