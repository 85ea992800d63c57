/**
 * node tools/encoder/prune.mjs [--encoder all-minilm-l6-v2] [--pieces 13000] [--out work/vocabulary.txt]
 *
 * The pieces of a fetched encoder that notes need: every single character, and those that come oftenest in corpus/, in
 * common English and in clinical words. A line a piece, in the order of the encoder's own vocabulary.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { wordPieces } from "../../dist/encoder/index.js";
import { commonWords, offsetsOf, readNotes, readVocabulary, WORK } from "./read-words.mjs";

const { values } = parseArgs({
  options: {
    encoder: { type: "string", default: "all-minilm-l6-v2" },
    pieces: { type: "string", default: "13000" },
    out: { type: "string", default: join(WORK, "vocabulary.txt") },
  },
});
const vocabulary = readVocabulary(values.encoder);
const piecesOf = wordPieces(vocabulary);
const counts = new Float64Array(vocabulary.length);
const count = (word, weight) => {
  for (const piece of piecesOf(word)) counts[piece] += weight;
};
let words = 0;
for (const { text, split } of readNotes()) {
  if (split === "test") continue;
  const offsets = offsetsOf(text);
  for (let t = 0; t < offsets.length; t += 2) count(text.slice(offsets[t], offsets[t + 1]), 1);
  words += offsets.length / 2;
}
for (const [word, weight] of commonWords()) count(word, weight * 0.01);

const must = (piece) => piece === "[UNK]" || /^(##)?[ -~]$/.test(piece) || /^[\u00a1-\u2122]$/.test(piece);
const most = Number(values.pieces);
const kept = [...vocabulary.keys()]
  .filter((n) => !/^\[(?!UNK\])/.test(vocabulary[n]))
  .sort((a, b) => must(vocabulary[b]) - must(vocabulary[a]) || counts[b] - counts[a] || a - b)
  .slice(0, most)
  .sort((a, b) => a - b);
writeFileSync(values.out, `${kept.map((n) => vocabulary[n]).join("\n")}\n`);

const fewer = wordPieces(kept.map((n) => vocabulary[n]));
let [before, after] = [0, 0];
for (const { text, split } of readNotes()) {
  if (split !== "test") continue;
  const offsets = offsetsOf(text);
  for (let t = 0; t < offsets.length; t += 2) {
    const word = text.slice(offsets[t], offsets[t + 1]);
    before += piecesOf(word).length;
    after += fewer(word).length;
  }
}
const more = ((100 * (after - before)) / before).toFixed(1);
console.log(
  `${kept.length} of ${vocabulary.length} pieces, from ${words} tokens; test notes take ${more} % more`,
);
