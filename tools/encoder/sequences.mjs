/**
 * node tools/encoder/sequences.mjs [--vocabulary work/vocabulary.txt] [--forms 0.6] [--out work]
 *
 * corpus/ as the encoder reads it at run time, by the very same code: pieces, shapes, gaps and labels of all notes, then
 * those of a share of the notes once more in a raw form. Four flat files and what stands where in sequences.json.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pieceSequence, wordPieces } from "../../dist/encoder/index.js";
import { rawFormsOf } from "../../dist/learn/index.js";
import { PHI_TYPES } from "../../dist/schema/index.js";
import { offsetsOf, readNotes, WORK } from "./read-words.mjs";

const { values } = parseArgs({
  options: {
    vocabulary: { type: "string", default: join(WORK, "vocabulary.txt") },
    forms: { type: "string", default: "0.6" },
    seed: { type: "string", default: "1" },
    out: { type: "string", default: WORK },
  },
});
const TYPES = Object.keys(PHI_TYPES).sort();
const LABELS = ["O", ...TYPES.flatMap((type) => [`B-${type}`, `I-${type}`])];
/** Of every piece of a token but its first. */
const NO_LABEL = 255;

/** Labels of tokens: the longest span counts where spans overlap. */
function labelsOf(offsets, spans) {
  const labels = new Uint8Array(offsets.length / 2);
  const taken = new Uint8Array(labels.length);
  for (const { start, end, type } of [...spans].sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const inside = [];
    for (let t = 0; t < labels.length; t++)
      if (offsets[2 * t] < end && offsets[2 * t + 1] > start) inside.push(t);
    if (inside.length === 0 || inside.some((t) => taken[t] === 1)) continue;
    const begin = LABELS.indexOf(`B-${type}`);
    for (const [n, t] of inside.entries()) {
      labels[t] = n === 0 ? begin : begin + 1;
      taken[t] = 1;
    }
  }
  return labels;
}

const vocabulary = readFileSync(values.vocabulary, "utf8").trimEnd().split("\n");
const piecesOf = wordPieces(vocabulary);
const originals = readNotes();
const forms = rawFormsOf(originals, Number(values.forms), Number(values.seed));
const index = [];
const parts = { pieces: [], shapes: [], gaps: [], labels: [] };
for (const [n, note] of [...originals, ...forms].entries()) {
  const offsets = offsetsOf(note.text);
  const { pieces, shapes, gaps, firsts } = pieceSequence(note.text, offsets, piecesOf);
  const labels = new Uint8Array(pieces.length).fill(NO_LABEL);
  for (const [t, label] of labelsOf(offsets, note.spans).entries()) labels[firsts[t]] = label;
  parts.pieces.push(new Uint8Array(pieces.buffer));
  parts.shapes.push(shapes);
  parts.gaps.push(gaps);
  parts.labels.push(labels);
  const { id, institution, split } = note;
  index.push({
    id,
    institution,
    split,
    raw: n >= originals.length,
    pieces: pieces.length,
    tokens: firsts.length,
  });
}
for (const [name, bytes] of Object.entries(parts))
  writeFileSync(join(values.out, `sequences.${name}`), Buffer.concat(bytes));
const digits = (mark) => Array.from("0123456789", (digit) => vocabulary.indexOf(mark + digit));
writeFileSync(
  join(values.out, "sequences.json"),
  JSON.stringify({
    labels: LABELS,
    pieces: vocabulary.length,
    digits: [digits(""), digits("##")],
    notes: index,
  }),
);
console.log(`${index.length} notes, ${index.reduce((sum, { pieces }) => sum + pieces, 0)} pieces`);
