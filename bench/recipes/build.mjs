import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import ts from "typescript";

export const ROOT = resolve(import.meta.dirname, "../..");
export const CACHE = join(ROOT, "bench", ".cache");

/** Code that decides what is predicted. Recipes are left out: the recipe itself is part of every key. */
const CODE = [
  "note.js",
  "errors.js",
  "spans.js",
  "remembered.js",
  "schema",
  "text",
  "lexicon",
  "features",
  "crf",
  "hmm",
  "rules",
  "pipeline",
  "learn/train-recipe.js",
];
/** The user's configuration plays no part in training or plain tagging. */
const NOT = ["pipeline/config/"];

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function digest(root) {
  const dist = join(root, "dist");
  const code = CODE.flatMap((part) => filesUnder(join(dist, part))).filter(
    (file) => /\.(js|wasm)$/.test(file) && !NOT.some((part) => relative(dist, file).startsWith(part)),
  );
  const hash = createHash("sha256");
  for (const file of [...code, ...dataFiles(root)])
    hash.update(`${relative(root, file)}\0`).update(createHash("sha256").update(meaning(file)).digest());
  return hash.digest("hex");
}

/** Another comment is no reason to train again. */
function meaning(file) {
  if (!file.endsWith(".js")) return readFileSync(file);
  const compilerOptions = {
    removeComments: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
  };
  return ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions }).outputText;
}

function dataFiles(root) {
  return readdirSync(join(root, "data"))
    .filter((name) => /\.(bin|txt)$/.test(name))
    .sort()
    .map((name) => join(root, "data", name));
}

/**
 * The built code, its digest, and a copy for the workers: a run takes hours, and somebody may build again
 * meanwhile.
 */
export function takeBuild() {
  const code = digest(ROOT);
  const folder = join(CACHE, "build", code.slice(0, 16));
  return { code, copy: () => copyBuild(folder, code) };
}

function copyBuild(folder, code) {
  if (existsSync(folder)) return folder;
  const part = `${folder}.${process.pid}.part`;
  mkdirSync(join(part, "data"), { recursive: true });
  cpSync(join(ROOT, "dist"), join(part, "dist"), { recursive: true });
  for (const file of dataFiles(ROOT)) cpSync(file, join(part, relative(ROOT, file)));
  if (digest(part) !== code) throw new Error("dist/ or data/ changed just now; run again");
  renameSync(part, folder);
  return folder;
}
