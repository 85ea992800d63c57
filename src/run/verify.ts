import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ScrubJayError } from "../errors.js";
import { readBytes } from "../formats/bytes.js";
import { filesBelow } from "../formats/files-below.js";
import { seenIds } from "../formats/seen-ids.js";
import { subKey } from "../replace/draws.js";
import type { SecretKey } from "../replace/secret-key.js";
import { hashOf } from "./deid-entries.js";
import { type ManifestJob, type ManifestNote, type ManifestOutput, sealOf } from "./manifest.js";
import { chainedRecords } from "./manifest-file.js";
import { manifestOf } from "./report/read-manifest.js";

export interface Verified {
  readonly notes: number;
  readonly written: number;
  readonly withheld: number;
  /** Last link of the chain. */
  readonly head: string;
  /** False when the hashes hang on a key that was not given: then sizes alone were compared. */
  readonly hashesChecked: boolean;
  /** Whether who sealed the manifest had this key; undefined where there is no seal or no key. */
  readonly sealIsRight: boolean | undefined;
  /** What is wrong, by file below the output. */
  readonly problems: readonly { readonly file: string; readonly problem: Problem }[];
}

type Problem = "missing" | "changed" | "not in the manifest";

/** Checks an output against its manifest: the chain, every note's bytes, and that nothing else lies there. */
export async function verifyOutput(output: string, key?: SecretKey): Promise<Verified> {
  const file = manifestOf(output);
  const folder = dirname(file);
  const problems: { file: string; problem: Problem }[] = [];
  const listed = seenIds();
  const streams = new Map<string, StreamReader>();
  let job: ManifestJob | undefined;
  let end: { notes: number; written: number; withheld: number; seal: string | null } | undefined;
  let before = "";
  let head = "";
  let sealIsRight: boolean | undefined;
  const hashKey = key && subKey(key, "manifest");
  const check = async (note: ManifestNote & { output: ManifestOutput }): Promise<Problem | undefined> => {
    const bytes = await bytesOf(folder, note.output, streams);
    if (bytes === undefined) return "missing";
    if (bytes.length !== note.output.bytes) return "changed";
    if (job?.keyed && hashKey === undefined) return undefined;
    return hashOf(bytes, job?.keyed ? hashKey : undefined) === note.output.hash ? undefined : "changed";
  };
  for await (const { record, chain } of chainedRecords(file)) {
    before = head;
    head = chain;
    if (record.kind === "job") job = record;
    else if (record.kind === "end") {
      end = record;
      if (record.seal !== null && key)
        sealIsRight = sealOf(subKey(key, "manifest seal"), before) === record.seal;
    } else if (record.output !== null) {
      for (const name of record.output.files) listed(name, 1);
      const problem = await check({ ...record, output: record.output });
      if (problem) problems.push({ file: record.output.files[0] as string, problem });
    }
  }
  for (const stream of streams.values()) await stream.close();
  if (job === undefined || end === undefined) throw unfinished(file);
  if (basename(file) === "manifest.jsonl") {
    for await (const { name } of filesBelow(folder))
      if (name !== "manifest.jsonl" && listed(name, 2) === undefined)
        problems.push({ file: name, problem: "not in the manifest" });
  }
  const { notes, written, withheld } = end;
  return {
    notes,
    written,
    withheld,
    head,
    hashesChecked: !job.keyed || key !== undefined,
    sealIsRight,
    problems,
  };
}

async function bytesOf(
  folder: string,
  { files, at, bytes }: ManifestOutput,
  streams: Map<string, StreamReader>,
): Promise<Buffer | undefined> {
  if (at === null) {
    const all = await Promise.all(files.map((name) => readFile(join(folder, name)).catch(() => undefined)));
    return all.includes(undefined) ? undefined : Buffer.concat(all as Buffer[]);
  }
  const path = join(folder, files[0] as string);
  if ((await stat(path).catch(() => undefined)) === undefined) return undefined;
  const reader = streams.get(path) ?? streamReader(path);
  streams.set(path, reader);
  return reader.take(at, bytes);
}

interface StreamReader {
  /** Bytes of the unpacked file; places must not go back. */
  take(at: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

function streamReader(path: string): StreamReader {
  const chunks = readBytes(path);
  let held = Buffer.alloc(0);
  let start = 0; // of `held` in the file
  return {
    async take(at, length) {
      while (start + held.length < at + length) {
        if (start + held.length < at) {
          start += held.length;
          held = Buffer.alloc(0);
        }
        const next = await chunks.next();
        if (next.done) break;
        held = Buffer.concat([held, next.value]);
      }
      const taken = held.subarray(Math.max(0, at - start), Math.max(0, at - start + length));
      const used = Math.min(held.length, Math.max(0, at + length - start));
      held = held.subarray(used);
      start += used;
      return taken;
    },
    close: async () => void (await chunks.return(undefined)),
  };
}

function unfinished(file: string): ScrubJayError {
  return new ScrubJayError("unfinished", "the manifest has no end: the job did not finish", {
    file,
    hint: "Finish it with `scrubjay deid … --resume` first.",
  });
}
