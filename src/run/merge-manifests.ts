import { EXIT, ScrubJayError } from "../errors.js";
import { CHAIN_START, chainRecord, type ManifestEnd, type ManifestJob } from "./manifest.js";
import { manifestOf, readManifests } from "./report/read-manifest.js";

/** A line of a merged manifest on one shard: its numbers and the last link of its own chain. */
export interface ShardRecord extends Pick<ManifestEnd, "notes" | "written" | "withheld" | "spans" | "seal"> {
  readonly kind: "shard";
  readonly shard: string;
  readonly head: string;
}

/** The shards of one job as one chain: a head line, a line for every shard in order, and the sums. */
export async function mergeManifests(outputs: readonly string[]): Promise<{ lines: string[]; head: string }> {
  const read = await Promise.all(
    outputs.map(async (output) => {
      const { jobs, ends, head } = await readManifests([output], () => {});
      return { file: manifestOf(output), job: jobs[0] as ManifestJob, end: ends[0] as ManifestEnd, head };
    }),
  );
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
  add({ kind: "end", ...sums, spans: sorted, seal: null });
  return { lines, head };
}

function notOneJob(why: string, file?: string): ScrubJayError {
  return new ScrubJayError("several-jobs", `the outputs are not the shards of one job: ${why}`, {
    ...(file !== undefined && { file }),
    hint: "Name the output of every shard of one job, each once.",
    exitCode: EXIT.usage,
  });
}
