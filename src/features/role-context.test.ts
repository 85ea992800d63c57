import { expect, it } from "vitest";
import { roleContext } from "./role-context.js";
import { featuresOf } from "./test-features.js";

it("finds kin to the left and a degree to the right", () => {
  const features = featuresOf(roleContext, "her cousin Guerline spoke with Kirsten Laird RN");
  expect(features[2]).toContain("role[0]=L-near:relation");
  expect(features[2]).toContain("role[0]=L:cousin");
  expect(features[6]).toContain("role[0]=R:rn");
});

it("looks no further than the line and sentence", () => {
  const features = featuresOf(roleContext, "Her cousin left.\n\nGuerline spoke.");
  expect(features[4]?.some((name) => name.includes("cousin"))).toBe(false);
});
