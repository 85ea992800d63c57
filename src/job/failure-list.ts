import { readFile } from "node:fs/promises";
import type { ScrubJayError } from "../errors.js";
import type { InputNote } from "./read-input.js";

/** A line on a note that was withheld, by the name of its file: as confidential as the input. */
export function failureLine(
  id: string,
  { source, place }: Pick<InputNote, "source" | "place">,
  code: string | null,
  problem: ScrubJayError | undefined,
): string {
  const line = { id, file: source.path, note: place.note, code };
  return `${JSON.stringify({ ...line, ...(problem && { reason: problem.message }) })}\n`;
}

/** Whether a file is a list of ours or empty: the next run's list may take its place. Anything else stays. */
export async function isFailureList(path: string | undefined): Promise<boolean> {
  if (path === undefined) return false;
  const text = await readFile(path, "utf8").catch(() => "no list");
  if (text === "") return true;
  try {
    const { id, file, note, code } = JSON.parse(text.slice(0, text.indexOf("\n")));
    return [id, file, code].every((field) => typeof field === "string") && typeof note === "number";
  } catch {
    return false;
  }
}
