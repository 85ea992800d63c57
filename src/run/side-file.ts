import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { append, cutBack, makeFolder, move, partOf, refuseExisting } from "./output/durable-file.js";

/** A file of lines beside the output that is made anew in every run and gets its name when the job is done. */
export interface SideFile {
  add(line: string): void;
  flush(): Promise<void>;
  finish(): Promise<void>;
  discard(): Promise<void>;
}

export async function openSideFile(path: string | undefined, replace: boolean): Promise<SideFile> {
  if (path === undefined) {
    const nothing = async (): Promise<void> => {};
    return { add: () => {}, flush: nothing, finish: nothing, discard: nothing };
  }
  await refuseExisting(path, replace);
  const part = partOf(path);
  await makeFolder(dirname(path));
  await append(part, Buffer.alloc(0));
  await cutBack(part, 0);
  let waiting: string[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const bytes = Buffer.from(waiting.join(""));
    waiting = [];
    await append(part, bytes);
  };
  return {
    add: (line) => void waiting.push(line),
    flush,
    async finish() {
      await flush();
      await move(part, path);
    },
    discard: () => rm(part, { force: true }),
  };
}
