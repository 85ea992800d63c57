import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../test/processor-time.js";
import { splitsPair } from "../note.js";
import { attributes } from "./attributes.js";
import { linesOf } from "./lines.js";
import { sections } from "./sections.js";
import { structureOf } from "./structure.js";

// Pieces that meet in notes, and every way a text can be broken: lone CR, NUL, BOM, half a surrogate pair.
const PIECES = [
  ..."\n|\r|\r\n|\f|\u2028|\t| |  |\u00a0|\0|\ud83d|\ude00|😀|\ufeff|é|ß|İ|：".split("|"),
  ...":;=|.,-#*_[](){}<>/\\?!'\"0129",
  ..."|....|----|====|**|__|[x] |1. |• |- |IV. ".split("|"),
  ..."HPI|Plan|PLAN:|Past Medical History|meds|ANN POE|she said|Mood|cocaine: no|S: |O: |A: |https://|10:30".split(
    "|",
  ),
  ..."DD: 3/4/96|TR: ab|Labs (3/4)|cc:|(cont'd)|of|and|The patient was|Dr. |Allergies      NKDA".split("|"),
];
const noteLike = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(""));
const anyUnicode = fc.string({ unit: "binary", maxLength: 60 });
const anyUnits = fc.array(fc.nat(0xffff), { maxLength: 60 }).map((units) => String.fromCharCode(...units));
const anyText = fc.oneof({ arbitrary: noteLike, weight: 6 }, anyUnicode, anyUnits);

it("lines tile any text, and hold their breaks between end and next", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let at = 0;
      for (const { start, end, next, from, to } of linesOf(text)) {
        expect(start).toBe(at);
        expect(start <= from && from <= to && to <= end && end <= next && start < next).toBe(true);
        expect(text.slice(start, end)).not.toMatch(/[\n\r\f\v\u2028\u2029]/);
        expect(text.slice(from, to)).not.toMatch(/^\s|\s$/);
        expect(["", "\n", "\r", "\r\n", "\f", "\v", "\u2028", "\u2029"]).toContain(text.slice(end, next));
        at = next;
      }
      expect(at).toBe(text.length);
    }),
    { numRuns: 2000 },
  );
});

it("sections tile any text, with each header inside its section and on one line", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let at = 0;
      for (const [i, { start, end, header, name }] of sections(text).entries()) {
        expect(start).toBe(at);
        expect(end).toBeGreaterThan(start);
        expect(header === undefined).toBe(name === "");
        expect(splitsPair(text, start)).toBe(false);
        if (name === "") expect(i).toBe(0);
        if (header) {
          expect(header.start >= start && header.end > header.start && header.end <= end).toBe(true);
          expect(text.slice(header.start, header.end)).not.toMatch(/^\s|\s$|[\r\n]/);
          expect(splitsPair(text, header.start) || splitsPair(text, header.end)).toBe(false);
        }
        at = end;
      }
      expect(at).toBe(text.length);
    }),
    { numRuns: 3000 },
  );
});

it("attributes lie in reading order inside any text, trimmed, each name on one line, each value in one block", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let at = 0;
      for (const { name, value } of attributes(text)) {
        expect(name.start).toBeGreaterThanOrEqual(at);
        expect(name.end).toBeGreaterThan(name.start);
        expect(value.start).toBeGreaterThanOrEqual(name.end);
        expect(value.end).toBeGreaterThanOrEqual(value.start);
        expect(text.slice(name.start, name.end)).not.toMatch(/^\s|\s$|[\r\n]/);
        expect(text.slice(value.start, value.end)).not.toMatch(/^\s|\s$/);
        // No blank line between a name and the end of its value.
        const block = linesOf(text, name.start, value.end);
        expect(block.every(({ from, to }) => from < to)).toBe(true);
        for (const edge of [name.start, name.end, value.start, value.end]) {
          expect(splitsPair(text, edge)).toBe(false);
        }
        at = value.end;
      }
      expect(at).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 3000 },
  );
});

it("every section of any text has a structure", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      for (const section of sections(text)) {
        expect(["structured", "semi", "unstructured"]).toContain(structureOf(text, section));
      }
    }),
    { numRuns: 1000 },
  );
});

describe("time grows with the length of the text", () => {
  const hard: Record<string, (size: number) => string> = {
    "a line of colons": (size) => ":".repeat(size),
    'a line of "A: "': (size) => "A: ".repeat(size / 3),
    'a line of "A:  "': (size) => "A:  ".repeat(size / 4),
    'a line of "PLAN: "': (size) => "PLAN: ".repeat(size / 6),
    'a line of "A B C D E F:"': (size) => "A B C D E F:".repeat(size / 12),
    "a line of one capital": (size) => "A".repeat(size),
    "a line of words in capitals": (size) => "PLAN OF CARE ".repeat(size / 13),
    "a line of blanks": (size) => " ".repeat(size),
    "a word and a line of blanks": (size) => `Name${" ".repeat(size)}:`,
    "a line of dots": (size) => ".".repeat(size),
    "a word and a line of dots": (size) => `Name ${".".repeat(size)}`,
    'a line of ". "': (size) => ". ".repeat(size / 2),
    'a line of "... "': (size) => "... ".repeat(size / 4),
    "a line of equals signs": (size) => `x${"=".repeat(size)}`,
    'a line of "a=b "': (size) => "a=b ".repeat(size / 4),
    "a line of stars and a word": (size) => `${"*".repeat(size)}x`,
    "a line of semicolons": (size) => ";".repeat(size),
    'a line of "x; "': (size) => "x; ".repeat(size / 3),
    "a line of tabs": (size) => `a${"\t".repeat(size)}b`,
    'a line of "a\\t"': (size) => "a\t".repeat(size / 2),
    "a line of brackets": (size) => "[(".repeat(size / 2),
    "one sentence without end": (size) => "he was seen and told to rest ".repeat(size / 29),
    "short lines of words": (size) => "word\n".repeat(size / 5),
    "short pairs": (size) => "a: b\n".repeat(size / 5),
    "short headers": (size) => "HPI\n".repeat(size / 4),
    "indented lines under a pair": (size) => `a:\n${"  word\n".repeat(size / 7)}`,
    "two columns": (size) => "Na   138\n".repeat(size / 9),
    "empty lines": (size) => "\n".repeat(size),
    stamps: (size) => "DD: 3/4/96\n".repeat(size / 11),
  };
  const everything = (text: string): Promise<number> =>
    processorTime(() => {
      attributes(text);
      for (const section of sections(text)) structureOf(text, section);
    });
  it.each(Object.entries(hard))("on %s", async (_, make) => {
    const [short, long] = [make(250_000), make(1_000_000)];
    await everything(make(20_000));
    // The better of several runs: the machine may be busy. One millisecond is below what can be told apart.
    let ratio = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 4 && ratio >= 6; run++) {
      ratio = Math.min(ratio, (await everything(long)) / Math.max(await everything(short), 1));
    }
    expect(ratio).toBeLessThan(8);
  });
});
