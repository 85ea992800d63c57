import { fromBase64Url, toBase64Url } from "../base64.js";
import { EXIT, ScrubJayError } from "../errors.js";

/** 32 secret bytes. Whoever has them can tell which surrogate a guessed original would have. */
export type SecretKey = Uint8Array;

const HEAD = "scrubjay-key-1:";
const BYTES = 32;
export const KEY_VARIABLE = "SCRUBJAY_KEY";

/** A new key as the one line that a key file holds. */
export function generateKey(): string {
  return `${HEAD}${toBase64Url(crypto.getRandomValues(new Uint8Array(BYTES)))}`;
}

/** Refuses a key among the arguments, whatever they are called, and does not repeat it: errors and logs would. */
export function refuseKeyAmong(argv: readonly string[]): void {
  if (!argv.some((argument) => argument.includes(HEAD))) return;
  throw new ScrubJayError("key-shown", "a key stands on the command line, where others can see it", {
    exitCode: EXIT.usage,
    hint: `Take another key: \`scrubjay keygen --out our.key\`. Name its file with --key-file, or put its line into ${KEY_VARIABLE}.`,
  });
}

/** Reads a key's line. `source` says in errors where it came from; the key itself is never repeated. */
export function parseKey(line: string, source: string): SecretKey {
  const text = line.trim();
  const body = text.slice(HEAD.length);
  const bytes = fromBase64Url(body);
  if (!text.startsWith(HEAD) || bytes?.length !== BYTES) {
    throw new ScrubJayError("bad-key", `${source} holds no ScrubJay key`, {
      exitCode: EXIT.usage,
      hint: "Make one with `scrubjay keygen --out our.key`; it is a single line that begins with scrubjay-key-1.",
    });
  }
  return bytes;
}

/** Refuses what is no key but may look like one to a caller, such as the line of a key file. */
export function refuseOtherKey(key: SecretKey): void {
  if ((key as unknown) instanceof Uint8Array && key.length === BYTES) return;
  throw new ScrubJayError("bad-key", `a key is ${BYTES} bytes`, {
    exitCode: EXIT.usage,
    hint: "parseKey of scrubjay/replace reads the line that `scrubjay keygen` writes.",
  });
}

export function noKey(): ScrubJayError {
  return new ScrubJayError("no-key", "surrogates, shifted dates and pseudonyms need a secret key", {
    exitCode: EXIT.usage,
    hint: `Make one with \`scrubjay keygen --out our.key\`, then name it with --key-file or put its line into ${KEY_VARIABLE}.`,
  });
}
