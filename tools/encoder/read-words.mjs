import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ScrubJayError } from "../../dist/errors.js";
import { TOKENIZERS } from "../../dist/text/tokenize.js";
import { readCorpus } from "../../scripts/corpus/read.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
export const WORK = join(import.meta.dirname, "work");

/** As the default model's CRF cuts a note, so that labels of both align one to one. */
export const offsetsOf = (text) => TOKENIZERS.aggressive.offsets(text);

export function readNotes() {
  const problems = [];
  const notes = readCorpus(problems).flatMap((institution) => institution.notes);
  if (problems.length > 0) throw new ScrubJayError("corpus", `corpus/ has problems: ${problems[0]}`);
  return notes;
}

/** The pieces of an encoder that was fetched, by number. */
export function readVocabulary(encoder) {
  const { model } = JSON.parse(readFileSync(join(WORK, `${encoder}.tokenizer.json`), "utf8"));
  const pieces = [];
  for (const [piece, number] of Object.entries(model.vocab)) pieces[number] = piece;
  return pieces;
}

/** Words of English and of the clinic, each with how often it may be expected in a million words of notes. */
export function commonWords() {
  const read = (name) => readFileSync(join(ROOT, "data", name), "utf8").split("\n");
  const words = new Map();
  for (const line of read("word-frequencies.txt")) {
    const [k, ...rest] = line.split(" ");
    if (/^\d+$/.test(k)) for (const word of rest) words.set(word, 2 ** Number(k));
  }
  for (const line of read("clinical-terms.txt"))
    if (!line.startsWith("#")) for (const word of line.split(" ").slice(1)) words.set(word, 64);
  return words;
}
