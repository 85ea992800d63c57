import type { Dirent } from "node:fs";
import { open, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { constants, gunzipSync } from "node:zlib";
import { ScrubJayError } from "../errors.js";
import { asReadError } from "./bytes.js";
import { detectFormat, readableFormat } from "./detect.js";
import type { Encoding } from "./encoding.js";
import { endingOf } from "./endings.js";
import type { Format, FormatName } from "./format.js";

export interface InputFile {
  /** Where to read it; "-" is standard input. */
  readonly path: string;
  /** Path below the folder that was given, with forward slashes; the file's name if it was given itself. */
  readonly relative: string;
  readonly format: Format;
  /** True when nobody named the format. */
  readonly detected: boolean;
}

export interface ListOptions {
  readonly from?: FormatName;
  readonly encoding?: Encoding;
  /** Told of every file in a folder that is left out: its ending is not one of `from`'s, or it is a document beside notes. */
  readonly onSkip?: (path: string) => void;
  /** Told of a file in a folder that cannot be taken, which is then left out. Without it the first one is thrown. */
  readonly onProblem?: (error: ScrubJayError, path: string) => void;
}

/**
 * Files, and the files below folders, in a stable order. Hidden files and brat's ".ann" files are passed
 * over. With `from`, a folder gives the files with that format's endings, or all when none has one.
 */
export async function listInputs(paths: readonly string[], options: ListOptions = {}): Promise<InputFile[]> {
  const from = options.from === undefined ? undefined : readableFormat(options.from);
  const inputs: InputFile[] = [];
  for (const path of paths) {
    if (path === "-") inputs.push(standardInput(from));
    else if (await isFolder(path)) inputs.push(...(await listFolder(path, from, options)));
    else {
      const hasAnn = (name: string) => isThere(join(dirname(path), name));
      inputs.push(await inputFile(path, basename(path), from, options, hasAnn));
    }
  }
  return inputs;
}

function standardInput(from: Format | undefined): InputFile {
  if (from) return { path: "-", relative: "stdin", format: from, detected: false };
  throw new ScrubJayError("unknown-format", "the format of standard input cannot be told", {
    hint: "Name it with --from.",
  });
}

async function listFolder(
  folder: string,
  from: Format | undefined,
  options: ListOptions,
): Promise<InputFile[]> {
  const all = await filesBelow(folder);
  const names = new Set(all.map((name) => name.toLowerCase()));
  const candidates = all.filter((name) => !isCompanion(name, names));
  const ours = from ? candidates.filter((name) => endingOf(name, from) !== "") : [];
  const chosen = ours.length > 0 ? ours : candidates.filter((name) => !DOCUMENT.test(name));
  if (options.onSkip) {
    const kept = new Set(chosen);
    for (const name of candidates) if (!kept.has(name)) options.onSkip(join(folder, name));
  }
  if (chosen.length === 0) {
    throw new ScrubJayError("no-notes", "there are no notes in this folder", { file: folder });
  }
  const inputs: InputFile[] = [];
  for (let at = 0; at < chosen.length; at += AT_ONCE) {
    const some = chosen.slice(at, at + AT_ONCE).map((relative) => {
      const below = dirname(relative);
      const hasAnn = async (name: string) =>
        names.has((below === "." ? name : `${below}/${name}`).toLowerCase());
      const path = join(folder, relative);
      return inputFile(path, relative, from, options, hasAnn).catch((error: unknown) => {
        if (!options.onProblem || !(error instanceof ScrubJayError)) throw error;
        return { path, problem: error };
      });
    });
    for (const input of await Promise.all(some)) {
      if ("problem" in input) options.onProblem?.(input.problem, input.path);
      else inputs.push(input);
    }
  }
  return inputs;
}

/** What stands beside notes in a folder and is none: no format of ours has these endings. */
const DOCUMENT = /(?:^|\/)(?:license|notice|[^/]*\.(?:md|json))$/i;

/** Files looked into at the same time. */
const AT_ONCE = 16;

/** An ".ann" file whose text stands beside it. */
function isCompanion(name: string, names: ReadonlySet<string>): boolean {
  const stem = /^(.*)\.ann(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase();
  return stem !== undefined && (names.has(`${stem}.txt`) || names.has(`${stem}.txt.gz`));
}

async function inputFile(
  path: string,
  relative: string,
  from: Format | undefined,
  { encoding }: ListOptions,
  hasFile: (name: string) => Promise<boolean>,
): Promise<InputFile> {
  if (from) return { path, relative, format: from, detected: false };
  const stem = /^(.*)\.txt(?:\.gz)?$/i.exec(basename(relative))?.[1];
  const hasAnn = stem !== undefined && ((await hasFile(`${stem}.ann`)) || (await hasFile(`${stem}.ann.gz`)));
  const format = detectFormat(path, hasAnn ? "" : await readHead(path, encoding), { hasAnn });
  return { path, relative, format, detected: true };
}

/** Paths of all files below a folder, sorted, links followed, every real folder entered once. */
async function filesBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  const entered = new Set<string>();
  const enter = async (below: string): Promise<void> => {
    const here = join(folder, below);
    const real = await realpath(here);
    if (entered.has(real)) return;
    entered.add(real);
    const entries = await readdir(here, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (entry.name.startsWith(".")) continue;
      const name = below === "" ? entry.name : `${below}/${entry.name}`;
      if (await leadsToFolder(entry, join(folder, name))) await enter(name);
      else if (entry.isFile() || entry.isSymbolicLink()) found.push(name);
    }
  };
  try {
    await enter("");
  } catch (error) {
    throw asReadError(error, folder);
  }
  return found.sort();
}

async function leadsToFolder(entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false; // a link that leads nowhere: reading it says so
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    throw asReadError(error, path);
  }
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The first characters of a file, for detection only: decoded with forbearance, unpacked as far as it goes. */
async function readHead(path: string, encoding: Encoding = "utf-8"): Promise<string> {
  const bytes = Buffer.alloc(16 * 1024);
  let length: number;
  try {
    const file = await open(path);
    try {
      length = (await file.read(bytes, 0, bytes.length, 0)).bytesRead;
    } finally {
      await file.close();
    }
  } catch (error) {
    throw asReadError(error, path);
  }
  let head = bytes.subarray(0, length);
  if (head[0] === 0x1f && head[1] === 0x8b) {
    try {
      head = gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
    } catch {
      return ""; // the name alone decides; reading the file will name the damage
    }
  }
  if (encoding === "utf-16be" || (encoding === "utf-16" && head[0] === 0xfe)) {
    return Buffer.from(head.subarray(0, head.length - (head.length % 2)))
      .swap16()
      .toString("utf16le");
  }
  return head.toString(encoding.startsWith("utf-16") ? "utf16le" : encoding === "utf-8" ? "utf8" : "latin1");
}
