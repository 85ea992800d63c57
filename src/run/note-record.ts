import { ScrubJayError } from "../errors.js";
import { hashOf, type NoteEntry } from "./deid-entries.js";
import type { ManifestNote } from "./manifest.js";
import type { Added } from "./output/note-output.js";
import type { NoteResult } from "./worker-protocol.js";

function common(entry: NoteEntry, keyed: boolean) {
  return {
    kind: "note" as const,
    number: entry.item.number,
    id: entry.name.id,
    patient: entry.name.patient ?? null,
    place: entry.item.place,
    input: keyed && entry.note !== undefined ? entry.input : null,
  };
}

/** The manifest's line on a note that is not written. */
export function failedNote(entry: NoteEntry, reason: string, keyed: boolean): ManifestNote {
  const nothing = { output: null, spans: {}, confidence: null, lowestScore: null };
  return inOrder({ ...common(entry, keyed), status: "withheld", reason, ...nothing });
}

/** The manifest's line on a note that is written. */
export function writtenNote(
  entry: NoteEntry,
  { spans, confidence }: NoteResult,
  { files, at, chunks }: Added,
  hashKey: Uint8Array | undefined,
): ManifestNote {
  const counts: Record<string, number> = {};
  for (const { type } of [...spans].sort((a, b) => (a.type < b.type ? -1 : a.type > b.type ? 1 : 0)))
    counts[type] = (counts[type] ?? 0) + 1;
  const scores = spans.flatMap(({ score }) => (score === undefined ? [] : [score]));
  const bytes = Buffer.concat(chunks);
  return inOrder({
    ...common(entry, hashKey !== undefined),
    status: "written",
    reason: null,
    output: { files, at, bytes: bytes.length, hash: hashOf(bytes, hashKey) },
    spans: counts,
    confidence: confidence === null ? null : rounded(confidence),
    lowestScore: scores.length === 0 ? null : rounded(scores.reduce((a, b) => Math.min(a, b))),
  });
}

/** Fields always stand in the same order. */
function inOrder(note: ManifestNote): ManifestNote {
  const { kind, number, id, patient, place, status, reason, input, output, ...rest } = note;
  return { kind, number, id, patient, place, status, reason, input, output, ...rest };
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
const FORMAT_CODES = new Set(["folder-needed", "wrong-ending", "several-formats"]);

export function isFatal(error: unknown, onlyFormat: boolean): boolean {
  if (!(error instanceof ScrubJayError)) return false;
  return OUTPUT_CODES.has(error.code) || (onlyFormat && FORMAT_CODES.has(error.code));
}
