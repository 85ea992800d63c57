import { expect, it } from "vitest";
import {
  frames,
  neighbourAndDictionary,
  neighbourAndShape,
  neighbourClusterAndShape,
} from "./conjunctions.js";
import { featuresOf } from "./test-features.js";

it("joins a neighbour's word with the token's shape and kinds", () => {
  const features = featuresOf(neighbourAndShape, "at 17 he left")[1];
  expect(features).toContain("w-shape[-1,0]=at|#");
  expect(features).toContain("w-kind[-1,0]=at|age-number");
  expect(features).not.toContain("w-kind[-1,0]=at|year");
});

it("frames the token", () => {
  const features = featuresOf(frames, "went in at 17 , then")[3];
  expect(features).toEqual(["frame[-1,0,1]=at|#|,", "frame[-2,-1,0]=in|at|#"]);
});

it("joins a neighbour's word with dictionary classes, and its cluster with the shape", () => {
  expect(
    featuresOf(neighbourAndDictionary, "in Boston")[1]?.some((name) =>
      /^w-dset\[-1,0\]=in\|.*city/.test(name),
    ),
  ).toBe(true);
  expect(
    featuresOf(neighbourClusterAndShape, "in Boston")[1]?.some((name) =>
      /^g-shape\[-1,0\]=c64:\d+\|Aa$/.test(name),
    ),
  ).toBe(true);
});
