import { existsSync, lstatSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { EXIT, ScrubJayError } from "../errors.js";

/**
 * A path below the output folder from what an input calls itself. Names that could lead out of the folder
 * are refused, those of other systems too. An id may not be hidden either: walks pass over hidden files.
 */
export function safePath(name: string, whose: "path" | "id", file: string): string {
  const parts = name.split(/[/\\]/);
  const bad =
    name === "" ||
    name.includes("\0") ||
    /^[/\\]|^[A-Za-z]:|[/\\]$/.test(name) ||
    parts.some((part) => part === ".." || (part.startsWith(".") && whose === "id"));
  if (!bad) return name;
  throw new ScrubJayError(
    "unsafe-path",
    `${whose === "id" ? "the id of a note" : "the path of the input"} cannot be a path in the output folder`,
    {
      file,
      hint: "It is empty, absolute, hidden, ends in a slash, or holds '..', a drive letter or NUL.",
    },
  );
}

/** Bytes of a name that every file system takes, and of our temporary names at most. */
const SHORT_NAME = 100;
const TEMPORARY = "x".repeat(24);

/**
 * Refuses a path below `folder` that the file system cannot hold. How long a name may be differs (255 bytes on most, 143
 * where names are encrypted), so it is asked: looking for a name that is too long fails, whatever is there.
 */
export function refuseLongName(folder: string, below: string): void {
  const long = below.split(/[/\\]/).filter((part) => Buffer.byteLength(part) > SHORT_NAME);
  const place = long.length === 0 ? folder : nearestFolder(folder);
  const whole = join(folder, below);
  const asked = [whole, join(dirname(whole), TEMPORARY), ...long.map((part) => join(place, part))];
  if (!asked.some(isTooLong)) return;
  throw new ScrubJayError("bad-name", "the output's name is longer than the file system takes", {
    hint: "Give it a shorter name or another place, leave --keep-names out, or write jsonl.",
  });
}

function isTooLong(path: string): boolean {
  if (Buffer.byteLength(path) <= SHORT_NAME) return false;
  try {
    lstatSync(path, { throwIfNoEntry: false });
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENAMETOOLONG";
  }
}

/** The folder, or the nearest above it that exists: the same file system, as far as one can know. */
function nearestFolder(folder: string): string {
  const parent = dirname(folder);
  return parent === folder || existsSync(folder) ? folder : nearestFolder(parent);
}

/** Equal for paths that some file system would take for the same file. */
export function pathKey(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

/** Refuses an output that is an input, or lies inside an input folder: notes and results would mix. */
export async function checkApart(out: string, inputs: readonly string[]): Promise<void> {
  if (out === "-") return;
  const target = await realPlace(out);
  for (const input of inputs) {
    if (input === "-") continue;
    const source = await realPlace(input);
    const way = relative(source, target);
    const inside = way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && resolve(way) !== way);
    if (!inside) continue;
    const what = way === "" ? "the output is the input itself" : "the output lies inside the input folder";
    throw new ScrubJayError("output-in-input", what, {
      file: out,
      exitCode: EXIT.usage,
      hint: "Choose an output beside the input.",
    });
  }
}

/** Where a path really is, as far as it exists already. */
export async function realPlace(path: string): Promise<string> {
  const whole = resolve(path);
  try {
    return await realpath(whole);
  } catch {
    const parent = dirname(whole);
    return parent === whole ? whole : join(await realPlace(parent), basename(whole));
  }
}
