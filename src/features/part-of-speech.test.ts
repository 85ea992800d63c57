import { expect, it } from "vitest";
import { posNear, posNgrams } from "./part-of-speech.js";
import { featuresOf } from "./test-features.js";

it("takes tags alone and in runs", () => {
  expect(featuresOf(posNear, "She saw Boston")[1]).toEqual([
    "pos[-1]=PRP",
    "pos[0]=VBD",
    "pos[1]=NNP",
    "pos[-1,0]=PRP|VBD",
    "pos[0,1]=VBD|NNP",
  ]);
  const [first = []] = featuresOf(posNgrams, "She saw Boston");
  expect(first).toContain("pos[0,1,2]=PRP|VBD|NNP");
  expect(first).toContain("pos[-2,-1,0]=<s>|<s>|PRP");
  expect(first).toHaveLength(5 + 4 + 3);
});

it("does not tag other languages", () => {
  expect(featuresOf(posNear, "Ella vio Boston", { language: "es" })[1]).toEqual([]);
});
