import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { append, cutBack, makeFolder, move, partOf, refuseExisting } from "../formats/output/index.js";

/** A file of lines beside the output that gets its name when the job is done. */
export interface SideFile {
  add(line: string): void;
  /** Bytes that `flush` has written. */
  readonly size: number;
  flush(): Promise<void>;
  finish(): Promise<void>;
  discard(): Promise<void>;
}

/** Made anew, or gone on with where its first `keep` bytes are good. */
export async function openSideFile(path: string | undefined, replace: boolean, keep = 0): Promise<SideFile> {
  if (path === undefined) {
    const nothing = async (): Promise<void> => {};
    return { add: () => {}, size: 0, flush: nothing, finish: nothing, discard: nothing };
  }
  refuseExisting(path, replace);
  const part = partOf(path);
  await makeFolder(dirname(path));
  await append(part, Buffer.alloc(0));
  await cutBack(part, keep);
  let size = keep;
  let waiting: string[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const bytes = Buffer.from(waiting.join(""));
    waiting = [];
    await append(part, bytes);
    size += bytes.length;
  };
  return {
    add: (line) => void waiting.push(line),
    get size() {
      return size;
    },
    flush,
    async finish() {
      await flush();
      await move(part, path);
    },
    discard: () => rm(part, { force: true }),
  };
}
