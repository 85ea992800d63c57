import { ScrubJayError } from "../errors.js";

/** The hint where the input is no plain text. */
export const TEXT_OUT =
  "Take the text out first, with a program for such files; name UTF-16 with --encoding; drop NULs with tr -d '\\0'.";

/** Its codes stand inside words, cut names and numbers, and write letters in other ways. */
const RICH_TEXT = "{\\rtf";

/** Refuses a note that holds rich text (RTF), in a file of its own or in a field, as databases export it. */
export function refuseRichText(text: string, file?: string): void {
  if (text.includes(RICH_TEXT))
    throw new ScrubJayError("not-text", "the note is rich text (RTF), not plain text", {
      ...(file !== undefined && { file }),
      hint: TEXT_OUT,
    });
}
