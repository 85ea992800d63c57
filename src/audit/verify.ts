import { randomBytes } from "node:crypto";
import { lstat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { seenIds } from "../formats/index.js";
import {
  hashKeyOf,
  hashOf,
  type ManifestFile,
  type ManifestJob,
  type ManifestOutput,
  manifestOf,
  readWholeManifest,
  sealState,
  wholeFileHash,
} from "../job/index.js";
import type { SecretKey } from "../replace/index.js";
import {
  type FileProblem,
  fileBytes,
  fileProblem,
  type StreamReader,
  sha256Of,
  streamReader,
} from "./output-bytes.js";
import { everythingBelow, type Standing } from "./stray-files.js";

export interface Verified {
  readonly notes: number;
  readonly written: number;
  readonly withheld: number;
  /** Last link of the chain. */
  readonly head: string;
  /** False when the hashes hang on a key that was not given: then sizes alone were compared. */
  readonly hashesChecked: boolean;
  /** With a key: whether the manifest is sealed with it. Undefined without a key. */
  readonly sealIsRight: boolean | undefined;
  /** Whether the last link is the one that was expected. Undefined where none was. */
  readonly linkIsRight: boolean | undefined;
  /** Whether the manifest says that it was sealed. Without the key that is only its word. */
  readonly sealed: boolean;
  /** What is wrong, by file below the output. */
  readonly problems: readonly { readonly file: string; readonly problem: OutputProblem }[];
  /** `partly` where nothing is wrong, and not all that the manifest promises could be checked. */
  readonly verdict: "as left" | "not as left" | "partly";
}

export type OutputProblem =
  | FileProblem
  | "not in the manifest"
  | "seal missing"
  | "seal wrong"
  | "another last link"
  | Exclude<Standing["kind"], "file">;

/**
 * Checks an output against its manifest: the chain, with a key the seal, every byte of every file, and that nothing else
 * lies there. Who gives a key demands a seal: whoever takes it off can write the rest anew. A seal tells that a job with
 * this key wrote the manifest; the last link, as `deid` printed it, tells which job.
 */
export async function verifyOutput(output: string, key?: SecretKey, link?: string): Promise<Verified> {
  const file = manifestOf(output);
  const folder = dirname(file);
  const problems: { file: string; problem: OutputProblem }[] = [];
  const add = (name: string, problem: OutputProblem | undefined): void => {
    if (problem) problems.push({ file: name, problem });
  };
  const manifest = await lstat(file).catch(() => undefined);
  if (manifest && !manifest.isFile()) add(basename(file), "not a plain file");
  const listed = namesSeen();
  const check = outputChecker(folder, hashKeyOf(key));
  const read = await readWholeManifest(file, async (record) => {
    if (record.kind === "job") check.begin(record);
    else if (record.kind === "file") {
      listed.add(record.name);
      add(record.name, await check.file(record));
    } else if (record.kind === "note" && record.output !== null) {
      for (const { name } of record.output.files) listed.add(name);
      add(record.output.files[0]?.name ?? record.id, await check.note(record.output));
    }
  });
  for (const name of await check.close()) add(name, "not in the manifest");
  for await (const { name, kind } of standing(file)) {
    if (!listed.has(name)) add(name, kind === "file" ? "not in the manifest" : kind);
  }
  const { notes, written, withheld, seal } = read.end;
  const state = key && sealState(read, key);
  if (state !== undefined && state !== "right") add(basename(file), `seal ${state}`);
  const linkIsRight = link === undefined ? undefined : link === read.head;
  if (linkIsRight === false) add(basename(file), "another last link");
  const hashesChecked = !read.job.keyed || key !== undefined;
  const unchecked = key === undefined && (read.job.keyed || seal !== null);
  return {
    notes,
    written,
    withheld,
    head: read.head,
    hashesChecked,
    sealIsRight: state && state === "right",
    linkIsRight,
    sealed: seal !== null,
    problems,
    verdict: problems.length > 0 ? "not as left" : unchecked ? "partly" : "as left",
  };
}

/** What the manifest has to know of: all that lies in an output folder, or the one file that it is named after. */
async function* standing(manifest: string): AsyncGenerator<Standing> {
  const name = basename(manifest);
  if (name === "manifest.jsonl") {
    for await (const one of everythingBelow(dirname(manifest))) if (one.name !== name) yield one;
    return;
  }
  const output = name.slice(0, -".manifest.jsonl".length);
  const found = await lstat(join(dirname(manifest), output)).catch(() => undefined);
  if (found) yield { name: output, kind: found.isFile() ? "file" : "not a plain file" };
}

/** Names that have passed, in little memory. The salt keeps anybody from finding a name that is taken for another. */
function namesSeen() {
  const seen = seenIds();
  const salt = randomBytes(16).toString("hex");
  return {
    add: (name: string) => void seen(salt + name, 1),
    has: (name: string) => seen(salt + name, 2) === 1,
  };
}

/** Holds what is on the disk against what the manifest says of it. */
function outputChecker(folder: string, hashKey: Uint8Array | undefined) {
  const streams = new Map<string, StreamReader>();
  let key: Uint8Array | undefined;
  let checksHashes = false;
  const agrees = (bytes: Buffer, hash: string): boolean => !checksHashes || hashOf(bytes, key) === hash;

  const inStream = async ({ files, at }: ManifestOutput): Promise<FileProblem | undefined> => {
    const [{ name, bytes, hash } = { name: "", bytes: 0, hash: "" }] = files;
    const path = join(folder, name);
    const found = await lstat(path).catch(() => undefined);
    if (!found?.isFile()) return found === undefined ? "missing" : "not a plain file";
    const reader = streams.get(name) ?? streamReader(path);
    streams.set(name, reader);
    const taken = await reader.take(at ?? 0, bytes);
    return taken.length === bytes && agrees(taken, hash) ? undefined : "changed";
  };
  const onItsOwn = async ({ files }: ManifestOutput): Promise<FileProblem | undefined> => {
    for (const { name, bytes, hash } of files) {
      const path = join(folder, name);
      const problem = await fileProblem(path, bytes);
      if (problem) return problem;
      const content = await fileBytes(path);
      if (content === undefined || !agrees(content, hash)) return "changed";
    }
    return undefined;
  };
  return {
    begin({ keyed }: ManifestJob): void {
      key = keyed ? hashKey : undefined;
      checksHashes = !keyed || hashKey !== undefined;
    },
    note: (output: ManifestOutput) => (output.at === null ? onItsOwn(output) : inStream(output)),
    /** A whole file of many notes: nothing stands before, between or behind them that the job did not write. */
    async file({ name, bytes, hash }: ManifestFile): Promise<FileProblem | undefined> {
      await streams.get(name)?.close();
      streams.delete(name);
      const problem = await fileProblem(join(folder, name), bytes);
      if (problem || !checksHashes) return problem;
      const sha256 = await sha256Of(join(folder, name));
      return sha256 !== undefined && wholeFileHash(sha256, key) === hash ? undefined : "changed";
    },
    /** Files of many notes on which the manifest has no line of their own: anything could stand in them. */
    async close(): Promise<string[]> {
      for (const stream of streams.values()) await stream.close();
      return [...streams.keys()];
    },
  };
}
