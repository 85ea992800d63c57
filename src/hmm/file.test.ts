import { describe, expect, it } from "vitest";
import { createChunker } from "./chunker.js";
import { createCounts, type HmmSettings, learnNote } from "./counts.js";
import { decodeCounts, encodeCounts } from "./file.js";
import { invented, wordsOf } from "./test-lattice.js";

const NOTES = Array.from({ length: 20 }, (_, n) => invented(n));
const NEW = {
  note: wordsOf("Call Zo\u00eb at 555-0142 ."),
  chunks: [{ first: 1, last: 2, type: "PATIENT" }],
};

function learn(
  settings: Partial<HmmSettings>,
  notes: readonly (typeof NEW)[],
  counts = createCounts(settings),
) {
  for (const { note, chunks } of notes) learnNote(counts, note, chunks);
  return counts;
}

describe.each([
  ["everything kept", {}],
  ["rare runs forgotten", { mostNodes: 900 }],
])("%s", (_, settings) => {
  const all = [...NOTES, NEW];
  const batch = encodeCounts(learn(settings, all));

  it.each([1, 7, 20])("learns in two goes what it learns in one (after %i notes)", (cut) => {
    const before = learn(settings, all.slice(0, cut));
    const read = decodeCounts(encodeCounts(before), "x.model");
    expect(encodeCounts(learn(settings, all.slice(cut), read))).toEqual(batch);
    expect(encodeCounts(learn(settings, all.slice(cut), before))).toEqual(batch);
  });

  it("tags the same after it was written and read", () => {
    const counts = learn(settings, all);
    const read = decodeCounts(batch, "x.model");
    expect(encodeCounts(read)).toEqual(batch);
    const text = wordsOf("Seen by Dr. Ada Quillby on March 9 .");
    expect(createChunker(read)(text)).toEqual(createChunker(counts)(text));
  });
});

it("forgets only when it must", () => {
  expect(learn({ mostNodes: 900 }, NOTES).trie.size).toBeLessThan(950);
  expect(learn({}, NOTES).trie.size).toBeGreaterThan(1500);
});

it("refuses a file that is no model, cut, or altered anywhere", () => {
  const bytes = encodeCounts(learn({ order: 3 }, NOTES.slice(0, 3)));
  const codeOf = (damaged: Uint8Array): unknown => {
    try {
      decodeCounts(damaged, "x.model");
      return "read";
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  expect(codeOf(bytes)).toBe("read");
  expect(codeOf(new TextEncoder().encode("Seen by Dr. Okafor"))).toBe("not-a-model");
  expect(codeOf(new Uint8Array(0))).toBe("not-a-model");
  for (let length = 8; length < bytes.length; length += 37)
    expect(codeOf(bytes.slice(0, length))).toBe("model-altered");
  for (let at = 8; at < bytes.length; at += 41) {
    const altered = bytes.slice();
    altered[at] = (altered[at] as number) ^ 4;
    expect(codeOf(altered)).toBe("model-altered");
  }
});
