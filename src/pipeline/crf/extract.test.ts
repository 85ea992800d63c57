import { describe, expect, it } from "vitest";
import { Analysis } from "../../text/analysis.js";
import { sequenceRanges } from "./extract.js";

const of = (text: string): Analysis => new Analysis(text, "plain");

describe("sequenceRanges", () => {
  it("are sentences, lines, or the whole note, and together hold every token", () => {
    const analysis = of("One came. Two went\nand three stayed.");
    expect(sequenceRanges(analysis, "note")).toEqual([{ first: 0, last: analysis.count }]);
    expect(sequenceRanges(analysis, "line")).toEqual([
      { first: 0, last: 5 },
      { first: 5, last: analysis.count },
    ]);
    expect(sequenceRanges(analysis, "sentence")[0]).toEqual({ first: 0, last: 3 });
    expect(sequenceRanges(of(""), "note")).toEqual([]);
  });

  it.each(["note", "line", "sentence"] as const)("by %s are bounded, however long that is", (unit) => {
    const analysis = of("word ".repeat(30_000));
    const found = sequenceRanges(analysis, unit);
    expect(found.map(({ first }) => first)).toEqual([0, ...found.slice(0, -1).map(({ last }) => last)]);
    expect(found.at(-1)?.last).toBe(30_000);
    expect(Math.max(...found.map(({ first, last }) => last - first))).toBe(8192);
  });

  it("are cut where a line begins, if there is one near the end of their room", () => {
    const analysis = of(`${"word ".repeat(7000)}\n${"word ".repeat(3000)}`);
    expect(sequenceRanges(analysis, "note")).toEqual([
      { first: 0, last: 7000 },
      { first: 7000, last: 10_000 },
    ]);
  });
});
