import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { ScrubJayError } from "../errors.js";
import { asReadError } from "./bytes.js";

export interface Found {
  /** Path below the folder. */
  readonly name: string;
  /** Names of the files in the same folder, in small letters. */
  readonly beside: ReadonlySet<string>;
  /** Why this folder could not be entered. */
  readonly problem?: ScrubJayError;
}

/** All files below a folder, sorted by path, links followed, every real folder entered once. */
export async function* filesBelow(folder: string): AsyncGenerator<Found> {
  const entered = new Set<string>();
  async function* enter(below: string): AsyncGenerator<Found> {
    let sorted: { name: string; isFolder: boolean }[];
    try {
      const real = await realpath(join(folder, below));
      if (entered.has(real)) return;
      entered.add(real);
      sorted = await sortedEntries(join(folder, below));
    } catch (error) {
      const problem = asReadError(error, join(folder, below));
      if (below === "" || !(problem instanceof ScrubJayError)) throw problem;
      yield { name: below, beside: new Set(), problem };
      return;
    }
    const beside = new Set(sorted.filter(({ isFolder }) => !isFolder).map(({ name }) => name.toLowerCase()));
    for (const { name, isFolder } of sorted) {
      const path = below === "" ? name : `${below}/${name}`;
      if (isFolder) yield* enter(path);
      else yield { name: path, beside };
    }
  }
  yield* enter("");
}

/** Files and folders that are not hidden, in the order of the paths below them: a folder counts with its slash. */
async function sortedEntries(folder: string): Promise<{ name: string; isFolder: boolean }[]> {
  const found: { name: string; isFolder: boolean; key: string }[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const isFolder = await leadsToFolder(entry, join(folder, entry.name));
    if (!isFolder && !entry.isFile() && !entry.isSymbolicLink()) continue;
    found.push({ name: entry.name, isFolder, key: isFolder ? `${entry.name}/` : entry.name });
  }
  return found.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function leadsToFolder(entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false; // a link that leads nowhere: reading it says so
  }
}
