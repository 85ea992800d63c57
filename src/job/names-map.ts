import { createCipheriv, createDecipheriv, createHmac } from "node:crypto";
import { ScrubJayError } from "../errors.js";
import type { SecretKey } from "../replace/index.js";
import { subKey } from "../replace/index.js";

/** What a note was called before. */
export interface OriginalNames {
  readonly id: string;
  readonly patient?: string;
  /** Path of the input file. */
  readonly file: string;
}

const NONCE = 12;
const TAG = 16;

/** Lines of a names map: a pseudonym, and behind it the original names for who has the key. The same in every run. */
export function namesSealer(key: SecretKey): (pseudonym: string, names: OriginalNames) => string {
  const own = subKey(key, "names map");
  const nonceKey = subKey(key, "names map nonce");
  return (pseudonym, names) => {
    const plain = JSON.stringify(names);
    const nonce = createHmac("sha256", nonceKey).update(`${pseudonym}\n${plain}`).digest().subarray(0, NONCE);
    const cipher = createCipheriv("aes-256-gcm", own, nonce);
    cipher.setAAD(Buffer.from(pseudonym));
    const sealed = Buffer.concat([nonce, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
    return `${pseudonym}\t${sealed.toString("base64url")}\n`;
  };
}

export function openNames(line: string, key: SecretKey): { pseudonym: string; names: OriginalNames } {
  const [pseudonym = "", sealed = ""] = line.split("\t");
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", subKey(key, "names map"), bytes.subarray(0, NONCE));
    decipher.setAAD(Buffer.from(pseudonym));
    decipher.setAuthTag(bytes.subarray(-TAG));
    const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]);
    return { pseudonym, names: JSON.parse(plain.toString("utf8")) as OriginalNames };
  } catch {
    throw new ScrubJayError("bad-names-map", "the names map cannot be opened with this key", {
      hint: "It was written with another key, or it is damaged.",
    });
  }
}
