import fc from "fast-check";
import { expect, it } from "vitest";
import { type Term, termFinder } from "./term-finder.js";
import { folded, levelled, plain, wordsOf } from "./words.js";

const WORDS = [
  "the",
  "The",
  "ann",
  "ANN",
  "o'brien",
  "O’Brien",
  "x",
  "T12",
  "12",
  "é",
  "e\u0301",
  "É",
  "Rüby",
];
const MARKS = ["-", "–", "#", "++", ".", "'", "/"];
const pieces = fc.array(fc.constantFrom(...WORDS, ...WORDS, ...MARKS, " ", " ", "  ", "\n", "\u00a0"), {
  maxLength: 12,
});
const text = pieces.map((all) => all.join(""));
const term = fc.record({
  text: fc
    .array(fc.constantFrom(...WORDS, ...MARKS, " "), { minLength: 1, maxLength: 5 })
    .map((all) => all.join("")),
  matchCase: fc.boolean(),
});

/** Holds every term against every stretch from the beginning of a word to the end of one. */
function naively(terms: readonly Term[], fold: (text: string) => string, note: string): string[] {
  const words = wordsOf(note);
  const wordlike = (at: number): boolean => /^[\p{L}\p{M}\p{N}]/u.test(note.slice(at, at + 1));
  return terms.flatMap(({ text: sought, matchCase }, n) => {
    const level = matchCase ? levelled : fold;
    const own = wordsOf(sought);
    if (own.length === 0) return [];
    const lead = level(sought.slice(0, own[0]?.start).trimStart());
    const core = level(sought.slice(own[0]?.start, own.at(-1)?.end));
    const tail = level(sought.slice(own.at(-1)?.end).trimEnd());
    return words.flatMap((first) =>
      words.flatMap((last) => {
        if (last.end < first.end || level(note.slice(first.start, last.end)) !== core) return [];
        const [start, end] = [first.start - lead.length, last.end + tail.length];
        if (
          start < 0 ||
          level(note.slice(start, first.start)) !== lead ||
          level(note.slice(last.end, end)) !== tail
        )
          return [];
        if ((lead === "" && start > 0 && wordlike(start - 1)) || (tail === "" && wordlike(end))) return [];
        return [`${n} ${start}-${end}`];
      }),
    );
  });
}

it.each([
  ["folded", folded],
  ["plain", plain],
] as const)("finds the terms that a naive search finds, %s", (_, fold) => {
  fc.assert(
    fc.property(fc.array(term, { maxLength: 6 }), text, (terms, note) => {
      const numbered = terms.map((one, n) => ({ ...one, n }));
      const found = termFinder(
        numbered,
        fold,
      )(note).map(({ start, end, term: { n } }) => `${n} ${start}-${end}`);
      expect(found.sort()).toEqual(naively(terms, fold, note).sort());
    }),
    { numRuns: 1000 },
  );
});

/** Processor time in ms. */
function cpu(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

it("takes time in proportion to its terms, also where all begin with one word, and hardly more for a text", () => {
  const terms = (count: number): Term[] =>
    Array.from({ length: count }, (_, n) => ({ text: `Patient ${n.toString(36).replace(/\d/g, "q")}x${n}` }));
  const note = "Patient was seen with the patient of Ward 6. ".repeat(200);
  const best = (run: () => void): number => Math.min(cpu(run), cpu(run), cpu(run));
  const [few, many] = [termFinder(terms(1000)), termFinder(terms(20_000))];
  expect(best(() => termFinder(terms(20_000))) / best(() => termFinder(terms(2000)))).toBeLessThan(30);
  expect(best(() => many(note)) / best(() => few(note))).toBeLessThan(10);
});
