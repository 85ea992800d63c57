import { expect, it } from "vitest";
import { processorTime } from "../../test/processor-time.js";
import { createChunker } from "./chunker.js";
import { createCounts, learnNote } from "./counts.js";
import { LONGEST_SEQUENCE, pieces } from "./pieces.js";
import { invented, wordsOf } from "./test-lattice.js";

const counts = createCounts();
for (let n = 0; n < 30; n++) learnNote(counts, invented(n).note, invented(n).chunks);
const TEXT = "Seen by Dr. Ada Quillby on March 9 .\n\nNo fever .\n\n";

it("finds what it has learned the look of, with probabilities", () => {
  const { chunks, logProbability } = createChunker(counts)(wordsOf(TEXT));
  expect(chunks).toMatchObject([
    { first: 3, last: 5, type: "DOCTOR" },
    { first: 6, last: 8, type: "DATE" },
  ]);
  for (const { probability, type, types } of chunks) {
    expect(probability).toBeGreaterThan(0.5);
    expect(probability).toBeLessThanOrEqual(1);
    expect(types[type]).toBe(probability);
  }
  expect(logProbability).toBeLessThanOrEqual(0);
});

it("finds more with a lower bias and nothing with a high one", () => {
  const found = (bias: number): number =>
    createChunker(counts, { bias })(wordsOf(TEXT)).chunks.reduce(
      (sum, { first, last }) => sum + last - first,
      0,
    );
  expect(found(-30)).toBeGreaterThan(found(0));
  expect(found(60)).toBe(0);
});

it.each(["", "   \n", "x", "日本", "\ud800", "a".repeat(100_000)])("takes any text (case %#)", (text) => {
  const { chunks, logProbability } = createChunker(counts)(wordsOf(text));
  expect(Number.isFinite(logProbability)).toBe(true);
  expect(chunks.length).toBeLessThanOrEqual(1);
});

it("tags without having learned anything", () => {
  expect(createChunker(createCounts())(wordsOf(TEXT)).chunks).toEqual([]);
});

it.each([
  ["at blank lines", "a b\n\nc d\ne\n\nf g h i", 4, [2, 5, 9]],
  ["at line ends where there is no blank line", "a b\nc d\ne f g h", 5, [4, 8]],
  ["anywhere where there is neither", "a b c d e f g", 3, [3, 6, 7]],
  ["not at all when it is short enough", "a\n\nb\n\nc", 3, [3]],
])("cuts long texts %s", (_, text, most, ends) => {
  expect(pieces(wordsOf(text), most).map(({ last }) => last)).toEqual(ends);
});

it("finds the same chunks in pieces, at their own places", () => {
  const text = wordsOf(TEXT.repeat(6));
  const whole = createChunker(counts, { nBest: 16 })(text).chunks;
  const cut = createChunker(counts, { nBest: 16, longest: 30 })(text).chunks;
  const place = (chunks: typeof whole) => chunks.map(({ first, last, type }) => ({ first, last, type }));
  expect(place(cut)).toEqual(place(whole));
  expect(place(cut)).toHaveLength(12);
});

it("takes 5 MB, never more than one sequence at a time", () => {
  const chunk = createChunker(counts, { nBest: 8 });
  const big = wordsOf(TEXT.repeat(Math.ceil(5e6 / TEXT.length)));
  expect(Math.max(...pieces(big).map(({ first, last }) => last - first))).toBeLessThanOrEqual(
    LONGEST_SEQUENCE,
  );
  const { chunks } = chunk(big);
  expect(chunks).toHaveLength(2 * Math.ceil(5e6 / TEXT.length));
}, 120_000);

it("takes four times as long for four times the text, about", async () => {
  const chunk = createChunker(counts, { nBest: 8 });
  const time = (times: number): Promise<number> => {
    const text = wordsOf(TEXT.repeat(times));
    return processorTime(() => chunk(text));
  };
  await time(500);
  const ratios: number[] = [];
  for (let run = 0; run < 5; run++) ratios.push((await time(6000)) / (await time(1500)));
  // Linear is 4, quadratic 16; other work on the machine spoils some of the five.
  expect(Math.min(...ratios)).toBeLessThan(9);
}, 120_000);
