import { once } from "node:events";
import type { Writable } from "node:stream";
import { ScrubJayError } from "../errors.js";
import type { Format } from "./format.js";

/** Runs a format's own writing. What goes wrong there is wrong with the one note, whatever it is. */
export function formatted<T>(format: Pick<Format, "name">, step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (error instanceof ScrubJayError) throw error;
    const name = error instanceof Error ? error.name : typeof error;
    throw new ScrubJayError("cannot-format", `${format.name} cannot hold this note (${name})`, {
      hint: "Write it in another format, or leave its odd fields out.",
    });
  }
}

/** Writes to a pipe that may close before we are done. */
export async function writeOut(stdout: Writable, bytes: Uint8Array): Promise<void> {
  const gone = (): ScrubJayError =>
    new ScrubJayError("cannot-write", "the reader of standard output has gone");
  if (stdout.destroyed || stdout.errored) throw gone();
  await new Promise<void>((done, fail) => {
    stdout.write(bytes, (error) => (error ? fail(gone()) : done()));
  });
  if (stdout.writableNeedDrain) await once(stdout, "drain");
}
