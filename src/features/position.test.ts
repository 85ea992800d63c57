import { expect, it } from "vitest";
import { notePosition } from "./position.js";
import { featuresOf } from "./test-features.js";

const LINES = ["Name", "Ann Quist", ...Array.from({ length: 12 }, () => "x"), "end of note"];
const rows = featuresOf(notePosition, LINES.join("\n")).map((names) =>
  names.map((name) => name.slice("pos-in-note[0]=".length)),
);

it("tells the first lines one by one, the lines at the top and the last three", () => {
  expect(rows[0]).toContain("line-0");
  expect(rows[1]).toContain("line-1");
  expect(rows.filter((values) => values.includes("top"))).toHaveLength(7);
  expect(rows.filter((values) => values.includes("bottom"))).toHaveLength(2 + 3);
  expect(rows[0]).not.toContain("bottom");
});

it("tells where in its line a token stands", () => {
  expect(rows[0]?.at(-1)).toBe("alone-in-line");
  expect(rows[1]?.at(-1)).toBe("begins-line");
  expect(rows[2]?.at(-1)).toBe("ends-line");
  expect(rows.at(-2)?.at(-1)).toMatch(/^tenth-/);
});

it("cuts the note into tenths", () => {
  const tenths = rows.map((values) => values.find((value) => value.startsWith("tenth-")));
  expect(new Set(tenths).size).toBe(10);
  expect([tenths[0], tenths.at(-1)]).toEqual(["tenth-0", "tenth-9"]);
  expect(featuresOf(notePosition, "")).toEqual([]);
});
