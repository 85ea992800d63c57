import { findKey, keyFileWarning } from "../load/index.js";
import type { SecretKey } from "../replace/index.js";

/** The key of a file or of the environment; says on stderr when others could have read it. */
export function userKey(file: string | undefined): SecretKey | undefined {
  const key = findKey(file, process.env);
  const warning = keyFileWarning(file);
  if (warning !== undefined) console.error(`warning: ${warning}`);
  return key;
}
