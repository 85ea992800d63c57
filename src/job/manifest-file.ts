import { rename, rm } from "node:fs/promises";
import { append, cutBack, partOf } from "../formats/output/index.js";
import { CHAIN_START, chainRecord, type ManifestRecord } from "./manifest.js";

/** Where a job's records go. */
export interface OpenManifest {
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

/** A manifest under way: hidden until the job is done. */
export async function openManifest(
  path: string,
  from: { readonly size: number; readonly chain: string } | undefined,
): Promise<OpenManifest> {
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
