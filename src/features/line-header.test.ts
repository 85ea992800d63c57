import { expect, it } from "vitest";
import { lineHeader } from "./line-header.js";
import { featuresOf } from "./test-features.js";

it("gives the words that begin the line to those that follow them", () => {
  expect(featuresOf(lineHeader, "Seen by Ann Quist")).toEqual([
    [],
    ["lhead[0]=1:seen"],
    ["lhead[0]=1:seen", "lhead[0]=2:seen by"],
    ["lhead[0]=1:seen", "lhead[0]=2:seen by"],
  ]);
});

it("adds the line above where that ends with a colon, over blank lines too", () => {
  const rows = featuresOf(lineHeader, "Slept well\nReferred by:\n\nAnn Quist\n");
  expect(rows[5]).toEqual(["lhead[0]=above:by"]);
  expect(rows[6]).toEqual(["lhead[0]=1:ann", "lhead[0]=above:by"]);
  expect(rows[2]).toEqual([]);
  expect(rows[3]).toEqual(["lhead[0]=1:referred"]);
});

it("hides digits, and a colon without words above it says nothing", () => {
  expect(featuresOf(lineHeader, "12 beds")[1]).toEqual(["lhead[0]=1:##"]);
  expect(featuresOf(lineHeader, ":\nAnn")[1]).toEqual([]);
});
