import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Span } from "../../note.js";

/** What was found in the notes of a unit, by their place: no text, no ids. */
export type Found = readonly (readonly Span[])[];

/** Where finished units are kept, so that an experiment that was stopped goes on. */
export interface UnitStore {
  load(key: string): Found | undefined;
  save(key: string, found: Found): void;
}

export function memoryStore(): UnitStore {
  const kept = new Map<string, Found>();
  return { load: (key) => kept.get(key), save: (key, found) => void kept.set(key, found) };
}

const PART = ".part";

/** A folder of JSON files, for the owner's eyes, each written beside its place and moved there: none is ever half written. */
export function folderStore(folder: string): UnitStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) if (name.endsWith(PART)) rmSync(join(folder, name));
  const fileOf = (key: string): string => join(folder, `${key}.json`);
  return {
    load(key) {
      const text = readIfThere(fileOf(key));
      return text === undefined ? undefined : (JSON.parse(text) as Compact[][]).map(expanded);
    },
    save(key, found) {
      writeFileSync(fileOf(key) + PART, JSON.stringify(found.map(compact)), { mode: 0o600 });
      renameSync(fileOf(key) + PART, fileOf(key));
    },
  };
}

type Compact = readonly [start: number, end: number, type: string];

const compact = (spans: readonly Span[]): Compact[] =>
  spans.map(({ start, end, type }): Compact => [start, end, type]);
const expanded = (spans: readonly Compact[]): Span[] =>
  spans.map(([start, end, type]) => ({ start, end, type }));

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
