import { expect, it } from "vitest";
import { seededRandom } from "../../random.js";
import { createEngine } from "../infer/engine.js";
import { buildLayout } from "../layout.js";
import { sequenceBuilder } from "../sequences.js";

const ATTRIBUTES = 30;

/** Weights in eighths, so that many paths are equally good and the lowest labels must win in both versions. */
function randomEngines(seed: number, labels: number, pairs: number, gaps: number, closed: boolean) {
  const random = seededRandom(seed);
  const pick = (n: number): number => Math.floor(random() * n);
  const follow = new Uint8Array(labels * labels).fill(1);
  for (let j = 0; j < labels; j++)
    if (random() < gaps) for (let i = 0; i < labels; i++) if (i !== j) follow[i * labels + j] = pick(2);
  const nodeOffset = new Uint32Array(ATTRIBUTES + 1);
  const nodeLabel: number[] = [];
  for (let a = 0; a < ATTRIBUTES; a++) {
    for (let j = 0; j < labels; j++) if (random() < 0.3) nodeLabel.push(j);
    nodeOffset[a + 1] = nodeLabel.length;
  }
  const pair = Uint32Array.from(follow.keys()).filter((p) => follow[p] === 1 && random() < pairs);
  const none = { edgeOffset: new Uint32Array(1), edgePair: new Uint32Array(0) };
  const features = { labels, nodeOffset, nodeLabel: Uint16Array.from(nodeLabel), pair, ...none };
  const layout = buildLayout(features, { follow }, closed);
  const weights = Float64Array.from({ length: layout.parameters }, () => (pick(65) - 32) / 8);
  for (const k of layout.absent) weights[k] = 0;
  const builder = sequenceBuilder();
  for (const length of [1, 2, 7, 20]) {
    for (let t = 0; t < length; t++) builder.token([pick(ATTRIBUTES), pick(ATTRIBUTES)]);
    builder.end();
  }
  const [simd, plain] = (["simd", "plain"] as const).map((kernels) => {
    const engine = createEngine(layout, kernels);
    engine.weights.set(weights);
    engine.prepare();
    return engine;
  });
  return { data: builder.finish(), simd: simd!, plain: plain! };
}

it.each([
  [2, 0.5, 0, false],
  [9, 0, 0, false],
  [9, 1, 0, false],
  [16, 0.1, 0, false],
  [31, 0.2, 0.5, false],
  [12, 0.4, 1, false],
  [13, 0.3, 0.3, true],
])("Viterbi gives the same bits in both versions: %d labels", (labels, pairs, gaps, closed) => {
  for (let seed = 1; seed <= 8; seed++) {
    const { data, simd, plain } = randomEngines(seed, labels, pairs, gaps, closed);
    for (let s = 0; s < 4; s++) {
      const a = simd.viterbi(data, s, {});
      const b = plain.viterbi(data, s, {});
      expect(a.score).toBe(b.score);
      expect([...a.path]).toEqual([...b.path]);
    }
  }
});
