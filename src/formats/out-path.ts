import { realpath, stat } from "node:fs/promises";
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

/** True for a folder, links followed. */
export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
