import { seededRandom } from "../../random.js";
import { aliasTable } from "./alias-table.js";
import { dot, paddedLength } from "./dot.js";
import type { Vectors } from "./k-means.js";
import type { ClusterVocabulary } from "./vocabulary.js";

const WINDOW = 4;
const NEGATIVES = 5;
const FIRST_RATE = 0.05;
const LAST_RATE = FIRST_RATE / 1000;
/** Words that make up more of the text than this are now and then passed over. */
const FREQUENT = 1e-3;
const STEPS_PER_UNIT = 128;
const FARTHEST = 6;

/** The logistic function at the middle of small steps between −6 and 6. */
const SIGMOID = Float64Array.from(
  { length: 2 * FARTHEST * STEPS_PER_UNIT },
  (_, i) => 1 / (1 + Math.exp(FARTHEST - (i + 0.5) / STEPS_PER_UNIT)),
);

/**
 * Skip-gram with negative sampling: a word's vector learns to tell the words around it from words drawn at random.
 * Gradient steps, one word and one neighbour at a time, in the order of the text. (Mikolov et al. 2013.)
 */
export function skipGram(vocabulary: ClusterVocabulary, seed: number, dimension = 50, epochs = 5): Vectors {
  const { words, counts, sentences } = vocabulary;
  const random = seededRandom(seed);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const draw = aliasTable(
    Float64Array.from(counts, (count) => count ** 0.75),
    random,
  );
  const keep = Float64Array.from(counts, (count) => Math.sqrt((FREQUENT * total) / count));
  const length = paddedLength(dimension);
  const inner = new Float64Array(counts.length * length);
  for (let word = 0; word < counts.length; word++)
    for (let d = 0; d < dimension; d++) inner[word * length + d] = (random() - 0.5) / dimension;
  const outer = new Float64Array(counts.length * length);
  const change = new Float64Array(length);
  let done = 0;
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const sentence of sentences) {
      const rate = Math.max(LAST_RATE, FIRST_RATE * (1 - done / (epochs * total)));
      done += sentence.length;
      const kept = sentence.filter((word) => keep[word]! >= 1 || random() < keep[word]!);
      for (let i = 0; i < kept.length; i++) {
        // Near neighbours fall into more of the windows than far ones.
        const reach = 1 + Math.floor(random() * WINDOW);
        const last = Math.min(i + reach, kept.length - 1);
        for (let j = Math.max(0, i - reach); j <= last; j++)
          if (j !== i) learn(inner, outer, change, kept[j]!, kept[i]!, rate, draw);
      }
    }
  const values = new Float32Array(words.length * dimension);
  for (let word = 0; word < words.length; word++)
    values.set(inner.subarray(word * length, word * length + dimension), word * dimension);
  return { values, dimension };
}

/** One step: `word` beside `neighbour` should score high, beside a few drawn words low. */
function learn(
  inner: Float64Array, // [words][length]
  outer: Float64Array, // [words][length]
  change: Float64Array, // [length]
  word: number,
  neighbour: number,
  rate: number,
  draw: () => number,
): void {
  const length = change.length;
  const from = word * length;
  change.fill(0);
  for (let n = 0; n <= NEGATIVES; n++) {
    const target = n === 0 ? neighbour : draw();
    if (n > 0 && target === neighbour) continue;
    const to = target * length;
    const score = dot(inner, from, outer, to, length);
    const step = rate * ((n === 0 ? 1 : 0) - sigmoid(score));
    // change += step · outer row; outer row += step · inner row. Four at a time: this is where the time goes.
    for (let d = 0, i = from, j = to; d < length; d += 4, i += 4, j += 4) {
      const o = outer[j]!;
      const p = outer[j + 1]!;
      const q = outer[j + 2]!;
      const r = outer[j + 3]!;
      change[d]! += step * o;
      change[d + 1]! += step * p;
      change[d + 2]! += step * q;
      change[d + 3]! += step * r;
      outer[j] = o + step * inner[i]!;
      outer[j + 1] = p + step * inner[i + 1]!;
      outer[j + 2] = q + step * inner[i + 2]!;
      outer[j + 3] = r + step * inner[i + 3]!;
    }
  }
  for (let d = 0; d < length; d++) inner[from + d]! += change[d]!;
}

function sigmoid(x: number): number {
  if (x >= FARTHEST) return 1;
  if (x <= -FARTHEST) return 0;
  return SIGMOID[((x + FARTHEST) * STEPS_PER_UNIT) | 0]!;
}
