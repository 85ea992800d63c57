import { EXIT, lookUp, ScrubJayError } from "../errors.js";
import { checkWriting } from "./check-options.js";
import { endingOf } from "./endings.js";
import { labelsOut } from "./labels.js";
import type { NoteWriter, OpenWriterOptions, Target } from "./note-writer.js";
import { checkApart, isFolder, realPlace } from "./out-path.js";
import { FORMATS } from "./registry.js";
import { noteFiles } from "./write-files.js";
import { noteToStdout } from "./write-stdout.js";
import { noteStreams } from "./write-streams.js";

/**
 * Opens an output. Formats with one note per file need a folder; those with many take a file that has one
 * of their endings (or that and ".gz"), "-", or a folder.
 */
export async function openWriter(out: string, options: OpenWriterOptions): Promise<NoteWriter> {
  checkWriting("openWriter", options);
  const format = lookUp("format", FORMATS, options.to);
  await checkApart(out, options.inputs ?? []);
  const inputFiles = new Set(
    await Promise.all((options.inputs ?? []).filter((input) => input !== "-").map(realPlace)),
  );
  const target: Target = {
    ...options,
    inputFiles,
    ...(/\.tsv(\.gz)?$/i.test(out) && options.delimiter === undefined && { delimiter: "\t" }),
    out,
    // XML and HTML say utf-8 of themselves, whatever the input was in.
    encoding: format.endings.some((ending) => SAY_UTF_8.has(ending))
      ? "utf-8"
      : (options.encoding ?? "utf-8"),
    overwrite: options.overwrite ?? false,
  };
  const otherEnding =
    out !== "-" &&
    endingOf(out, format) === "" &&
    Object.values(FORMATS).some((other) => endingOf(out, other) !== "") &&
    !(await isFolder(out));
  if (otherEnding) {
    throw new ScrubJayError("wrong-ending", `the output's ending is not one of ${format.name}`, {
      file: out,
      exitCode: EXIT.usage,
      hint: `Name the format with --to, or give a folder, or one of the endings ${format.endings.join(" ")}.`,
    });
  }
  if (format.layout === "one-note-per-file" && endingOf(out, format) !== "") {
    throw new ScrubJayError("folder-needed", `${format.name} is written one file per note, into a folder`, {
      exitCode: EXIT.usage,
      hint: "Give a folder as the output, or --to jsonl.",
    });
  }
  const inner =
    format.layout === "many-notes-per-file"
      ? await noteStreams(format, target)
      : out === "-"
        ? noteToStdout(format, target)
        : noteFiles(format, target);

  // Notes are written one after another, even when callers do not wait.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(step: () => Promise<T>): Promise<T> => {
    const result = last.then(step);
    last = result.catch(() => {});
    return result;
  };
  return {
    write: (note, relative, from) =>
      inTurn(() => {
        const shown = options.spans === false ? { ...note, spans: [] } : note;
        const out = labelsOut(shown, format, options.schema);
        return inner.write(out, relative, from).then(() => out.spans.length);
      }),
    finishSource: (relative) => inTurn(() => inner.finishSource(relative)),
    close: () =>
      inTurn(async () => {
        try {
          await inner.close();
        } catch (error) {
          await inner.abort();
          throw error;
        }
      }),
    abort: () => inTurn(inner.abort),
  };
}

/** Files with these endings name their encoding themselves. */
const SAY_UTF_8 = new Set([".xml", ".html"]);
