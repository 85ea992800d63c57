import { EXIT, ScrubJayError } from "../errors.js";
import { seenIds } from "../formats/index.js";
import type { SecretKey } from "../replace/index.js";
import { CHAIN_START, chainRecord, type ManifestEnd, type ManifestJob, sealOf } from "./manifest.js";
import { manifestOf, readManifests } from "./read-manifest.js";

/** A line of a merged manifest on one shard: its numbers and the last link of its own chain. */
export interface ShardRecord extends Pick<ManifestEnd, "notes" | "written" | "withheld" | "spans" | "seal"> {
  readonly kind: "shard";
  readonly shard: string;
  readonly head: string;
}

/**
 * The shards of one job as one chain: a head line, a line for every shard in order, and the sums. With a key every shard
 * must carry its seal, and the whole gets one.
 */
export async function mergeManifests(
  outputs: readonly string[],
  key?: SecretKey,
): Promise<{ lines: string[]; head: string }> {
  const numbers = numbersSeen();
  const read: { file: string; job: ManifestJob; end: ManifestEnd; head: string }[] = [];
  for (const output of outputs) {
    const { jobs, ends, head } = await readManifests([output], ({ number }) => numbers.add(number), key);
    read.push({ file: manifestOf(output), job: jobs[0] as ManifestJob, end: ends[0] as ManifestEnd, head });
  }
  const first = read[0] as (typeof read)[number];
  const bare = ({ job }: { job: ManifestJob }): string => JSON.stringify({ ...job, shard: null });
  for (const one of read) {
    if (bare(one) !== bare(first)) throw notOneJob("these are shards of different jobs", one.file);
  }
  const total = Number(first.job.shard?.split("/")[1] ?? 1);
  const shards = new Map(read.map((one) => [one.job.shard ?? "1/1", one]));
  const wanted = Array.from({ length: total }, (_, index) => `${index + 1}/${total}`);
  const missing = wanted.filter((shard) => !shards.has(shard));
  if (missing.length > 0) throw notOneJob(`missing: ${missing.join(", ")}`);
  if (read.length > total) throw notOneJob("a shard is named twice");
  if (!numbers.eachOnce()) throw notOneJob("their notes are not each note of one input once");

  const lines: string[] = [];
  let head = CHAIN_START;
  const add = (record: object): void => {
    const { line, chain } = chainRecord(head, record);
    lines.push(line);
    head = chain;
  };
  const sums = { notes: 0, written: 0, withheld: 0 };
  const spans: Record<string, number> = {};
  add({ ...first.job, kind: "merged", shard: null, shards: total });
  for (const shard of wanted) {
    const { end, head: own } = shards.get(shard) as (typeof read)[number];
    const { notes, written, withheld, seal } = end;
    const record: ShardRecord = {
      kind: "shard",
      shard,
      head: own,
      notes,
      written,
      withheld,
      spans: end.spans,
      seal,
    };
    add(record);
    for (const name of ["notes", "written", "withheld"] as const) sums[name] += end[name];
    for (const [type, count] of Object.entries(end.spans)) spans[type] = (spans[type] ?? 0) + count;
  }
  const sorted = Object.fromEntries(Object.entries(spans).sort(([a], [b]) => (a < b ? -1 : 1)));
  const end: ManifestEnd = { kind: "end", ...sums, spans: sorted, seal: null };
  add({ ...end, seal: key === undefined ? null : sealOf(key, head, end) });
  return { lines, head };
}

/** Whether the numbers of notes are 1, 2, 3 … each once: shards that saw differing inputs have gaps or doubles. */
function numbersSeen() {
  const seen = seenIds();
  const counts = { all: 0, differing: 0, highest: 0 };
  return {
    add(number: number): void {
      counts.all++;
      if (seen(String(number), 1) === undefined) counts.differing++;
      counts.highest = Math.max(counts.highest, number);
    },
    eachOnce: (): boolean => counts.all === counts.differing && counts.all === counts.highest,
  };
}

function notOneJob(why: string, file?: string): ScrubJayError {
  return new ScrubJayError("several-jobs", `the outputs are not the shards of one job: ${why}`, {
    ...(file !== undefined && { file }),
    hint: "Name the output of every shard of one job, each once.",
    exitCode: EXIT.usage,
  });
}
