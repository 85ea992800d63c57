import { describe, expect, it } from "vitest";
import { Analysis } from "./analysis.js";
import { currentVocabulary, knownByNumber, MOST_WORDS, Vocabulary } from "./vocabulary.js";

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
    const long = Array.from({ length: MOST_WORDS + 1000 }, (_, n) => `w${n}`).join(" ");
    expect(new Analysis(long, "plain").words).toEqual(long.split(" "));
    expect(currentVocabulary()).not.toBe(first.vocabulary);
    expect(currentVocabulary().words).toContain("Okafor");
    expect(currentVocabulary().words).not.toContain("w1");
    expect(first.words[2]).toBe("Okafor");
  });

  const meet = (vocabulary: Vocabulary, ...words: string[]): void => {
    for (const word of words) vocabulary.numberOf(word, 0, word.length);
  };

  it("begins with the words that were met more than once in the one before, and says which they were", () => {
    const before = new Vocabulary();
    meet(before, "once", "twice", "often", "twice", "often", "seldom", "often");
    const after = new Vocabulary(before);
    expect(after.words).toEqual(["twice", "often"]);
    expect([...after.kept].map((number) => before.words[number])).toEqual(after.words);
    expect(after.follows(before)).toBe(true);
    expect(before.follows(after)).toBe(false);
    expect(new Vocabulary().follows(before)).toBe(false);
    meet(after, "often", "new", "new", "often");
    expect(new Vocabulary(after).words).toEqual(["often", "new"]);
  });

  it("leaves half of its room to new words", () => {
    const before = new Vocabulary();
    meet(before, "a", "b", "c", "a", "b", "c", "b", "c");
    expect(new Vocabulary(before, 4).words).toEqual(["b", "c"]);
    for (let n = 0; n < 300; n++) meet(before, "a", "b", "c");
    expect(new Vocabulary(before, 4).words).toEqual(["a", "b"]);
  });

  it("hands on what is known of its words, and to none but the one that follows", () => {
    const before = new Vocabulary();
    const knownIn = knownByNumber<string>();
    meet(before, "once", "twice", "twice");
    knownIn(before).fill("known");
    const after = new Vocabulary(before);
    meet(after, "new");
    expect(knownIn(after)).toEqual(["known", undefined]);
    expect(knownIn(new Vocabulary(before))).toEqual([undefined]);
  });
});
