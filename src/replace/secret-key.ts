import { randomBytes } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { EXIT, ScrubJayError } from "../errors.js";

/** 32 secret bytes. Whoever has them can tell which surrogate a guessed original would have. */
export type SecretKey = Uint8Array;

const HEAD = "scrubjay-key-1:";
const BYTES = 32;
export const KEY_VARIABLE = "SCRUBJAY_KEY";

/** A new key as the one line that a key file holds. */
export function generateKey(): string {
  return `${HEAD}${randomBytes(BYTES).toString("base64url")}`;
}

/** Reads a key's line. `source` says in errors where it came from; the key itself is never repeated. */
export function parseKey(line: string, source: string): SecretKey {
  const text = line.trim();
  const body = text.slice(HEAD.length);
  const bytes = Buffer.from(body, "base64url");
  if (!text.startsWith(HEAD) || bytes.length !== BYTES || bytes.toString("base64url") !== body) {
    throw new ScrubJayError("bad-key", `${source} holds no ScrubJay key`, {
      exitCode: EXIT.usage,
      hint: "Make one with `scrubjay keygen --out our.key`; it is a single line that begins with scrubjay-key-1.",
    });
  }
  return new Uint8Array(bytes);
}

/** Refuses what is no key but may look like one to a caller, such as the line of a key file. */
export function refuseOtherKey(key: SecretKey): void {
  if ((key as unknown) instanceof Uint8Array && key.length === BYTES) return;
  throw new ScrubJayError("bad-key", `a key is ${BYTES} bytes`, {
    exitCode: EXIT.usage,
    hint: "parseKey of scrubjay/replace reads the line that `scrubjay keygen` writes.",
  });
}

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

export function noKey(): ScrubJayError {
  return new ScrubJayError("no-key", "surrogates, shifted dates and pseudonyms need a secret key", {
    exitCode: EXIT.usage,
    hint: `Make one with \`scrubjay keygen --out our.key\`, then name it with --key-file or put its line into ${KEY_VARIABLE}.`,
  });
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
