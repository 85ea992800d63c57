import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { EXIT, ScrubJayError } from "../errors.js";
import { isFolderAt } from "../formats/index.js";
import type { SecretKey } from "../replace/index.js";
import { type ManifestEnd, type ManifestJob, type ManifestNote, sealOf } from "./manifest.js";
import { type ManifestEnds, manifestRecords, readWholeManifest } from "./manifest-lines.js";

export interface ManifestRead {
  /** One for every manifest: the shards of one job are read as one. */
  readonly jobs: readonly ManifestJob[];
  readonly ends: readonly ManifestEnd[];
  readonly lines: number;
  /** The last chain of the manifest; of several, the hash of theirs. */
  readonly head: string;
  /** Whether the seals were found to be this key's; false when no key was given. */
  readonly sealChecked: boolean;
}

/**
 * Reads the manifests of outputs, hands over every note and checks the chain on the way; with a key, the seal as well. A
 * manifest that was changed, or whose job did not finish, is refused: nothing may be concluded from a part.
 */
export async function readManifests(
  outputs: readonly string[],
  onNote: (note: ManifestNote) => void,
  key?: SecretKey,
): Promise<ManifestRead> {
  const jobs: ManifestJob[] = [];
  const ends: ManifestEnd[] = [];
  const heads: string[] = [];
  let lines = 0;
  for (const file of await inOrderOfShards(outputs.map(manifestOf))) {
    const read = await readWholeManifest(file, (record) => {
      if (record.kind === "note") onNote(record);
    });
    if (key !== undefined) demandSeal(read, key, file);
    if (jobs[0] !== undefined) refuseOtherJob(jobs, read.job, file);
    jobs.push(read.job);
    ends.push(read.end);
    heads.push(read.head);
    lines += read.lines;
  }
  const head =
    heads.length === 1 ? (heads[0] as string) : createHash("sha256").update(heads.join("\n")).digest("hex");
  return { jobs, ends, lines, head, sealChecked: key !== undefined };
}

/** In whatever order the shards are named, they are one job with one head, of which one sample can be drawn. */
async function inOrderOfShards(files: readonly string[]): Promise<string[]> {
  if (files.length < 2) return [...files];
  const numbered: { file: string; shard: number }[] = [];
  for (const file of files) {
    const first = await manifestRecords(file).next();
    const job = first.done ? undefined : first.value.record;
    numbered.push({ file, shard: job?.kind === "job" ? Number.parseInt(job.shard ?? "0", 10) : 0 });
  }
  return numbered.sort((a, b) => a.shard - b.shard).map(({ file }) => file);
}

/** An output folder holds its manifest; beside an output file it has that file's name in front. */
export function manifestOf(output: string): string {
  if (basename(output).endsWith("manifest.jsonl")) return output;
  return isFolderAt(output) ? join(output, "manifest.jsonl") : `${output}.manifest.jsonl`;
}

/** What a seal says to who has a key. */
export type SealState = "right" | "missing" | "wrong";

/** Who gives a key wants a seal: without one, anybody could have written the manifest. */
export function sealState({ end, beforeEnd }: ManifestEnds, key: SecretKey): SealState {
  if (end.seal === null) return "missing";
  return sealOf(key, beforeEnd, end) === end.seal ? "right" : "wrong";
}

export function demandSeal(read: ManifestEnds, key: SecretKey, file: string): void {
  const state = sealState(read, key);
  if (state === "right") return;
  if (state === "missing") {
    throw new ScrubJayError("no-seal", "the manifest carries no seal, and a key was given", {
      file,
      hint: "The job ran without a key, or the seal was taken off. If it ran without, leave the key out.",
    });
  }
  throw new ScrubJayError("wrong-seal", "the manifest's seal is not one of this key", {
    file,
    hint: "It is another key, or the manifest was changed: then trust none of it and run the job again.",
  });
}

/** Shards of one job differ in their shard and in nothing else. */
function refuseOtherJob(jobs: readonly ManifestJob[], job: ManifestJob, file: string): void {
  const bare = (one: ManifestJob): string => JSON.stringify({ ...one, shard: null });
  const repeated = jobs.some(({ shard }) => shard === job.shard);
  if (!repeated && bare(jobs[0] as ManifestJob) === bare(job)) return;
  throw new ScrubJayError("several-jobs", "the outputs are not the shards of one job", {
    file,
    hint: "Name the shards of one job, each once, or one output at a time.",
    exitCode: EXIT.usage,
  });
}
