import { readWords } from "./word-file.js";

let lists: ReadonlyMap<string, readonly string[]> | undefined;
const NONE: readonly string[] = [];

/**
 * Groups of digits or letters that people's made-up numbers have, each as often as it was met: `id 4 first`, `room 3 alone`,
 * `LICENSE 2 front`. Empty for a list that there is not.
 */
export function numberParts(list: string): readonly string[] {
  lists ??= load();
  return lists.get(list) ?? NONE;
}

/** All lists, by name. */
export function numberPartLists(): ReadonlyMap<string, readonly string[]> {
  lists ??= load();
  return lists;
}

/** Lines are `what length place part*times …`. */
function load(): Map<string, readonly string[]> {
  const all = new Map<string, readonly string[]>();
  for (const [what, length, place, ...written] of readWords("number-parts")) {
    const parts: string[] = [];
    for (const one of written) {
      const [part = "", times = "1"] = one.split("*");
      for (let n = Number(times); n > 0; n--) parts.push(part);
    }
    all.set(`${what} ${length} ${place}`, parts);
  }
  return all;
}
