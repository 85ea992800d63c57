import { PHI_TYPE_NAMES } from "../schema/index.js";
import type { ValueKind } from "./scope/scope.js";

/** Crockford's alphabet: no letter that is read as a digit. */
const SIGNS = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"];
const LENGTH = 8;

const kind: ValueKind = {
  make: (_value, draws) => Array.from({ length: LENGTH }, () => draws.pick(SIGNS)).join(""),
};

/** A code that says nothing of the value: 40 bits, the same for the same value in its scope. */
export const PSEUDONYM_KINDS: Readonly<Record<string, ValueKind>> = Object.fromEntries(
  PHI_TYPE_NAMES.map((type) => [pseudonymKind(type), kind]),
);

export function pseudonymKind(type: string): string {
  return (PHI_TYPE_NAMES as readonly string[]).includes(type) ? `pseudonym ${type}` : "pseudonym OTHER";
}
