import { ScrubJayError } from "../errors.js";
import type { Note } from "../note.js";
import { refuseRichText } from "../text/index.js";

/**
 * What a caller hands over in place of a note's text: a wrong kind of value would fail somewhere deep, or pass in
 * silence; so would the names in rich text. Where a note's own spans are taken out they must be there: left out by mistake, they would stay in the text.
 */
export function checkNote(whose: string, note: unknown, spans: "needed" | "unused"): void {
  const given: Partial<Record<keyof Note, unknown>> = typeof note === "object" && note !== null ? note : {};
  if (typeof given.text !== "string")
    throw wrong(`${whose} takes a text, or a note with "text"`, 'Give the text itself, or { text: "…", … }.');
  refuseRichText(given.text);
  if (given.patient !== undefined && typeof given.patient !== "string")
    throw wrong('the note\'s "patient" is no text', "Give the patient's id as text, or leave it out.");
  if (spans === "needed" && !Array.isArray(given.spans))
    throw wrong(
      'the note has no list of "spans"',
      "Give the text alone, or spans: [] where nothing is marked yet.",
    );
}

function wrong(message: string, hint: string): ScrubJayError {
  return new ScrubJayError("invalid-note", message, { hint });
}
