import { readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ScrubJayError } from "../errors.js";
import { walkPaths, writeFileWhole } from "../formats/index.js";
import { parseJson } from "../json.js";
import type { Note } from "../note.js";

/** A corpus's own list of its notes: index.json, an array of objects with an id. */
export interface CorpusIndex {
  /** Folder below the corpus, with forward slashes; "" for the corpus itself. */
  readonly folder: string;
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** What an index may say in the copy. Other fields, and other files beside notes, may hold anything: they stay behind. */
const FIELDS = ["type", "order", "split"] as const;
const OWN_KEYS: ReadonlySet<string> = new Set(["id", "patient", ...FIELDS]);

/** The index of every folder of notes, and of the folders above them as far as the corpus. */
export async function readIndexes(corpus: string): Promise<CorpusIndex[]> {
  if (!(await isFolder(corpus))) return [];
  const folders = new Set<string>([""]);
  for await (const { relative } of walkPaths([corpus])) {
    for (let folder = parent(relative); folder !== ""; folder = parent(folder)) folders.add(folder);
  }
  const found: CorpusIndex[] = [];
  for (const folder of [...folders].sort()) {
    const entries = await readEntries(join(corpus, folder, "index.json"));
    if (entries !== undefined) found.push({ folder, entries });
  }
  return found;
}

/** What the nearest index says of the note in this file. */
export function indexEntry(
  indexes: readonly CorpusIndex[],
): (note: Pick<Note, "id">, relative: string) => Entry | undefined {
  const known = new Map(
    indexes.flatMap(({ folder, entries }) =>
      entries.map((entry) => [`${folder}\n${entry.id}`, entry] as const),
    ),
  );
  return ({ id }, relative) => {
    const name = id.slice(id.lastIndexOf("/") + 1);
    for (let folder = parent(relative); ; folder = parent(folder)) {
      const entry = known.get(`${folder}\n${name}`);
      if (entry !== undefined || folder === "") return entry;
    }
  };
}

/** Writes the indexes beside the copies: entries of written notes, with patients under their new names. */
export async function writeIndexes(
  out: string,
  indexes: readonly CorpusIndex[],
  options: {
    /** The copy of an entry's note, if it was written. */
    readonly copyOf: (entry: Entry) => Pick<Note, "patient"> | undefined;
    /** Does the text hold an original of the corpus? */
    readonly tells: (text: string) => boolean;
    readonly overwrite: boolean;
  },
): Promise<void> {
  if (!(await isFolder(out))) return;
  for (const { folder, entries } of indexes) {
    const lines = entries.flatMap((entry) => {
      const copy = options.copyOf(entry);
      if (copy === undefined) return [];
      const kept = FIELDS.filter((field) => isHarmless(entry[field], options.tells));
      const fields = Object.fromEntries(kept.map((field) => [field, entry[field]]));
      return [` ${JSON.stringify({ id: entry.id, patient: copy.patient, ...fields })}`];
    });
    const bytes = Buffer.from(`[\n${lines.join(",\n")}\n]\n`);
    await writeFileWhole(join(out, folder, "index.json"), bytes, options.overwrite);
  }
}

function isHarmless(value: unknown, tells: (text: string) => boolean): boolean {
  return typeof value === "number" || (typeof value === "string" && !tells(value));
}

/** Anything else of that name is no index. */
async function readEntries(path: string): Promise<Entry[] | undefined> {
  try {
    const value: unknown = parseJson(await readFile(path, "utf8"), { ownKeys: OWN_KEYS, file: path });
    const isEntry = (one: unknown): one is Entry =>
      typeof one === "object" && one !== null && typeof (one as Entry).id === "string";
    return Array.isArray(value) && value.every(isEntry) ? value : undefined;
  } catch (error) {
    if (error instanceof ScrubJayError) throw error;
    return undefined;
  }
}

function parent(path: string): string {
  const folder = dirname(path);
  return folder === "." ? "" : folder;
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
