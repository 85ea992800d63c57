import { EXIT, ScrubJayError } from "../../errors.js";
import { encode } from "../encode.js";
import { BOM } from "../encoding.js";
import type { Format } from "../format.js";
import { formatted, writeOut } from "../formatted.js";
import type { NoteOutput, OutputTarget } from "./note-output.js";

/** Standard output: many notes in a format that holds many, or the one note of the job. Nothing there can be resumed. */
export function stdoutOutput(format: Format, { encoding, write, stdout }: OutputTarget): NoteOutput {
  let waiting: Buffer[] = [];
  let options = write;
  let notes = 0;
  const isStream = format.layout === "many-notes-per-file";
  const put = (text: string): Buffer => {
    const bytes = encode(text, isStream && encoding === "utf-16" ? "utf-16le" : encoding);
    waiting.push(bytes);
    return bytes;
  };
  const opening = (): string =>
    isStream && notes === 0 ? (encoding === "utf-16" ? BOM : "") + format.header(options) : "";
  const commit = async (): Promise<void> => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    if (bytes.length > 0) await writeOut(stdout, bytes);
  };
  return {
    add(note) {
      if (notes === 0) options = { ...options, like: note };
      const bytes = put(
        formatted(format, () => {
          if (isStream) return opening() + format.record(note, options);
          const [file, second] = format.write(note, options);
          if (second !== undefined) throw oneOnly(`${format.name} writes several files`);
          if (notes > 0) throw oneOnly(`${format.name} holds one note, and there is a second`);
          return (file as { content: string }).content;
        }),
      );
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
    async close(evenEmpty) {
      if (isStream && (notes > 0 || evenEmpty)) put(opening() + format.footer(options));
      await commit();
      return [];
    },
    discard: async () => {},
  };
}

function oneOnly(why: string): ScrubJayError {
  return new ScrubJayError("folder-needed", `${why}, so it cannot go to standard output`, {
    exitCode: EXIT.usage,
    hint: "Give a folder as the output, or --to jsonl.",
  });
}
