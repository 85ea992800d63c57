import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What decides what is learnt and found. Recipes are part of every unit. */
const CODE = ["crf", "features", "hmm", "lexicon", "pipeline", "rules", "schema", "text"] as const;
/** Rooms and data lie there from here and from the bundled program alike. */
const OWN = fileURLToPath(new URL("../", import.meta.url));
const DATA = fileURLToPath(new URL("../../data/", import.meta.url));
const KINDS = /\.(?:js|ts|wasm|bin|txt)$/;
const NOT = /\.(?:test|d)\.ts$/;

/** A digest of the engine's code and data, so that what another build has found is not taken for this one's. */
export function codeDigest(): string {
  const hash = createHash("sha256");
  const add = (name: string, path: string): void => {
    hash.update(`${name}\0`).update(createHash("sha256").update(readFileSync(path)).digest());
  };
  for (const room of CODE)
    for (const name of filesBelow(`${OWN}${room}`)) add(`${room}/${name}`, `${OWN}${room}/${name}`);
  add(
    "train-recipe",
    [`${OWN}learn/train-recipe.js`, `${OWN}learn/train-recipe.ts`].find(existsSync) as string,
  );
  for (const name of readdirSync(DATA)
    .filter((one) => KINDS.test(one))
    .sort())
    add(name, `${DATA}${name}`);
  return hash.digest("hex");
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => KINDS.test(name) && !NOT.test(name))
    .sort();
}
