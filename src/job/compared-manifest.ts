import { EXIT, ScrubJayError } from "../errors.js";
import { CHAIN_START, type ManifestNote, type ManifestRecord } from "./manifest.js";
import type { OpenManifest } from "./manifest-file.js";
import { manifestRecords } from "./manifest-lines.js";

/** In the place of a manifest under way: holds every record against what an earlier job wrote, and writes nothing. */
export function comparedManifest(path: string): OpenManifest {
  const links = manifestRecords(path);
  let waiting: ManifestRecord[] = [];
  let chain = CHAIN_START;
  const flush = async (): Promise<void> => {
    const records = waiting;
    waiting = [];
    for (const record of records) {
      const link = await links.next();
      if (link.done || JSON.stringify(link.value.record) !== JSON.stringify(record))
        throw inputChanged(record.kind === "note" ? record : undefined);
      chain = link.value.chain;
    }
  };
  return {
    get chain() {
      return chain;
    },
    size: 0,
    add: (record) => void waiting.push(record),
    flush,
    finish: flush,
    discard: async () => {},
  };
}

/** A finished job was asked to go on, and its input is not the one that it did. Says where, by number. */
export function inputChanged(note: Pick<ManifestNote, "number" | "place"> | undefined): ScrubJayError {
  const { number, place } = note ?? {};
  const where = place && `, first at note ${number} (note ${place.note} of file ${place.file})`;
  return new ScrubJayError(
    "job-changed",
    `the job is done, and its input has changed since${where ?? ": notes are missing or others came at the end"}`,
    {
      exitCode: EXIT.usage,
      hint: "Do new notes into another output, or everything again with --overwrite.",
    },
  );
}
