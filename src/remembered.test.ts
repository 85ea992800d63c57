import { expect, it } from "vitest";
import { remembered } from "./remembered.js";

it("asks once for each word, whatever the answer, and starts afresh when it is full", () => {
  const asked: string[] = [];
  const answer = remembered((word) => {
    asked.push(word);
    return word === "a" ? undefined : word.length;
  }, 2);
  expect(["a", "bb", "a", "bb"].map(answer)).toEqual([undefined, 2, undefined, 2]);
  expect(asked).toEqual(["a", "bb"]);
  expect(["ccc", "bb"].map(answer)).toEqual([3, 2]);
  expect(asked).toEqual(["a", "bb", "ccc", "bb"]);
});
