import { endingOf } from "./endings.js";
import type { Format, FormatName } from "./format.js";
import { FORMATS } from "./registry.js";

/** The format of the file that a note comes from: as named, else by its ending, one note per file where both go. */
export function formatOfSource(relative: string, name: FormatName | undefined): Format {
  if (name !== undefined) return FORMATS[name];
  const fitting = Object.values(FORMATS).filter((format) => endingOf(relative, format) !== "");
  return fitting.find(({ layout }) => layout === "one-note-per-file") ?? fitting[0] ?? FORMATS.txt;
}
