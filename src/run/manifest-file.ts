import { createReadStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { ScrubJayError } from "../errors.js";
import { textLines } from "../formats/text-lines.js";
import { bodyOfLine, CHAIN_START, chainAfter, chainRecord, type ManifestRecord } from "./manifest.js";
import { append, cutBack, partOf } from "./output/durable-file.js";

/** A manifest under way: hidden until the job is done. */
export interface ManifestFile {
  readonly chain: string;
  /** Bytes on the disk. */
  readonly size: number;
  add(record: ManifestRecord): void;
  /** Writes what was added and makes it last. */
  flush(): Promise<void>;
  /** Gives it its name. */
  finish(): Promise<void>;
  discard(): Promise<void>;
}

export async function openManifest(
  path: string,
  from: { readonly size: number; readonly chain: string } | undefined,
): Promise<ManifestFile> {
  const part = partOf(path);
  let { size, chain } = from ?? { size: 0, chain: CHAIN_START };
  let waiting: string[] = [];
  await append(part, Buffer.alloc(0));
  await cutBack(part, size);
  const flush = async (): Promise<void> => {
    const bytes = Buffer.from(waiting.join(""));
    waiting = [];
    await append(part, bytes, true);
    size += bytes.length;
  };
  return {
    get chain() {
      return chain;
    },
    get size() {
      return size;
    },
    add(record) {
      const { line, chain: next } = chainRecord(chain, record);
      chain = next;
      waiting.push(line);
    },
    flush,
    async finish() {
      await flush();
      await rename(part, path);
    },
    discard: () => rm(part, { force: true }),
  };
}

/** The records of an unfinished manifest up to a checkpoint, one after the other, the chain checked. */
export async function* readUnfinished(path: string, size: number): AsyncGenerator<ManifestRecord> {
  if (size > 0) for await (const { record } of chainedRecords(partOf(path), size)) yield record;
}

/** The records of a file one after the other. Throws where the chain breaks. */
export async function* chainedRecords(
  file: string,
  size = Number.POSITIVE_INFINITY,
): AsyncGenerator<{ record: ManifestRecord; chain: string }> {
  let chain = CHAIN_START;
  let number = 0;
  try {
    const text = createReadStream(file, { encoding: "utf8", end: size - 1 });
    for await (const line of textLines(text as AsyncIterable<string>, file)) {
      number++;
      const parts = typeof line === "string" ? bodyOfLine(line) : undefined;
      if (parts === undefined || parts.chain !== chainAfter(chain, parts.body)) throw broken(file, number);
      chain = parts.chain;
      yield { record: JSON.parse(parts.body) as ManifestRecord, chain };
    }
  } catch (error) {
    if (error instanceof ScrubJayError) throw error;
    throw new ScrubJayError("no-manifest", "the manifest cannot be read", {
      file,
      hint: "Name what `scrubjay deid --out` named.",
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
