import { createReadStream } from "node:fs";
import { isAbsolute } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ScrubJayError } from "../errors.js";
import {
  bodyOfLine,
  CHAIN_START,
  chainAfter,
  MANIFEST_FORMAT,
  type ManifestEnd,
  type ManifestJob,
  type ManifestNote,
  type ManifestRecord,
} from "./manifest.js";

/** A record, and the chain before and after its line. */
export interface Link {
  readonly record: ManifestRecord;
  readonly before: string;
  readonly chain: string;
}

/** A longer line is none of ours. */
const LONGEST_LINE = 1_000_000;

/**
 * The records of a manifest up to its first `size` bytes, one after the other. Throws where the chain breaks, and at
 * every byte that this program would not have written: a reader of another make must not see something else in it.
 */
export async function* manifestRecords(
  file: string,
  size = Number.POSITIVE_INFINITY,
): AsyncGenerator<Link, void, undefined> {
  let before = CHAIN_START;
  let number = 0;
  let ended = false;
  for await (const line of rawLines(chunksOf(file, size))) {
    number++;
    const parts = line && bodyOfLine(line);
    if (parts === undefined || ended || parts.chain !== chainAfter(before, parts.body))
      throw broken(file, number);
    const record = parsed(parts.body);
    if (record === undefined) throw broken(file, number);
    if (number === 1) refuseOtherFormat(record, file);
    if ((record.kind === "job") !== (number === 1)) throw broken(file, number);
    ended = record.kind === "end";
    yield { record, before, chain: parts.chain };
    before = parts.chain;
  }
}

/** The notes of a manifest one after the other, as they are asked for. */
export interface NoteReader {
  /** The chain up to here. */
  readonly chain: string;
  next(): Promise<ManifestNote | undefined>;
}

export function readManifestNotes(file: string, size?: number): NoteReader {
  const links = manifestRecords(file, size);
  let chain = CHAIN_START;
  return {
    get chain() {
      return chain;
    },
    async next() {
      for (;;) {
        const link = await links.next();
        if (link.done) return undefined;
        chain = link.value.chain;
        if (link.value.record.kind === "note") return link.value.record;
      }
    },
  };
}

/** A manifest's first and last record, and the chain before and after the last. */
export interface ManifestEnds {
  readonly job: ManifestJob;
  readonly end: ManifestEnd;
  readonly beforeEnd: string;
  readonly head: string;
  readonly lines: number;
}

/** Reads a manifest from beginning to end. One whose job did not finish is refused: nothing may be concluded from a part. */
export async function readWholeManifest(
  file: string,
  onRecord: (record: ManifestRecord) => Promise<void> | void = () => {},
): Promise<ManifestEnds> {
  let job: ManifestJob | undefined;
  let last: Link | undefined;
  let lines = 0;
  const sums: Sums = { notes: 0, written: 0, withheld: 0, spans: new Map() };
  for await (const link of manifestRecords(file)) {
    lines++;
    last = link;
    const { record } = link;
    if (record.kind === "job") job = record;
    if (record.kind === "note") addTo(sums, record);
    await onRecord(record);
  }
  const end = last?.record;
  if (job === undefined || last === undefined || end?.kind !== "end") throw unfinished(file);
  if (!isDeepStrictEqual(sumsOf(end), sums)) throw broken(file, lines);
  return { job, end, beforeEnd: last.before, head: last.chain, lines };
}

type Sums = Record<"notes" | "written" | "withheld", number> & { readonly spans: Map<string, number> };

function sumsOf({ notes, written, withheld, spans }: ManifestEnd): Sums {
  return { notes, written, withheld, spans: new Map(Object.entries(spans)) };
}

function addTo(sums: Sums, { status, spans }: ManifestNote): void {
  sums.notes++;
  sums[status]++;
  for (const [type, count] of Object.entries(spans))
    sums.spans.set(type, (sums.spans.get(type) ?? 0) + count);
}

/** Lines as bytes; undefined for what has no end or is too long. */
async function* rawLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer | undefined> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...held, chunk.subarray(from, at)]);
      held = [];
      length = 0;
      from = at + 1;
    }
    held.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST_LINE) return yield undefined;
  }
  if (length > 0) yield undefined;
}

async function* chunksOf(file: string, size: number): AsyncGenerator<Buffer> {
  if (size === 0) return;
  try {
    yield* createReadStream(file, { end: size - 1 }) as AsyncIterable<Buffer>;
  } catch (error) {
    throw new ScrubJayError("no-manifest", "the manifest cannot be read", {
      file,
      hint: `Name what \`scrubjay deid --out\` named. (${(error as NodeJS.ErrnoException).code ?? "unknown"})`,
    });
  }
}

/** The record, where the bytes are those that we write for it: no field twice, no blank, nothing that JSON passes over. */
function parsed(body: Buffer): ManifestRecord | undefined {
  try {
    const record: unknown = JSON.parse(body.toString("utf8"));
    if (!body.equals(Buffer.from(JSON.stringify(record)))) return undefined;
    return isRecord(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Of the right kind, as far as a reader has to lean on it: anybody can write a line with a right chain. */
function isRecord(value: unknown): value is ManifestRecord {
  const { kind, number, status, output, spans, ...rest } = value as Record<string, unknown>;
  if (kind === "file") return isFileBytes(rest);
  if (kind !== "note") return kind === "job" || kind === "end" || kind === "merged";
  const files = output === null ? [] : (output as ManifestNote["output"])?.files;
  return (
    Number.isSafeInteger(number) &&
    (status === "written" || status === "withheld") &&
    (status === "written") === (output !== null) &&
    typeof spans === "object" &&
    spans !== null &&
    Array.isArray(files) &&
    files.every(isFileBytes)
  );
}

function isFileBytes({ name, bytes, hash }: Record<string, unknown>): boolean {
  return isPathBelow(name) && Number.isSafeInteger(bytes) && typeof hash === "string";
}

/** No manifest of ours leads out of its folder. */
function isPathBelow(name: unknown): boolean {
  return (
    typeof name === "string" &&
    !isAbsolute(name) &&
    !name.includes("\0") &&
    !name.split(/[\\/]/).includes("..")
  );
}

function refuseOtherFormat(record: ManifestRecord, file: string): void {
  if ((record.kind as string) === "merged") {
    throw new ScrubJayError("merged-manifest", "this manifest is one over shards and holds no notes", {
      file,
      hint: "Name the outputs of the shards.",
    });
  }
  if (record.kind !== "job" || record.manifest === MANIFEST_FORMAT) return;
  const by = /^[\w.+-]{1,30}$/.test(record.scrubjay) ? ` ${record.scrubjay}` : "";
  throw new ScrubJayError("manifest-format", `the manifest is not of format ${MANIFEST_FORMAT}`, {
    file,
    hint: `Read it with the scrubjay that wrote it${by}, or run the job again.`,
  });
}

function broken(file: string, line: number): ScrubJayError {
  return new ScrubJayError("broken-manifest", "the chain breaks here: the manifest was changed or cut", {
    file,
    line,
    hint: "Trust none of it. Run the job again, and find out who could write there.",
  });
}

function unfinished(file: string): ScrubJayError {
  return new ScrubJayError("unfinished", "the manifest has no end: the job did not finish", {
    file,
    hint: "Finish it with `scrubjay deid … --resume` first.",
  });
}
