import { expect, it } from "vitest";
import { seededRandom } from "../../random.js";
import { createFeatureTable } from "../feature-table.js";
import { endHigh, endLow, type HashState, hashState, hashString } from "../hash.js";
import { buildLayout } from "../layout.js";
import { joinedScorer, type ScorePlan } from "./joined-scores.js";

const state: HashState = hashState();
function hashOf(text: string): { high: number; low: number } {
  hashString(state, text);
  return { high: state.high, low: state.low };
}

/** The hash of a feature of values, as the kernels make it. */
function joined(key: string, ...values: readonly string[]): HashState {
  let { high, low } = hashOf(key);
  for (const value of values.map(hashOf)) {
    high = Math.imul(((high << 7) | (high >>> 25)) ^ value.high, 0x85ebca6b);
    low = Math.imul(((low << 13) | (low >>> 19)) ^ value.low, 0xc2b2ae35);
  }
  const ended = endHigh(high, low);
  return { high: ended, low: endLow(ended, low) };
}

const PLAN: ScorePlan = {
  joins: [
    { key: hashOf("one"), places: [{ column: 0, offset: 0 }], each: true },
    {
      key: hashOf("two"),
      places: [
        { column: 0, offset: -1 },
        { column: 1, offset: 0 },
      ],
      each: true,
    },
    {
      key: hashOf("first"),
      places: [
        { column: 1, offset: 0 },
        { column: 0, offset: 1 },
        { column: 0, offset: -1 },
      ],
      each: false,
    },
  ],
  columns: 2,
  listPlaces: [-1, 0],
};

/** Values by token and column, and one token on either side. */
function noteOf(values: readonly (readonly (readonly string[])[])[], lists: readonly number[]) {
  const cells: number[] = [];
  const hashes: number[] = [];
  for (const column of values.flat()) {
    cells.push(hashes.length / 2, hashes.length / 2 + column.length);
    for (const { high, low } of column.map(hashOf)) hashes.push(high, low);
  }
  return {
    cells: Uint32Array.from(cells),
    values: Int32Array.from(hashes),
    lists: Uint32Array.from(lists),
  };
}

/** A table and a layout for these features, with a weight for every label that does not get 0. */
function modelOf(features: readonly HashState[], labels: number, weight: (a: number, j: number) => number) {
  const table = createFeatureTable();
  for (const [a, feature] of features.entries()) table.internHash(feature, () => `${a}`);
  const all = features.flatMap((_, a) =>
    Array.from({ length: labels }, (_, j) => ({ a, j, w: weight(a, j) })),
  );
  const kept = all.filter(({ w }) => w !== 0);
  const layout = buildLayout({
    labels,
    nodeOffset: Uint32Array.from([...features, 0], (_, a) => kept.filter((one) => one.a < a).length),
    nodeLabel: Uint16Array.from(kept, ({ j }) => j),
    pair: new Uint32Array(0),
    edgeOffset: new Uint32Array(1),
    edgePair: new Uint32Array(0),
  });
  const weights = new Float64Array(layout.parameters);
  for (let a = 0; a < layout.attributes; a++)
    for (let k = layout.attributeOffset[a]!; k < layout.attributeOffset[a + 1]!; k++)
      weights[k] = layout.parameterLabel[k]! < labels ? weight(a, layout.parameterLabel[k]!) : 0;
  return { table, layout, weights };
}

it.each(["simd", "plain"] as const)("joins the values around a token (%s)", (kernels) => {
  const features = [
    joined("one", "a"),
    joined("two", "a", "y"),
    joined("two", "b", "y"),
    joined("first", "y", "c", "a"),
  ];
  const { table, layout, weights } = modelOf(features, 3, (a, j) => (j === a % 3 ? 10 ** a : 0));
  const scorer = joinedScorer(table, layout, weights, PLAN, kernels);
  const empty = scorer.addList([], [0, 0]);
  const listed = scorer.addList([scorer.rowOf(features[0]!.high, features[0]!.low)], [1, 1]);
  expect(scorer.rowOf(1, 2)).toBe(0);
  const note = noteOf(
    [
      [["<"], ["<"]],
      [["a", "b"], ["x"]],
      [["q"], ["y", "z"]],
      [["c"], []],
      [[">"], [">"]],
    ],
    [empty, empty, listed, empty, empty],
  );
  scorer.read(note);
  const out = new Float64Array(3 * layout.padded);
  scorer.score(0, 3, out);
  const rows = [0, 1, 2].map((t) => [...out.subarray(t * layout.padded, t * layout.padded + 3)]);
  // Steps of 1000/32767: what is small is rounded.
  expect(rows.map((row) => row.map((score) => Math.round(score)))).toEqual([
    [1, 0, 0],
    [1000, 10, 100],
    [1, 0, 0],
  ]);
});

it("adds up the same with both kernels, whatever the rows and however many", () => {
  const random = seededRandom(3);
  const names = Array.from({ length: 40 }, (_, n) => `v${n}`);
  const features = [
    ...names.map((name) => joined("one", name)),
    ...names.map((name) => joined("two", name, "v0")),
  ];
  const shares = [0.05, 0.3, 1];
  const { table, layout, weights } = modelOf(features, 19, (a, j) => {
    const drawn = Math.sin(1 + a * 19 + j);
    if (Math.abs(drawn) > shares[a % 3]!) return 0;
    return drawn * (a % 5 === 0 ? 30 : 1);
  });
  const draw = (most: number): string[] =>
    Array.from({ length: Math.floor(random() * most) }, () => names[Math.floor(random() * 40)]!);
  const tokens = Array.from({ length: 12 }, (_, t) => [draw(t === 5 ? 1500 : 6), ["v0", ...draw(3)]]);
  const scores = (["simd", "plain"] as const).map((kernels) => {
    const scorer = joinedScorer(table, layout, weights, PLAN, kernels);
    // More rows of each kind than are gathered before they are summed, and not a multiple of four.
    const rows = features.map(({ high, low }) => scorer.rowOf(high, low)).filter((row) => row !== 0);
    const list = scorer.addList(
      Array.from({ length: 3203 }, (_, n) => rows[n % rows.length]!),
      [3001, 3203],
    );
    scorer.read(noteOf(tokens, new Array<number>(12).fill(list)));
    const out = new Float64Array(10 * layout.padded);
    scorer.score(0, 10, out);
    return out;
  });
  expect(scores[0]).toEqual(scores[1]);
  expect(new Set(scores[0]).size).toBeGreaterThan(100);
});

it("keeps lists under new numbers", () => {
  const features = [joined("one", "a"), joined("one", "b"), joined("one", "c")];
  const { table, layout, weights } = modelOf(features, 3, (a, j) => (j === a ? 5 : 0));
  const scorer = joinedScorer(table, layout, weights, PLAN);
  const [a, b, c] = features.map(({ high, low }) => scorer.rowOf(high, low)) as [number, number, number];
  scorer.addList([a], [1, 1]);
  scorer.addList([b, c], [1, 2]);
  scorer.addList([c, a, b], [1, 3]);
  scorer.keepLists([2, 0]);
  expect(scorer.addList([b], [1, 1])).toBe(2);
  const scoresWith = (list: number): number[] => {
    scorer.read(
      noteOf(
        [
          [["<"], ["<"]],
          [[], []],
          [[">"], [">"]],
        ],
        [list, list, list],
      ),
    );
    const out = new Float64Array(layout.padded);
    scorer.score(0, 1, out);
    return [...out.subarray(0, 3)].map(Math.round);
  };
  expect([0, 1, 2].map(scoresWith)).toEqual([
    [5, 5, 5],
    [5, 0, 0],
    [0, 5, 0],
  ]);
});
