import { readFileSync, statSync } from "node:fs";
import { EXIT, ScrubJayError } from "../errors.js";
import { KEY_VARIABLE, parseKey, type SecretKey } from "../replace/index.js";

/** The key from a file or, without one, from the environment; undefined when there is neither. Never an argument. */
export function findKey(
  file: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): SecretKey | undefined {
  if (file !== undefined) return parseKey(readKeyFile(file), "the key file");
  const line = environment[KEY_VARIABLE];
  return line === undefined || line === "" ? undefined : parseKey(line, KEY_VARIABLE);
}

/** What is wrong with who may read a key file. Windows has no such bits; of a pipe they say nothing. */
export function keyFileWarning(file: string | undefined): string | undefined {
  if (file === undefined || process.platform === "win32") return undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || (found.mode & 0o077) === 0) return undefined;
  return `others on this machine may read the key file, and undo with it what was made with it: chmod 600 ${file}`;
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new ScrubJayError("no-key", missing ? "there is no such key file" : "the key file cannot be read", {
      file: path,
      exitCode: EXIT.usage,
      hint: "Check the path and the right to read it, or make a key with `scrubjay keygen --out our.key`.",
    });
  }
}
