import { expect, it } from "vitest";
import { chunkContext, chunkForm } from "./chunk.js";
import { featuresOf } from "./test-features.js";

const options = { tokenizer: "aggressive" } as const;

it("shows every piece the form of the whole", () => {
  const features = featuresOf(chunkForm, "MRN CU3958810-4 seen", options);
  for (const piece of [1, 2, 3, 4]) expect(features[piece]).toContain("chunk[0]=s:AA#######-#");
  expect(features[1]).toContain("chunk[0]=B");
  expect(features[4]).toContain("chunk[0]=E");
  expect(features[0]).toEqual(["chunk[0]=W", "chunk[0]=n3"]);
});

it("leaves marks of the sentence out", () => {
  expect(featuresOf(chunkForm, "(555-0134).", options)[1]).toContain("chunk[0]=s:###-####");
});

it("sees words behind a number of many tokens", () => {
  const features = featuresOf(chunkContext, "call Lee at 555-0134 after noon", options);
  expect(features[3]).toContain("chunks[-1]=at");
  expect(features[3]).toContain("chunks[1]=after");
  expect(features[5]).toContain("chunks[-2]=lee");
});
