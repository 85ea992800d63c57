import { unfit } from "./unfit.js";

/** What training writes is a few levels deep; functions that walk through it call themselves for each. */
const DEEPEST = 64;

/** An object in JSON, as one of a model file's sections. */
export function readJson(bytes: Uint8Array, file: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw unfit(file); // what the parser says would quote the file
  }
  if (!isObject(value) || !isShallow(value)) throw unfit(file);
  return value;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return false;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return true;
}
