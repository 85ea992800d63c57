import type { Writable } from "node:stream";
import { EXIT, ScrubJayError } from "../../errors.js";
import { encode } from "../../formats/encode.js";
import type { Format } from "../../formats/format.js";
import { formatted, writeOut } from "../../formats/formatted.js";
import type { NoteOutput, OutputTarget } from "./note-output.js";

export interface StdoutOutput extends NoteOutput {
  /** A line of ours in place of a note. */
  say(line: string): void;
}

/** Standard output: many notes in a format that holds many, or the one note of the job. Nothing there can be resumed. */
export function stdoutOutput(format: Format, target: OutputTarget, stdout: Writable): StdoutOutput {
  let waiting: Buffer[] = [];
  let options = target.write;
  let notes = 0;
  const put = (text: string): Buffer => {
    const bytes = encode(text, target.encoding === "utf-16" ? "utf-16le" : target.encoding);
    waiting.push(bytes);
    return bytes;
  };
  const commit = async (): Promise<void> => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    if (bytes.length > 0) await writeOut(stdout, bytes);
  };
  return {
    add(note) {
      let content: string;
      if (format.layout === "many-notes-per-file") {
        if (notes === 0) options = { ...options, like: note };
        content = formatted(
          format,
          () => (notes === 0 ? format.header(options) : "") + format.record(note, options),
        );
      } else {
        const [file, second] = formatted(format, () => format.write(note, options));
        if (second !== undefined) throw oneOnly(`${format.name} writes several files`);
        if (notes > 0) throw oneOnly(`${format.name} holds one note, and there is a second`);
        content = (file as { content: string }).content;
      }
      const bytes = put(content);
      notes++;
      return { files: [{ name: "-", bytes }], at: null };
    },
    say: (line) => void put(line),
    passOver: () => {},
    commit,
    checkpoint: async () => ({}),
    reopen: async () => {},
    finishSource: async () => [],
    passOverSource: () => {},
    async close() {
      if (format.layout === "many-notes-per-file" && notes > 0) put(format.footer(options));
      await commit();
      return [];
    },
  };
}

function oneOnly(why: string): ScrubJayError {
  return new ScrubJayError("folder-needed", `${why}, so it cannot go to standard output`, {
    exitCode: EXIT.usage,
    hint: "Give a folder as the output, or --to jsonl.",
  });
}
