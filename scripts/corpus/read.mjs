import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseInline } from "../../dist/text/inline.js";

const CORPUS = resolve(import.meta.dirname, "../../corpus");

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined);

/**
 * Everything in corpus/: one entry an institution with its index, people, boilerplate, notes and the
 * raw readings of the notes that were read twice. Problems are gathered, not thrown, so that one run shows them all.
 */
export function readCorpus(problems, folder = CORPUS) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return names.map((name) => readInstitution(name, join(folder, name), problems));
}

function readInstitution(name, folder, problems) {
  const index = readJson(join(folder, "index.json")) ?? [];
  const people = readJson(join(folder, "people.json")) ?? [];
  const boilerplate = new Set(
    readFileSync(join(folder, "boilerplate.md"), "utf8")
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  );
  const files = readdirSync(join(folder, "notes")).sort();
  const ids = new Set(index.map((entry) => entry.id));
  for (const file of files) {
    if (!ids.has(file.replace(/\.txt$/, ""))) problems.push(`${name}: ${file} is not in the index`);
  }
  const notes = [];
  for (const entry of index) {
    const path = join(folder, "notes", `${entry.id}.txt`);
    if (!existsSync(path)) {
      problems.push(`${name}: ${entry.id} is in the index and has no file`);
      continue;
    }
    try {
      notes.push({ ...entry, institution: name, ...parseInline(readFileSync(path, "utf8")) });
    } catch (error) {
      problems.push(`${entry.id}: ${error.message}`);
    }
  }
  const readings = readJson(join(folder, "readings.json")) ?? [];
  return { name, index, people, boilerplate, notes, readings };
}
