import { expect, it } from "vitest";
import { readAsset, sharedAssets, useSharedAssets } from "./node.js";

it("has the bytes of a file of the package in memory once, for all threads", () => {
  const first = readAsset("embeddings");
  expect(first?.length).toBeGreaterThan(1_000_000);
  expect(first?.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(readAsset("embeddings")?.buffer).toBe(first?.buffer);
  expect(sharedAssets().get("embeddings")).toBe(first?.buffer);
});

it("takes over what another thread has read", () => {
  const given = new SharedArrayBuffer(3);
  useSharedAssets(new Map([["word-frequencies", given]]));
  expect(readAsset("word-frequencies")?.buffer).toBe(given);
});
