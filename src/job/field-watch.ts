import { EXIT, ScrubJayError } from "../errors.js";
import type { ReadOptions } from "../formats/index.js";
import type { Note } from "../note.js";

/** A note of the input, or something in its place. */
interface Watched {
  readonly note?: Pick<Note, "patient" | "type" | "date" | "extra"> | undefined;
  readonly item: { readonly source: { readonly format?: string | undefined } };
}

const OWN = ["patient", "type", "date"] as const;

/**
 * Watches whether the fields that the user names are there at all: a name with a slip in it would drop a column that was
 * to be kept, and say nothing. A table shows its columns at once, so that the job ends before anything is written; lines
 * of JSON may have a field here and there only, so that the end alone can tell.
 */
export function fieldWatch(keepColumns: readonly string[] = [], columns: ReadOptions["columns"] = {}) {
  const toKeep = new Set(keepColumns);
  const toRead = new Set(OWN.filter((role) => columns[role] !== undefined));
  let first = true;
  return {
    batch(entries: readonly Watched[]): void {
      for (const { note, item } of entries) {
        if (note === undefined) continue;
        if (first && item.source.format === "csv") refuseMissing(keepColumns, note);
        first = false;
        for (const name of toKeep) if (hasField(note, name)) toKeep.delete(name);
        for (const role of toRead) if (note[role] !== undefined) toRead.delete(role);
      }
    },
    warnings(): string[] {
      return [
        ...[...toKeep].map((name) => `--keep-columns: no note has a field "${name}"`),
        ...[...toRead].map((role) => `--columns: no note has a field "${columns[role]}" (${role})`),
      ];
    },
  };
}

/** A cell of a table may be empty where the column is there; a field of our own then is not. */
function refuseMissing(keepColumns: readonly string[], { extra = {} }: NonNullable<Watched["note"]>): void {
  const missing = keepColumns.filter(
    (name) => !Object.hasOwn(extra, name) && name !== "type" && name !== "date",
  );
  if (missing.length === 0) return;
  throw new ScrubJayError(
    "missing-column",
    `--keep-columns: the first table has no further column ${missing.map((name) => `"${name}"`).join(", ")}`,
    {
      exitCode: EXIT.usage,
      hint: "Write the names as they stand in its first row; those of type and date are type and date. Text, id and patient are never kept as they are.",
    },
  );
}

function hasField({ type, date, extra = {} }: NonNullable<Watched["note"]>, name: string): boolean {
  if (name === "type") return type !== undefined;
  if (name === "date") return date !== undefined;
  return Object.hasOwn(extra, name);
}
