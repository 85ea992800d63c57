import { expect, it } from "vitest";
import { createCounts, learnNote } from "./counts.js";
import { alphabetOf } from "./emissions.js";
import { languageModels } from "./language-models.js";
import { rescorer } from "./rescore.js";
import { type Chunk, OUTSIDE_TEXT, phrasesOf } from "./states.js";
import { BEGIN, END, framed, toSymbols } from "./symbols.js";
import { invented, wordsOf } from "./test-lattice.js";

const counts = createCounts({ order: 5 });
for (let n = 0; n < 12; n++) learnNote(counts, invented(n).note, invented(n).chunks);
const models = languageModels(counts.trie, counts.settings, (model) => alphabetOf(model === OUTSIDE_TEXT, 2));

/** Symbol by symbol, without any short cut. */
function spelled(model: number, begin: number, text: string, end: number): number {
  const context = models.begin(model, begin);
  let log = 0;
  for (const symbol of framed(begin, toSymbols(text).symbols, end).subarray(1))
    log += models.step(context, symbol);
  return log;
}

function plainly(text: string, offsets: Int32Array, chunks: readonly Chunk[]): number {
  let log = 0;
  let from = 0;
  let before = 0;
  for (const { first, last, type } of chunks) {
    const [start, end] = [offsets[2 * first] as number, offsets[2 * last - 1] as number];
    log += spelled(OUTSIDE_TEXT, BEGIN + before, text.slice(from, start), END + type);
    log += spelled(phrasesOf(type), BEGIN, text.slice(start, end), END);
    from = end;
    before = type;
  }
  return log + spelled(OUTSIDE_TEXT, BEGIN + before, text.slice(from), END);
}

it.each([
  [[]],
  [[{ first: 0, last: 1, type: 1 }]],
  [
    [
      { first: 3, last: 5, type: 1 },
      { first: 5, last: 6, type: 2 },
    ],
  ],
  [
    [
      { first: 3, last: 4, type: 2 },
      { first: 12, last: 14, type: 1 },
    ],
  ],
])("scores %j as spelling it all out does", (chunks: Chunk[]) => {
  const { text, offsets } = wordsOf(
    "Seen by Dr. Ada Okafor 日本 on the 3rd, and again: no fever, no × chills at all.",
  );
  const score = rescorer(models, counts.settings.order, text, offsets);
  expect(score(chunks)).toBeCloseTo(plainly(text, offsets, chunks), 9);
  expect(score(chunks)).toBe(score(chunks));
});

it("knows which types follow which", () => {
  const after = (before: number, next: number): number =>
    spelled(OUTSIDE_TEXT, BEGIN + before, " on ", END + next);
  expect(after(1, 2)).toBeGreaterThan(after(1, 1));
  expect(after(1, 2)).toBeGreaterThan(after(0, 2));
});
