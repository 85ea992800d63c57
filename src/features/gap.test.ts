import { expect, it } from "vitest";
import { gapBefore, gaps } from "./gap.js";
import { featuresOf } from "./test-features.js";

it("tells a blank from a column gap, a line break and a blank line", () => {
  const names = featuresOf(gapBefore, "Pt  Ada Lee\nMRN\t12\n\nSeen.").map(([name]) => name);
  expect(names).toEqual([
    "gapb[0]=start",
    "gapb[0]=wide",
    "gapb[0]=blank",
    "gapb[0]=line",
    "gapb[0]=tab",
    "gapb[0]=blank-line",
    "gapb[0]=none",
  ]);
});

it("joins the gap with the token's shape", () => {
  const features = featuresOf(gaps, "Udeh   Anes");
  expect(features[1]).toContain("gap-shape[0,0]=wide|Aa");
  expect(features[1]).not.toContain("gap-shape[0,0]=blank|Aa");
});
