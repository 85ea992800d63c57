import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { asReadError } from "../formats/index.js";

/** An entry below a folder: a plain file, an empty folder, or neither (a link, a pipe, a socket, a device). */
export interface Standing {
  /** Path below the folder. */
  readonly name: string;
  readonly kind: "file" | "empty folder" | "not a plain file";
}

/** Everything below a folder in order, hidden names too. Links are not followed: what they lead to is somewhere else. */
export async function* everythingBelow(folder: string, below = ""): AsyncGenerator<Standing> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: unknown) => {
    throw asReadError(error, join(folder, below));
  });
  if (entries.length === 0 && below !== "") yield { name: below, kind: "empty folder" };
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = below === "" ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* everythingBelow(folder, name);
    else yield { name, kind: entry.isFile() ? "file" : "not a plain file" };
  }
}
