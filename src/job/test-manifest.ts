import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CHAIN_START,
  chainRecord,
  MANIFEST_FORMAT,
  type ManifestJob,
  type ManifestNote,
  type ManifestRecord,
} from "./manifest.js";

/** A note line of a manifest; what is not given is as plain as can be. */
export function manifestNote(number: number, fields: Partial<ManifestNote> = {}): ManifestNote {
  const id = `note-${String(number).padStart(6, "0")}`;
  return {
    kind: "note",
    number,
    id,
    patient: null,
    place: { file: number, note: 1 },
    status: "written",
    reason: null,
    input: null,
    output: { files: [{ name: `${id}.txt`, bytes: 10, hash: "0".repeat(64) }], at: null },
    spans: {},
    confidence: null,
    lowestScore: null,
    ...fields,
  };
}

export const JOB: ManifestJob = {
  kind: "job",
  manifest: MANIFEST_FORMAT,
  scrubjay: "0.1.0",
  model: { name: "rules", sha256: null },
  config: "c".repeat(64),
  mode: "redact",
  policy: null,
  keyed: false,
  shard: null,
};

/** The lines of a whole, rightly chained manifest. */
export function manifestLines(notes: readonly ManifestNote[], job: ManifestJob = JOB): string[] {
  const spans: Record<string, number> = {};
  for (const note of notes)
    for (const [type, count] of Object.entries(note.spans)) spans[type] = (spans[type] ?? 0) + count;
  const written = notes.filter(({ status }) => status === "written").length;
  const withheld = notes.length - written;
  const end: ManifestRecord = { kind: "end", notes: notes.length, written, withheld, spans, seal: null };
  let chain = CHAIN_START;
  return [job, ...notes, end].map((record) => {
    const next = chainRecord(chain, record);
    chain = next.chain;
    return next.line;
  });
}

/** An output folder with that manifest in it. */
export function outputFolder(lines: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "scrubjay-test-"));
  writeFileSync(join(folder, "manifest.jsonl"), lines.join(""));
  return folder;
}
