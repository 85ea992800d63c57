import fc from "fast-check";
import { expect, it } from "vitest";
import { splitsPair } from "../../../note.js";
import { linearPattern } from "./pattern.js";

/** Patterns of all that the syntax has, small enough for JavaScript's own engine. */
const { pattern } = fc.letrec<{ pattern: string; piece: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom("a", "b", "A", "é", "1", "-", " ", "k", "😀") },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ".",
        "\\d",
        "\\w",
        "\\W",
        "\\s",
        "[ab]",
        "[^a]",
        "[^]",
        "[a-c1]",
        "\\p{L}",
        "\\p{Lu}",
        "\\u{1F600}",
        "\\x61",
        "[😀é]",
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom("^", "$", "\\b", "\\B", "") },
  ),
  piece: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    tie("atom"),
    fc
      .tuple(fc.constantFrom("(?:", "(", "(?<other>"), tie("pattern"))
      .map(([open, inner]) => `${open}${inner})`),
    fc
      .tuple(fc.constantFrom("(?=", "(?!", "(?<=", "(?<!"), tie("pattern"))
      .map(([open, inner]) => `${open}${inner})`),
    fc
      .tuple(
        tie("pattern"),
        fc.constantFrom("*", "+", "?", "{2}", "{1,2}", "{0,3}", "{1,}", "{0}"),
        fc.constantFrom("", "?"),
      )
      .map(([inner, times, lazy]) => `(?:${inner})${times}${lazy}`),
    tie("pattern").map((inner) => `(?<value>${inner})`),
  ),
  pattern: fc
    .array(fc.array(tie("piece"), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 })
    .map((branches) => branches.map((pieces) => pieces.join("")).join("|")),
}));
const text = fc
  .array(fc.constantFrom("a", "b", "A", "é", "É", "1", "-", " ", "\n", "k", "\u212a", "😀", "\ud83d"), {
    maxLength: 12,
  })
  .map((all) => all.join(""));

it("finds what JavaScript finds", () => {
  fc.assert(
    fc.property(
      pattern,
      fc.array(text, { minLength: 3, maxLength: 3 }),
      fc.boolean(),
      (source, texts, matchCase) => {
        let native: RegExp;
        try {
          native = new RegExp(source, matchCase ? "dgu" : "dgiu");
        } catch {
          return fc.pre(false); // the same name twice
        }
        fc.pre(!/\(\?<?[=!].*\(\?<value>/.test(source));
        const own = linearPattern(source, matchCase);
        for (const one of texts) {
          native.lastIndex = 0;
          const wanted = Array.from(one.matchAll(native), (match) => ({
            start: match.index,
            end: match.index + match[0].length,
            value: match.indices?.groups?.value ?? [match.index, match.index + match[0].length],
          })).filter(({ start, end }) => start < end);
          const found = own
            .matches(one)
            .map(({ start, end, valueStart, valueEnd }) => ({ start, end, value: [valueStart, valueEnd] }));
          expect(found).toEqual(wanted);
          // V8 also looks between the halves of a character for what takes none.
          native.lastIndex = 0;
          const first = native.exec(one);
          if (first === null || !splitsPair(one, first.index)) expect(own.test(one)).toBe(first !== null);
        }
      },
    ),
    { numRuns: Number(process.env.RUNS ?? 500) },
  );
});
