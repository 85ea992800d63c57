import type { Writable } from "node:stream";
import { lookUp } from "../errors.js";
import type { Note } from "../note.js";
import { checkWriting } from "./check-options.js";
import type { FormatName } from "./format.js";
import { labelsOut } from "./labels.js";
import type { OpenWriterOptions } from "./options.js";
import { checkApart } from "./out-path.js";
import { openNoteOutput, realDisk } from "./output/index.js";
import { FORMATS } from "./registry.js";
import { formatOfSource } from "./source-format.js";

export interface NoteWriter {
  /**
   * Writes one note. `relative` is the path of the file it comes from below the input, `from` that file's
   * format (default: what its ending says). Gives the number of spans that the output holds, which a format with
   * labels of its own may lessen. When it throws, the note is not in the output and others may follow.
   */
  write(note: Note, relative: string, from?: FormatName): Promise<number>;
  /** The file at this path below the input is done: its own file of many notes gets its name now. */
  finishSource(relative: string): Promise<void>;
  /** Finishes the output: what is left of files of many notes gets its name now. */
  close(): Promise<void>;
  /** Takes away everything that is not finished. */
  abort(): Promise<void>;
}

/**
 * Opens an output. Formats with one note per file need a folder; those with many take a file that has one
 * of their endings (or that and ".gz"), "-", or a folder.
 */
export async function openWriter(out: string, options: OpenWriterOptions): Promise<NoteWriter> {
  checkWriting("openWriter", options);
  const { to, encoding = "utf-8", inputs = [], spans, inputIsFolder = false, overwrite = false } = options;
  const format = lookUp("format", FORMATS, to);
  await checkApart(out, inputs);
  const output = openNoteOutput(format, {
    out,
    encoding,
    write: options,
    inputIsFolder,
    mayReplace: () => overwrite,
    disk: await realDisk(inputs, false),
    stdout: options.stdout ?? (process.stdout as Writable),
  });

  // Notes are written one after another, even when callers do not wait.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const result = last.then(step);
    last = result.catch(() => {});
    return result;
  };
  return {
    write: (note, relative, from) =>
      inTurn(async () => {
        const shown = labelsOut(spans === false ? { ...note, spans: [] } : note, format, options.schema);
        output.add(shown, relative, formatOfSource(relative, from));
        await output.commit();
        return shown.spans.length;
      }),
    finishSource: (relative) => inTurn(async () => void (await output.finishSource(relative))),
    close: () =>
      inTurn(async () => {
        try {
          await output.close(true);
        } catch (error) {
          await output.discard();
          throw error;
        }
      }),
    abort: () => inTurn(output.discard),
  };
}
