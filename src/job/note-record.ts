import { ScrubJayError } from "../errors.js";
import type { Added } from "../formats/output/index.js";
import type { NoteEntry } from "./entry.js";
import { type FileBytes, hashOf, type ManifestNote } from "./manifest.js";
import type { NoteDone } from "./task.js";

/** The manifest's line on a note that is not written. */
export function failedNote(entry: NoteEntry, reason: string, keyed: boolean): ManifestNote {
  return record(entry, keyed, reason, { output: null, spans: {}, confidence: null, lowestScore: null });
}

/** The manifest's line on a note that is written. */
export function writtenNote(
  entry: NoteEntry,
  { spans, confidence }: Pick<NoteDone, "spans" | "confidence">,
  { files, at }: Added,
  hashKey: Uint8Array | undefined,
): ManifestNote {
  const counts = new Map<string, number>();
  let lowest: number | undefined;
  for (const { type, score } of spans) {
    counts.set(type, (counts.get(type) ?? 0) + 1);
    if (score !== undefined) lowest = Math.min(lowest ?? score, score);
  }
  const described = ({ name, bytes }: Added["files"][number]): FileBytes => ({
    name,
    bytes: bytes.length,
    hash: hashOf(bytes, hashKey),
  });
  return record(entry, hashKey !== undefined, null, {
    output: { files: files.map(described), at },
    spans: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    confidence: confidence === null ? null : rounded(confidence),
    lowestScore: lowest === undefined ? null : rounded(lowest),
  });
}

/** Fields always stand in the same order. */
function record(
  entry: NoteEntry,
  keyed: boolean,
  reason: string | null,
  {
    output,
    spans,
    confidence,
    lowestScore,
  }: Pick<ManifestNote, "output" | "spans" | "confidence" | "lowestScore">,
): ManifestNote {
  return {
    kind: "note",
    number: entry.item.number,
    id: entry.name.id,
    patient: entry.name.patient ?? null,
    place: entry.item.place,
    status: reason === null ? "written" : "withheld",
    reason,
    input: keyed && entry.note !== undefined ? entry.input : null,
    output,
    spans,
    confidence,
    lowestScore,
  };
}

function rounded(probability: number): number {
  return Math.round(probability * 1e4) / 1e4;
}

/** What is wrong with the output as a whole: going on would fail for every note. */
const OUTPUT_CODES = new Set([
  "output-exists",
  "output-in-input",
  "output-changed",
  "cannot-write",
  "stopped",
]);
/** What is wrong with the output for this format; where it is the only one, for every note. */
const FORMAT_CODES = new Set(["folder-needed", "wrong-ending", "several-formats", "spans-needed"]);

export function isFatal(error: unknown, onlyFormat: boolean): boolean {
  if (!(error instanceof ScrubJayError)) return false;
  return OUTPUT_CODES.has(error.code) || (onlyFormat && FORMAT_CODES.has(error.code));
}
