import { describe, expect, it } from "vitest";
import { Analysis } from "./analysis.js";
import { currentVocabulary, Vocabulary } from "./vocabulary.js";

/** Words of a small alphabet, so that many come again and many differ in one letter only. */
function someWords(count: number): string[] {
  let state = 7;
  const next = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(18) }, () => "abAé’1\ud83d\ude00"[next(8)]).join(""),
  );
}

describe("a vocabulary", () => {
  it("gives every word one number, and the word back, as a table of strings does", () => {
    const vocabulary = new Vocabulary();
    const known = new Map<string, number>();
    for (const word of someWords(6000)) {
      const number = vocabulary.numberOf(`<${word}>`, 1, 1 + word.length);
      expect(number).toBe(known.get(word) ?? known.size);
      known.set(word, number);
      expect(vocabulary.words[number]).toBe(word);
    }
    expect(vocabulary.words).toEqual([...known.keys()]);
  });

  it("is the same for notes that follow each other, and another one when it is full", () => {
    const first = new Analysis("Dr. Okafor saw Mrs. Okafor.", "plain");
    const [, , okafor, , , , again] = first.wordNumbers;
    expect(first.words[2]).toBe("Okafor");
    expect(again).toBe(okafor);
    expect(new Analysis("Okafor", "plain").wordNumbers[0]).toBe(okafor);
    const long = Array.from({ length: 60_000 }, (_, n) => `w${n}`).join(" ");
    expect(new Analysis(long, "plain").words).toEqual(long.split(" "));
    expect(currentVocabulary()).not.toBe(first.vocabulary);
    expect(currentVocabulary().words).toEqual([]);
    expect(first.words[2]).toBe("Okafor");
  });
});
