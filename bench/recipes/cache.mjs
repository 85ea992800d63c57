import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "./build.mjs";
import { trainingPart, workingPart } from "./variants.mjs";

const FOLDER = join(CACHE, "recipes");

const sha256 = (value) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

const known = new WeakMap();
/** Note for note: id, patient, text, gold. */
function notesHash(notes = []) {
  let hash = known.get(notes);
  if (hash === undefined) {
    hash = sha256(
      notes.map(({ id, patient = null, text, spans }) => [
        id,
        patient,
        text,
        spans.map(({ start, end, type }) => [start, end, type]),
      ]),
    );
    known.set(notes, hash);
  }
  return hash;
}

/** Units with the same training key share one training. */
export function trainingKey(unit, code) {
  const { recipe, train, source, mergeSource = false, threads = 1, alone = false } = unit;
  return sha256([
    code,
    trainingPart(recipe),
    notesHash(train),
    notesHash(source),
    mergeSource,
    threads,
    alone,
  ]);
}

export function unitKey(unit, code) {
  const { recipe, test } = unit;
  return sha256([trainingKey(unit, code), workingPart(recipe), notesHash(test)]);
}

const fileOf = (key) => join(FOLDER, `${key}.json`);

export const isCached = (key) => existsSync(fileOf(key));

export const load = (key) => (isCached(key) ? JSON.parse(readFileSync(fileOf(key), "utf8")) : undefined);

/** Written beside and moved: an interrupted run never leaves half a result. */
export function save(key, result) {
  mkdirSync(FOLDER, { recursive: true });
  const beside = `${fileOf(key)}.${process.pid}.part`;
  writeFileSync(beside, JSON.stringify(result));
  renameSync(beside, fileOf(key));
}
