import { createHash } from "node:crypto";
import { createReadStream, statSync } from "node:fs";
import { basename, join } from "node:path";
import { EXIT, ScrubJayError } from "../../errors.js";
import { textLines } from "../../formats/text-lines.js";
import {
  bodyOfLine,
  CHAIN_START,
  chainAfter,
  type ManifestEnd,
  type ManifestJob,
  type ManifestNote,
  type ManifestRecord,
} from "../manifest.js";

export interface ManifestRead {
  /** One for every manifest: the shards of one job are read as one. */
  readonly jobs: readonly ManifestJob[];
  readonly ends: readonly ManifestEnd[];
  readonly lines: number;
  /** The last chain of the manifest; of several, the hash of theirs. */
  readonly head: string;
}

const LONGEST_LINE = 1_000_000;

/**
 * Reads the manifests of outputs, hands over every note and checks the chain on the way. A manifest that was
 * changed, or whose job did not finish, is refused: nothing may be concluded from a part.
 */
export async function readManifests(
  outputs: readonly string[],
  onNote: (note: ManifestNote) => void,
): Promise<ManifestRead> {
  const jobs: ManifestJob[] = [];
  const ends: ManifestEnd[] = [];
  const heads: string[] = [];
  let lines = 0;
  for (const output of outputs) {
    const file = manifestOf(output);
    const read = await readOne(file, onNote);
    if (jobs[0] !== undefined) refuseOtherJob(jobs, read.job, file);
    jobs.push(read.job);
    ends.push(read.end);
    heads.push(read.head);
    lines += read.lines;
  }
  const head =
    heads.length === 1 ? (heads[0] as string) : createHash("sha256").update(heads.join("\n")).digest("hex");
  return { jobs, ends, lines, head };
}

/** An output folder holds its manifest; beside an output file it has that file's name in front. */
export function manifestOf(output: string): string {
  if (basename(output).endsWith("manifest.jsonl")) return output;
  const folder = statSync(output, { throwIfNoEntry: false })?.isDirectory();
  return folder ? join(output, "manifest.jsonl") : `${output}.manifest.jsonl`;
}

async function readOne(
  file: string,
  onNote: (note: ManifestNote) => void,
): Promise<{ job: ManifestJob; end: ManifestEnd; head: string; lines: number }> {
  let chain = CHAIN_START;
  let lines = 0;
  let notes = 0;
  let job: ManifestJob | undefined;
  let end: ManifestEnd | undefined;
  for await (const line of textLines(chunksOf(file), file, LONGEST_LINE)) {
    lines++;
    const parts = typeof line === "string" ? bodyOfLine(line) : undefined;
    if (parts === undefined || parts.chain !== chainAfter(chain, parts.body)) throw broken(file, lines);
    chain = parts.chain;
    const record = JSON.parse(parts.body) as ManifestRecord;
    if ((record.kind === "job") !== (lines === 1) || end !== undefined) throw broken(file, lines);
    if (record.kind === "job") job = record;
    else if (record.kind === "end") end = record;
    else {
      notes++;
      onNote(record);
    }
  }
  if (job === undefined || end === undefined) {
    throw new ScrubJayError("unfinished", "the manifest has no end: the job did not finish", {
      file,
      hint: "Finish it with `scrubjay deid … --resume` first.",
    });
  }
  if (end.notes !== notes) throw broken(file, lines);
  return { job, end, head: chain, lines };
}

async function* chunksOf(file: string): AsyncGenerator<string> {
  try {
    yield* createReadStream(file, "utf8") as AsyncIterable<string>;
  } catch (error) {
    throw new ScrubJayError("no-manifest", "the manifest cannot be read", {
      file,
      hint: `Name what \`scrubjay deid --out\` named. (${(error as NodeJS.ErrnoException).code ?? "unknown"})`,
    });
  }
}

function broken(file: string, line: number): ScrubJayError {
  return new ScrubJayError("broken-manifest", "the chain breaks here: the manifest was changed or cut", {
    file,
    line,
    hint: "Trust none of it. Run the job again, and find out who could write there.",
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
