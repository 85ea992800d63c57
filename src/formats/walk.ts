import { stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { constants, gunzipSync } from "node:zlib";
import { ScrubJayError } from "../errors.js";
import { asReadError, type FileStart, isGzip, readStart } from "./bytes.js";
import { checkReading } from "./check-options.js";
import { detectFormat, readableFormat } from "./detect.js";
import type { Encoding } from "./encoding.js";
import { endingOf } from "./endings.js";
import { filesBelow } from "./files-below.js";
import type { Format } from "./format.js";
import { parseGlob } from "./glob.js";
import type { ListOptions } from "./options.js";

export interface InputFile {
  /** Where to read it; "-" is standard input. */
  readonly path: string;
  /** Path below the folder that was given, with forward slashes; the file's name if it was given itself. */
  readonly relative: string;
  readonly format: Format;
  /** True when nobody named the format. */
  readonly detected: boolean;
  /** The file as it is on the disk, where the look into it has read it all. Lists are without. */
  readonly bytes?: Buffer;
}

/** A file or folder below the input that cannot be taken, in the place where it would have stood. */
export interface InputProblem {
  readonly path: string;
  readonly relative: string;
  readonly problem: ScrubJayError;
}

/** All of `walkInputs` at once, for inputs of which the list fits into memory. */
export async function listInputs(paths: readonly string[], options: ListOptions = {}): Promise<InputFile[]> {
  checkReading("listInputs", options);
  const inputs: InputFile[] = [];
  for await (const input of walkInputs(paths, options)) {
    if (!("problem" in input)) inputs.push(withoutBytes(input));
    else if (options.onProblem) options.onProblem(input.problem, input.path);
    else throw input.problem;
  }
  return inputs;
}

function withoutBytes({ path, relative, format, detected }: InputFile): InputFile {
  return { path, relative, format, detected };
}

/**
 * Files, the files below folders, and those that a pattern ("notes/**\/*.txt") names, in a stable order, one after the
 * other: memory holds the names of one folder. Hidden files, brat's ".ann" files and manifests are passed over. With
 * `from`, a folder gives the files with that format's endings, or all when none has one.
 */
export async function* walkInputs(
  paths: readonly string[],
  options: ListOptions = {},
): AsyncGenerator<InputFile | InputProblem> {
  checkReading("walkInputs", options);
  const from = options.from === undefined ? undefined : readableFormat(options.from);
  yield* walk(paths, options, (path, relative, hasFile) =>
    path === "-"
      ? Promise.resolve(standardInput(from))
      : inputFile(path, relative, from, options, hasFile).catch((error: unknown) => {
          if (!(error instanceof ScrubJayError)) throw error;
          return { path, relative, problem: error };
        }),
  );
}

/** The same without a look into the files. */
export function walkPaths(
  paths: readonly string[],
  options: ListOptions = {},
): AsyncGenerator<{ readonly path: string; readonly relative: string }> {
  return walk(paths, options, async (path, relative) => ({ path, relative }));
}

/** What becomes of a file that was found; `hasFile` tells whether another stands beside it. */
type Look<T> = (
  path: string,
  relative: string,
  hasFile: (name: string) => Promise<boolean>,
) => Promise<T | InputProblem>;

async function* walk<T>(
  paths: readonly string[],
  options: ListOptions,
  look: Look<T>,
): AsyncGenerator<T | InputProblem> {
  for (const path of paths) {
    const glob = path === "-" || (await isThere(path)) ? undefined : parseGlob(path);
    if (path === "-") yield await look("-", "stdin", async () => false);
    else if (glob) yield* walkFolder(glob.base, options, look, glob.matches);
    else if (await isFolder(path)) yield* walkFolder(path, options, look);
    else yield await look(path, basename(path), (name) => isThere(join(dirname(path), name)));
  }
}

function standardInput(from: Format | undefined): InputFile {
  if (from) return { path: "-", relative: "stdin", format: from, detected: false };
  throw new ScrubJayError("unknown-format", "the format of standard input cannot be told", {
    hint: "Name it with --from.",
  });
}

async function* walkFolder<T>(
  folder: string,
  options: ListOptions,
  look: Look<T>,
  wanted: (relative: string) => boolean = () => true,
): AsyncGenerator<T | InputProblem> {
  const from = options.from === undefined ? undefined : readableFormat(options.from);
  const ours = (name: string): boolean => from !== undefined && endingOf(name, from) !== "";
  const onlyOurs = from !== undefined && (await someFile(folder, (name) => wanted(name) && ours(name)));
  let found = 0;
  for await (const { name, beside, problem } of filesBelow(folder)) {
    const path = join(folder, name);
    if (!problem && (!wanted(name) || isCompanion(basename(name), beside))) continue;
    if (!problem && (onlyOurs ? !ours(name) : DOCUMENT.test(name))) {
      options.onSkip?.(path);
      continue;
    }
    found++;
    if (problem) yield { path, relative: name, problem };
    else yield await look(path, name, async (other) => beside.has(other.toLowerCase()));
  }
  if (found === 0) throw new ScrubJayError("no-notes", "there are no notes in this folder", { file: folder });
}

async function someFile(folder: string, fits: (name: string) => boolean): Promise<boolean> {
  for await (const { name, problem } of filesBelow(folder)) if (!problem && fits(name)) return true;
  return false;
}

/** What stands beside notes in a folder and is none: documents, and what a job of ours says of its output. */
const DOCUMENT = /(?:^|\/)(?:license|notice|(?:[^/]*\.)?manifest\.jsonl|[^/]*\.(?:md|json))$/i;

/** An ".ann" file whose text stands beside it. */
function isCompanion(name: string, beside: ReadonlySet<string>): boolean {
  const stem = /^(.*)\.ann(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase();
  return stem !== undefined && (beside.has(`${stem}.txt`) || beside.has(`${stem}.txt.gz`));
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
  const start = hasAnn ? undefined : readStart(path);
  const format = detectFormat(path, start ? headOf(start, encoding) : "", { hasAnn });
  return { path, relative, format, detected: true, ...(start?.whole && { bytes: start.bytes }) };
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

/** Bytes that are looked into. */
const HEAD = 16 * 1024;

/** The first characters of a file, for detection only: decoded with forbearance, unpacked as far as it goes. */
function headOf({ bytes }: FileStart, encoding: Encoding = "utf-8"): string {
  let head = bytes.subarray(0, HEAD);
  if (isGzip(head)) {
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
